import { type PaymentAdapter, type PaymentFact, ProviderRefused, ProviderUnavailable } from '../../payment-method.ts'
import type { PayPalSettings } from '../../payment-settings.ts'
import { isRecurring } from '../../payment-states.rules.ts'
import type { PaymentRow } from '../../payments.tables.ts'
import { eventOfAnswer } from '../event-id.ts'
import { decimal } from '../money.ts'
import { createPayPalClient } from './client.ts'
import { chargeRequest, orderRequest, outcomeOf, type PayPalOrder } from './order.ts'
import { createWebhookReader, merchantRefOf } from './webhook.ts'

const provider = 'paypal'

/** The page on which buyers approve, outside of the API's host. */
const pages = (url: string): string =>
  url.includes('//api-m.') ? new URL(url).origin.replace('//api-m.', '//www.') : new URL(url).origin

/** A payment that has ended takes no more money. */
const isOpen = ({ state }: PaymentRow): boolean => state === 'created' || state === 'pending' || state === 'unknown'

const factOf = (payment: PaymentRow, order: PayPalOrder | null, eventId?: string): PaymentFact => {
  const { captureId, ...whole } = order
    ? outcomeOf(order)
    : { outcome: 'missing' as const, amount: null, currency: null, code: null, captureId: null }
  const vaultId = order?.payment_source?.paypal?.attributes?.vault?.id
  return {
    ...whole,
    ...(vaultId && isRecurring(payment) && { agreement: { vaultId } }),
    ...(order?.status === 'APPROVED' && { isApproved: true }),
    providerRef: order?.id ?? null,
    providerData: captureId === null ? undefined : { captureId },
    eventId: eventId ?? eventOfAnswer(payment, `${whole.outcome} ${whole.code} ${whole.amount} ${whole.currency}`),
    body: { order: order?.id, status: order?.status, capture: captureId, outcome: whole.outcome, amount: whole.amount },
  }
}

/** Issues of a capture that say what became of the payment. */
const declined = ['INSTRUMENT_DECLINED', 'PAYER_CANNOT_PAY', 'TRANSACTION_REFUSED', 'PAYER_ACCOUNT_RESTRICTED']
const elsewhere = ['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED']

/** PayPal by Orders v2: the buyer approves on PayPal's page, the shop captures when it hears of that. */
export const createPayPalAdapter = (settings: PayPalSettings): PaymentAdapter => {
  const client = createPayPalClient(settings)
  const readWebhook = createWebhookReader(settings)

  const findOrder = async ({ providerRef }: PaymentRow): Promise<PayPalOrder | null> =>
    providerRef === null ? null : client.findOrder(providerRef)

  /** Takes the money of an order that the buyer has approved. The key is the payment's: a repetition takes it once. */
  const capture = async (payment: PaymentRow, orderId: string, eventId?: string): Promise<PaymentFact> => {
    try {
      return factOf(payment, await client.captureOrder(orderId, `${payment.id}-capture`), eventId)
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error
      const issue = error.message
      if (elsewhere.includes(issue)) return factOf(payment, await client.findOrder(orderId), eventId)
      if (!declined.includes(issue)) throw new ProviderUnavailable(`${provider} refuses a capture: ${issue}`)
      return {
        outcome: 'declined',
        amount: null,
        currency: null,
        providerRef: orderId,
        code: issue,
        eventId: eventId ?? eventOfAnswer(payment, issue),
        body: { order: orderId, issue },
      }
    }
  }

  /** How the payment stands; what the buyer has approved is captured first. */
  const finish = async (payment: PaymentRow, eventId?: string): Promise<PaymentFact> => {
    const order = await findOrder(payment)
    return order?.status === 'APPROVED' && isOpen(payment)
      ? capture(payment, order.id, eventId)
      : factOf(payment, order, eventId)
  }

  return {
    provider,
    origins: [pages(settings.url)],

    begin: async (start) => {
      const { id, links = [] } = await client.createOrder(orderRequest(start), start.payment.id)
      const page = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
      if (!page) throw new ProviderUnavailable(`${provider} answered an order without a page`)
      return { providerRef: id, providerData: {}, next: { kind: 'redirect', url: page.href } }
    },

    charge: async (start, { vaultId = '' }) => {
      const order = await client.chargeOrder(chargeRequest(start, vaultId), start.payment.id)
      return factOf(start.payment, order)
    },

    identify: async (message) => {
      const event = await readWebhook(message)
      const merchantRef = event && merchantRefOf(event)
      return merchantRef === null ? null : { merchantRef }
    },

    // A return proves nothing, and a webhook may be older than what is known: PayPal is asked.
    settle: async (payment, message) => {
      if (message.channel === 'return') {
        const { token } = message.fields
        return token === undefined || token === payment.providerRef ? finish(payment) : null
      }
      const event = await readWebhook(message)
      if (!event || merchantRefOf(event) !== payment.merchantRef) return null
      return finish(payment, event.id)
    },

    inquire: (payment) => finish(payment),

    // An order is captured as a whole.
    capture: async (payment) => {
      if (payment.providerRef === null) throw new ProviderRefused('the payment has no order')
      return capture(payment, payment.providerRef)
    },

    // Orders that are not captured end by themselves: there is no call for it.
    void: async (payment) => factOf(payment, await findOrder(payment)),

    refund: async (payment, { id, amount }) => {
      const known = payment.providerData.captureId
      const captureId = known ?? factOf(payment, await findOrder(payment)).providerData?.captureId
      if (captureId === undefined) throw new ProviderRefused('the payment has no capture')
      const { currency } = payment
      const body = { amount: { value: decimal(amount), currency_code: currency } }
      const sent = await client.refund(captureId, body, id)
      // The repeated call may be answered as the first one was, so a pending refund is looked up.
      const refund = sent.status === 'PENDING' ? await client.findRefund(sent.id) : sent
      if (refund.status === 'PENDING') throw new ProviderUnavailable(`${provider} has not completed a refund yet`)
      if (refund.status !== 'COMPLETED') throw new ProviderRefused(refund.status)
      return {
        outcome: 'refunded',
        amount,
        currency,
        providerRef: payment.providerRef,
        code: refund.status,
        eventId: `refunded ${id}`,
        body: { refund: refund.id, status: refund.status, amount },
      }
    },
  }
}
