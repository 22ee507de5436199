import t from 'tap'
import { paymentMethodIds } from '#contract/parameters/payment-method-ids.ts'
import { parametersOf } from '#contract/parameters/testing/parameters.ts'
import { paymentTexts as texts } from '#contract/texts/checkout/payments.ts'
import type { Audience } from '#engine/call/audience.ts'
import { noCredit } from './credit/credit.rules.ts'
import type { MethodSituation, UnpaidOrders } from './payment-method.ts'
import { createPaymentMethods, methodState, paymentTexts, shownRefusal } from './payment-methods.ts'
import { nothingUnpaid } from './unpaid/unpaid.rules.ts'

/** Providers' methods are judged as if they were configured. */
const methods = createPaymentMethods({ computop: null, paypal: null, amazon: null })

const allOn = {
  'T134_Twint-Payment': { active: 'true' },
  amazonPayV2Activation: { active: 'true' },
  paymentTypes: { xRechnung: 'true' },
}

const german: MethodSituation = {
  store: 'de',
  currency: 'EUR',
  total: 4990,
  productIds: [],
  deliveryCountry: 'DE',
  billingCountry: 'DE',
  deliveryType: 'sameAsBilling',
  customer: 'private',
  isCompany: false,
  hasForwarder: false,
  hasBankAccount: true,
  hasPaid: true,
  credit: noCredit,
  unpaid: nothingUnpaid,
  parameters: parametersOf(allOn),
}
const swiss: MethodSituation = { ...german, store: 'ch', currency: 'CHF', deliveryCountry: 'CH', billingCountry: 'CH' }
const austrian: MethodSituation = { ...german, store: 'at', deliveryCountry: 'AT', billingCountry: 'AT' }
const school: MethodSituation = { ...german, store: 'b2b', customer: 'business', isCompany: true }

const inAdvance = ['VORKASSE', 'PREPAID', 'CASH_ON_DELIVERY']
const paidLater = ['INVOICE', 'RECHNUNG', ...inAdvance]

const none = { person: 0, address: 0, network: 0 }
const unpaidOf = (open: Partial<UnpaidOrders['open']>): UnpaidOrders => ({
  ...nothingUnpaid,
  open: { ...none, ...open },
})
/** A cart with pieces of one article, of which others of the network hold some. */
const piecesOf = (wanted: number, free: number, network = 0): UnpaidOrders => ({
  ...nothingUnpaid,
  items: [{ name: 'Heft', wanted, free, held: { ...none, network } }],
})

/** What a situation makes of each method: hidden, available, or the reason. */
const stateOf = (id: string, situation: MethodSituation): string => {
  const state = methodState(methods.find(id), situation)
  return typeof state === 'string' ? state : state.reason
}

