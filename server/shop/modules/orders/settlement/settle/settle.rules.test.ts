import t from 'tap'
import {
  isOpenPayment,
  lateTransitions,
  orderEventOf,
  paymentTransitions,
} from '#engine/modules/checkout/payments/payment-states.rules.ts'
import { type PaymentRow, paymentStates } from '#engine/modules/checkout/payments/payments.tables.ts'
import { nextState } from '#lib/transitions.ts'
import { type FactChannel, judge, ownFact, type SettledFact } from './settle.rules.ts'

const payment = (rest: Partial<PaymentRow> = {}): PaymentRow => ({
  id: 'p',
  orderId: 'o',
  attempt: 1,
  method: 'FAKE',
  provider: 'fake',
  merchantRef: '1-1',
  providerRef: null,
  providerData: {},
  amount: 1000,
  currency: 'EUR',
  state: 'pending',
  authorised: 0,
  captured: 0,
  refunded: 0,
  credited: 0,
  expiresAt: null,
  returnTokenHash: null,
  createdAt: new Date(0),
  changedAt: new Date(0),
  ...rest,
})

const fact = (outcome: SettledFact['outcome'], amount: number | null = 1000, rest: Partial<SettledFact> = {}) => ({
  ...ownFact('expired', 'e'),
  outcome,
  amount,
  currency: 'EUR',
  ...rest,
})

const after = (row: Partial<PaymentRow>, said: SettledFact, channel: FactChannel = 'notify') => {
  const judgement = judge(payment(row), said, channel)
  if (!('change' in judgement)) return judgement.kind === 'refused' ? judgement.why : judgement.kind
  const { state, authorised, captured, refunded } = judgement.change
  return `${judgement.kind === 'applied' ? '' : `${judgement.kind} `}${state} ${authorised} ${captured} ${refunded}`
}

t.test('a success counts with the amount and currency that the shop has stored, and only with them', async (t) => {
  t.equal(after({}, fact('captured')), 'captured 1000 1000 0')
  t.equal(after({}, fact('authorised')), 'authorised 1000 0 0')
  for (const amount of [999, 1001, 0, -1000, null]) {
    t.equal(after({}, fact('captured', amount)), 'amount')
    t.equal(after({}, fact('authorised', amount)), 'amount')
  }
  t.equal(after({}, fact('captured', 1000, { currency: 'CHF' })), 'currency')
  t.equal(after({}, fact('declined', null, { currency: null })), 'declined 0 0 0', 'a failure needs no amount')
})

t.test('another sum in a provider’s answer is money of no order', async (t) => {
  for (const state of ['created', 'pending', 'unknown', 'cancelled', 'expired'] as const) {
    t.equal(after({ state }, fact('captured', 1100), 'inquiry'), 'stray captured 1100 1100 0')
    t.equal(after({ state }, fact('captured', 900), 'inquiry'), 'stray captured 900 900 0')
    const end = state === 'expired' ? 'expired' : 'cancelled'
    t.equal(after({ state }, fact('authorised', 1100), 'inquiry'), `stray ${end} 0 0 0`)
    t.equal(after({ state }, fact('captured', 1100, { currency: 'CHF' }), 'inquiry'), 'currency')
    for (const channel of ['return', 'notify', 'call'] as const)
      t.equal(after({ state }, fact('captured', 1100), channel), 'amount', 'it is asked about first')
    for (const amount of [0, -1, null]) t.equal(after({ state }, fact('captured', amount), 'inquiry'), 'amount')
  }
  const paid = { state: 'captured', authorised: 1000, captured: 1000 } as const
  t.equal(after(paid, fact('captured', 1100), 'inquiry'), 'amount', 'the order has its money')
  t.equal(after({ state: 'due', provider: null }, fact('captured', 900), 'inquiry'), 'amount', 'a transfer')
})

