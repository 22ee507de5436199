import { cartIdOf } from '../visitor/login-state.ts'

/** Milliseconds; without an answer the call itself gets what it needs. */
const maxWait = 3000

/**
 * Before a call that needs a visitor: a browser without cookies gets them by one request of one tab. Of two first calls at
 * the same time each would get a visitor of its own, and what the one has done would be lost with its cookies.
 */
export async function ensureVisitorId(): Promise<void> {
  if (cartIdOf()) return
  await alone(async () => {
    if (!cartIdOf()) await askForIds()
  })
}

/** For a cart that the edge could not find again either: its cookie goes, and another comes (transactions.md §8). */
export function replaceIds(lost: string): Promise<void> {
  return alone(async () => {
    const now = cartIdOf()
    // Another call, maybe of another tab, has got them meanwhile.
    if (now && now !== lost) return
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser that the shop serves.
    document.cookie = 'cartId=; Path=/; Max-Age=0'
    await askForIds()
  })
}

async function askForIds(): Promise<void> {
  const signal = AbortSignal.timeout(maxWait)
  await fetch('/api/cart-id', { credentials: 'same-origin', signal }).catch(() => undefined)
}

let last: Promise<void> = Promise.resolve()

/** One after the other: in all tabs where the browser has locks, otherwise in this one. */
function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) return navigator.locks.request('visitor-ids', work)
  last = last.then(work)
  return last
}
