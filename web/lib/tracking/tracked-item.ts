import type { TrackedItemQuery } from '../../generated/operations.ts'
import type { TrackedItemData } from './tracked-events.ts'

type TrackingItem = NonNullable<TrackedItemQuery['getTrackingItem']>

/** An item as events tell of it; what is not known is left out. */
export function trackedItem(known: Partial<TrackingItem>): TrackedItemData {
  const { itemId, productId, currencyCode, price, __typename, ...rest } = { __typename: '', ...known }
  const data = {
    item_id: itemId,
    product_id: productId,
    currency_code: currencyCode,
    price: price?.toString(),
    ...rest,
  }
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined))
}
