import type { Transitions } from '#lib/transitions.ts'
import type { BegunPayment, PaymentOutcome } from './payment-method.ts'
import type { PaymentState } from './payments.tables.ts'

/**
 * What a provider says, or what the shop decides: begun (the provider has the payment), timedOut (a call that may have
 * taken the money was not answered), aborted (by the visitor, or with the order), expired (its time is up), corrected (less of a
 * bill is due), waived (nothing of it is due any more).
 */
export type PaymentEvent = PaymentOutcome | 'begun' | 'timedOut' | 'aborted' | 'expired' | 'corrected' | 'waived'

/** The table of all payments, with a provider or without. Late money for an ended payment has a table of its own. */
export const paymentTransitions: Transitions<PaymentState, PaymentEvent> = {
  created: {
    begun: 'pending',
    pending: 'pending',
    authorised: 'authorised',
    captured: 'captured',
    declined: 'declined',
    cancelled: 'cancelled',
    voided: 'cancelled',
    timedOut: 'unknown',
    aborted: 'cancelled',
    expired: 'expired',
  },
  pending: {
    pending: 'pending',
    authorised: 'authorised',
    captured: 'captured',
    declined: 'declined',
    cancelled: 'cancelled',
    voided: 'cancelled',
    timedOut: 'unknown',
    aborted: 'cancelled',
    expired: 'expired',
  },
  // Only the provider's word leads out of it: neither the visitor nor the clock knows whether the money was taken.
  unknown: {
    pending: 'pending',
    authorised: 'authorised',
    captured: 'captured',
    declined: 'declined',
    cancelled: 'cancelled',
    voided: 'cancelled',
    missing: 'cancelled',
  },
  due: { captured: 'captured', corrected: 'due', waived: 'refunded', aborted: 'cancelled', expired: 'expired' },
  authorised: { captured: 'captured', voided: 'cancelled', declined: 'declined' },
  captured: { captured: 'captured', refunded: 'refunded' },
  refunded: { refunded: 'refunded' },
  declined: {},
  cancelled: {},
  expired: {},
}

/** A success for a payment that had ended. */
export const lateTransitions: Transitions<PaymentState, PaymentEvent> = {
  created: {},
  pending: {},
  unknown: {},
  due: {},
  authorised: {},
  captured: {},
  refunded: {},
  declined: { authorised: 'authorised', captured: 'captured' },
  cancelled: { authorised: 'authorised', captured: 'captured' },
  expired: { authorised: 'authorised', captured: 'captured' },
}

/** The provider has not said yet whether it is paid. */
export const isOpenPayment = (state: PaymentState): boolean =>
  state === 'created' || state === 'pending' || state === 'unknown'

/** It came to nothing, unless money comes late. */
export const isEndedPayment = (state: PaymentState): boolean =>
  state === 'declined' || state === 'cancelled' || state === 'expired'

/** What a payment's state means for an order that waits for it. */
export const orderEventOf: Readonly<Record<PaymentState, 'place' | 'cancel' | 'expire' | null>> = {
  created: null,
  pending: null,
  unknown: null,
  due: null,
  authorised: 'place',
  captured: 'place',
  refunded: null,
  declined: 'cancel',
  cancelled: 'cancel',
  expired: 'expire',
}

/** first: the customer pays, and the provider is asked for an agreement. later: the shop takes the money by that agreement. */
export type Recurring = 'first' | 'later'

/** Says in `payments.provider_data` which of several payments it is; missing for a payment that stands alone. */
export const recurringKey = 'recurring'

/** Where `payments.provider_data` keeps the session of the express wallet that the payment begins with. */
export const walletSessionKey = 'walletSessionId'

/** Null for a payment that did not begin in the wallet. */
export const walletSessionOf = ({ providerData }: { providerData: Readonly<Record<string, string>> }): string | null =>
  providerData[walletSessionKey] ?? null

/** Where `payments.provider_data` keeps why the payment came to nothing. */
const endReasonKey = 'endReason'

export type EndReason = 'threeDSecure' | 'cartChanged'

export const endedBy = (reason: EndReason): Record<string, string> => ({ [endReasonKey]: reason })

export const endReasonOf = ({ providerData }: { providerData: Readonly<Record<string, string>> }): EndReason | null => {
  const reason = providerData[endReasonKey]
  return reason === 'threeDSecure' || reason === 'cartChanged' ? reason : null
}

/** Where `payments.provider_data` keeps where the visitor goes: the same submission is answered again without a call. */
const nextKey = 'next'

export const nextData = (next: BegunPayment['next']): Record<string, string> => ({ [nextKey]: JSON.stringify(next) })

/** Null until the provider has answered. */
export const nextOf = ({
  providerData,
}: {
  providerData: Readonly<Record<string, string>>
}): BegunPayment['next'] | null => {
  const text = providerData[nextKey]
  return text === undefined ? null : (JSON.parse(text) as BegunPayment['next'])
}

/** One that is taken by an agreement, without the customer. */
export const isLaterPayment = ({ providerData }: { providerData: Readonly<Record<string, string>> }): boolean =>
  providerData[recurringKey] === 'later'

/** The first of several payments, or a later one. */
export const isRecurring = ({ providerData }: { providerData: Readonly<Record<string, string>> }): boolean =>
  providerData[recurringKey] !== undefined
