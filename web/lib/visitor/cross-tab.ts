import { createListeners, type Listeners } from '../browser/listeners.ts'

/** What can change in one tab and concerns the others (storefront.md §3, cross-tab message syncApolloData). */
type SharedTopic = 'cartId' | 'user' | 'cart' | 'wishlist'

/** Told whether the change was made in this tab. */
const listeners: Readonly<Record<SharedTopic, Listeners<boolean>>> = {
  cartId: createListeners(),
  user: createListeners(),
  cart: createListeners(),
  wishlist: createListeners(),
}
let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('syncApolloData')
    channel.onmessage = ({ data }: MessageEvent<Partial<Record<SharedTopic, true>>>) => {
      for (const shared of Object.keys(data) as SharedTopic[]) listeners[shared]?.tell(false)
    }
    // A page that was left for another document has heard nothing when it comes back as it was: its cart may be ordered, its user another.
    addEventListener('pageshow', ({ persisted }) => persisted && listeners.user.tell(false))
  }
  return channel
}

/** Tells this tab and all others of the same host. */
export function announce(shared: SharedTopic): void {
  openChannel().postMessage({ [shared]: true })
  listeners[shared].tell(true)
}

/** Returns how to stop listening. */
export function onAnnounced(shared: SharedTopic, listener: (isFromHere: boolean) => void): () => void {
  openChannel()
  return listeners[shared].add(listener)
}
