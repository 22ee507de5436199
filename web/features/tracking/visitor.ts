import type { TrackingMetaInput } from '../../generated/operations.ts'
import { isServer } from '../../lib/hydration/is-server.ts'
import { customer } from '../../lib/visitor/customer.ts'
import { loginState } from '../../lib/visitor/login-state.ts'

type VisitorFacts = Pick<
  TrackingMetaInput,
  'prime_status' | 'user_id' | 'visitor_type' | 'visitor_login_state' | 'internal'
>

const visitorTypes = {
  new_customer: 'new-customer',
  existing_customer: 'existing-customer',
  guest: 'guest',
} as const

const loginStates = { logged_out: 'logged out', logged_in: 'logged in', guest: 'guest' } as const

/**
 * Who looks at the page, as far as events say so (storefront.md §4, §9), by what the tab knows of the customer.
 * `user_id` stays empty: the session of the call tells it, and the engine doesn't believe a browser.
 */
export function visitorFacts(): VisitorFacts {
  const known = isServer ? null : customer()
  return {
    prime_status: known?.primeInfo.status ?? 'NONE',
    user_id: '',
    visitor_type: visitorTypes[known?.visitorType ?? 'guest'],
    visitor_login_state: loginStates[isServer ? 'logged_out' : loginState()],
    internal: known?.isInternal ?? false,
  }
}

/**
 * An event as it is sent: the first page after a login has happened before the engine has said as what customer, so that
 * is added once it is known.
 */
export function withCustomer<Event extends { meta: TrackingMetaInput }>(event: Event, facts = visitorFacts()): Event {
  const { visitor_login_state, visitor_type } = event.meta
  const wasUnknown = visitor_login_state === 'logged in' && visitor_type === 'guest'
  if (!wasUnknown || facts.visitor_login_state !== 'logged in') return event
  return { ...event, meta: { ...event.meta, ...facts } }
}
