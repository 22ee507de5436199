import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/**
 * While the server closes, running requests are answered with `connection: close`. Otherwise their idle keep-alive
 * connections would delay closing. Register it before all routes.
 */
export const draining = fp(
  async (app: FastifyInstance) => {
    let isClosing = false
    app.addHook('preClose', async () => {
      isClosing = true
    })
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (isClosing) reply.header('connection', 'close')
      done(null, payload)
    })
  },
  { name: 'draining' },
)
