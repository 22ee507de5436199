import { Logout } from '../generated/operations.ts'
import { askEngine } from '../upstream/ask-engine.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import type { Identity } from '../visitor/identity.ts'
import { callOf } from '../visitor/recovery.ts'
import type { Session } from '../visitor/session.ts'
import type { Visitor } from '../visitor/visitor.ts'
import type { AccountAction, Outcome } from './actions.ts'

type Taken = {
  action: AccountAction
  outcome: Outcome
  identity: Identity
  visitor: Visitor
  /** The session before this action. */
  before: Session | null
  upstream: Pick<UpstreamClient, 'graphql'>
  isRemembered?: boolean
}

/** Applies a successful outcome to the visitor's cookies, and ends the previous session. */
export async function takeResult({ action, outcome, identity, visitor, before, upstream, isRemembered }: Taken) {
  const { success, token, userId, updatedCartId } = outcome
  if (success && action.session === 'none') return identity.endSession()
  if (!success || !action.session || !token) return
  if (action.session === 'same') {
    identity.renewToken(token)
    return
  }
  identity.startSession(token, {
    isGuest: action.session === 'guest',
    isRemembered: isRemembered === true,
    userId: action.session === 'guest' ? null : (userId ?? null),
  })
  identity.takeIds({ cartId: updatedCartId ?? null })
  if (!before) return
  // End the previous session now: its token was overwritten, so no later request could end it.
  const call = callOf(visitor, { ...identity.forCall(), userToken: before.token, cartId: null })
  await askEngine(upstream, Logout, {}, call, { repeatable: true }).catch(() => undefined)
}
