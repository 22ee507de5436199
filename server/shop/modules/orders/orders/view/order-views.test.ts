import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import t from 'tap'
import type { ThankYouPage } from '#contract/generated/types.ts'
import { cartsTexts } from '#contract/texts/cart/carts.ts'
import { paymentTexts } from '#contract/texts/checkout/payments.ts'
import { accountsOf, lena, tokenOf } from '#engine/modules/account/visitors/testing/accounts.ts'
import { type Call, change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { samplePage } from '#engine/testing/sample-content.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { insertSampleOrder, type SampleOrder, sampleAddress } from '../testing/sample-order.ts'

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const url = await filledDatabase(
  t,
  importing({
    stores: importStores(baseUrls),
    pages: [samplePage({ id: 'home', path: '/', pageType: 'HOMEPAGE' })],
    translations: Object.entries({ ...cartsTexts, ...paymentTexts }).map(([key, text]) => ({
      key,
      text,
    })),
  }),
)
const engine = await startEngine(t, url)
const accounts = accountsOf(engine)

const money = '{ amount stringValue }'
const address = `{ salutation firstName lastName schoolOrCompany street addressAddition postCode city country countryLabel phone
  isStation postNumber }`
const query = `query ($orderId: ID!) { page: getThankYouPageData(orderId: $orderId) { canRegister orderPath
  transfer { accountHolder iban bic bankName reference amount ${money} dueDate qrCode }
  order { orderId state orderedAt paymentId paymentMethod isPaid totalAmount ${money} netAmount ${money}
    shippingCost ${money} discount ${money} voucherCode taxes { rate amount ${money} } deliveryAddress ${address}
    billingAddress ${address} email orderReference comment shipperName
    items { lineId itemId productId articleNumber name variationText itemUrl image { src alt } orderedAmount
      pricePerUnit ${money} totalPrice ${money}
      pricedPieces { quantity isDeal pricePerUnit ${money} totalPrice ${money} } } } } }`

const read = async (orderId: string, call: Call): Promise<ThankYouPage | null> => {
  const { data, errors } = await engine.run(query, { ...call, variables: { orderId } })
  if (errors) throw new Error(errors[0]?.message)
  return data?.page ?? null
}

const visitor = async (store = 'de') => {
  const visitorId = randomUUID()
  await change(url, async (trx) => {
    await trx.execute(sql`insert into visitors (id, store) values (${visitorId}, ${store})`)
  })
  return visitorId
}

const order = async (sample: SampleOrder) => {
  let number = ''
  await change(url, async (trx) => {
    ;({ number } = await insertSampleOrder(trx, sample))
  })
  return number
}

t.test('T7.14 the confirmation shows the visitor’s own order, with what to transfer', async (t) => {
  const visitorId = await visitor()
  const station = { ...sampleAddress, street: '', postNumber: '12345678', packstationNumber: '104' }
  const number = await order({
    order: { visitorId, deliveryAddress: station, email: 'neu@pausenhof.example' },
    // In Berlin it is the 3rd already.
    payment: { createdAt: new Date('2026-11-02T23:30:00Z') },
  })
  const page = await read(number, { visitorId })
  t.match(page, {
    canRegister: true,
    transfer: {
      accountHolder: 'Pausenhof Demonstrationsshop',
      iban: 'DE28 9990 0000 0012 3456 78',
      amount: { amount: 2643 },
      dueDate: '2026-11-10',
      qrCode: /^<svg /,
    },
    order: {
      orderId: number,
      state: 'placed',
      paymentId: 'VORKASSE',
      paymentMethod: 'Vorkasse per Überweisung',
      isPaid: false,
      totalAmount: { amount: 2643 },
      netAmount: { amount: 2332 },
      shippingCost: { amount: 490 },
      discount: { amount: 107 },
      taxes: [
        { rate: 19, amount: { amount: 234 } },
        { rate: 7, amount: { amount: 77 } },
      ],
      deliveryAddress: {
        street: 'Packstation 104',
        isStation: true,
        postNumber: '12345678',
        countryLabel: 'Deutschland',
      },
      billingAddress: { street: 'Schulweg 7', isStation: false },
      shipperName: 'DHL',
      items: [
        { name: 'Füller „Nimbus“', variationText: 'blau', orderedAmount: 2, totalPrice: { amount: 1190 } },
        { name: 'Lesebuch <3>', orderedAmount: 1 },
      ],
    },
  })
})

t.test('no other visitor, customer or store sees an order', async (t) => {
  const visitorId = await visitor()
  const number = await order({ order: { visitorId } })
  t.not(await read(number, { visitorId }), null)
  t.equal(await read(number, { visitorId: await visitor() }), null, 'another browser')
  t.equal(await read(number, { visitorId: await visitor('at'), store: 'at' }), null, 'another store')
  t.equal(await read('999999999', { visitorId }), null, 'an order that is not there')
  const userToken = tokenOf(await accounts.register({ ...lena, email: 'nora@pausenhof.example' }, { visitorId }))
  t.match(await read(number, { visitorId, userToken }), { canRegister: false }, 'the guest who then registers')
})

t.test('T3.47 a customer’s order is shown to the customer, and to nobody after the logout', async (t) => {
  const visitorId = await visitor()
  const login = await accounts.register(lena, { visitorId })
  const userToken = tokenOf(login)
  const customerId = login.userId ?? ''
  const number = await order({ order: { visitorId, customerId } })
  t.match(await read(number, { visitorId, userToken }), { canRegister: false, order: { orderId: number } })
  t.match(await read(number, { visitorId: await visitor(), userToken }), { order: { orderId: number } }, 'elsewhere')
  t.equal(await read(number, { visitorId }), null, 'the same browser, logged out')
})

t.test('an e-mail address with an account can’t register again', async (t) => {
  const visitorId = await visitor()
  const number = await order({ order: { visitorId, email: 'lena@pausenhof.example' } })
  t.match(await read(number, { visitorId }), { canRegister: false })
})

t.test(
  'nothing is to be transferred when it is paid, cancelled or paid otherwise, and francs have no EPC code',
  async (t) => {
    const visitorId = await visitor()
    const paid = await order({ order: { visitorId }, payment: { state: 'captured', authorised: 2643, captured: 2643 } })
    t.match(await read(paid, { visitorId }), { transfer: null, order: { isPaid: true } })
    t.match(await read(await order({ order: { visitorId, state: 'cancelled' } }), { visitorId }), { transfer: null })
    const invoice = await order({ order: { visitorId, paymentMethod: 'INVOICE' } })
    t.match(await read(invoice, { visitorId }), { transfer: null, order: { isPaid: false } })
    const swissVisitor = await visitor('ch')
    const swiss = await order({ order: { visitorId: swissVisitor, store: 'ch', language: 'de-CH', currency: 'CHF' } })
    const call = { visitorId: swissVisitor, store: 'ch', language: 'de-CH' }
    t.match(await read(swiss, call), { transfer: { iban: /^CH/, qrCode: null } })
  },
)

t.test('an order that costs nothing names no method by which somebody would have to pay', async (t) => {
  const visitorId = await visitor()
  const number = await order({
    order: { visitorId, paymentMethod: 'PAYLESS' },
    lines: [{ reduction: 100 }],
    shipping: {},
    payment: { state: 'captured' },
  })
  t.match(await read(number, { visitorId }), {
    transfer: null,
    order: { paymentMethod: 'Nichts zu bezahlen', isPaid: true, totalAmount: { amount: 0 } },
  })
})

t.test(
  'T3.94 pieces at a deal’s price are a row of their own, on the confirmation and on the page of the order',
  async (t) => {
    const visitorId = await visitor()
    const deal = { quantity: 5, pricePerUnit: 1095, pricePerUnitLightning: 819 }
    const number = await order({
      order: { visitorId, voucherCode: 'PAUSE10' },
      lines: [
        { ...deal, lightning: 3, total: 4647, variationText: 'blau', path: '/p/810000' },
        { ...deal, quantity: 2, lightning: 2, total: 1638 },
        { ...deal, quantity: 2, lightning: 0, total: 2190, reduction: 219 },
      ],
    })
    const price = (amount: number) => ({ amount })
    const seen = {
      voucherCode: 'PAUSE10',
      items: [
        {
          variationText: 'blau',
          itemUrl: '/p/810000',
          totalPrice: price(4647),
          pricedPieces: [
            { quantity: 3, isDeal: true, pricePerUnit: price(819), totalPrice: price(2457) },
            { quantity: 2, isDeal: false, pricePerUnit: price(1095), totalPrice: price(2190) },
          ],
        },
        { pricedPieces: [{ quantity: 2, isDeal: true, pricePerUnit: price(819), totalPrice: price(1638) }] },
        { pricedPieces: [{ quantity: 2, isDeal: false, pricePerUnit: price(1095), totalPrice: price(2190) }] },
      ],
    }
    t.match(await read(number, { visitorId }), { order: seen })
    const items = `items { variationText itemUrl totalPrice ${money} pricedPieces { quantity isDeal pricePerUnit ${money} totalPrice ${money} } }`
    const { data } = await engine.run(
      `query ($orderId: ID!) { page: getOrderDetailsV2(orderId: $orderId) { order { voucherCode ${items} } notShipped { ${items.slice(8, -2)} } } }`,
      { visitorId, variables: { orderId: number } },
    )
    t.match(data?.page, { order: seen, notShipped: seen.items })
  },
)

t.test(
  'T3.96 the confirmation leads to the order: by a key that opens it elsewhere where there is no account',
  async (t) => {
    const visitorId = await visitor()
    const number = await order({ order: { visitorId } })
    const path = (await read(number, { visitorId }))?.orderPath ?? ''
    const key = new URL(path, 'https://de.test').searchParams.get('key')
    const { data } = await engine.run(
      'query ($orderId: ID!, $key: String) { page: getOrderDetailsV2(orderId: $orderId, key: $key) { order { orderId } } }',
      { visitorId: await visitor(), variables: { orderId: number, key } },
    )
    t.match(data?.page, { order: { orderId: number } })
    const waiting = await order({ order: { visitorId, state: 'awaiting_payment', placedAt: null } })
    t.match(
      (await read(waiting, { visitorId })) ?? { orderPath: null },
      { orderPath: null },
      'an order that is not placed',
    )
    const login = await accounts.register({ ...lena, email: 'paula@pausenhof.example' }, { visitorId })
    const own = await order({ order: { visitorId, customerId: login.userId ?? '' } })
    const page = await read(own, { visitorId, userToken: tokenOf(login) })
    t.equal(page?.orderPath, `/myaccount/orders/orderdetail?orderId=${own}`)
  },
)
