import { sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { ImportDownload, ImportProduct } from '#contract/import/catalogue.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Executor } from '#engine/db/database.ts'
import type { Picture } from '../../media/media.formats.ts'
import type { SharedItemFields } from '../item.model.ts'
import { firstPicture, jsonObject, sharedColumns } from '../item-columns.ts'

/** An item that the store sells, as a card needs it. */
export type SoldItem = SharedItemFields & {
  downloads: ImportDownload[]
  amount: number
  picture: Picture | null
}

/** Times are milliseconds since 1970; the amount is gross. */
export type Deal = {
  amount: number
  startsAt: number
  endsAt: number
  percent: number
  left: number
}

export type SoldProduct = {
  id: string
  name: string
  rating: number | null
  numberOfRatings: number
  onSaleSince: string
  isTopseller: boolean
  energyLabel: ImportProduct['energyLabel'] | null
  manufacturerName: string | null
  categoryId: string
  badgeIds: string[]
  items: SoldItem[]
  deals: Deal[]
}

/** Those that run and those to come. */
export const dealsOf = (store: StoreId) => sql`(
  select coalesce(json_agg(json_build_object('amount', d.amount, 'startsAt', extract(epoch from d.starts_at) * 1000,
    'endsAt', extract(epoch from d.ends_at) * 1000, 'percent', d.shown_percent, 'left', d.shown_left)), '[]')
  from lightning_deals d where d.product_id = p.id and d.store = ${store} and d.ends_at > now())`

/** Products that the store sells, with the items that have a price there; one query for any number of ids. */
export const findSoldProducts = async (
  db: Executor,
  ids: readonly string[],
  store: StoreId,
  language: TextLanguage,
): Promise<SoldProduct[]> => {
  const columns = { ...sharedColumns, downloads: sql`i.downloads`, picture: firstPicture(language) }
  const { rows } = await db.execute<SoldProduct>(sql`
    select p.id, t.name, p.rating, p.number_of_ratings as "numberOfRatings", p.on_sale_since as "onSaleSince",
      p.is_topseller as "isTopseller", p.energy_label as "energyLabel", m.name as "manufacturerName",
      (select c.category_id from product_categories c where c.product_id = p.id order by c.position limit 1) as "categoryId",
      array(select b.badge_id from product_badges b where b.product_id = p.id order by b.position) as "badgeIds",
      sold.items, ${dealsOf(store)} as deals
    from products p
    join product_texts t on t.product_id = p.id and t.language = ${language}
    left join manufacturers m on m.id = p.manufacturer_id
    join lateral (
      select json_agg(${jsonObject(columns)} order by i.position, i.id) as items
      from items i join item_prices ip on ip.item_id = i.id and ip.store = ${store}
      where i.product_id = p.id
    ) sold on sold.items is not null
    where p.id = any(${sql.param([...ids])}::text[]) and ${store} = any(p.stores) and not p.is_retired`)
  return rows
}
