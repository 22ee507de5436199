import { type CustomerFragment, CustomerNews } from '../../generated/operations.ts'
import { makeTurns } from '../browser/queues/turns.ts'
import { createStore } from '../browser/store.ts'
import { send } from '../data/send.ts'
import { cartIdOf, loginState } from './login-state.ts'

/** Data of the logged-in customer that pages may show; guests included. */
export type Customer = CustomerFragment

/** Storage key of this tab, so that the next document knows the customer before its first request. */
const storageKey = 'customer'

/** With the cart of then: the next customer of this browser has another one. */
type StoredCustomer = Customer & { cartId: string }

const known = createStore<Customer | null>(readStored())
const turns = makeTurns()

/** Null without a login, and until the first answer. Only in the browser. */
export function customer(): Customer | null {
  return loginState() === 'logged_out' ? null : known.value()
}

/**
 * Fetches the customer and informs subscribers. `say` shows a notification that the engine sends only once. Without an
 * answer the known customer stays.
 */
export async function refreshCustomer(say: (notification: string) => void): Promise<void> {
  if (loginState() === 'logged_out') return forgetCustomer()
  const isNewest = turns.ask()
  const { data } = await send(CustomerNews, { url: location.pathname }, { fresh: true })
  // The next page tries again.
  if (!data) return
  const { notification, ...info } = data.getCustomerInfo
  if (isNewest()) keep(info.visitorLoginState === 'logged_out' ? null : info)
  if (notification) say(notification)
}

/** Forgets the customer: the next user of this tab may be another person. */
export function forgetCustomer(): void {
  turns.change()
  keep(null)
}

/** Subscribes to changes. Returns the function that unsubscribes. */
export function onCustomer(listener: (customer: Customer | null) => void): () => void {
  return known.subscribe(() => listener(customer()))
}

function keep(next: Customer | null): void {
  try {
    if (next)
      sessionStorage.setItem(storageKey, JSON.stringify({ ...next, cartId: cartIdOf() } satisfies StoredCustomer))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage the next document fetches the customer again.
  }
  known.set(next)
}

/**
 * Null when the browser's cart has changed since: while this tab showed another site, another person may have logged in in a second one.
 */
function readStored(): Customer | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as StoredCustomer | null
    return stored?.cartId === cartIdOf() ? stored : null
  } catch {
    return null
  }
}
