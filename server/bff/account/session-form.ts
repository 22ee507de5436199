import type { FastifyReply, FastifyRequest } from 'fastify'
import { attemptForm } from '../forms/attempt-form.ts'
import { type Form, type FormResult, type Values, withStatus } from '../forms/form-route.ts'
import { codeOf, refusalBy, textOf } from '../forms/refusals.ts'
import { type SentCall, sentIn } from '../forms/sent-call.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { ownPath } from '../security/own-path.ts'
import type { AddressLimit } from '../security/rate-limits.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import type { Members } from '../visitor/groups/members.ts'
import { callOf, isKnown, type Recovery } from '../visitor/recovery.ts'
import { isTicked } from './account-inputs.ts'
import type { AccountAction, Outcome } from './actions.ts'
import { takeResult } from './take-result.ts'

type Means = {
  upstream: Pick<UpstreamClient, 'graphql'>
  recovery: Recovery
  members: Pick<Members, 'forget'>
  run: EdgeRun
  limit: AddressLimit
}

/** What a page is told of who is logged in: never a token. */
export type Arrival = Pick<Outcome, 'firstName' | 'lastName' | 'cartMerged' | 'sharedListMerged' | 'updatedCartId'>

/** The form of an action; as JSON the same address takes the specification's call. */
export function sessionForm(action: AccountAction, means: Means): Omit<Form, 'limit'> {
  const { path, target, keeps = [] } = action
  const name = path.slice('/api/'.length, -1)
  return {
    name,
    page: (values) => pageOf(action, values),
    take: async ({ request, values }) => {
      const result = await carryOut(request, action, { formData: values, mergeCart: true }, means)
      if (!result.isDone) return result
      const stored = Object.fromEntries(keeps.map((field) => [field, values[field] ?? '']))
      return { ...result, values: stored, next: target === undefined ? null : (ownPath(values.target) ?? target) }
    },
    script: async (request, reply) => {
      const call = { ...means, request, name }
      const result = await attemptForm(call, () => carryOut(request, action, sentIn(request), means))
      return answerCall(reply, result)
    },
  }
}

/** The repeated password differs from the new one; a call has none. */
const isSlip = ({ formData: { repeated, newPassword } }: SentCall) => repeated !== undefined && repeated !== newPassword

async function carryOut(
  request: FastifyRequest,
  action: AccountAction,
  sent: SentCall,
  { upstream, recovery, members, run }: Means,
): Promise<FormResult> {
  const { visitor } = request
  const ask = action.prepare(sent)
  if (!ask || !isKnown(visitor)) return refusalBy({ run, request }, 'BAD_USER_INPUT')
  if (isSlip(sent)) {
    const errorMessage = (await textOf(run, 'login.fault.different', visitor)) ?? ''
    return { isDone: false, message: null, fieldErrors: [{ fieldName: 'repeated', errorMessage }] }
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
    return resultOf(outcome)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'USER_TOKEN_INVALID') identity.expireSession()
    if (code === 'USER_TOKEN_REVOKED') identity.revokeSession()
    throw error
  }
}

function resultOf({ success, errorMessage = null, fieldErrors, retryAfter = null, ...outcome }: Outcome): FormResult {
  const { firstName, lastName, cartMerged, sharedListMerged, updatedCartId } = outcome
  const data: Arrival = { firstName, lastName, cartMerged, sharedListMerged, updatedCartId }
  return { isDone: success, message: errorMessage, fieldErrors, retryAfter, data }
}

/** The answer of a call (transactions.md §7). */
function answerCall(reply: FastifyReply, result: FormResult): FastifyReply {
  const { isDone, message, fieldErrors = [], retryAfter = null, data } = result
  const { firstName, lastName, cartMerged, sharedListMerged, updatedCartId } = (data ?? {}) as Arrival
  withStatus(reply, result)
  return reply.send({
    successfull: isDone,
    success: isDone,
    errorMessage: message,
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    cartMerged: cartMerged ?? false,
    sharedListMerged: sharedListMerged ?? false,
    updatedCartId: updatedCartId ?? null,
    fieldErrors,
    retryAfter,
  })
}

/** With what the form needs to be shown again: where it leads, and the token of its link. */
function pageOf({ page }: AccountAction, values: Values): string {
  const back = new URLSearchParams()
  const target = ownPath(values.target)
  if (target) back.set('target', target)
  if (values.emailToken) back.set('token', values.emailToken.slice(0, 512))
  return back.size > 0 ? `${page}?${back}` : page
}
