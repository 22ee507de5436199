import type { PaymentFact } from '#engine/modules/checkout/payments/payment-method.ts'
import {
  isOpenPayment,
  lateTransitions,
  type PaymentEvent,
  paymentTransitions,
} from '#engine/modules/checkout/payments/payment-states.rules.ts'
import type { PaymentRow, PaymentState } from '#engine/modules/checkout/payments/payments.tables.ts'
import { nextState } from '#lib/transitions.ts'

/** Something that was heard of a payment: a provider's word, or the shop's own decision. */
export type SettledFact = Omit<PaymentFact, 'outcome'> & { outcome: Exclude<PaymentEvent, 'corrected' | 'waived'> }

/** What the shop decides by itself. */
export const ownFact = (outcome: 'expired' | 'timedOut' | 'aborted', eventId: string): SettledFact => ({
  outcome,
  eventId,
  amount: null,
  currency: null,
  providerRef: null,
  code: null,
  body: {},
})

/** call: the answer to a command of ours, about the amount of that command alone. */
export type FactChannel = 'return' | 'notify' | 'inquiry' | 'call' | 'expiry'

type Amounts = Pick<PaymentRow, 'authorised' | 'captured' | 'refunded' | 'credited'>

/** What the shop does not get or keep of a payment: money that went back, and what a bill was lowered by. Minor units. */
export const givenUp = ({ refunded, credited }: Pick<PaymentRow, 'refunded' | 'credited'>): number =>
  refunded + credited

export type Judgement =
  /** It contradicts what the shop has stored: nothing is believed. */
  | { kind: 'refused'; why: 'amount' | 'currency' | 'reference' }
  /** It changes nothing in this state. */
  | { kind: 'ignored' }
  /** late: money for a payment that had ended; stray: money of another sum, which no order has asked for. */
  | { kind: 'applied' | 'late' | 'stray'; change: Amounts & { state: PaymentState } }

/** A refund of a bill that is not paid yet lowers it. */
const eventOf = ({ state, amount: whole, credited }: PaymentRow, { outcome, amount }: SettledFact): PaymentEvent => {
  if (state !== 'due' || outcome !== 'refunded') return outcome
  return credited + (amount ?? 0) < whole ? 'corrected' : 'waived'
}

const isOfMoney = (outcome: PaymentEvent): outcome is 'authorised' | 'captured' | 'refunded' =>
  outcome === 'authorised' || outcome === 'captured' || outcome === 'refunded'

/** Amounts after the fact; null when it names one that can't be. */
const amountsAfter = (payment: PaymentRow, fact: SettledFact, channel: FactChannel): Amounts | null => {
  const { authorised, captured, refunded, credited } = payment
  const { outcome, amount } = fact
  if (!isOfMoney(outcome)) return { authorised, captured, refunded, credited }
  if (amount === null || amount < 0) return null
  const due = payment.amount - credited
  if (outcome === 'authorised') return amount === due ? { authorised: due, captured, refunded, credited } : null
  if (outcome === 'captured') {
    // The first word of money is about all of it; parts are captured of what was authorised.
    const isWhole = authorised === 0
    const sum = channel === 'call' && !isWhole ? captured + amount : Math.max(captured, amount)
    if (isWhole ? amount !== due : sum > authorised) return null
    return { authorised: Math.max(authorised, sum), captured: sum, refunded, credited }
  }
  if (payment.state === 'due')
    return amount <= due ? { authorised, captured, refunded, credited: credited + amount } : null
  const sum = channel === 'call' ? refunded + amount : Math.max(refunded, amount)
  return sum > captured ? null : { authorised, captured, refunded: sum, credited }
}

/**
 * The first word of money, of another sum than the shop has asked for. Only the answer to a question of ours is believed in that: the
 * amount of a return is not signed. A payment that has its money already got more by a person at the provider: null, a person decides.
 */
const strayOf = (
  { provider, state, authorised, captured, refunded, credited }: PaymentRow,
  { outcome, amount }: SettledFact,
  channel: FactChannel,
): Judgement | null => {
  if (channel !== 'inquiry' || provider === null || authorised > 0 || !amount || amount < 0) return null
  if (outcome === 'captured')
    return { kind: 'stray', change: { state: 'captured', authorised: amount, captured: amount, refunded, credited } }
  if (outcome !== 'authorised') return null
  return {
    kind: 'stray',
    change: { state: isOpenPayment(state) ? 'cancelled' : state, authorised, captured, refunded, credited },
  }
}

/** What a fact means for a payment as it is stored, and for nothing else. */
export const judge = (payment: PaymentRow, fact: SettledFact, channel: FactChannel): Judgement => {
  const { state } = payment
  const event = eventOf(payment, fact)
  const inTime = nextState(paymentTransitions, state, event)
  const next = inTime ?? nextState(lateTransitions, state, event)
  if (next === null) return { kind: 'ignored' }
  if (isOfMoney(fact.outcome) && fact.currency !== payment.currency) return { kind: 'refused', why: 'currency' }
  const amounts = amountsAfter(payment, fact, channel)
  if (!amounts) return strayOf(payment, fact, channel) ?? { kind: 'refused', why: 'amount' }
  const isSame =
    next === state &&
    amounts.authorised === payment.authorised &&
    amounts.captured === payment.captured &&
    givenUp(amounts) === givenUp(payment)
  if (isSame) return { kind: 'ignored' }
  return { kind: inTime === null ? 'late' : 'applied', change: { state: next, ...amounts } }
}
