import type { TrackingMetaInput } from '../../generated/operations.ts'

type VisitorFacts = Pick<
  TrackingMetaInput,
  'prime_status' | 'user_id' | 'visitor_type' | 'visitor_login_state' | 'internal'
>

/**
 * Who looks at the page, as far as events say so (storefront.md §4, §9). Nobody can log in yet; whoever adds that answers
 * here. `user_id` stays empty even then: the edge knows it, and the engine doesn't believe a browser.
 */
export function visitorFacts(): VisitorFacts {
  return {
    prime_status: 'NONE',
    user_id: '',
    visitor_type: 'guest',
    visitor_login_state: 'logged out',
    internal: false,
  }
}
