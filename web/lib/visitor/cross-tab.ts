/** What can change in one tab and concerns the others (storefront.md §3, cross-tab message syncApolloData). */
type Shared = 'cartId' | 'user' | 'cart' | 'wishlist'

type Listener = (isFromHere: boolean) => void

const listeners = new Map<Shared, Set<Listener>>()
let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('syncApolloData')
    channel.onmessage = ({ data }: MessageEvent<Partial<Record<Shared, true>>>) => {
      for (const shared of Object.keys(data) as Shared[]) tell(shared, false)
    }
  }
  return channel
}

function tell(shared: Shared, isFromHere: boolean): void {
  for (const listener of listeners.get(shared) ?? []) listener(isFromHere)
}

/** Tells this tab and all others of the same host. */
export function announce(shared: Shared): void {
  openChannel().postMessage({ [shared]: true })
  tell(shared, true)
}

/** Returns how to stop listening. */
export function onAnnounced(shared: Shared, listener: Listener): () => void {
  openChannel()
  const all = listeners.get(shared) ?? new Set()
  listeners.set(shared, all.add(listener))
  return () => void all.delete(listener)
}