const situations: [name: string, situation: MethodSituation, available: string[], refused?: Record<string, string>][] =
  [
    [
      'Germany',
      german,
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'INVOICE', 'RECHNUNG', 'VORKASSE', 'PREPAID', 'CASH_ON_DELIVERY'],
    ],
    [
      'Austria',
      austrian,
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'INVOICE', 'RECHNUNG', 'VORKASSE', 'PREPAID'],
      { CASH_ON_DELIVERY: 'country' },
    ],
    [
      'Switzerland',
      swiss,
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'TWINT', 'INVOICE', 'RECHNUNG', 'VORKASSE', 'PREPAID'],
      { CASH_ON_DELIVERY: 'country' },
    ],
    ['a business customer', school, ['RECHNUNG_V', 'X_RECHNUNG', 'VINCO_V', 'VORKASSE_V']],
    [
      'switches are off',
      { ...swiss, parameters: parametersOf({}) },
      ['CREDIT_CARD', 'PAYPAL', 'INVOICE', 'RECHNUNG', 'VORKASSE', 'PREPAID'],
      { CASH_ON_DELIVERY: 'country' },
    ],
    ['no XRechnung', { ...school, parameters: parametersOf({}) }, ['RECHNUNG_V', 'VINCO_V', 'VORKASSE_V']],
    [
      'a packing station',
      { ...german, deliveryType: 'packstation' },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'VORKASSE', 'PREPAID'],
      { INVOICE: 'packstation', RECHNUNG: 'packstation', CASH_ON_DELIVERY: 'packstation' },
    ],
    [
      'a first order above its limit',
      { ...german, total: 15_001, hasPaid: false, customer: 'guest' },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'VORKASSE', 'PREPAID', 'CASH_ON_DELIVERY'],
      { INVOICE: 'firstOrder', RECHNUNG: 'firstOrder' },
    ],
    [
      'a large order',
      { ...german, total: 100_001 },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'VORKASSE', 'PREPAID'],
      { INVOICE: 'maximum', RECHNUNG: 'maximum', CASH_ON_DELIVERY: 'maximum' },
    ],
    [
      'goods of the forwarder',
      { ...german, hasForwarder: true },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'INVOICE', 'RECHNUNG', 'VORKASSE', 'PREPAID'],
      { CASH_ON_DELIVERY: 'forwarder' },
    ],
    [
      'a store without an account of its own',
      { ...german, hasBankAccount: false },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'CASH_ON_DELIVERY'],
    ],
    ['a business store without an account of its own', { ...school, hasBankAccount: false }, ['VINCO_V']],
    [
      'less than a euro',
      { ...german, total: 99 },
      ['PAYPAL', 'AMAZONPAY', 'INVOICE', 'RECHNUNG', 'VORKASSE', 'PREPAID', 'CASH_ON_DELIVERY'],
      { CREDIT_CARD: 'minimum' },
    ],
    [
      'before the addresses are known',
      { ...school, deliveryCountry: null, billingCountry: null },
      ['RECHNUNG_V', 'X_RECHNUNG', 'VINCO_V', 'VORKASSE_V'],
    ],
    [
      'a business customer in Austria',
      { ...school, deliveryCountry: 'AT', billingCountry: 'AT' },
      ['RECHNUNG_V', 'VORKASSE_V'],
      { X_RECHNUNG: 'billingCountry', VINCO_V: 'country' },
    ],
    [
      'a business customer in Germany who has it sent to Austria',
      { ...school, deliveryCountry: 'AT' },
      ['RECHNUNG_V', 'VORKASSE_V'],
      { X_RECHNUNG: 'country', VINCO_V: 'country' },
    ],
    [
      'a first large order of a business customer',
      { ...school, total: 500_001, hasPaid: false },
      ['VORKASSE_V'],
      { RECHNUNG_V: 'firstOrder', X_RECHNUNG: 'firstOrder', VINCO_V: 'firstOrder' },
    ],
    [
      'a very large order of a business customer',
      { ...school, total: 2_500_001 },
      ['VORKASSE_V'],
      { RECHNUNG_V: 'maximum', X_RECHNUNG: 'maximum', VINCO_V: 'maximum' },
    ],
    [
      'a newcomer’s second invoice',
      { ...german, total: 1051, hasPaid: false, credit: { open: 13_950, atAddress: 13_950, isOwn: true } },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'VORKASSE', 'PREPAID', 'CASH_ON_DELIVERY'],
      { INVOICE: 'creditFirst', RECHNUNG: 'creditFirst' },
    ],
    [
      'the rest of a newcomer’s limit',
      { ...german, total: 1050, hasPaid: false, credit: { open: 13_950, atAddress: 13_950, isOwn: true } },
      [...['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'INVOICE', 'RECHNUNG', 'VORKASSE', 'PREPAID', 'CASH_ON_DELIVERY']],
    ],
    [
      'open invoices of a guest with the same mailbox or in the same household',
      { ...german, total: 1051, hasPaid: false, credit: { open: 13_950, atAddress: 13_950, isOwn: false } },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'VORKASSE', 'PREPAID', 'CASH_ON_DELIVERY'],
      { INVOICE: 'creditFirstShared', RECHNUNG: 'creditFirstShared' },
    ],
    [
      'open invoices of other households at the address',
      { ...german, total: 15_000, hasPaid: false, credit: { open: 0, atAddress: 30_000, isOwn: true } },
      [...['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'INVOICE', 'RECHNUNG', 'VORKASSE', 'PREPAID', 'CASH_ON_DELIVERY']],
    ],
    [
      'open invoices of ever more names at one address',
      { ...german, total: 15_000, hasPaid: false, credit: { open: 0, atAddress: 30_001, isOwn: true } },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'VORKASSE', 'PREPAID', 'CASH_ON_DELIVERY'],
      { INVOICE: 'creditFirstShared', RECHNUNG: 'creditFirstShared' },
    ],
    [
      'open invoices of a customer who has paid before',
      { ...german, total: 10_001, credit: { open: 40_000, atAddress: 40_000, isOwn: true } },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'VORKASSE', 'PREPAID', 'CASH_ON_DELIVERY'],
      { INVOICE: 'credit', RECHNUNG: 'credit' },
    ],
    [
      'open invoices of the household of a customer who has paid before',
      { ...german, total: 10_001, credit: { open: 40_000, atAddress: 40_000, isOwn: false } },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'VORKASSE', 'PREPAID', 'CASH_ON_DELIVERY'],
      { INVOICE: 'creditShared', RECHNUNG: 'creditShared' },
    ],
    [
      'open invoices of a school that has paid none',
      { ...school, total: 100_001, hasPaid: false, credit: { open: 400_000, atAddress: 400_000, isOwn: true } },
      ['VORKASSE_V'],
      { RECHNUNG_V: 'creditFirst', X_RECHNUNG: 'creditFirst', VINCO_V: 'creditFirst' },
    ],
    [
      'the editors’ limit over all methods on credit, and that of one of them',
      {
        ...school,
        total: 1001,
        hasPaid: false,
        parameters: parametersOf({
          paymentTypes: {
            xRechnung: 'true',
            'credit.firstOrderMaximum': '1000',
            'VINCO_V.firstOrderMaximum': '2000',
          },
        }),
      },
      ['VINCO_V', 'VORKASSE_V'],
      { RECHNUNG_V: 'firstOrder', X_RECHNUNG: 'firstOrder' },
    ],
    [
      'limits of the editors',
      {
        ...german,
        parameters: parametersOf({ paymentTypes: { 'INVOICE.maximum': '4989', 'PAYPAL.countries': 'AT CH' } }),
      },
      ['CREDIT_CARD', 'RECHNUNG', 'VORKASSE', 'PREPAID', 'CASH_ON_DELIVERY'],
      { INVOICE: 'maximum', PAYPAL: 'country' },
    ],
    [
      'an address holds more than a place may without having paid',
      { ...german, hasPaid: false, unpaid: unpaidOf({ address: 1_000_000 }) },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY'],
      Object.fromEntries(paidLater.map((id) => [id, 'unpaid'])),
    ],
    [
      'others of the network do, and they are not known',
      { ...german, hasPaid: false, unpaid: { ...unpaidOf({ network: 1_000_000 }), isOwn: false } },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY'],
      Object.fromEntries(paidLater.map((id) => [id, 'unpaidShared'])),
    ],
    [
      'who has paid before has nothing to do with others of the network and the address',
      { ...german, unpaid: { ...unpaidOf({ address: 1_000_000, network: 1_000_000 }), isOwn: false } },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', ...paidLater],
    ],
    [
      'a customer holds more without having paid, who has a limit of his own for credit',
      { ...german, unpaid: unpaidOf({ person: 200_000, address: 200_000 }) },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'INVOICE', 'RECHNUNG'],
      Object.fromEntries(inAdvance.map((id) => [id, 'unpaid'])),
    ],
    [
      'a newcomer takes most pieces of an article',
      { ...german, hasPaid: false, unpaid: piecesOf(73, 109) },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY'],
      Object.fromEntries(paidLater.map((id) => [id, 'unpaidPieces'])),
    ],
    [
      'a newcomer takes two thirds of them',
      { ...german, hasPaid: false, unpaid: piecesOf(72, 109) },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', ...paidLater],
    ],
    [
      'a newcomer takes the last five pieces',
      { ...german, hasPaid: false, unpaid: piecesOf(5, 5) },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', ...paidLater],
    ],
    [
      'others of the network hold two thirds of an article',
      { ...german, hasPaid: false, unpaid: { ...piecesOf(1, 37, 72), isOwn: false } },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY'],
      Object.fromEntries(paidLater.map((id) => [id, 'unpaidPiecesShared'])),
    ],
    [
      'a school’s first order on account takes all pieces',
      { ...school, hasPaid: false, unpaid: piecesOf(100, 100) },
      ['RECHNUNG_V', 'X_RECHNUNG', 'VINCO_V'],
      { VORKASSE_V: 'unpaidPieces' },
    ],
    [
      'a guest’s mailbox has five unpaid orders of a day, and one that is paid',
      { ...german, customer: 'guest', unpaid: { ...nothingUnpaid, ordersOfMailbox: 5 } },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY'],
      Object.fromEntries(paidLater.map((id) => [id, 'unpaidOrders'])),
    ],
    [
      'a customer’s mailbox has nineteen',
      { ...german, hasPaid: false, unpaid: { ...nothingUnpaid, ordersOfMailbox: 19 } },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', ...paidLater],
    ],
    [
      'a customer’s mailbox has twenty',
      { ...german, unpaid: { ...nothingUnpaid, ordersOfMailbox: 20 } },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY'],
      Object.fromEntries(paidLater.map((id) => [id, 'unpaidOrders'])),
    ],
    [
      'editors set the limits for what is not paid',
      {
        ...german,
        hasPaid: false,
        unpaid: unpaidOf({ person: 1000, address: 1000 }),
        parameters: parametersOf({ ...allOn, paymentTypes: { 'unpaid.maximum': '1000' } }),
      },
      ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY'],
      Object.fromEntries(paidLater.map((id) => [id, 'unpaid'])),
    ],
  ]

