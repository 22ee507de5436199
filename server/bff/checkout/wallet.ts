import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ResetWallet } from '#web/generated/operations.ts'
import { attemptForm } from '../forms/attempt-form.ts'
import { type Form, type FormResult, formRoute, type SentForm, sendBy, withStatus } from '../forms/form-route.ts'
import { refusalBy } from '../forms/refusals.ts'
import { sentIn } from '../forms/sent-call.ts'
import { AttachWallet } from '../generated/operations.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import type { AddressLimit } from '../security/rate-limits.ts'
import { askEngine } from '../upstream/ask-engine.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import type { Flashes } from '../visitor/flash.ts'
import { callOf, isKnown, type Recovery } from '../visitor/recovery.ts'

type WalletOptions = {
  upstream: Pick<UpstreamClient, 'graphql'>
  recovery: Recovery
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
}

const maxSessionIdLength = 200

const summary = '/checkout/summary'

/** Of one address. */
const walletsPerMinute = 20
/** A class is many people. */
const resetsPerMinute = 300

/**
 * The express wallet (transactions.md §7): POST /api/checkout-amazon/ attaches its session to the cart and logs a guest in, whose token
 * stays in a cookie that no script can read; /api/abort-amazon/ takes it off again.
 */
export default fp<WalletOptions>(
  async (app, { upstream, recovery, run, flashes }) => {
    const limit = app.addressLimit('wallet', walletsPerMinute)

    const attach = async (request: FastifyRequest, sessionId: unknown): Promise<FormResult> => {
      const { visitor } = request
      const isId = typeof sessionId === 'string' && sessionId !== '' && sessionId.length <= maxSessionIdLength
      if (!isId || !isKnown(visitor)) return refusalBy({ run, request }, 'BAD_USER_INPUT')
      const { identity } = visitor
      await recovery.prepare(visitor, { needs: 'cart', isMutation: true })
      const answer = await recovery.withKnownIds(visitor, (own) =>
        askEngine(upstream, AttachWallet, { sessionId }, callOf(visitor, own)),
      )
      const { successful, errorMessage, token } = answer
      if (successful && token) identity.startSession(token, { isGuest: true, isRemembered: false, userId: null })
      return { isDone: successful, message: errorMessage ?? null, next: successful ? summary : null }
    }

    /** The specification's call at the path of a form. */
    const answerCall =
      (name: string, limit: AddressLimit, carryOut: (request: FastifyRequest) => Promise<FormResult>): Form['script'] =>
      async (request, reply) => {
        const call = { run, request, limit, name }
        const result: FormResult = await attemptForm(call, () => carryOut(request))
        withStatus(reply, result)
        const { isDone, message } = result
        return reply.send({ successfull: isDone, errorMessage: message, success: isDone })
      }

    await formRoute(
      app,
      { run, flashes, limit },
      {
        name: 'checkout-amazon',
        page: ({ sessionId = '' }) =>
          `${summary}?${new URLSearchParams({ amazonCheckoutSessionId: sessionId.slice(0, maxSessionIdLength) })}`,
        take: ({ request, values }) => attach(request, values.sessionId),
        script: answerCall('checkout-amazon', limit, (request) => attach(request, sentIn(request).formData.sessionId)),
      },
    )

    const reset = async (call: Pick<SentForm, 'run' | 'request'>): Promise<FormResult> => {
      const result = await sendBy(call, ResetWallet, {})
      return { ...result, next: result.isDone ? '/checkout/shipping' : '/checkout/basket' }
    }
    const resets = app.addressLimit('wallet-reset', resetsPerMinute)
    await formRoute(
      app,
      { run, flashes, limit: resets },
      {
        name: 'abort-amazon',
        page: () => '/checkout/basket',
        take: reset,
        script: answerCall('abort-amazon', resets, (request) => reset({ run, request })),
      },
    )
  },
  { name: 'wallet', dependencies: ['rate-limits', 'visitor', 'edge-graphql'] },
)
