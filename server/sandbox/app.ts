import { createPrivateKey } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { draining } from '#lib/http/draining.ts'
import { loggerOptions, requestIdOf } from '#lib/logging/logger.ts'
import { rejectionScope } from '#lib/process/unhandled-rejections.ts'
import { amazonRoutes } from './amazon/amazon.routes.ts'
import { createAmazon } from './amazon/amazon.ts'
import { walletRoutes } from './amazon/wallet.routes.ts'
import { computopRoutes } from './computop/computop.routes.ts'
import { createComputop } from './computop/computop.ts'
import { dhlRoutes } from './dhl/dhl.routes.ts'
import { issueCertificate } from './keys/certificates.ts'
import type { Keys } from './keys/keys.ts'
import { createLedger } from './ledger.ts'
import { callByHttp, createMerchandise } from './merchandise/merchandise.ts'
import { merchandiseRounds } from './merchandise/merchandise-rounds.ts'
import { createNotifications, type Delays, type Deliver, deliverByHttp, usualDelays } from './notifications.ts'
import { payRoutes } from './pages/pay.routes.ts'
import { paypalRoutes } from './paypal/paypal.routes.ts'
import { createPayPal } from './paypal/paypal.ts'
import type { Stage } from './players.ts'

/** Milliseconds after which a demo order is shipped. */
const shipAfter = 60_000

export type SandboxOptions = {
  logLevel: string
  url: string
  webhooks: Stage['webhooks']
  keys: Keys
  /** The shop whose orders it ships; null: it plays no merchandise system. */
  merchandise?: {
    engineUrl: string
    client: { id: string; secret: string }
    /** Milliseconds after which what is announced as a return arrives. */
    returnAfter: number
  } | null
  /** For tests: how notifications reach the shop, and when. */
  deliver?: Deliver
  delays?: Delays
}

/** The payment providers without a socket, ready for `listen` or `inject`. */
export const buildSandbox = async (options: SandboxOptions): Promise<FastifyInstance> => {
  const { logLevel, url, webhooks, keys, merchandise = null, deliver = deliverByHttp, delays = usualDelays } = options
  const app = Fastify({
    logger: loggerOptions('sandbox', logLevel),
    genReqId: requestIdOf,
    requestIdHeader: false,
    forceCloseConnections: true,
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  // As it came: Amazon's signature is over it, and PayPal sends none where Fastify wants one.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  await app.register(rejectionScope)
  await app.register(draining)
  const ledger = createLedger()
  const notifications = createNotifications({ deliver, delays, log: app.log })
  app.addHook('onClose', async () => notifications.stop())
  const stage: Stage = { keys, ledger, notifications, delays, url, webhooks }
  const { certificate, privateKey } = issueCertificate(
    'Pausenhof sandbox notifications',
    createPrivateKey(keys.authority.privateKey),
  )
  const computop = createComputop(stage)
  const paypal = createPayPal(stage, { privateKey, url: `${url}/paypal/certs/sandbox.pem` })
  const amazon = createAmazon(stage, { privateKey, url: `${url}/amazon/certs/sandbox.pem` })

  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async () => ({ status: 'ok' }))
  await app.register(payRoutes, { stage, players: { computop, paypal, amazon } })
  await app.register(computopRoutes, stage)
  await app.register(paypalRoutes, { stage, player: paypal, certificate })
  await app.register(amazonRoutes, { stage, player: amazon, certificate })
  await app.register(walletRoutes, stage)
  await app.register(dhlRoutes, { keys: keys.dhl })
  if (merchandise !== null) {
    const { engineUrl, client, returnAfter } = merchandise
    const system = createMerchandise({ client, call: callByHttp(engineUrl), shipAfter, returnAfter })
    await app.register(merchandiseRounds, { merchandise: system })
  }
  return app
}
