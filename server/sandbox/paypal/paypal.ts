import { randomUUID, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Back } from '../choices.ts'
import type { SandboxPayment } from '../ledger.ts'
import type { Message } from '../notifications.ts'
import { chargedAmount, type Player, type Stage } from '../players.ts'

export const value = (amount: number): string => (amount / 100).toFixed(2)

export type OrderLink = { href: string; rel: string; method: string }

/** An order as PayPal shows it; the capture is there from the moment that the money was asked for. */
export const orderOf = (stage: Stage, payment: SandboxPayment): Record<string, unknown> => {
  const { id, status, data, currency } = payment
  const amount = { currency_code: currency, value: value(payment.amount) }
  const captured = captureOf(payment)
  const states: Record<string, string> = {
    open: 'PAYER_ACTION_REQUIRED',
    approved: 'APPROVED',
    cancelled: 'VOIDED',
  }
  const link = `${stage.url}/pay/${id}`
  const links: OrderLink[] = [{ href: `${stage.url}/paypal/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' }]
  if (status === 'open') links.push({ href: link, rel: 'payer-action', method: 'GET' })
  return {
    id,
    intent: 'CAPTURE',
    status: states[status] ?? 'COMPLETED',
    purchase_units: [
      {
        reference_id: 'default',
        amount,
        invoice_id: data.invoiceId,
        custom_id: payment.reference,
        payments: captured ? { captures: [captured], refunds: refundsOf(payment) } : undefined,
      },
    ],
    ...(data.vaultId &&
      captured && { payment_source: { paypal: { attributes: { vault: { id: data.vaultId, status: 'VAULTED' } } } } }),
    links,
  }
}

/** One for all of what went back. */
const refundsOf = ({ refunded, currency, data }: SandboxPayment): Record<string, unknown>[] => {
  const status = data.refund === 'pending' ? 'PENDING' : 'COMPLETED'
  return refunded === 0 ? [] : [{ id: 'REFUNDS', status, amount: { currency_code: currency, value: value(refunded) } }]
}

/** Null before. A declined one is part of a completed order. */
export const captureOf = (payment: SandboxPayment): Record<string, unknown> | null => {
  const { data, status, currency, authorised, captured, refunded, reference } = payment
  if (!data.captureId) return null
  const states: Record<string, string> = { pending: 'PENDING', declined: 'DECLINED' }
  const refundState = refunded === 0 ? 'COMPLETED' : refunded < captured ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
  return {
    id: data.captureId,
    status: states[status] ?? refundState,
    amount: { currency_code: currency, value: value(authorised) },
    final_capture: true,
    invoice_id: data.invoiceId,
    custom_id: reference,
    supplementary_data: { related_ids: { order_id: payment.id } },
  }
}

const reversed = 'CHECKOUT.PAYMENT-APPROVAL.REVERSED'

/** It names the order, and what the shop calls the payment in its only unit. */
const reversalOf = ({ id, reference, data }: SandboxPayment): Record<string, unknown> => ({
  order_id: id,
  purchase_units: [{ reference_id: 'default', custom_id: reference, invoice_id: data.invoiceId }],
  payment_source: { paypal: {} },
})

const eventOf = (payment: SandboxPayment): string => {
  const { status, data, refunded } = payment
  if (!data.captureId) return status === 'cancelled' ? reversed : 'CHECKOUT.ORDER.APPROVED'
  if (refunded > 0) return 'PAYMENT.CAPTURE.REFUNDED'
  const events: Record<string, string> = { pending: 'PENDING', declined: 'DENIED' }
  return `PAYMENT.CAPTURE.${events[status] ?? 'COMPLETED'}`
}

const forgedCapture = ({ id, reference, currency, amount }: SandboxPayment): Record<string, unknown> => ({
  id: 'FORGED',
  status: 'COMPLETED',
  amount: { currency_code: currency, value: value(amount) },
  custom_id: reference,
  supplementary_data: { related_ids: { order_id: id } },
})

type Signer = { privateKey: string; url: string }

const signed = (stage: Stage, { privateKey, url }: Signer, body: string, isForged: boolean): Message => {
  const id = randomUUID()
  const time = new Date().toISOString()
  const text = `${id}|${time}|${stage.keys.paypal.webhookId}|${crc32(body)}`
  const signature = sign('sha256', Buffer.from(isForged ? `${text}.` : text), privateKey).toString('base64')
  return {
    url: stage.webhooks.paypal,
    headers: {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature,
      'paypal-cert-url': url,
      'paypal-auth-algo': 'SHA256withRSA',
    },
    body,
  }
}

export const createPayPal = (stage: Stage, signer: Signer): Player => ({
  choose: (payment, choice): Back => {
    const { outcome } = choice
    const token = { token: payment.id }
    if (outcome === 'abort') return { url: payment.urls.cancel, fields: token }
    // Reversed: nobody has captured it in time, and PayPal takes the approval back.
    payment.status = outcome === 'reversed' ? 'cancelled' : 'approved'
    if (outcome !== 'reversed') payment.authorised = chargedAmount(payment, choice)
    return { url: payment.urls.success, fields: { ...token, PayerID: 'SANDBOXPAYER1' } }
  },

  messageOf: (payment, isForged) => {
    if (payment.status === 'open' && !isForged) return null
    const captured = captureOf(payment)
    const order = payment.status === 'cancelled' ? reversalOf(payment) : orderOf(stage, payment)
    const resource = isForged ? forgedCapture(payment) : (captured ?? order)
    const body = JSON.stringify({
      id: `WH-${randomUUID()}`,
      event_version: '1.0',
      create_time: new Date().toISOString(),
      resource_type: captured || isForged ? 'capture' : 'checkout-order',
      event_type: isForged ? 'PAYMENT.CAPTURE.COMPLETED' : eventOf(payment),
      resource,
    })
    return signed(stage, signer, body, isForged)
  },
})
