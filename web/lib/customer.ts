import { CustomerInfo, type CustomerInfoQuery } from '../generated/operations.ts'
import { loginState } from './login-state.ts'

/** Who has logged in here, as far as pages may know; guests included. */
export type Customer = CustomerInfoQuery['getCustomerInfo']

/** Of the tab: the next document knows it before it has asked anybody. */
const storageKey = 'customer'
const changed = 'shop:customer'

let known: Customer | null | undefined

/** Null for strangers, and for as long as nobody has asked. Only in the browser. */
export function customer(): Customer | null {
  if (loginState() === 'logged_out') return null
  if (known === undefined) known = readKept()
  return known
}

/** Asks the engine, and tells whoever listens. What is known already stays when there is no answer. */
export async function refreshCustomer(): Promise<Customer | null> {
  if (loginState() === 'logged_out') return keep(null)
  const [{ client }, { documentOf }] = await Promise.all([
    import('./apollo/client.ts'),
    import('./apollo/run-in-browser.ts'),
  ])
  try {
    const { data } = await client.query({
      query: documentOf(CustomerInfo),
      variables: { url: location.pathname },
      fetchPolicy: 'network-only',
    })
    const info = data?.getCustomerInfo
    return keep(info && info.visitorLoginState !== 'logged_out' ? info : null)
  } catch {
    return customer()
  }
}

/** Whoever comes next in this tab is somebody else. */
export function forgetCustomer(): void {
  keep(null)
}

/** Returns what ends it. */
export function onCustomer(listener: (customer: Customer | null) => void): () => void {
  const listen = () => listener(customer())
  window.addEventListener(changed, listen)
  return () => window.removeEventListener(changed, listen)
}

function keep(next: Customer | null): Customer | null {
  known = next
  try {
    // What is said once is not said again.
    if (next) sessionStorage.setItem(storageKey, JSON.stringify({ ...next, notification: null }))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage the next document asks again.
  }
  window.dispatchEvent(new Event(changed))
  return next
}

function readKept(): Customer | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Customer | null
  } catch {
    return null
  }
}
