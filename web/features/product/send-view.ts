import { GlanceView, TrackedItem } from '../../generated/operations.ts'
import { client } from '../../lib/apollo/client.ts'
import { documentOf } from '../../lib/apollo/run-in-browser.ts'
import { queryOptional } from '../../lib/query-optional.ts'
import { track } from '../../lib/track.ts'

/** Tells the shop, and whoever may know of what the visitor does, with the words of the tracking item. */
export async function sendView(productId: string, itemId: string | null, shownItemId: string): Promise<void> {
  const counted = client.mutate({
    mutation: documentOf(GlanceView),
    variables: { productId, itemId, domain: location.hostname },
    fetchPolicy: 'no-cache',
  })
  const [item] = await Promise.all([
    queryOptional({}, TrackedItem, { itemId: shownItemId }),
    // The visitor has nothing to do with it.
    counted.catch(() => undefined),
  ])
  track('product_view', toData(item?.getTrackingItem ?? { productId, itemId: shownItemId }))
}

/** Events carry texts; what is not known is left out. */
export function toData(item: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) =>
      value === null || value === undefined || name === '__typename' ? [] : [[name, String(value)]],
    ),
  )
}
