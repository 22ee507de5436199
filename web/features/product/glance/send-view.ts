import { GlanceView, TrackedItem } from '../../../generated/operations.ts'
import { client } from '../../../lib/apollo/client.ts'
import { documentOf } from '../../../lib/apollo/run-in-browser.ts'
import { queryOptional } from '../../../lib/data/query-optional.ts'
import { track } from '../../../lib/tracking/track.ts'
import { trackedItem } from '../../../lib/tracking/tracked-item.ts'

/** Tells the shop, and whoever may know of what the visitor does, with the words of the tracking item. */
export async function sendView(productId: string, itemId: string | null, shownItemId: string): Promise<void> {
  const counted = client.mutate({
    mutation: documentOf(GlanceView),
    variables: { productId, itemId, domain: location.hostname },
    fetchPolicy: 'no-cache',
    context: { tells: 'nobody' },
  })
  const [item] = await Promise.all([
    queryOptional({}, TrackedItem, { itemId: shownItemId }),
    // The visitor has nothing to do with it.
    counted.catch(() => undefined),
  ])
  track('product_view', trackedItem(item?.getTrackingItem ?? { productId, itemId: shownItemId }))
}
