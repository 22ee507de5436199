import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { newId, type SandboxPayment } from '../ledger.ts'
import { isRefundPending, type Player, playTrouble, type Stage, tellShop } from '../players.ts'
import { captureOf, orderOf, value } from './paypal.ts'

type Money = { currency_code: string; value: string }

type OrderBody = {
  intent: string
  purchase_units: {
    invoice_id?: string
    custom_id?: string
    amount: Money & { breakdown?: Record<string, Money> }
    items?: { unit_amount: Money; quantity: string }[]
  }[]
  payment_source?: {
    paypal?: { experience_context?: { return_url?: string; cancel_url?: string; locale?: string } }
  }
}

const lifetimeSeconds = 600

const cents = ({ value: text }: Money): number => Math.round(Number(text) * 100)

const issue = (reply: FastifyReply, status: number, name: string, code: string) =>
  reply.code(status).send({ name, details: [{ issue: code }], debug_id: randomUUID(), links: [] })

/** PayPal's own checks of the sums; null when they are right. */
const amountIssue = ({ amount, items = [] }: OrderBody['purchase_units'][number]): string | null => {
  if (!/^\d+\.\d{2}$/.test(amount.value)) return 'INVALID_PARAMETER_SYNTAX'
  const { breakdown } = amount
  if (!breakdown) return items.length > 0 ? 'ITEM_TOTAL_REQUIRED' : null
  const { item_total, tax_total, shipping, discount } = breakdown
  const part = (money: Money | undefined) => (money ? cents(money) : 0)
  if (part(item_total) + part(tax_total) + part(shipping) - part(discount) !== cents(amount)) return 'AMOUNT_MISMATCH'
  const sum = items.reduce((total, { unit_amount, quantity }) => total + cents(unit_amount) * Number(quantity), 0)
  return items.length > 0 && sum !== part(item_total) ? 'ITEM_TOTAL_MISMATCH' : null
}

