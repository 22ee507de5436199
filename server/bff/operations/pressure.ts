import underPressure from '@fastify/under-pressure'
import fp from 'fastify-plugin'

const retryAfterSeconds = 5

/** Milliseconds that the event loop may be late before visitors are sent away for a moment, rather than all of them slowly. */
const longestDelayMs = 1000

/** Sheds load while the process can't keep up; health and metrics are always answered, for they are how one sees it. */
export default fp(
  async (app) => {
    await app.register(underPressure, {
      maxEventLoopDelay: longestDelayMs,
      sampleInterval: 500,
      pressureHandler: (request, reply, type, value) => {
        if (request.url.startsWith('/health/') || request.url === '/metrics') return
        request.log.warn({ type, value }, 'pressure: request refused')
        reply
          .code(503)
          .header('retry-after', retryAfterSeconds)
          .header('cache-control', 'no-store')
          .send({ error: 'Too busy, try again in a moment' })
      },
    })
  },
  { name: 'pressure' },
)