t.test('an ended payment moves by late money alone', async (t) => {
  for (const state of ['declined', 'cancelled', 'expired'] as const) {
    t.equal(after({ state }, fact('captured')), 'late captured 1000 1000 0')
    t.equal(after({ state }, fact('authorised')), 'late authorised 1000 0 0')
    for (const outcome of ['pending', 'declined', 'cancelled', 'expired', 'refunded', 'voided'] as const)
      t.equal(after({ state }, fact(outcome)), 'ignored', `${state} ${outcome}`)
  }
  for (const state of paymentStates)
    for (const outcome of ['authorised', 'captured'] as const)
      t.notOk(nextState(lateTransitions, state, outcome) && nextState(paymentTransitions, state, outcome))
})

t.test('an unknown payment is left by the provider’s word alone', async (t) => {
  for (const outcome of ['aborted', 'expired', 'timedOut'] as const)
    t.equal(nextState(paymentTransitions, 'unknown', outcome), null)
  t.equal(nextState(paymentTransitions, 'unknown', 'captured'), 'captured')
  t.equal(nextState(paymentTransitions, 'unknown', 'missing'), 'cancelled')
  t.ok(isOpenPayment('unknown'))
})

t.test('captures and refunds add up by command and never exceed the payment', async (t) => {
  const authorised = { state: 'authorised', authorised: 1000 } as const
  t.equal(after(authorised, fact('captured', 400), 'call'), 'captured 1000 400 0')
  const partly = { state: 'captured', authorised: 1000, captured: 400 } as const
  t.equal(after(partly, fact('captured', 600), 'call'), 'captured 1000 1000 0')
  t.equal(after(partly, fact('captured', 400), 'notify'), 'ignored', 'a notification of the same')
  t.equal(after(partly, fact('captured', 601), 'call'), 'amount')
  const whole = { state: 'captured', authorised: 1000, captured: 1000 } as const
  t.equal(after(whole, fact('refunded', 300), 'call'), 'refunded 1000 1000 300')
  t.equal(after({ ...whole, state: 'refunded', refunded: 300 }, fact('refunded', 300), 'notify'), 'ignored')
  t.equal(after({ ...whole, state: 'refunded', refunded: 300 }, fact('refunded', 800), 'call'), 'amount')
  t.equal(after(whole, fact('declined')), 'ignored', 'a replayed failure')
  t.equal(after(whole, fact('cancelled')), 'ignored')
})

t.test('a refund of an unpaid bill lowers the amount due, to nothing at most', async (t) => {
  const bill = { state: 'due', provider: null } as const
  const changed = (row: Partial<PaymentRow>, said: SettledFact) => {
    const judgement = judge(payment({ ...bill, ...row }), said, 'call')
    return 'change' in judgement ? judgement.change : judgement
  }
  t.match(changed({}, fact('refunded', 400)), { state: 'due', captured: 0, refunded: 0, credited: 400 })
  t.match(changed({ credited: 400 }, fact('refunded', 100)), { state: 'due', credited: 500 })
  t.match(changed({ credited: 400 }, fact('refunded', 600)), { state: 'refunded', captured: 0, credited: 1000 })
  for (const amount of [601, -1, null])
    t.match(changed({ credited: 400 }, fact('refunded', amount)), { kind: 'refused', why: 'amount' })
  t.match(changed({}, fact('refunded', 400, { currency: 'CHF' })), { kind: 'refused', why: 'currency' })
  t.match(changed({ credited: 400 }, fact('captured', 1000)), { kind: 'refused' }, 'only what is due counts')
  t.match(changed({ credited: 400 }, fact('captured', 600)), { state: 'captured', captured: 600, credited: 400 })
  const paid = { state: 'captured', authorised: 600, captured: 600, credited: 400 } as const
  t.match(changed(paid, fact('refunded', 100)), { state: 'refunded', refunded: 100, credited: 400 })
  t.match(changed(paid, fact('refunded', 601)), { kind: 'refused' }, 'what was credited was never there')
  t.match(changed({ state: 'refunded', credited: 1000 }, fact('captured', 1000)), { kind: 'ignored' })
})

t.test('money places an order, an end of the payment ends it, and doubt leaves it waiting', async (t) => {
  t.same(
    paymentStates.filter((state) => orderEventOf[state] === 'place'),
    ['authorised', 'captured'],
  )
  for (const state of paymentStates.filter(isOpenPayment)) t.equal(orderEventOf[state], null)
})
