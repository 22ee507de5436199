import { sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Executor } from '#engine/db/database.ts'
import { availableStock, firstPicture, selected, sharedColumns } from '../item-columns.ts'
import type { Offer } from './offer.model.ts'
import { hasDeal, offeredAmount } from './offer-states.ts'

/**
 * Reads offers from the database, uncached, for binding decisions: one query for any number of items. Unknown items are
 * left out. `limit 1` instead of `exists`: PostgreSQL would read the whole table of variants once a call to hash it.
 */
export const findOffers = async (
  db: Executor,
  itemIds: readonly string[],
  store: StoreId,
  language: TextLanguage,
): Promise<Offer[]> => {
  const { rows } = await db.execute<Offer>(sql`
    select ${selected({ ...sharedColumns, amount: offeredAmount(sql`${store}`) })},
      i.product_id as "productId", i.order_number as "orderNumber",
      case when (select true from item_variant_values iv where iv.item_id = i.id limit 1) is null
          and (select true from items o where o.product_id = p.id and o.id <> i.id limit 1)
        then i.name ->> ${language} else t.name end as name,
      p.is_book as "isBook", p.is_bulky as "isBulky", p.delivery_free as "deliveryFree", i.prime_faehig as "isPrime", m.name as "manufacturerName",
      coalesce(c.ids, '{}') as "categoryIds", ${firstPicture(language)} as picture,
      ${hasDeal(sql`${store}`)} as "hasDeal",
      case when ${availableStock('i')} > 0 then null else (
        select r.related_id from product_relations r join products o on o.id = r.related_id
        where r.product_id = p.id and r.kind = 'replacement' and ${store} = any(o.stores) and not o.is_retired
          and exists (select 1 from items oi join item_prices op on op.item_id = oi.id and op.store = ${store}
            where oi.product_id = o.id and ${availableStock('oi')} > 0)
        order by r.position limit 1) end as "replacementId"
    from items i
    join products p on p.id = i.product_id
    join product_texts t on t.product_id = p.id and t.language = ${language}
    left join manufacturers m on m.id = p.manufacturer_id
    left join lateral (
      select * from item_prices own where own.item_id = i.id and own.store = ${store} limit 1
    ) ip on true
    left join lateral (
      select array_agg(distinct above) as ids
      from product_categories pc join categories k on k.id = pc.category_id, unnest(k.lineage) above
      where pc.product_id = p.id
    ) c on true
    where i.id = any(${sql.param([...itemIds])}::text[])`)
  return rows
}
