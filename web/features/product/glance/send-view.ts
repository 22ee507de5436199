import { GlanceView, TrackedItem } from '#web/generated/operations.ts'
import { send } from '#web/lib/data/send.ts'
import { runByFetch } from '#web/lib/data/without-apollo.ts'
import { track } from '#web/lib/tracking/track.ts'
import { trackedItem } from '#web/lib/tracking/tracked-item.ts'

/** Sends the view to the shop, and to tracking with the data of the item. */
export async function sendView(productId: string, itemId: string | null, shownItemId: string): Promise<void> {
  const [{ data: item }] = await Promise.all([
    send(TrackedItem, { itemId: shownItemId }, { runOperation: runByFetch }),
    send(GlanceView, { productId, itemId, domain: location.hostname }, { tells: 'nobody', runOperation: runByFetch }),
  ])
  track('product_view', trackedItem(item?.getTrackingItem ?? { productId, itemId: shownItemId }))
}
