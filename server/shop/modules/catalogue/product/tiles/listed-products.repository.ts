import { sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Executor } from '#engine/db/database.ts'
import type { Picture } from '../../media/media.formats.ts'
import type { SharedItemFields } from '../item.model.ts'
import { firstPicture, jsonObject, sharedColumns } from '../item-columns.ts'
import { type Deal, dealsOf } from './tile.repository.ts'

/** An item as a list shows it; the amount is null where the store does not sell it. */
export type ListedItemRow = SharedItemFields & {
  orderNumber: string
  name: string
  picture: Picture | null
}

export type ListedProductRow = {
  id: string
  name: string
  manufacturerName: string | null
  categoryId: string
  /** By this store, today. */
  isSold: boolean
  replacementIds: string[]
  items: ListedItemRow[]
  deals: Deal[]
}

/** Products whether or not they are still sold, with all their items; one query for any number of ids. */
export const findListedProducts = async (
  db: Executor,
  ids: readonly string[],
  store: StoreId,
  language: TextLanguage,
): Promise<ListedProductRow[]> => {
  const columns = {
    ...sharedColumns,
    orderNumber: sql`i.order_number`,
    name: sql`i.name ->> ${language}`,
    picture: firstPicture(language),
  }
  const { rows } = await db.execute<ListedProductRow>(sql`
    select p.id, t.name, m.name as "manufacturerName", ${store} = any(p.stores) and not p.is_retired as "isSold",
      (select c.category_id from product_categories c where c.product_id = p.id order by c.position limit 1) as "categoryId",
      array(select r.related_id from product_relations r where r.product_id = p.id and r.kind = 'replacement'
        order by r.position) as "replacementIds",
      coalesce(listed.items, '[]') as items, ${dealsOf(store)} as deals
    from products p
    join product_texts t on t.product_id = p.id and t.language = ${language}
    left join manufacturers m on m.id = p.manufacturer_id
    left join lateral (
      select json_agg(${jsonObject(columns)} order by i.position, i.id) as items
      from items i left join item_prices ip on ip.item_id = i.id and ip.store = ${store}
      where i.product_id = p.id
    ) listed on true
    where p.id = any(${sql.param([...ids])}::text[])`)
  return rows
}
