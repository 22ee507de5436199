import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { renderSVG } from 'uqr'
import type { Keys } from '../keys/keys.ts'
import { type DhlOrder, labelPdf } from './label-pdf.ts'

const lifetimeSeconds = 600

type Body = Partial<Omit<DhlOrder, 'shipmentNo' | 'shipper'>> & { shipper?: Partial<DhlOrder['shipper']> }

/** What a label can't be made without. */
const missingIn = ({ receiverId, shipper }: Body): string | null => {
  if (!receiverId) return 'receiverId'
  const needed = ['name1', 'addressStreet', 'postalCode', 'city', 'country'] as const
  const missing = needed.find((name) => !shipper?.[name])
  return missing === undefined ? null : `shipper.${missing}`
}

const parsed = (text: unknown): Body => {
  try {
    return JSON.parse(String(text)) as Body
  } catch {
    return {}
  }
}

/**
 * DHL's returns for Germany: tokens, and labels as PDF and QR code. `POST /sandbox/dhl` with `{ "isAway": true }` lets every call end
 * with 503 until it is sent with false; `GET /sandbox/dhl` lists the labels.
 */
export const dhlRoutes = async (app: FastifyInstance, { keys }: { keys: Keys['dhl'] }): Promise<void> => {
  const tokens = new Map<string, number>()
  const orders: DhlOrder[] = []
  let isAway = false

  app.get('/sandbox/dhl', async () => orders)
  app.post('/sandbox/dhl', async ({ body }) => {
    isAway = (JSON.parse(String(body)) as { isAway: boolean }).isAway
    return { isAway }
  })

  await app.register(async (calls) => {
    calls.addHook('onRequest', async (_request, reply) => {
      if (isAway) await reply.code(503).send({ status: 503, title: 'Service Unavailable', detail: 'Try again later' })
    })

    calls.post<{ Body: Record<string, string> }>(
      '/dhl/parcel/de/account/auth/ropc/v1/token',
      async ({ body }, reply) => {
        const { grant_type, client_id, client_secret, username, password } = body
        const isKnown =
          grant_type === 'password' &&
          client_id === keys.apiKey &&
          client_secret === keys.apiSecret &&
          username === keys.user &&
          password === keys.password
        if (!isKnown) return reply.code(401).send({ status: 401, title: 'Unauthorized', detail: 'Wrong access data' })
        const token = randomBytes(24).toString('base64url')
        tokens.set(token, Date.now() + lifetimeSeconds * 1000)
        return { access_token: token, token_type: 'Bearer', expires_in: lifetimeSeconds }
      },
    )

    calls.post('/dhl/parcel/de/shipping/returns/v1/orders', async ({ headers, body: text }, reply) => {
      const until = tokens.get(headers.authorization?.replace('Bearer ', '') ?? '') ?? 0
      if (until < Date.now()) return reply.code(401).send({ status: 401, title: 'Unauthorized', detail: 'No token' })
      const body = parsed(text)
      const missing = missingIn(body)
      if (missing !== null)
        return reply.code(400).send({ status: 400, title: 'Bad Request', detail: `${missing} is missing` })
      const shipmentNo = `9999${String(orders.length + 1).padStart(8, '0')}`
      const order = { ...(body as Omit<DhlOrder, 'shipmentNo'>), shipmentNo }
      orders.push(order)
      const qr = await sharp(Buffer.from(renderSVG(`RET;${shipmentNo}`)))
        .resize(400, 400, { kernel: 'nearest' })
        .png()
        .toBuffer()
      return reply.code(201).send({
        sstatus: { title: 'OK', status: 201, detail: 'The return was created' },
        shipmentNo,
        label: { b64: labelPdf(order).toString('base64'), fileFormat: 'PDF' },
        qrLabel: { b64: qr.toString('base64'), fileFormat: 'PNG' },
        routingCode: '40327653113+99000943100020',
      })
    })
  })
}
