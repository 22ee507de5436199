import { GlanceView, TrackedItem } from '../../../generated/operations.ts'
import { queryOptional } from '../../../lib/data/query-optional.ts'
import { send } from '../../../lib/data/send.ts'
import { track } from '../../../lib/tracking/track.ts'
import { trackedItem } from '../../../lib/tracking/tracked-item.ts'

/** Tells the shop, and whoever may know of what the visitor does, with the words of the tracking item. */
export async function sendView(productId: string, itemId: string | null, shownItemId: string): Promise<void> {
  const [item] = await Promise.all([
    queryOptional({}, TrackedItem, { itemId: shownItemId }),
    send(GlanceView, { productId, itemId, domain: location.hostname }, { tells: 'nobody' }),
  ])
  track('product_view', trackedItem(item?.getTrackingItem ?? { productId, itemId: shownItemId }))
}
