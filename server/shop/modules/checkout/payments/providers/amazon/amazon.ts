import { type PaymentAdapter, type PaymentFact, ProviderRefused, ProviderUnavailable } from '../../payment-method.ts'
import type { AmazonSettings } from '../../payment-settings.ts'
import type { PaymentRow } from '../../payments.tables.ts'
import { eventOfAnswer } from '../event-id.ts'
import { decimal, minorUnits } from '../money.ts'
import { type AmazonCharge, type AmazonSession, createAmazonClient } from './client.ts'
import { createNotificationReader } from './notification.ts'

const provider = 'amazon'

/** Key of the checkout session in the payment's data. */
const sessionKey = 'amazonSession'

const isOpen = ({ state }: PaymentRow): boolean => state === 'created' || state === 'pending' || state === 'unknown'

const priceOf = ({ currency }: PaymentRow, amount: number) => ({ amount: decimal(amount), currencyCode: currency })

type Whole = Pick<PaymentFact, 'outcome' | 'amount' | 'currency'>

const without = (outcome: PaymentFact['outcome']): Whole => ({ outcome, amount: null, currency: null })

/** What a charge means. A capture that Amazon still works on is an authorisation as yet. */
const outcomeOfCharge = ({ chargeAmount, captureAmount, refundedAmount, statusDetails }: AmazonCharge): Whole => {
  const { currencyCode: currency } = chargeAmount
  const back = minorUnits(refundedAmount?.amount ?? '0') ?? 0
  switch (statusDetails.state) {
    case 'Captured':
      return back > 0
        ? { outcome: 'refunded', amount: back, currency }
        : { outcome: 'captured', amount: minorUnits((captureAmount ?? chargeAmount).amount), currency }
    case 'Authorized':
    case 'CaptureInitiated':
      return { outcome: 'authorised', amount: minorUnits(chargeAmount.amount), currency }
    case 'Declined':
      return without('declined')
    case 'Canceled':
      return without('voided')
    default:
      return without('pending')
  }
}

/** What a session without a charge means. */
const outcomeOfSession = ({ statusDetails: { state, reasonCode } }: AmazonSession): Whole =>
  without(state !== 'Canceled' ? 'pending' : reasonCode === 'Declined' ? 'declined' : 'cancelled')

type ProviderState = { charge: AmazonCharge } | { session: AmazonSession } | null

const factOf = (payment: PaymentRow, found: ProviderState, eventId?: string): PaymentFact => {
  const charge = found && 'charge' in found ? found.charge : null
  const whole = charge
    ? outcomeOfCharge(charge)
    : found && 'session' in found
      ? outcomeOfSession(found.session)
      : without('missing')
  const { state, reasonCode } = found ? ('charge' in found ? found.charge : found.session).statusDetails : {}
  return {
    ...whole,
    providerRef: charge?.chargeId ?? null,
    code: reasonCode ?? state ?? null,
    eventId: eventId ?? eventOfAnswer(payment, `${whole.outcome} ${state} ${whole.amount} ${whole.currency}`),
    body: { charge: charge?.chargeId, state, reason: reasonCode, amount: whole.amount },
  }
}

