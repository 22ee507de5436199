import { TrackedItem } from '#web/generated/operations.ts'
import { send } from '#web/lib/data/send.ts'
import { track } from '#web/lib/tracking/track.ts'
import type { TrackedData } from '#web/lib/tracking/tracked-events.ts'
import { trackedItem } from '#web/lib/tracking/tracked-item.ts'

type What = 'add_to_cart' | 'remove_from_cart' | 'lightning_deal'
type More = Pick<TrackedData<'lightning_deal'>, 'action'> & { quantity: number }

/** Sends a tracking event with the data of an item. Runs in the background; a failure has no effect. */
export function trackItem(name: What, itemId: string, { quantity, ...rest }: More): void {
  send(TrackedItem, { itemId })
    .then(({ data: known }) =>
      track(name, { ...trackedItem(known?.getTrackingItem ?? { itemId }), ...rest, quantity: String(quantity) }),
    )
    .catch(() => undefined)
}
