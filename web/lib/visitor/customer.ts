import { type CustomerFragment, CustomerNews } from '../../generated/operations.ts'
import { createStore } from '../browser/store.ts'
import { queryOptional } from '../data/query-optional.ts'
import { loginState } from './login-state.ts'

/** Who has logged in here, as far as pages may know; guests included. */
export type Customer = CustomerFragment

/** Of the tab: the next document knows it before it has asked anybody. */
const storageKey = 'customer'

const known = createStore<Customer | null>(readKept())

/** Null for strangers, and for as long as nobody has asked. Only in the browser. */
export function customer(): Customer | null {
  return loginState() === 'logged_out' ? null : known.value()
}

/**
 * Asks the engine, and tells whoever listens; what it says once is shown. What is known already stays when there is no
 * answer.
 */
export async function refreshCustomer(say: (notification: string) => void): Promise<void> {
  if (loginState() === 'logged_out') return keep(null)
  const data = await queryOptional({}, CustomerNews, { url: location.pathname }, { fresh: true })
  // The next page asks again.
  if (!data) return
  const { notification, ...info } = data.getCustomerInfo
  keep(info.visitorLoginState === 'logged_out' ? null : info)
  if (notification) say(notification)
}

/** Whoever comes next in this tab is somebody else. */
export function forgetCustomer(): void {
  keep(null)
}

/** Returns what ends it. */
export function onCustomer(listener: (customer: Customer | null) => void): () => void {
  return known.subscribe(() => listener(customer()))
}

function keep(next: Customer | null): void {
  try {
    if (next) sessionStorage.setItem(storageKey, JSON.stringify(next))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage the next document asks again.
  }
  known.set(next)
}

function readKept(): Customer | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Customer | null
  } catch {
    return null
  }
}
