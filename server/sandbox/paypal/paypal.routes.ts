import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Player, Stage } from '../players.ts'
import { captureRoutes } from './captures.routes.ts'
import { orderRoutes } from './orders.routes.ts'

const lifetimeSeconds = 600

/** PayPal's certificate and tokens, and its calls, which are answered with a token only. Bodies come as text. */
export const paypalRoutes = async (
  app: FastifyInstance,
  { stage, player, certificate }: { stage: Stage; player: Player; certificate: string },
): Promise<void> => {
  const tokens = new Map<string, number>()

  app.get('/paypal/certs/sandbox.pem', async (_request, reply) =>
    reply.type('application/x-pem-file').send(certificate),
  )

  app.post('/paypal/v1/oauth2/token', async ({ headers }, reply) => {
    const { clientId, clientSecret } = stage.keys.paypal
    const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    if (headers.authorization !== expected) return reply.code(401).send({ error: 'invalid_client' })
    const token = randomBytes(24).toString('base64url')
    tokens.set(token, Date.now() + lifetimeSeconds * 1000)
    return reply.send({ access_token: token, token_type: 'Bearer', expires_in: lifetimeSeconds })
  })

  await app.register(async (calls) => {
    calls.addHook('onRequest', async ({ headers }, reply) => {
      const until = tokens.get(headers.authorization?.replace('Bearer ', '') ?? '') ?? 0
      if (until < Date.now()) await reply.code(401).send({ name: 'AUTHENTICATION_FAILURE' })
    })
    orderRoutes(calls, stage, player)
    captureRoutes(calls, stage, player)
  })
}
