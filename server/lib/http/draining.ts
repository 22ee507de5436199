import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/**
 * Answers under way while the server closes say `connection: close`. Otherwise their connections would be kept alive with
 * nobody to use them, and closing would wait for them. Register it before anything that answers.
 */
export const draining = fp(
  async (app: FastifyInstance) => {
    let isClosing = false
    app.addHook('preClose', async () => {
      isClosing = true
    })
    app.addHook('onSend', async (_request, reply, payload) => {
      if (isClosing) reply.header('connection', 'close')
      return payload
    })
  },
  { name: 'draining' },
)
