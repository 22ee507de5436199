import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ResetWallet } from '#web/generated/operations.ts'
import { codeOf, sentenceOf, statusOf } from '../account/refusals.ts'
import { sentIn } from '../account/sent-form.ts'
import { plainForm } from '../forms/plain-form.ts'
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

type Attached = { status: number; successfull: boolean; errorMessage: string | null }

const longestSession = 200

const walletsPerMinute = 20

/**
 * The express wallet (transactions.md §7): POST /api/checkout-amazon/ attaches its session to the cart and logs a guest in, whose token
 * stays in a cookie that no script can read; /api/abort-amazon/ takes it off again.
 */
export default fp<WalletOptions>(
  async (app, { upstream, recovery, run, flashes }) => {
    const limit = app.addressLimit('wallet', walletsPerMinute)

    const attach = async (request: FastifyRequest): Promise<Attached> => {
      const { visitor } = request
      const refused = async (code: Parameters<typeof statusOf>[0]): Promise<Attached> => ({
        status: statusOf(code),
        successfull: false,
        errorMessage: await sentenceOf(run, code, visitor),
      })
      if (!(await limit(request)).isAllowed) return refused('RATE_LIMITED')
      const { sessionId } = sentIn(request).formData
      const isId = typeof sessionId === 'string' && sessionId !== '' && sessionId.length <= longestSession
      if (!isId || !isKnown(visitor)) return refused('BAD_USER_INPUT')
      const { identity } = visitor
      try {
        await recovery.prepare(visitor, { needs: 'cart', isMutation: true })
        const answer = await recovery.withKnownIds(visitor, (own) =>
          askEngine(upstream, AttachWallet, { sessionId }, callOf(visitor, own)),
        )
        const { successful, errorMessage, token } = answer
        if (successful && token) identity.startSession(token, { isGuest: true, isRemembered: false, userId: null })
        return { status: 200, successfull: successful, errorMessage: errorMessage ?? null }
      } catch (error) {
        request.log.warn({ err: error }, 'checkout: the wallet was not attached')
        return refused(codeOf(error))
      }
    }

    await plainForm(app, {
      path: '/api/checkout-amazon/',
      lead: async (form, request, reply) => {
        const { successfull, errorMessage } = await attach(request)
        if (successfull) return '/checkout/summary'
        flashes.leave(reply, { form: 'checkout-amazon', isDone: false, message: errorMessage })
        const sessionId = form.get('sessionId')?.slice(0, longestSession) ?? ''
        return `/checkout/summary?${new URLSearchParams({ amazonCheckoutSessionId: sessionId })}`
      },
      script: async (request, reply) => {
        const { status, ...answer } = await attach(request)
        return (status === 503 ? asOutage(reply) : reply.code(status)).send({ ...answer, success: answer.successfull })
      },
    })

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
