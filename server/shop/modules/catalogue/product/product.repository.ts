import { sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { ImportPicture, LocalisedText } from '#contract/import/catalogue.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { columnsOf } from '#engine/db/columns-of.ts'
import type { Executor } from '#engine/db/database.ts'
import type { Picture } from '../media/media.formats.ts'
import { allPictures, jsonObject, selected, sharedColumns } from './item-columns.ts'
import { products, productTexts } from './product.tables.ts'
import { type Deal, dealsOf, type SoldItem } from './tiles/tile.repository.ts'

type WarningRow = { id: string; isDanger: boolean; description: LocalisedText; picture: ImportPicture | null }

/** An item with all that its page shows. */
export type FullItem = Omit<SoldItem, 'picture'> & {
  orderNumber: string
  gtin: string | null
  name: string
  uvpAmount: number | null
  uvpValidFrom: string | null
  isBestPrice: boolean
  specialDescription: LocalisedText | null
  primeFaehig: boolean
  pictures: Picture[]
  warnings: WarningRow[]
}

const { stores: _storesOfProduct, ...productColumns } = columnsOf(products, 'p')
const { productId: _productId, language: _language, ...textColumns } = columnsOf(productTexts, 't')

/** A stored column of products or of their texts is a field here, by the table's declaration. */
type StoredFields = Omit<typeof products.$inferSelect, 'stores'> &
  Omit<typeof productTexts.$inferSelect, 'productId' | 'language'>

export type FullProduct = StoredFields & {
  manufacturer: { id: string; name: string; picture: ImportPicture | null; path: string | null } | null
  categoryId: string
  /** Stores that sell one of its items. */
  stores: StoreId[]
  badgeIds: string[]
  labels: { id: string; name: LocalisedText; description: LocalisedText; picture: ImportPicture | null }[]
  careIcons: { id: string; name: LocalisedText; mediaId: string }[]
  accessoryIds: string[]
  replacementIds: string[]
  items: FullItem[]
  deals: Deal[]
}

const list = (query: ReturnType<typeof sql>) => sql`coalesce((${query}), '[]'::json)`

const warnings = list(sql`select json_agg(json_build_object(
  'id', w.id, 'isDanger', iw.is_danger, 'description', w.description, 'picture', w.picture) order by iw.position)
  from item_warnings iw join warnings w on w.id = iw.warning_id where iw.item_id = i.id`)

const fullItem = (language: TextLanguage) =>
  jsonObject({
    ...sharedColumns,
    orderNumber: sql`i.order_number`,
    gtin: sql`i.gtin`,
    name: sql`i.name ->> ${language}`,
    primeFaehig: sql`i.prime_faehig`,
    downloads: sql`i.downloads`,
    uvpAmount: sql`ip.uvp_amount`,
    uvpValidFrom: sql`ip.uvp_valid_from`,
    isBestPrice: sql`ip.is_best_price`,
    specialDescription: sql`ip.special_description`,
    pictures: allPictures(language),
    warnings,
  })

const related = (kind: 'accessory' | 'replacement') => sql`
  array(select r.related_id from product_relations r where r.product_id = p.id and r.kind = ${kind} order by r.position)`

/** A product that the store sells, with all that its page shows; null otherwise. */
export const findFullProduct = async (
  db: Executor,
  id: string,
  store: StoreId,
  language: TextLanguage,
): Promise<FullProduct | null> => (await findFullProducts(db, [id], store, language))[0] ?? null

/** The products of these ids that the store sells, by id. */
export const findFullProducts = async (
  db: Executor,
  ids: readonly string[],
  store: StoreId,
  language: TextLanguage,
): Promise<FullProduct[]> => {
  const { rows } = await db.execute<FullProduct>(sql`
    select ${selected({ ...productColumns, ...textColumns })},
      (select json_build_object('id', m.id, 'name', m.name, 'picture', m.picture, 'path', m.path)
        from manufacturers m where m.id = p.manufacturer_id) as manufacturer,
      (select c.category_id from product_categories c where c.product_id = p.id order by c.position limit 1) as "categoryId",
      array(select ip.store from items i join item_prices ip on ip.item_id = i.id
        where i.product_id = p.id and ip.store = any(p.stores) group by ip.store order by ip.store) as stores,
      array(select b.badge_id from product_badges b where b.product_id = p.id order by b.position) as "badgeIds",
      ${list(sql`select json_agg(json_build_object('id', l.id, 'name', l.name, 'description', l.description, 'picture', l.picture)
        order by pl.position) from product_labels pl join labels l on l.id = pl.label_id where pl.product_id = p.id`)} as labels,
      ${list(sql`select json_agg(json_build_object('id', c.id, 'name', c.name, 'mediaId', c.media_id) order by pc.position)
        from product_textile_care_icons pc join textile_care_icons c on c.id = pc.icon_id where pc.product_id = p.id`)} as "careIcons",
      ${related('accessory')} as "accessoryIds", ${related('replacement')} as "replacementIds",
      sold.items, ${dealsOf(store)} as deals
    from products p
    join product_texts t on t.product_id = p.id and t.language = ${language}
    join lateral (
      select json_agg(${fullItem(language)} order by i.position, i.id) as items
      from items i join item_prices ip on ip.item_id = i.id and ip.store = ${store} where i.product_id = p.id
    ) sold on sold.items is not null
    where p.id = any(${sql.param([...ids])}::text[]) and ${store} = any(p.stores) and not p.is_retired order by p.id`)
  return rows
}

/** Ids of products that the store may sell, in their order, after one of them. */
export const findIdsAfter = async (
  db: Executor,
  store: StoreId,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from products where id > ${after} and ${store} = any(stores) and not is_retired order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

export const findProductOfItem = async (db: Executor, itemId: string): Promise<string | null> => {
  const { rows } = await db.execute<{ productId: string }>(
    sql`select product_id as "productId" from items where id = ${itemId}`,
  )
  return rows[0]?.productId ?? null
}

/** Items with an order number, GTIN or id, and products with an id, that the store sells. */
export const findByNumber = async (
  db: Executor,
  number: string,
  store: StoreId,
): Promise<{ productId: string; itemId: string | null }[]> => {
  const { rows } = await db.execute<{ productId: string; itemId: string | null }>(sql`
    select p.id as "productId", found.item_id as "itemId"
    from (
      select i.product_id, i.id as item_id from items i join item_prices ip on ip.item_id = i.id and ip.store = ${store}
        where i.order_number = ${number} or i.gtin = ${number} or i.id = ${number}
      union all select ${number}, null
    ) found
    join products p on p.id = found.product_id
    where ${store} = any(p.stores) and not p.is_retired
      and exists (select 1 from items i join item_prices ip on ip.item_id = i.id where i.product_id = p.id and ip.store = ${store})
    limit 2`)
  return rows
}

export const findStatus = async (db: Executor, id: string, store: StoreId): Promise<'active' | 'gone' | 'missing'> => {
  const { rows } = await db.execute<{ status: 'active' | 'gone' | 'missing' }>(sql`
    select case when p.is_retired then 'gone'
      when exists (select 1 from items i join item_prices ip on ip.item_id = i.id where i.product_id = p.id and ip.store = ${store})
      then 'active' else 'missing' end as status
    from products p where p.id = ${id} and ${store} = any(p.stores)`)
  return rows[0]?.status ?? 'missing'
}

/** Counts one view of today; false when there is no such product, or no such item of it. */
export const countView = async (db: Executor, productId: string, itemId: string, domain: string): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    insert into product_views (day, product_id, item_id, domain, count)
    select current_date, p.id, ${itemId}, ${domain}, 1 from products p
    where p.id = ${productId} and not p.is_retired
      and (${itemId} = '' or exists (select 1 from items i where i.id = ${itemId} and i.product_id = p.id))
    on conflict (product_id, day, domain, item_id) do update set count = product_views.count + 1`)
  return rowCount === 1
}
