import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { ReceivedMessage } from '../../checkout/payments/payment-method.ts'
import type { NotifyOutcome } from './messages.ts'
import type { PaymentsService } from './payments.service.ts'

type PaymentRoutesOptions = { requireToken: preHandlerAsyncHookHandler; payments: Pick<PaymentsService, 'notify'> }

/**
 * Providers repeat a message until it is answered by a status of 200 to 299. `later` is below 500: anyone can cause it, and the edge
 * would count it as an outage of the engine.
 */
const statusOf: Record<NotifyOutcome, number> = { settled: 200, later: 425, forged: 400, noProvider: 404 }

const textsOf = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

const messageOf = (request: FastifyRequest): ReceivedMessage => {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
  const fields = isForm ? Object.fromEntries(new URLSearchParams(body.toString('utf8'))) : {}
  return {
    channel: 'notify',
    fields: { ...textsOf(request.query as Record<string, unknown>), ...fields },
    headers: textsOf(request.headers),
    body,
  }
}

/**
 * POST /payments/notify/:provider: a provider's message as the edge has got it, byte by byte, since signatures are over the
 * bytes. Only the edge may call it.
 */
export const paymentRoutes = async (app: FastifyInstance, { requireToken, payments }: PaymentRoutesOptions) => {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body)
    raw.post<{ Params: { provider: string } }>(
      '/payments/notify/:provider',
      { preHandler: requireToken },
      async (request, reply) => {
        const { provider } = request.params
        const outcome = await payments.notify(provider, messageOf(request))
        if (outcome !== 'settled') request.log.warn({ provider, outcome }, 'a payment notification was not settled')
        return reply.code(statusOf[outcome]).send({ outcome })
      },
    )
  })
}
