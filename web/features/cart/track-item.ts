import { TrackedItem } from '../../generated/operations.ts'
import { queryOptional } from '../../lib/query-optional.ts'
import { track } from '../../lib/track.ts'
import { toData } from '../../lib/tracked-data.ts'

type What = 'add_to_cart' | 'remove_from_cart' | 'lightning_deal'

/** Tells of an item in the words that events have for it. Nobody waits for it, and nothing depends on it. */
export function trackItem(name: What, itemId: string, rest: Readonly<Record<string, unknown>>): void {
  queryOptional({}, TrackedItem, { itemId })
    .then((known) => track(name, toData({ ...(known?.getTrackingItem ?? { itemId }), ...rest })))
    .catch(() => undefined)
}
