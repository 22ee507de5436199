import t from 'tap'
import {
  advertisedMarks,
  type DeliveryMark,
  deliveryMarks,
  type MarkSwitches,
  offeredMarks,
  type PaymentMark,
  paymentMarks,
} from './trust-marks.rules.ts'

const stores = ['de', 'at', 'ch', 'b2b'] as const
const switches = ['wallet', 'twint', 'xRechnung', 'dpd'] as const

/** Every store with every set of switches: 4 times 16. */
const cases = stores.flatMap((store) =>
  Array.from({ length: 2 ** switches.length }, (_, set) => ({
    store,
    on: Object.fromEntries(switches.map((name, bit) => [name, (set & (1 << bit)) > 0])) as MarkSwitches,
  })),
)

t.test('S9.52 S9.53 S9.54 S9.55 ways to pay by store and switch, each rule by itself (storefront.md §9)', async (t) => {
  for (const { store, on } of cases) {
    const marks = paymentMarks(store, on)
    const has = (mark: PaymentMark) => marks.includes(mark)
    const name = `${store} ${JSON.stringify(on)}`
    t.ok(has('paypal') && has('invoice') && has('visa'), `always three: ${name}`)
    t.equal(has('wallet'), on.wallet, `wallet where available and activated: ${name}`)
    t.equal(has('twint'), store === 'ch' && on.twint, `the Swiss one in Switzerland only: ${name}`)
    const hasEInvoice = (store === 'de' || store === 'b2b') && on.xRechnung
    t.equal(has('eInvoice'), hasEInvoice, `e-invoice for Germany and business: ${name}`)
    t.equal(has('mastercard'), !hasEInvoice, `Mastercard otherwise: ${name}`)
    t.equal(new Set(marks).size, marks.length, `none twice: ${name}`)
  }
})

t.test('S9.52 a store advertises no method that its order leaves out', async (t) => {
  const on = { wallet: true, twint: true, xRechnung: true, dpd: true }
  t.same(advertisedMarks('de', on, null), paymentMarks('de', on))
  t.same(advertisedMarks('de', on, 'PAYPAL VORKASSE'), ['paypal', 'eInvoice'])
  t.same(advertisedMarks('at', on, 'CREDIT_CARD INVOICE'), ['invoice', 'visa', 'mastercard'])
  t.same(advertisedMarks('at', on, 'VORKASSE'), ['prepayment'], 'what it offers, where that is none of them')
})

t.test('T4.184 the checkout names what the store offers, in the editors’ order, and nothing else', async (t) => {
  const on = { wallet: true, twint: true, xRechnung: true, dpd: true }
  const order = 'CREDIT_CARD PAYPAL AMAZONPAY TWINT RECHNUNG VORKASSE CASH_ON_DELIVERY'
  const german = ['visa', 'mastercard', 'paypal', 'wallet', 'invoice', 'prepayment', 'cashOnDelivery']
  t.same(offeredMarks('de', on, order), german, 'no XRechnung, no Twint')
  t.same(
    offeredMarks('de', { ...on, wallet: false }, order),
    german.filter((mark) => mark !== 'wallet'),
  )
  t.same(offeredMarks('ch', on, 'TWINT CREDIT_CARD INVOICE PREPAID'), [
    'twint',
    'visa',
    'mastercard',
    'invoice',
    'prepayment',
  ])
  t.same(offeredMarks('ch', { ...on, twint: false }, 'TWINT PAYPAL'), ['paypal'])
  t.same(offeredMarks('at', on, 'UNKNOWN, PREPAID; VORKASSE'), ['prepayment'], 'none twice')
  t.ok(offeredMarks('at', on, null).includes('cashOnDelivery'), 'without an order every method')
})

t.test('S9.56 carriers by store and switch, each rule by itself (storefront.md §9)', async (t) => {
  for (const { store, on } of cases) {
    const marks = deliveryMarks(store, on)
    const has = (mark: DeliveryMark) => marks.includes(mark)
    const name = `${store} ${JSON.stringify(on)}`
    const hasParcel = store === 'de' || store === 'at'
    t.equal(has('dpd'), hasParcel && on.dpd, `DPD in Germany and Austria: ${name}`)
    t.equal(has('gls'), hasParcel && !on.dpd, `GLS in its place: ${name}`)
    t.equal(has('dhl'), store === 'de' || store === 'b2b', `DHL in Germany and for business: ${name}`)
    t.equal(has('swissPost'), store === 'ch', `Swiss Post in Switzerland: ${name}`)
  }
})

t.test('the order in which they stand', async (t) => {
  const all: MarkSwitches = { wallet: true, twint: true, xRechnung: true, dpd: true }
  t.same(paymentMarks('de', all), ['paypal', 'invoice', 'visa', 'wallet', 'eInvoice'])
  t.same(paymentMarks('ch', all), ['paypal', 'invoice', 'visa', 'wallet', 'twint', 'mastercard'])
  t.same(deliveryMarks('de', all), ['dhl', 'dpd'])
})