t.test('T3.34 paymentMethodIds are those of transactions.md §3', async (t) => {
  t.same([...paymentMethodIds].sort(), [
    'AMAZONPAY',
    'CASH_ON_DELIVERY',
    'CREDIT_CARD',
    'INVOICE',
    'PAYPAL',
    'PREPAID',
    'RECHNUNG',
    'RECHNUNG_V',
    'TWINT',
    'VINCO_V',
    'VORKASSE',
    'VORKASSE_V',
    'X_RECHNUNG',
  ])
})

for (const [name, situation, available, refused = {}] of situations) {
  t.test(`payment methods: ${name}`, async (t) => {
    for (const id of paymentMethodIds) {
      const expected = available.includes(id) ? 'available' : (refused[id] ?? 'hidden')
      t.equal(stateOf(id, situation), expected, id)
    }
  })
}

t.test('a refusal’s amounts are written as in the store, without empty cents', async (t) => {
  const refusal = { reason: 'creditFirst', amounts: { limit: 15_000, open: 13_950, left: 1050 } }
  const of = (currencyCode: string, language: 'de-DE' | 'de-AT' | 'de-CH' | 'en-DE') =>
    shownRefusal(refusal, { store: { currencyCode } as Audience['store'], language })
  t.same(of('EUR', 'de-DE'), {
    key: 'payments.unavailable.creditFirst',
    values: { limit: '150\u00a0€', open: '139,50\u00a0€', left: '10,50\u00a0€' },
  })
  t.match(of('EUR', 'de-AT'), { values: { limit: '€\u00a0150' } })
  t.match(of('CHF', 'de-CH'), { values: { limit: 'CHF\u00a0150' } })
  t.match(of('EUR', 'en-DE'), { values: { limit: '€150' } })
})