/** Amazon Pay by Checkout v2: the wallet's session is told the amount, and completed when the buyer comes back. */
export const createAmazonAdapter = (settings: AmazonSettings): PaymentAdapter => {
  const client = createAmazonClient(settings)
  const readNotification = createNotificationReader(settings)

  /**
   * A session with its charge. Two tries may have used one session, one after the other, and only one of them has been completed: the
   * reference of the charge's permission says which. Null for the other one.
   */
  const ofSession = async ({ merchantRef }: PaymentRow, session: AmazonSession): Promise<ProviderState> => {
    const { chargeId, chargePermissionId } = session
    if (!chargeId || !chargePermissionId) return { session }
    const [charge, reference] = await Promise.all([
      client.findCharge(chargeId),
      client.merchantRefOf(chargePermissionId),
    ])
    if (reference !== merchantRef) return null
    return charge ? { charge } : { session }
  }

  const findSession = async (payment: PaymentRow, id: string): Promise<ProviderState> => {
    const session = await client.findSession(id)
    return session && ofSession(payment, session)
  }

  /** A session is completed by the shop; one that the buyer has not approved refuses that, and stays as it is. */
  const complete = async (payment: PaymentRow, id: string): Promise<ProviderState> => {
    try {
      const session = await client.completeSession(id, { chargeAmount: priceOf(payment, payment.amount) })
      return await ofSession(payment, session)
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error
      return findSession(payment, id)
    }
  }

  const look = async (payment: PaymentRow): Promise<ProviderState> => {
    const { providerRef, providerData } = payment
    const id = providerData[sessionKey]
    if (providerRef === null) return id === undefined ? null : findSession(payment, id)
    const charge = await client.findCharge(providerRef)
    return charge && { charge }
  }

  /** How the payment stands; what the buyer has approved is completed first. */
  const finish = async (payment: PaymentRow, eventId?: string): Promise<PaymentFact> => {
    const found = await look(payment)
    const session = found && 'session' in found ? found.session : null
    return session?.statusDetails.state === 'Open' && isOpen(payment)
      ? factOf(payment, await complete(payment, session.checkoutSessionId), eventId)
      : factOf(payment, found, eventId)
  }

  const chargeIdOf = ({ providerRef }: PaymentRow): string => {
    if (providerRef === null) throw new ProviderRefused('the payment has no charge')
    return providerRef
  }

  return {
    provider,
    origins: [new URL(settings.authority === null ? 'https://payments.amazon.de' : settings.url).origin],

    begin: async ({ payment, urls, walletSessionId }) => {
      if (walletSessionId === null) throw new ProviderUnavailable(`${provider}: a payment begins in the wallet`)
      const session = await client.updateSession(walletSessionId, {
        webCheckoutDetails: { checkoutResultReturnUrl: urls.success, checkoutCancelUrl: urls.cancel },
        paymentDetails: {
          paymentIntent: 'Authorize',
          canHandlePendingAuthorization: true,
          chargeAmount: priceOf(payment, payment.amount),
        },
        merchantMetadata: { merchantReferenceId: payment.merchantRef },
      })
      const url = session.webCheckoutDetails?.amazonPayRedirectUrl
      if (!url) throw new ProviderUnavailable(`${provider} answered a session without a page`)
      return {
        // The charge is opened when the session is completed.
        providerRef: null,
        providerData: { [sessionKey]: walletSessionId },
        next: { kind: 'redirect', url },
      }
    },

    identify: async (message) => {
      const notification = await readNotification(message)
      const merchantRef = notification && (await client.merchantRefOf(notification.chargePermissionId))
      return merchantRef === null ? null : { merchantRef }
    },

    // A return proves nothing, and a notification does not say how it stands: Amazon is asked.
    settle: async (payment, message) => {
      if (message.channel === 'return') {
        const { amazonCheckoutSessionId: id } = message.fields
        if (id !== undefined && id !== payment.providerData[sessionKey]) return null
        const fact = await finish(payment)
        // Only a buyer who has approved it is led here; a session that the shop has not completed stays open.
        return fact.outcome === 'pending' && fact.body.state === 'Open' ? { ...fact, isApproved: true } : fact
      }
      const notification = await readNotification(message)
      return notification && finish(payment, notification.id)
    },

    inquire: (payment) => finish(payment),

    capture: async (payment, { id, amount }) => {
      const sent = await client.capture(chargeIdOf(payment), { captureAmount: priceOf(payment, amount) }, id)
      // The repeated call is answered as the first one was, so a late capture, which takes Amazon a while, is looked up.
      const isUnderWay = sent.statusDetails.state === 'CaptureInitiated'
      const charge = (isUnderWay && (await client.findCharge(sent.chargeId))) || sent
      if (charge.statusDetails.state === 'CaptureInitiated')
        throw new ProviderUnavailable(`${provider} has not completed a capture yet`)
      const fact = factOf(payment, { charge }, `captured ${id}`)
      return fact.outcome === 'captured' ? { ...fact, amount } : { ...fact, eventId: eventOfAnswer(payment, id) }
    },

    void: async (payment) => {
      const found = await look(payment)
      const stand = factOf(payment, found)
      if (found && 'charge' in found && (stand.outcome === 'authorised' || stand.outcome === 'pending'))
        return factOf(payment, { charge: await client.cancel(found.charge.chargeId) })
      // A session that is not completed ends by itself after a day.
      return stand
    },

    refund: async (payment, { id, amount }) => {
      const body = { chargeId: chargeIdOf(payment), refundAmount: priceOf(payment, amount) }
      const sent = await client.refund(body, id)
      // The repeated call is answered as the first one was, so a refund under way is looked up.
      const isUnderWay = sent.statusDetails.state === 'RefundInitiated'
      const { refundId, statusDetails } = (isUnderWay && (await client.findRefund(sent.refundId))) || sent
      if (statusDetails.state === 'Declined') throw new ProviderRefused(statusDetails.reasonCode ?? 'Declined')
      if (statusDetails.state !== 'Refunded')
        throw new ProviderUnavailable(`${provider} has not completed a refund yet: ${statusDetails.state}`)
      return {
        outcome: 'refunded',
        amount,
        currency: payment.currency,
        providerRef: payment.providerRef,
        code: statusDetails.state,
        eventId: `refunded ${id}`,
        body: { refund: refundId, state: statusDetails.state, amount },
      }
    },
  }
}