/** PayPal's calls: token, order, capture, refund. Bodies come as text. */
export const paypalRoutes = async (
  app: FastifyInstance,
  { stage, player, certificate }: { stage: Stage; player: Player; certificate: string },
): Promise<void> => {
  const { ledger, keys } = stage
  const tokens = new Map<string, number>()

  app.get('/paypal/certs/sandbox.pem', async (_request, reply) =>
    reply.type('application/x-pem-file').send(certificate),
  )

  app.post('/paypal/v1/oauth2/token', async ({ headers }, reply) => {
    const { clientId, clientSecret } = keys.paypal
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

    calls.post<{ Body: string }>('/paypal/v2/checkout/orders', async ({ body, headers }, reply) => {
      const { intent, purchase_units, payment_source } = JSON.parse(body) as OrderBody
      const unit = purchase_units[0]
      const { return_url, cancel_url, locale } = payment_source?.paypal?.experience_context ?? {}
      if (!unit || intent !== 'CAPTURE' || !return_url || !cancel_url || !headers['paypal-request-id'])
        return issue(reply, 400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
      const wrong = amountIssue(unit)
      if (wrong) return issue(reply, 422, 'UNPROCESSABLE_ENTITY', wrong)
      const payment = ledger.once(`paypal order ${String(headers['paypal-request-id'])}`, () =>
        ledger.add({
          id: newId(17),
          provider: 'paypal',
          reference: unit.custom_id ?? '',
          amount: cents(unit.amount),
          currency: unit.amount.currency_code,
          language: locale?.startsWith('en') ? 'en' : 'de',
          urls: { success: return_url, failure: return_url, cancel: cancel_url, notify: stage.webhooks.paypal },
          status: 'open',
          authorised: 0,
          captured: 0,
          refunded: 0,
          choice: null,
          data: { invoiceId: unit.invoice_id ?? '' },
        }),
      )
      return reply.code(201).send(orderOf(stage, payment))
    })

    calls.get<{ Params: { id: string } }>('/paypal/v2/checkout/orders/:id', async ({ params }, reply) => {
      const payment = ledger.find(params.id)
      await playTrouble(stage, payment, 'inquiryTimeout')
      if (!payment) return issue(reply, 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
      return reply.send(orderOf(stage, payment))
    })

    calls.post<{ Params: { id: string } }>(
      '/paypal/v2/checkout/orders/:id/capture',
      async ({ params, headers }, reply) => {
        const payment = ledger.find(params.id)
        if (!payment) return issue(reply, 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
        const key = headers['paypal-request-id']
        const answer = ledger.once(key && `paypal capture ${String(key)}`, () => capture(payment))
        if (answer !== null) return issue(reply, 422, 'UNPROCESSABLE_ENTITY', answer)
        await tellShop(stage, player, payment)
        await playTrouble(stage, payment, 'answerLost')
        return reply.code(201).send(orderOf(stage, payment))
      },
    )

    /** Null, or the issue for which it is refused. */
    const capture = (payment: SandboxPayment): string | null => {
      const { outcome } = payment.choice ?? {}
      if (payment.data.captureId) return 'ORDER_ALREADY_CAPTURED'
      if (payment.status !== 'approved') return 'ORDER_NOT_APPROVED'
      const { invoiceId } = payment.data
      if (invoiceId && ledger.findBy(({ data }) => data.invoiceId === invoiceId && data.captureId !== undefined))
        return 'DUPLICATE_INVOICE_ID'
      if (outcome === 'decline') {
        payment.status = 'open'
        return 'INSTRUMENT_DECLINED'
      }
      payment.data.captureId = newId(17)
      if (outcome === 'captureDeclined') payment.status = 'declined'
      else if (outcome === 'pending') payment.status = 'pending'
      else take(payment)
      if (outcome === 'pending') completeLater(payment)
      return null
    }

    const take = (payment: SandboxPayment): void => {
      payment.status = 'captured'
      payment.captured = payment.authorised
    }

    /** A payment that PayPal checks is settled later, and told then. */
    const completeLater = (payment: SandboxPayment): void => {
      stage.notifications.later(stage.delays.after * 5, async () => {
        take(payment)
        await tellShop(stage, player, payment)
      })
    }

    calls.post<{ Params: { id: string }; Body: string | undefined }>(
      '/paypal/v2/payments/captures/:id/refund',
      async ({ params, body, headers }, reply) => {
        const payment = ledger.findBy(({ data }) => data.captureId === params.id)
        if (!payment) return issue(reply, 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
        const { amount } = JSON.parse(body || '{}') as { amount?: Money }
        const wanted = amount ? cents(amount) : payment.captured - payment.refunded
        const key = headers['paypal-request-id']
        const answer = ledger.once(key && `paypal refund ${String(key)}`, () => refund(payment, wanted))
        if (answer !== null) return issue(reply, 422, 'UNPROCESSABLE_ENTITY', answer)
        await tellShop(stage, player, payment)
        await playTrouble(stage, payment, 'answerLost')
        return reply.code(201).send({
          id: payment.data.refundId,
          status: payment.choice?.trouble === 'refundPending' ? 'PENDING' : 'COMPLETED',
          amount: { currency_code: payment.currency, value: value(wanted) },
        })
      },
    )

    calls.get<{ Params: { id: string } }>('/paypal/v2/payments/refunds/:id', async ({ params }, reply) => {
      const payment = ledger.findBy(({ data }) => data.refundId === params.id)
      if (!payment) return issue(reply, 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
      return reply.send({ id: params.id, status: isRefundPending(payment) ? 'PENDING' : 'COMPLETED' })
    })

    const refund = (payment: SandboxPayment, amount: number): string | null => {
      if (payment.choice?.trouble === 'refundRefused') return 'TRANSACTION_REFUSED'
      if (payment.refunded + amount > payment.captured) return 'REFUND_AMOUNT_EXCEEDED'
      payment.refunded += amount
      payment.data.refundId = newId(17)
      payment.data.refund = payment.choice?.trouble === 'refundPending' ? 'pending' : 'completed'
      return null
    }

    calls.get<{ Params: { id: string } }>('/paypal/v2/payments/captures/:id', async ({ params }, reply) => {
      const payment = ledger.findBy(({ data }) => data.captureId === params.id)
      if (!payment) return issue(reply, 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
      return reply.send(captureOf(payment))
    })
  })
}
