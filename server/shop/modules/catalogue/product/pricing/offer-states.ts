import { type SQL, sql } from 'drizzle-orm'
import { compiledStatement } from '#engine/db/compiled-statement.ts'
import { availableStock, selected, sharedColumns } from '../item-columns.ts'
import type { OfferState } from './offer.model.ts'
import { isRunningIn } from './running-deals.ts'

/** Null when the store does not sell the product, even if it has a price there. */
export const offeredAmount = (store: SQL): SQL =>
  sql`case when ${store} = any(p.stores) and not p.is_retired then ip.amount end`

/** `limit 1` instead of `exists`: PostgreSQL would read the whole table of deals once a call to hash it. */
export const hasDeal = (store: SQL): SQL => sql`coalesce((select true from lightning_deals d
  where d.product_id = p.id and ${isRunningIn(store)} limit 1), false)`

const { id, taxClass, deliveryDays, maxQuantity, minimumOrderQuantity, oldAmount, tiers, groupTiers } = sharedColumns

/** Rows of `OfferState` for an array of item ids, for a statement of one's own. */
export const offerStates = (store: SQL, itemIds: SQL): SQL => sql`
  select ${selected({
    id,
    taxClass,
    deliveryDays,
    maxQuantity,
    minimumOrderQuantity,
    oldAmount,
    tiers,
    groupTiers,
    productId: sql`i.product_id`,
    stock: availableStock('i'),
    amount: offeredAmount(store),
    isBook: sql`p.is_book`,
    isBulky: sql`p.is_bulky`,
    deliveryFree: sql`p.delivery_free`,
    isPrime: sql`i.prime_faehig`,
    hasDeal: hasDeal(store),
  })}
  from items i join products p on p.id = i.product_id
  left join item_prices ip on ip.item_id = i.id and ip.store = ${store}
  where i.id = any(${itemIds})`

/** States of items in a store; unknown ones are left out. */
export const findOfferStates = compiledStatement<OfferState>(
  offerStates(sql`${sql.placeholder('store')}::text`, sql`${sql.placeholder('itemIds')}::text[]`),
)
