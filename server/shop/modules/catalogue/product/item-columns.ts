import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/stores.ts'
import type { SharedItemFields } from './item.model.ts'

/** Fields of a view by name; `i` is the item and `ip` its price in the store. */
type Columns = Readonly<Record<string, SQL>>

/** Imported stock less what orders have claimed, of the item with this alias. */
export const availableStock = (item: 'i' | 'oi'): SQL => {
  const { id, stock } = { id: sql.raw(`${item}.id`), stock: sql.raw(`${item}.stock`) }
  return sql`greatest(${stock} - coalesce((select sc.claimed from stock_counts sc where sc.item_id = ${id}), 0), 0)`
}

/** The variant's values, in the order of the selectors. */
const variant = sql`(
  select coalesce(json_agg(json_build_object('attributeId', v.attribute_id, 'valueId', v.value_id) order by v.position), '[]')
  from item_variant_values v where v.item_id = i.id)`

export const sharedColumns = {
  id: sql`i.id`,
  taxClass: sql`i.tax_class`,
  stock: availableStock('i'),
  deliveryDays: sql`i.delivery_days`,
  maxQuantity: sql`i.max_quantity`,
  minimumOrderQuantity: sql`i.minimum_order_quantity`,
  contentQuantity: sql`i.content_quantity`,
  contentUnit: sql`i.content_unit`,
  contentIsDisplayed: sql`i.content_is_displayed`,
  amount: sql`ip.amount`,
  oldAmount: sql`ip.old_amount`,
  tiers: sql`coalesce(ip.tiers, '[]')`,
  groupTiers: sql`coalesce(ip.group_tiers, '[]')`,
  variant,
} satisfies Record<keyof SharedItemFields, SQL>

const pictureObject = (language: TextLanguage) =>
  sql`json_build_object('mediaId', f.media_id, 'alt', f.alt ->> ${language}, 'title', f.title ->> ${language})`

export const firstPicture = (language: TextLanguage) => sql`(
  select ${pictureObject(language)} from item_pictures f where f.item_id = i.id order by f.position limit 1)`

export const allPictures = (language: TextLanguage) => sql`(
  select coalesce(json_agg(${pictureObject(language)} order by f.position), '[]') from item_pictures f where f.item_id = i.id)`

/** For a select list. */
export function selected(columns: Columns): SQL {
  return sql.join(
    Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
    sql`, `,
  )
}

/** One JSON object a row. */
export function jsonObject(columns: Columns): SQL {
  const pairs = Object.entries(columns).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`)
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}
