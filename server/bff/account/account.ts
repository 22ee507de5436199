import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { plainForm } from '../forms/plain-form.ts'
import { Logout } from '../generated/operations.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { asOutage } from '../operations/outage.ts'
import { answerTooMany } from '../operations/too-many.ts'
import { ownPath } from '../security/own-path.ts'
import { type KnownDocuments, limitCalls } from '../security/sent-operations.ts'
import { askEngine } from '../upstream/ask-engine.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import type { Flashes } from '../visitor/flash.ts'
import type { Members } from '../visitor/groups/members.ts'
import { callOf, isKnown, type Recovery } from '../visitor/recovery.ts'
import { isTicked } from './account-inputs.ts'
import { type AccountLimits, createAccountLimits } from './account-limits.ts'
import { type AccountAction, accountActions, type Outcome, type Sent } from './actions.ts'
import { codeOf, sentenceOf, statusOf, textOf } from './refusals.ts'
import { sentIn } from './sent-form.ts'
import { takeResult } from './take-result.ts'

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

type Answer = { status: number; outcome: Outcome }

/** Upper bound of Retry-After, in seconds. */
const longestWait = 24 * 60 * 60

type AccountParts = Pick<AccountOptions, 'upstream' | 'recovery' | 'members' | 'run'> & {
  limitOf: ReturnType<typeof createAccountLimits>
}

/** The repeated password differs from the new one. With scripts the page checks this before it sends the form. */
const isSlip = ({ formData: { repeated, newPassword } }: Sent) => repeated !== undefined && repeated !== newPassword

const carryOut = async (
  request: FastifyRequest,
  action: AccountAction,
  { upstream, recovery, members, run, limitOf }: AccountParts,
): Promise<Answer> => {
  const { visitor } = request
  const refused = async (code: Parameters<typeof statusOf>[0], retryAfter?: number): Promise<Answer> => {
    const errorMessage = await sentenceOf(run, code, visitor)
    return { status: statusOf(code), outcome: { success: false, errorMessage, fieldErrors: [], retryAfter } }
  }
  const { isAllowed, retryAfter } = await limitOf[action.limit](request)
  if (!isAllowed) return refused('RATE_LIMITED', retryAfter)
  const sent = sentIn(request)
  const ask = action.prepare(sent)
  if (!ask || !isKnown(visitor)) return refused('BAD_USER_INPUT')
  if (isSlip(sent)) {
    const errorMessage = (await textOf(run, 'login.fault.different', visitor)) ?? ''
    const fieldErrors = [{ fieldName: 'repeated', formName: 'password', errorMessage }]
    return { status: 200, outcome: { success: false, errorMessage: null, fieldErrors } }
  }
  const { identity } = visitor
  try {
    const isOwn = action.session === 'same' || action.session === 'none'
    if (isOwn) await recovery.refresh(visitor)
    const before = identity.session
    // A login goes without the old session, which may belong to another customer.
    const outcome = await recovery.withKnownIds(visitor, (own) =>
      ask(upstream, callOf(visitor, isOwn ? own : { ...own, userToken: null })),
    )
    const isRemembered = isTicked(sent.formData.remember)
    if (outcome.success && action.session === 'none' && before) members.forget(before.token)
    await takeResult({ action, outcome, identity, visitor, before, upstream, isRemembered })
    return { status: outcome.retryAfter ? 429 : 200, outcome }
  } catch (error) {
    const code = codeOf(error)
    request.log.warn({ err: error, path: action.path }, 'account: not carried out')
    if (code === 'USER_TOKEN_INVALID') identity.expireSession()
    if (code === 'USER_TOKEN_REVOKED') identity.revokeSession()
    return refused(code)
  }
}

const logOut = async (request: FastifyRequest, { upstream, members }: AccountParts): Promise<void> => {
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
const answerCartId = async (request: FastifyRequest, reply: FastifyReply, { recovery, limitOf }: AccountParts) => {
  reply.header('cache-control', 'private, no-store')
  const { isAllowed, retryAfter } = await limitOf.visitor(request)
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
 * Login, logout, registration and passwords (transactions.md §7): JSON for scripts; for browsers without scripts plain
 * forms that are answered with a redirect. Tokens stay in cookies that no script can read.
 */
export default fp<AccountOptions>(
  async (app, { upstream, recovery, members, flashes, run, persisted, limits = {} }) => {
    const limitOf = createAccountLimits(app, limits)
    limitCalls(app, 'reset', { limit: limitOf.reset, persisted, what: 'attempts' })
    limitCalls(app, 'email', { limit: limitOf.email, persisted, what: 'questions' })

    const parts: AccountParts = { upstream, recovery, members, run, limitOf }

    for (const action of accountActions) {
      await plainForm(app, {
        path: action.path,
        lead: async (form, request, reply) => {
          const { outcome } = await carryOut(request, action, parts)
          return wayOf(reply, flashes, action, form, outcome)
        },
        script: async (request, reply) => {
          const { status, outcome } = await carryOut(request, action, parts)
          if (status === 429) reply.header('retry-after', Math.min(outcome.retryAfter ?? 60, longestWait))
          return (status === 503 ? asOutage(reply) : reply.code(status)).send(publicAnswer(outcome))
        },
      })
    }

    await plainForm(app, {
      path: '/api/logout-action/',
      lead: async (form, request) => {
        await logOut(request, parts)
        return ownPath(form.get('target')) ?? '/logout'
      },
      script: async (request) => {
        await logOut(request, parts)
        return { successfull: true, success: true }
      },
    })

    app.get('/api/cart-id', (request, reply) => answerCartId(request, reply, parts))
  },
  { name: 'account', dependencies: ['rate-limits', 'visitor', 'edge-graphql'] },
)

/** The outcome for scripts, without tokens. */
function publicAnswer(outcome: Outcome) {
  const { success, errorMessage, firstName, lastName, cartMerged, sharedListMerged } = outcome
  return {
    successfull: success,
    success,
    errorMessage: errorMessage ?? null,
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    cartMerged: cartMerged ?? false,
    sharedListMerged: sharedListMerged ?? false,
    updatedCartId: outcome.updatedCartId ?? null,
    fieldErrors: outcome.fieldErrors,
    retryAfter: outcome.retryAfter ?? null,
  }
}

/**
 * Redirect target without scripts: the visitor's target after success, otherwise the form's page, which shows the
 * errors.
 */
function wayOf(
  reply: FastifyReply,
  flashes: Flashes,
  action: AccountAction,
  form: URLSearchParams,
  outcome: Outcome,
): string {
  const target = ownPath(form.get('target'))
  const { success, errorMessage, fieldErrors, retryAfter } = outcome
  if (!success || !action.target) {
    flashes.leave(reply, {
      form: /^\/api\/(.+)\/$/.exec(action.path)?.[1] ?? '',
      isDone: success,
      message: errorMessage ?? null,
      fieldErrors,
      values: Object.fromEntries(form),
      retryAfter: retryAfter ?? null,
    })
  }
  if (success && action.target) return target ?? action.target
  const back = new URLSearchParams()
  if (target) back.set('target', target)
  const token = form.get('emailToken')
  if (token) back.set('token', token.slice(0, 512))
  return back.size > 0 ? `${action.page}?${back}` : action.page
}
