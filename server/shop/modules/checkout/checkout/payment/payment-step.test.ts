import { sql } from 'drizzle-orm'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { addressForm, stationForm } from '#engine/modules/account/addresses/testing/forms.ts'
import { school } from '#engine/modules/account/visitors/testing/accounts.ts'
import { both } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { insertSampleOrder, type SampleOrder } from '#engine/modules/orders/orders/testing/sample-order.ts'
import { change, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { peopleOf } from '../testing/checkouts.ts'
import { checkoutShop, goods } from '../testing/shop.ts'

const url = await filledDatabase(
  t,
  checkoutShop({
    translations,
    freeArticles: [{ store: 'de', itemId: '500-1', code: 'KATALOG', kind: 'catalogue', position: 1 }],
    vouchers: [
      {
        code: 'FIRST',
        name: both('FIRST'),
        stores: ['de'],
        kind: 'percent',
        percent: 1,
        isFirstOrder: true,
        isOffered: true,
      },
    ],
  }),
)
const engine = await startEngine(t, url)
const { guest, customer, business } = peopleOf(engine)
const step = { deliveryType: 'sameAsBilling' as const, billingAddress: addressForm() }
const numbered = (number: number) => ({ ...school, email: `schule-${number}@pausenhof.example` })

t.test('T3.33 T7.14 methods stand in the editors’ order, and say why they can’t be used', async (t) => {
  const { save, select } = await guest([goods.parcel])
  const { checkout } = await save(step)
  const outcome = (of: typeof checkout) =>
    of.paymentStep.paymentMethods.map(({ paymentId, enabled, message }) => [paymentId, enabled, message !== null])
  t.same(outcome(checkout), [
    ['RECHNUNG', true, false],
    ['VORKASSE', true, false],
    ['CASH_ON_DELIVERY', true, false],
  ])
  t.match(checkout.paymentStep.paymentMethods[1], {
    displayName: 'Vorkasse per Überweisung',
    description: /QR-Code/,
    isPrepaid: true,
    needsBuyerReference: false,
    selected: false,
  })
  await save({ ...step, deliveryType: 'packstation', packstation: stationForm() })
  t.match(outcome((await select({})).checkout), [
    ['RECHNUNG', false, true],
    ['VORKASSE', true, false],
  ])
})

t.test('T4.50 a method that can’t be used is not stored; one that can’t be used any more is no choice', async (t) => {
  const { save, pay, read } = await guest([goods.parcel])
  await save(step)
  t.match(await pay('RECHNUNG'), { checkout: { paymentStep: { selectedMethodId: 'RECHNUNG', validated: true } } })
  await save({ ...step, deliveryType: 'packstation', packstation: stationForm() })
  t.match(await read(), { paymentStep: { selectedMethodId: null, validated: false } })
  t.match(await pay('RECHNUNG'), { successful: false, generalErrorMessage: /Packstation/ })
  t.match(await pay('VORKASSE'), { checkout: { paymentStep: { selectedMethodId: 'VORKASSE', validated: true } } })
  const dear = await guest([goods.dear, goods.dear, goods.parcel])
  await dear.add(goods.dear)
  await dear.save(step)
  t.match(await dear.pay('RECHNUNG'), { successful: false, generalErrorMessage: /500/ })
  t.equal((await dear.read()).paymentStep.selectedMethodId, null)
})

/** Stores orders of the customer who owns the cart. */
const orderedBy =
  (cartId: string) =>
  (sample: SampleOrder): Promise<void> =>
    change(url, async (trx) => {
      const { rows } = await trx.execute<{ customerId: string }>(
        sql`select customer_id as "customerId" from carts where id = ${cartId}`,
      )
      const { id } = await insertSampleOrder(trx, { ...sample, order: { ...rows[0], ...sample.order } })
      await trx.execute(
        sql`update carts c set customer_id = o.customer_id from orders o where o.cart_id = c.id and o.id = ${id}`,
      )
    })

t.test(
  'T5.36 an order that is free or came to nothing is no first one, and one that is not paid keeps the limit',
  async (t) => {
    const { save, pay, readCart, cartId } = await customer([goods.dear])
    await save(step)
    const before = orderedBy(cartId)
    const paid = { state: 'captured', authorised: 2643, captured: 2643 } as const
    const look = async () => ({ cart: await readCart(), result: await pay('RECHNUNG') })
    const first = {
      cart: { voucherInfos: [{ voucherCode: 'FIRST', attainable: true }] },
      result: { successful: false, generalErrorMessage: /^Bei der ersten Bestellung bis 150/ },
    }
    t.match(await look(), first)
    await before({ lines: [{ pricePerUnit: 0, total: 0 }], shipping: {}, payment: null })
    await before({ order: { state: 'cancelled' }, payment: paid })
    await before({ order: { state: 'expired' }, payment: { state: 'expired' } })
    await before({ order: { state: 'awaiting_payment', placedAt: null }, payment: { state: 'created' } })
    await before({ order: { shipperCode: 'none' }, payment: paid })
    t.match(await look(), first)
    await before({ order: { paymentMethod: 'RECHNUNG' } })
    t.match(await look(), { ...first, cart: { voucherInfos: [{ voucherCode: 'FIRST', attainable: false }] } })
    await before({ payment: { ...paid, state: 'refunded', refunded: 2643 } })
    t.match(await look(), { result: { successful: false } }, 'all of the money went back')
    await before({ payment: paid })
    t.match(await look(), { result: { successful: true } })
  },
)

t.test('an invoice that was corrected before it was paid lifts the limit of a first order', async (t) => {
  const { save, pay, cartId } = await customer([goods.dear])
  await save(step)
  const before = orderedBy(cartId)
  const order = { paymentMethod: 'RECHNUNG', state: 'completed' } as const
  await before({ order, payment: { state: 'due', credited: 595 } })
  await before({ order, payment: { state: 'refunded', credited: 2643 } })
  t.match(await pay('RECHNUNG'), { successful: false }, 'nothing of it is paid')
  await before({ order, payment: { state: 'captured', authorised: 2048, captured: 2048, credited: 595 } })
  t.match(await pay('RECHNUNG'), { successful: true })
})

t.test('T3.34 an unknown id counts as prepaid', async (t) => {
  const austria = await guest([goods.parcel], 'at')
  const vienna = addressForm({ country: 'AT', postcode: '1070', city: 'Wien' })
  await austria.save({ ...step, billingAddress: vienna })
  t.match(await austria.pay('BITCOIN'), {
    successful: true,
    checkout: { paymentStep: { selectedMethodId: 'PREPAID' } },
  })
  const germany = await guest([goods.parcel])
  await germany.save(step)
  t.match(await germany.pay('BITCOIN'), { successful: false, generalErrorMessage: /bieten wir hier nicht an/ })
})

t.test('T4.12 a payment alone makes no valid step: those before it have to be', async (t) => {
  const { pay, save } = await guest([goods.parcel])
  t.match((await pay('VORKASSE')).checkout.paymentStep, { selectedMethodId: 'VORKASSE', validated: false })
  t.match((await save(step)).checkout.paymentStep, { validated: true })
})

t.test('T4.51 T6.5 business customers skip the step, and pay on account unless they choose', async (t) => {
  const { read, pay } = await business([goods.parcel], numbered(1))
  t.match((await read()).paymentStep, {
    isAvailable: false,
    selectedMethodId: 'RECHNUNG_V',
    validated: true,
    paymentMethods: [{ paymentId: 'RECHNUNG_V' }, { paymentId: 'X_RECHNUNG', needsBuyerReference: true }, {}],
  })
  t.match(await pay('X_RECHNUNG', ' 991-33333test-33 '), {
    successful: true,
    checkout: { paymentStep: { selectedMethodId: 'X_RECHNUNG', buyerReference: '991-33333TEST-33', validated: true } },
  })
  t.match((await pay('RECHNUNG_V')).checkout.paymentStep, { selectedMethodId: 'RECHNUNG_V' })
})

t.test('business customers who can have no invoice choose in the step', async (t) => {
  const { add, save, pay } = await business([goods.dear], numbered(3))
  await add(goods.dear, 13)
  const { checkout } = await save({
    ...step,
    billingAddress: addressForm({ country: 'AT', postcode: '1070', city: 'Wien' }),
  })
  t.match(checkout.paymentStep, {
    isAvailable: true,
    selectedMethodId: null,
    validated: false,
    paymentMethods: [
      { paymentId: 'RECHNUNG_V', enabled: false, message: /5\.?000/ },
      { paymentId: 'X_RECHNUNG', enabled: false },
      { paymentId: 'VORKASSE_V', enabled: true },
    ],
  })
  t.match((await pay('VORKASSE_V')).checkout.paymentStep, {
    isAvailable: false,
    selectedMethodId: 'VORKASSE_V',
    validated: true,
  })
})

t.test('T4.22 X_RECHNUNG needs a Leitweg-ID with its check digits', async (t) => {
  const { pay, read } = await business([goods.parcel], numbered(2))
  for (const [reference, message] of [
    ['', /geben Sie die Leitweg-ID ein/],
    ['991-33333TEST-34', /Leitweg-ID ist ungültig/],
    ['Rathaus', /Leitweg-ID ist ungültig/],
  ] as const)
    t.match(await pay('X_RECHNUNG', reference), {
      successful: false,
      fieldErrors: [{ fieldName: 'payment.buyerReference', formName: 'payment', errorMessage: message }],
    })
  t.match((await read()).paymentStep, { selectedMethodId: 'RECHNUNG_V', buyerReference: null })
})

t.test('T4.13 a cart that costs nothing skips the payment step', async (t) => {
  const { send, save } = await guest([])
  await send([{ addVoucher: { code: 'KATALOG' } }])
  const { checkout } = await save(step)
  t.match(checkout, {
    cart: { grandTotal: { amount: 0 } },
    shippingStep: { validated: true },
    paymentStep: { isAvailable: false, selectedMethodId: null, validated: true },
  })
})

t.test('the express wallet skips the step, until another method is chosen', async (t) => {
  const { save, pay, read, cartId } = await guest([goods.parcel])
  await save(step)
  await pay('RECHNUNG')
  await change(url, async (trx) => {
    await trx.execute(sql`update checkouts set wallet_session_id = 'session' where cart_id = ${cartId}`)
  })
  t.match((await read()).paymentStep, { isAvailable: false, selectedMethodId: 'RECHNUNG', validated: true })
  t.match((await pay('VORKASSE')).checkout.paymentStep, { isAvailable: true, selectedMethodId: 'VORKASSE' })
})
