import type { StoreId } from '#contract/generated/types.ts'
import { isBusinessStore } from '#contract/stores.ts'
import type { OrderLineRow } from '../orders/orders.tables.ts'

/** Parameter with the entries active and days. */
export const reviewRequestParameter = 'reviewRequests'

/** A rating link names at most this many products. */
const maxProducts = 40

/** Only consumers are asked: they read of it before they order, and object by a link (§ 7 (3) UWG). */
export const isConsumer = (store: StoreId): boolean => !isBusinessStore(store)

/** Products that have a page and were paid for, each once, in the order of the invoice. */
export const productsToReview = (lines: readonly Pick<OrderLineRow, 'kind' | 'path' | 'productId'>[]): string[] => {
  const bought = lines.filter(({ kind, path }) => kind === 'item' && path !== '')
  return [...new Set(bought.map(({ productId }) => productId))].slice(0, maxProducts)
}
