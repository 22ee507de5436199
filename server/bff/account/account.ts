import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { formRoute } from '../forms/form-route.ts'
import { plainForm } from '../forms/plain-form.ts'
import { codeOf, statusOf } from '../forms/refusals.ts'
import { Logout } from '../generated/operations.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { asOutage } from '../operations/outage.ts'
import { answerTooMany } from '../operations/too-many.ts'
import { ownPath } from '../security/own-path.ts'
import type { AddressLimit } from '../security/rate-limits.ts'
import { type KnownDocuments, limitCalls } from '../security/sent-operations.ts'
import { askEngine } from '../upstream/ask-engine.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import type { Flashes } from '../visitor/flash.ts'
import type { Members } from '../visitor/groups/members.ts'
import { callOf, isKnown, type Recovery } from '../visitor/recovery.ts'
import { type AccountLimits, createAccountLimits } from './account-limits.ts'
import { accountActions } from './actions.ts'
import { sessionForm } from './session-form.ts'

type AccountOptions = {
  upstream: Pick<UpstreamClient, 'graphql'>
  recovery: Recovery
  members: Pick<Members, 'forget'>
  flashes: Flashes
  run: EdgeRun
  persisted: KnownDocuments
  /** Default: those of account-limits.ts. */
  limits?: AccountLimits
}

const logOut = async (
  request: FastifyRequest,
  { upstream, members }: Pick<AccountOptions, 'upstream' | 'members'>,
): Promise<void> => {
  const { visitor } = request
  const { identity } = visitor
  // The cookies are removed in any case. If this call to the engine fails, the session ends when it expires.
  if (identity?.session) {
    members.forget(identity.session.token)
    const call = callOf(visitor, identity.forCall())
    await askEngine(upstream, Logout, {}, call, { repeatable: true }).catch((err: unknown) => {
      request.log.warn({ err }, 'account: the engine has not ended a session')
    })
  }
  identity?.endSession()
}

/** Returns the ids that scripts need; creates a cart for a visitor who has none. */
const answerCartId = async (request: FastifyRequest, reply: FastifyReply, recovery: Recovery, limit: AddressLimit) => {
  reply.header('cache-control', 'private, no-store')
  const { isAllowed, retryAfter } = await limit(request)
  if (!isAllowed) return answerTooMany(reply, retryAfter, 'RATE_LIMITED')
  const { visitor } = request
  if (!isKnown(visitor)) return reply.code(400).send({ error: 'Nobody' })
  const { identity } = visitor
  try {
    await recovery.prepare(visitor, { needs: 'cart', isMutation: false })
  } catch (error) {
    const code = codeOf(error)
    const status = statusOf(code)
    return (status === 503 ? asOutage(reply) : reply.code(status)).send({ error: code })
  }
  identity.keepIds()
  return { cartId: identity.cartId, userId: identity.session?.userId ?? '' }
}

/**
 * Login, logout, registration and passwords (transactions.md §7). Tokens stay in cookies that no script can read.
 */
export default fp<AccountOptions>(
  async (app, { upstream, recovery, members, flashes, run, persisted, limits = {} }) => {
    const limitOf = createAccountLimits(app, limits)
    limitCalls(app, 'reset', { limit: limitOf.reset, persisted, what: 'attempts' })
    limitCalls(app, 'email', { limit: limitOf.email, persisted, what: 'questions' })

    for (const action of accountActions) {
      const means = { upstream, recovery, members, flashes, run, limit: limitOf[action.limit] }
      await formRoute(app, means, sessionForm(action, means))
    }

    await plainForm(app, {
      path: '/api/logout-action/',
      lead: async (form, request) => {
        await logOut(request, { upstream, members })
        return ownPath(form.get('target')) ?? '/logout'
      },
      script: async (request) => {
        await logOut(request, { upstream, members })
        return { successfull: true, success: true }
      },
    })

    app.get('/api/cart-id', (request, reply) => answerCartId(request, reply, recovery, limitOf.visitor))
  },
  { name: 'account', dependencies: ['rate-limits', 'visitor', 'edge-graphql'] },
)
