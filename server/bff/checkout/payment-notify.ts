import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { answerOutage, asOutage } from '../operations/outage.ts'
import { answerTooMany } from '../operations/too-many.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import { UpstreamUnavailable } from '../upstream/unavailable.ts'

type PaymentNotifyOptions = {
  upstream: Pick<UpstreamClient, 'post'>
}

const maxBodyBytes = 64 * 1024

function isOfEngine(bytes: Buffer): boolean {
  try {
    const said = JSON.parse(bytes.toString()) as { outcome?: unknown } | null
    return typeof said?.outcome === 'string'
  } catch {
    return false
  }
}

/** The engine's status for a message that it can't judge yet: the provider is answered 503 with Retry-After and sends it again. */
const tooEarly = 425

/** Headers that signatures of providers are about. */
const passedOn = /^(?:content-type|paypal-[\w-]+|x-amz-sns-[\w-]+)$/

/** Of one address: providers send from few, and repeat what was refused. */
const notificationsPerMinute = 600

/**
 * POST /api/payment-notify/:provider: what a provider says of a payment goes to the engine as it came, byte by byte, since its signature
 * is over the bytes. It comes from no browser, so there is no check of its origin; the engine judges it. The engine's status is the
 * answer, but for messages that it wants again later; anything but 2xx makes the provider send it again.
 */
export default fp<PaymentNotifyOptions>(
  async (app, { upstream }) => {
    const limit = app.addressLimit('payment-notify', notificationsPerMinute)

    const pass = async (request: FastifyRequest<{ Params: { provider: string } }>, reply: FastifyReply) => {
      const { params, headers, body, url, visitor } = request
      reply.header('cache-control', 'private, no-store')
      const { isAllowed, retryAfter } = await limit(request)
      if (!isAllowed) return answerTooMany(reply, retryAfter, 'Too many notifications')
      const { store, language, requestId, budget } = visitor
      const sent = Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) =>
          passedOn.test(name) && typeof value === 'string' ? [[name, value]] : [],
        ),
      )
      const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const path = `/payments/notify/${encodeURIComponent(params.provider)}${query}`
      try {
        const answer = await upstream.post(path, bytes, sent, { store, language, requestId, ...(budget && { budget }) })
        // Anything else than the engine's own words must not tell the provider that it was taken.
        if (!isOfEngine(answer.bytes)) return answerOutage(reply)
        const isForLater = answer.status === tooEarly || answer.status >= 500
        return (isForLater ? asOutage(reply) : reply.code(answer.status)).type('application/json').send(answer.bytes)
      } catch (error) {
        if (!(error instanceof UpstreamUnavailable)) throw error
        request.log.warn({ err: error }, 'checkout: a notification was not passed on')
        return answerOutage(reply)
      }
    }

    await app.register(async (routes) => {
      routes.removeAllContentTypeParsers()
      routes.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
        done(null, body),
      )
      const options = { bodyLimit: maxBodyBytes }
      routes.post('/api/payment-notify/:provider', options, pass)
      routes.post('/api/payment-notify/:provider/', options, pass)
    })
  },
  { name: 'payment-notify', dependencies: ['rate-limits', 'visitor'] },
)
