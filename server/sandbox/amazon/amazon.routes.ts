import type { FastifyInstance } from 'fastify'
import type { Player, Stage } from '../players.ts'
import { chargeRoutes } from './charges.routes.ts'
import { refundRoutes } from './refunds.routes.ts'
import { refuse } from './requests.ts'
import { sessionRoutes } from './sessions.routes.ts'
import { requestError } from './signatures.ts'

/** Amazon Pay's certificate, and its calls, which are answered only when they are signed. */
export const amazonRoutes = async (
  app: FastifyInstance,
  { stage, player, certificate }: { stage: Stage; player: Player; certificate: string },
): Promise<void> => {
  app.get('/amazon/certs/sandbox.pem', async (_request, reply) =>
    reply.type('application/x-pem-file').send(certificate),
  )

  await app.register(async (calls) => {
    calls.addHook('preHandler', async ({ method, url, headers, body }, reply) => {
      const request = { method, url, headers, body: typeof body === 'string' ? body : '' }
      const error = requestError(stage.keys.amazon, request)
      if (error) await refuse(reply, 401, error)
    })
    sessionRoutes(calls, stage, player)
    chargeRoutes(calls, stage, player)
    refundRoutes(calls, stage, player)
  })
}
