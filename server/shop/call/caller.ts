import { errorMessages } from '#contract/errors.ts'
import { codedError } from '#lib/http/graphql-over-http.ts'
import { isUuid } from '#lib/uuid.ts'

/** Caller data as sent with the request (contract/visitor.graphql), not validated. */
export type Caller = {
  visitorId: string | null
  userToken: string | null
  cartId: string | null
  /** For throttling. */
  network: string
  /** Pseudonym of the browser, for results of A/B tests; empty for one that was in none. */
  browserKey?: string
  /** Token of the studio; left out by calls of visitors. */
  editorToken?: string
}

/** Visitor and customer of a call as resolved from the database. */
export type Identity = {
  /** Id in `visitors`, for the call's store. */
  visitorId: string | null
  /** Id in `customers` when a customer is logged in. */
  customerId: string | null
  /** A session for the checkout without an account. */
  isGuest: boolean
  /** Keyed hash of the network of the call (network-key.ts); left out where what is asked for claims nothing. */
  network?: string | null
}

/** Owner of a cart or a list: the customer once there is one, otherwise the visitor. */
export type Owner = { customerId: string } | { visitorId: string }

/**
 * The visitor that a call without a session names, not looked up. Enough to find rows that belong to a visitor, since a foreign key
 * holds them: what he names and does not exist has none.
 */
export const claimedOwner = ({ visitorId, userToken }: Caller): Owner | null =>
  userToken === null && visitorId !== null && isUuid(visitorId) ? { visitorId } : null

/** Throws USER_REQUIRED for a stranger, upon which the edge gets him an id and sends the call again. */
export const ownerOf = ({ visitorId, customerId }: Identity): Owner => {
  if (customerId !== null) return { customerId }
  if (visitorId !== null) return { visitorId }
  throw codedError('USER_REQUIRED', errorMessages.USER_REQUIRED)
}

/** Throws LOGIN_REQUIRED unless a customer is logged in. */
export const customerOf = ({ customerId }: Identity): string => {
  if (customerId !== null) return customerId
  throw codedError('LOGIN_REQUIRED', errorMessages.LOGIN_REQUIRED)
}
