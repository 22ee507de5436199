import { nextState } from '#lib/transitions.ts'
import type { PaymentFact } from '../payment-method.ts'
import { isOpenPayment, lateTransitions, type PaymentEvent, paymentTransitions } from '../payment-states.rules.ts'
import type { PaymentRow, PaymentState } from '../payments.tables.ts'

/** Something that was heard of a payment: a provider's word, or the shop's own decision. */
export type SettledFact = Omit<PaymentFact, 'outcome'> & { outcome: PaymentEvent }

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

type Amounts = Pick<PaymentRow, 'authorised' | 'captured' | 'refunded'>

export type Judgement =
  /** It contradicts what the shop has stored: nothing is believed. */
  | { kind: 'refused'; why: 'amount' | 'currency' | 'reference' }
  /** It changes nothing in this state. */
  | { kind: 'ignored' }
  /** late: money for a payment that had ended; stray: money of another sum, which no order has asked for. */
  | { kind: 'applied' | 'late' | 'stray'; change: Amounts & { state: PaymentState } }

const isOfMoney = (outcome: PaymentEvent): outcome is 'authorised' | 'captured' | 'refunded' =>
  outcome === 'authorised' || outcome === 'captured' || outcome === 'refunded'

/** Amounts after the fact; null when it names one that can't be. */
const amountsAfter = (payment: PaymentRow, fact: SettledFact, channel: FactChannel): Amounts | null => {
  const { authorised, captured, refunded, amount: whole } = payment
  const { outcome, amount } = fact
  if (!isOfMoney(outcome)) return { authorised, captured, refunded }
  if (amount === null || amount < 0) return null
  if (outcome === 'authorised') return amount === whole ? { authorised: whole, captured, refunded } : null
  if (outcome === 'captured') {
    // The first word of money is about all of it; parts are captured of what was authorised.
    const isWhole = authorised === 0
    const sum = channel === 'call' && !isWhole ? captured + amount : Math.max(captured, amount)
    if (isWhole ? amount !== whole : sum > authorised) return null
    return { authorised: Math.max(authorised, sum), captured: sum, refunded }
  }
  const sum = channel === 'call' ? refunded + amount : Math.max(refunded, amount)
  return sum > captured ? null : { authorised, captured, refunded: sum }
}

/**
 * The first word of money, of another sum than the shop has asked for. Only the answer to a question of ours is believed in that: the
 * amount of a return is not signed. A payment that has its money already got more by a person at the provider: null, a person decides.
 */
const strayOf = (
  { provider, state, authorised, captured, refunded }: PaymentRow,
  { outcome, amount }: SettledFact,
  channel: FactChannel,
): Judgement | null => {
  if (channel !== 'inquiry' || provider === null || authorised > 0 || !amount || amount < 0) return null
  if (outcome === 'captured')
    return { kind: 'stray', change: { state: 'captured', authorised: amount, captured: amount, refunded } }
  if (outcome !== 'authorised') return null
  return {
    kind: 'stray',
    change: { state: isOpenPayment(state) ? 'cancelled' : state, authorised, captured, refunded },
  }
}

/** What a fact means for a payment as it is stored, and for nothing else. */
export const judge = (payment: PaymentRow, fact: SettledFact, channel: FactChannel): Judgement => {
  const { state } = payment
  const due = nextState(paymentTransitions, state, fact.outcome)
  const next = due ?? nextState(lateTransitions, state, fact.outcome)
  if (next === null) return { kind: 'ignored' }
  if (isOfMoney(fact.outcome) && fact.currency !== payment.currency) return { kind: 'refused', why: 'currency' }
  const amounts = amountsAfter(payment, fact, channel)
  if (!amounts) return strayOf(payment, fact, channel) ?? { kind: 'refused', why: 'amount' }
  const isSame =
    next === state &&
    amounts.authorised === payment.authorised &&
    amounts.captured === payment.captured &&
    amounts.refunded === payment.refunded
  if (isSame) return { kind: 'ignored' }
  return { kind: due === null ? 'late' : 'applied', change: { state: next, ...amounts } }
}
