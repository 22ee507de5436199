import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ResetWallet } from '#web/generated/operations.ts'
import { attemptForm, refusalBy } from '../forms/answered-form.ts'
import { type FormResult, formRoute, withStatus } from '../forms/form-route.ts'
import { plainForm } from '../forms/plain-form.ts'
import { sentIn } from '../forms/sent-call.ts'
import { AttachWallet } from '../generated/operations.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { asOutage } from '../operations/outage.ts'
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

const walletsPerMinute = 20

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

    const name = 'checkout-amazon'
    await formRoute(
      app,
      { run, flashes, limit },
      {
        name,
        page: ({ sessionId = '' }) =>
          `${summary}?${new URLSearchParams({ amazonCheckoutSessionId: sessionId.slice(0, maxSessionIdLength) })}`,
        take: ({ request, values }) => attach(request, values.sessionId),
        script: async (request, reply) => {
          const call = { run, request, limit, name }
          const result: FormResult = await attemptForm(call, () => attach(request, sentIn(request).formData.sessionId))
          withStatus(reply, result)
          const { isDone, message } = result
          return reply.send({ successfull: isDone, errorMessage: message, success: isDone })
        },
      },
    )

    const reset = async (request: FastifyRequest): Promise<boolean> => {
      const { data } = await run(ResetWallet, {}, request.visitor).catch((error: unknown) => {
        request.log.warn({ err: error }, 'checkout: the wallet was not taken off')
        return { data: null }
      })
      return data?.resetWallet.successful === true
    }
    await plainForm(app, {
      path: '/api/abort-amazon/',
      lead: async (_form, request) => ((await reset(request)) ? '/checkout/shipping' : '/checkout/basket'),
      script: async (request, reply) => {
        const successfull = await reset(request)
        return (successfull ? reply : asOutage(reply)).send({ successfull, success: successfull })
      },
    })
  },
  { name: 'wallet', dependencies: ['rate-limits', 'visitor', 'edge-graphql'] },
)