t.test('every method says whether it is on credit: all that are paid after delivery, and no other', async (t) => {
  t.same([...methods.onCredit].sort(), ['INVOICE', 'RECHNUNG', 'RECHNUNG_V', 'VINCO_V', 'X_RECHNUNG'])
})

t.test('editors choose methods and their order; what they leave out or misspell is not offered', async (t) => {
  const order = { parameters: parametersOf({ paymentTypes: { order: 'PREPAID INVOICE PREPAID NONE PAYPAL' } }) }
  t.same(
    methods.list({ ...german, ...order }).map(({ id }) => id),
    ['PREPAID', 'INVOICE'],
    'and PayPal is not configured',
  )
  t.same(
    methods.list(german).map(({ id }) => id),
    ['INVOICE', 'RECHNUNG', 'VORKASSE', 'PREPAID', 'CASH_ON_DELIVERY'],
    'without a choice all of them',
  )
})

t.test('providers are asked before a payment ends, Amazon within the day that its sessions last', async (t) => {
  for (const id of ['CREDIT_CARD', 'PAYPAL', 'TWINT', 'AMAZONPAY']) {
    const { settlement } = methods.find(id)
    if (settlement.kind !== 'provider') throw new Error(`${id} has no provider`)
    t.ok(settlement.inquireAfterMinutes.length > 0, id)
    t.ok(Math.max(...settlement.inquireAfterMinutes) < settlement.expiryMinutes, id)
    t.ok(settlement.expiryMinutes < 1440, id)
  }
})

t.test('unknown ids count as prepaid', async (t) => {
  t.equal(methods.find('SOMETHING').isPrepaid, true)
  t.equal(methods.adapterOf('SOMETHING'), null)
})

t.test('X_RECHNUNG alone asks for a buyer reference', async (t) => {
  t.same(
    paymentMethodIds.filter((id) => methods.find(id).needsBuyerReference),
    ['X_RECHNUNG'],
  )
})

t.test('every method has a name and a description, every reason a sentence', async (t) => {
  const keys = Object.keys(texts)
  for (const id of paymentMethodIds) {
    t.ok(keys.includes(paymentTexts.name(id)[0] ?? ''), id)
    t.ok(keys.includes(paymentTexts.description(id, true)[0] ?? ''), id)
  }
  const reasons = situations.flatMap(([, , , refused = {}]) => Object.values(refused))
  const outcome = keys.filter((key) => key.startsWith('payments.unavailable.'))
  // Refused when it is chosen, by the checkout.
  reasons.push('wallet')
  t.same([...new Set(reasons)].map((reason) => paymentTexts.unavailable({ reason })).sort(), outcome.sort())
})
