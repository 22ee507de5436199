import type pg from 'pg'
import type { StoreId } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { type DatabaseRow, databaseQuery } from './stored-snapshot.ts'

export type ProductRow = {
  id: string
  stores: StoreId[]
  rating: number | null
  /** Days since 2000. */
  on_sale_since: number
  name_de: string
  name_en: string
  manufacturer: string | null
  order_numbers: string | null
}
/** `codes` is a list of code:stores, where stores is a bit mask in the order of `storeIds`. */
type ValueRow = { product_id: string; codes: string }
type NumberRow = { product_id: string; attribute_id: string; number: number }
export type PriceRow = {
  product_id: string
  store: StoreId
  tax_class: 'standard' | 'reduced'
  lowest: number
  lowest_available: number | null
}
type PlaceRow = { product_id: string; category_ids: string }
type CategoryRow = { id: string; lineage: string[]; is_sale: boolean; name_de: string; name_en: string }
type CodeRow = { attribute_id: string; id: string; name: { de: string; en: string } }
type SynonymRow = { language: TextLanguage; terms: string[]; meanings: string[] }
export type StoreTaxRow = { id: StoreId; tax_rates: { standard: number; reduced: number } }

// Codes number all attribute values in the editors' order; every query that speaks of codes counts the same way.
const codes = `select attribute_id, id, name, (row_number() over (order by attribute_id, position, id) - 1)::int as code from attribute_values`

const storeMask = `(1 << (array_position(array['de','at','ch','b2b'], ip.store) - 1))`

const products = `
  select p.id, p.stores, p.rating, (p.on_sale_since - date '2000-01-01') as on_sale_since, de.name as name_de, en.name as name_en,
    m.name as manufacturer,
    (select string_agg(i.order_number, ' ') from items i where i.product_id = p.id) as order_numbers
  from products p
  join product_texts de on de.product_id = p.id and de.language = 'de'
  join product_texts en on en.product_id = p.id and en.language = 'en'
  left join manufacturers m on m.id = p.manufacturer_id
  where not p.is_retired
  order by p.sales_rank desc, length(p.id), p.id`

const values = `
  with codes as (${codes}), pairs as (
    select v.product_id, codes.code, 15 as mask
      from product_attribute_values v join codes on codes.attribute_id = v.attribute_id and codes.id = v.value_id
    union all
    select i.product_id, codes.code, ${storeMask}
      from items i
      join item_variant_values v on v.item_id = i.id
      join codes on codes.attribute_id = v.attribute_id and codes.id = v.value_id
      join item_prices ip on ip.item_id = i.id
  ), merged as (select product_id, code, bit_or(mask) as mask from pairs group by product_id, code)
  select product_id, string_agg(code || ':' || mask, ',') as codes from merged group by product_id`

export const priceQuery = (condition: string): string => `
  select i.product_id, ip.store, i.tax_class, min(ip.amount) as lowest,
    min(ip.amount) filter (where i.stock > coalesce(c.claimed, 0)) as lowest_available
  from items i join item_prices ip on ip.item_id = i.id
    left join stock_counts c on c.item_id = i.id ${condition}
  group by i.product_id, ip.store, i.tax_class`

/** Everything that the index is built from, by few queries over whole tables, all of one moment. */
export const readSnapshotRows = async (client: pg.ClientBase) => {
  const read = async <Row extends object>(text: string): Promise<Row[]> => (await client.query<Row>(text)).rows
  await client.query('begin isolation level repeatable read read only')
  const [readFrom] = await read<DatabaseRow>(databaseQuery)
  if (!readFrom) throw new Error('PostgreSQL does not say which database this is')
  const rows = {
    readFrom,
    stores: await read<StoreTaxRow>('select id, tax_rates from stores'),
    products: await read<ProductRow>(products),
    codes: await read<CodeRow>(`${codes} order by code`),
    values: await read<ValueRow>(values),
    numbers: await read<NumberRow>(
      'select product_id, attribute_id, number from product_attribute_values where number is not null',
    ),
    prices: await read<PriceRow>(priceQuery('')),
    places: await read<PlaceRow>(
      `select product_id, string_agg(category_id, ',' order by position) as category_ids from product_categories group by product_id`,
    ),
    categories: await read<CategoryRow>(`
      select c.id, c.lineage, c.is_sale, de.name as name_de, en.name as name_en from categories c
      join category_texts de on de.category_id = c.id and de.language = 'de'
      join category_texts en on en.category_id = c.id and en.language = 'en'`),
    synonyms: await read<SynonymRow>('select language, terms, meanings from synonyms order by language, id'),
  }
  await client.query('commit')
  return rows
}

export type SnapshotRows = Omit<Awaited<ReturnType<typeof readSnapshotRows>>, 'readFrom'>
