import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import type { ImportPrice, ImportRecord } from '#contract/import/catalogue.ts'
import { translations } from '#contract/texts/translations.ts'
import { inTransaction, openDatabase } from '#engine/db/database.ts'
import { organisationsOf } from '#engine/modules/account/business/testing/organisations.ts'
import { accountPageOf } from '#engine/modules/account/visitors/testing/account-page.ts'
import { accountsOf, school } from '#engine/modules/account/visitors/testing/accounts.ts'
import { item, product } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { shopperWith } from '#engine/modules/checkout/cart/testing/carts.ts'
import { checkoutOf, peopleOf } from '#engine/modules/checkout/checkout/testing/checkouts.ts'
import { checkoutShop, legalTexts } from '#engine/modules/checkout/checkout/testing/shop.ts'
import { giveCertificate } from '#engine/modules/content/uploads/testing/certificates.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { invoiceOf } from '../documents/invoice.rules.ts'
import { toXRechnung } from '../documents/xrechnung.ts'
import { brokenRules } from '../testing/invoice-checks.ts'
import { findWholeOrder } from '../view/whole-orders.repository.ts'

const b2b: ImportPrice = {
  amount: 1190,
  tiers: [{ quantity: 10, amount: 1071 }],
  groupTiers: [
    { group: 'school', quantity: 1, amount: 1070 },
    { group: 'school', quantity: 20, amount: 749 },
    { group: 'club', quantity: 5, amount: 952 },
  ],
}
const record = (id: string, categoryIds: string[]): ImportRecord => ({
  kind: 'product',
  record: product(id, {
    categoryIds,
    stores: ['de', 'b2b'],
    items: [item(`${id}-1`, { stock: 900, maxQuantity: 200, prices: { de: { amount: 1190 }, b2b } })],
  }),
})
const stores = importStores({
  de: 'https://de.test',
  at: 'https://at.test',
  ch: 'https://ch.test',
  b2b: 'https://b2b.test',
})
const url = await filledDatabase(
  t,
  checkoutShop(
    { stores, translations, legalTexts: legalTexts.map((text) => ({ ...text, store: 'b2b' as const })) },
    [],
    [record('630', ['111'])],
  ),
)
const engine = await startEngine(t, url)
const pool = new pg.Pool({ connectionString: url, max: 1 })
t.teardown(() => pool.end())
const db = openDatabase({ url, poolSize: 2, statementTimeout: 30_000, connectionTimeout: 5000 }, () => undefined)
t.teardown(() => db.$client.end())
const { business } = peopleOf(engine)
const { organisation, submit } = organisationsOf(engine, pool)

let number = 0
const buyer = async (organisationType: string, isApproved = true) => {
  number += 1
  const email = `gruppe-${number}@pausenhof.example`
  const { userToken, cartId } = await business([], { ...school, organisationType, email })
  if (isApproved) await giveCertificate(pool, email)
  const call = { store: 'b2b', userToken: userToken ?? '', cartId }
  return { call, email, ...shopperWith(engine, call) }
}

const priceFields = 'price { amount } tiers { quantity price { amount } } hasGroupPrices'
const ask = async (text: string, call: object) => {
  const { data, errors } = await engine.run(text, call)
  if (errors?.[0]) throw Object.assign(new Error(errors[0].message), { code: errors[0].extensions.code })
  return data?.result as never
}
const pageOf = (call: object) => ask(`{ result: getItemById(itemId: "630-1") { prices { ${priceFields} } } }`, call)
const ownOf = (call: object) =>
  ask(`{ result: getGroupPrices(itemId: "630-1") { prices { ${priceFields} } shipping { rate { amount } } } }`, call)
const ownCardsOf = (call: object) =>
  ask(
    '{ result: getGroupTilePrices(itemIds: ["630-1", "800-1"]) { itemId currentPrice lowestTier { quantity price } } }',
    call,
  )

/** Net amounts of a piece by quantities, in cents. */
const expected = {
  school: [
    [1, 899],
    [10, 899],
    [20, 629],
  ],
  club: [
    [1, 1000],
    [5, 800],
    [20, 800],
  ],
  company: [
    [1, 1000],
    [10, 900],
    [20, 900],
  ],
} as const

t.test('T3.114 a cart costs what the group of its owner pays, in every quantity', async (t) => {
  for (const [group, amounts] of Object.entries(expected)) {
    const { add, set, read } = await buyer(group)
    const { positionId } = await add('630-1', 1)
    for (const [quantity, amount] of amounts) {
      await set(positionId, quantity)
      const { positions, basketValues } = await read()
      t.match(positions, [{ quantity, pricePerUnit: { amount }, totalPrice: { amount: quantity * amount } }], group)
      t.match(basketValues, { subtotal: { amount: quantity * amount } })
    }
  }
})

t.test('T3.114 an order and its invoice have the price of the cart to the cent', async (t) => {
  for (const [group, amounts] of Object.entries(expected)) {
    const [quantity, amount] = amounts[2]
    const { call, add, read } = await buyer(group)
    await add('630-1', quantity)
    const { basketValues } = (await read()) as unknown as { basketValues: Record<string, { amount: number }> }
    t.match(await submit(call, 'VORKASSE_V'), { successful: true }, group)
    const { rows } = await pool.query('select id from orders where cart_id = $1', [call.cartId])
    const whole = await inTransaction(db, (trx) => findWholeOrder(trx, rows[0].id))
    const company = stores.find(({ id }) => id === 'b2b')?.company
    if (!whole || !company) throw new Error('no order')
    t.match(whole.lines, [{ itemId: '630-1', quantity, pricePerUnit: amount, total: quantity * amount }])
    t.equal(whole.order.total, basketValues.total?.amount)
    const issuedAt = new Date()
    const delivered = { first: issuedAt, last: issuedAt }
    const order = { ...whole.order, buyerReference: '04011000-1234512345-06' }
    const xml = toXRechnung(
      invoiceOf({ ...whole, order }, company, {
        buyer: { vatId: null, customerNumber: '500123' },
        delivered,
        number: 'RE-2026-000001',
        issuedAt,
      }),
    )
    t.same(brokenRules(xml), [])
    t.match(xml, `<cbc:PriceAmount currencyID="EUR">${(amount / 100).toFixed(2)}<`)
    t.match(xml, `<cbc:PayableAmount currencyID="EUR">${(whole.order.total / 100).toFixed(2)}<`)
  }
})

t.test('S3.48 what is shared tells of no group, and who asks hears of the own one alone', async (t) => {
  const forEverybody = {
    prices: { price: { amount: 1000 }, tiers: [{ quantity: 10, price: { amount: 900 } }], hasGroupPrices: true },
  }
  const [one, club, company] = [await buyer('school'), await buyer('club'), await buyer('company')]
  for (const { call } of [one, club, company]) t.same(await pageOf(call), forEverybody)
  t.match(await ownOf(one.call), {
    prices: { price: { amount: 899 }, tiers: [{ quantity: 20, price: { amount: 629 } }] },
    shipping: { rate: { amount: 412 } },
  })
  t.match(await ownOf(club.call), {
    prices: { price: { amount: 1000 }, tiers: [{ quantity: 5, price: { amount: 800 } }] },
  })
  t.equal(await ownOf(company.call), null)
  t.match(await ownCardsOf(one.call), [
    { itemId: '630-1', currentPrice: /^8,99.€$/, lowestTier: { quantity: 20, price: /^6,29.€$/ } },
  ])
  t.same(await ownCardsOf(company.call), [])
  await t.rejects(ownOf({ store: 'b2b', userToken: null }), { code: 'LOGIN_REQUIRED' })
  const { userId: visitorId } = await accountsOf(engine).shopInit({ store: 'de' })
  t.equal(await ownOf({ store: 'de', visitorId }), null)
  t.same(await pageOf({ store: 'de' }), { prices: { price: { amount: 1190 }, tiers: [], hasGroupPrices: false } })
})

t.test(
  'T3.114 users of an organisation pay what its main user’s kind pays, whatever they say of themselves',
  async (t) => {
    const { email, teacher, user, shopper } = await organisation({ mayOrder: true, orderLimit: '' })
    await giveCertificate(pool, teacher)
    t.equal(await ownOf(user), null, 'the certificate of a user approves nobody')
    await giveCertificate(pool, email)
    await pool.query(
      `update business_customers set organisation_type = 'company' where customer_id in (select customer_id from business_users)`,
    )
    await shopper.add('630-1', 20)
    t.match((await shopper.read()).positions, [{ pricePerUnit: { amount: 629 } }])
    t.match(await ownOf(user), { prices: { price: { amount: 899 } } })
  },
)

t.test('T3.114 a group that changes is told as a price that changes, and an order of it asks anew', async (t) => {
  const { call, add, notices } = await buyer('school')
  await add('630-1', 20)
  await notices()
  const page = checkoutOf(engine, call)
  await page.pay('VORKASSE_V')
  const { quoteHash } = await page.read()
  await pool.query(
    `update business_customers set organisation_type = 'company'
     where customer_id = (select customer_id from carts where id = $1)`,
    [call.cartId],
  )
  const { data } = await engine.run(
    'mutation ($data: SubmitCartInput!) { result: submitCart(data: $data) { successful errorCode } }',
    { ...call, variables: { data: { submissionId: randomUUID(), quoteHash, newsletter: false } } },
  )
  t.match(data?.result, { successful: false })
  t.match(await notices(), [{ code: 'PRICE_CHANGED', message: /6,29.*9,00/s }])
})

const decisionsOf = async (email: string) => {
  const { rows } = await pool.query(
    `select decided_at is not null as "isDecided", refused_for as refusal from uploads u join customers c on c.id = u.customer_id
     where c.email = $1 and u.content is not null`,
    [email],
  )
  return rows
}

t.test('S3.48 without an approved certificate the price for everybody holds everywhere', async (t) => {
  const { call, email, add, read } = await buyer('school', false)
  await add('630-1', 20)
  const isForEverybody = async (why: string) => {
    t.equal(await ownOf(call), null, why)
    t.same(await ownCardsOf(call), [], why)
    t.match((await read()).positions, [{ pricePerUnit: { amount: 900 } }], why)
    t.match(
      await ask('mutation { result: validateBestellschein(data: { text: "N-630-1 10" }) { total { amount } } }', call),
      { total: { amount: 9000 } },
      why,
    )
  }
  await isForEverybody('none was sent')
  await giveCertificate(pool, email)
  const set = (state: string) =>
    pool.query(
      `update uploads set ${state} where customer_id = (select id from customers where email = $1 and realm = 'business')`,
      [email],
    )
  await set('decided_at = null')
  await isForEverybody('it waits')
  await set("decided_at = now(), refused_for = 'expired'")
  await isForEverybody('it is refused')
  await set('refused_for = null')
  t.match((await read()).positions, [{ pricePerUnit: { amount: 629 } }])
  await set('content = null')
  await isForEverybody('it counts no more')
})

t.test('S3.48 T3.114 a customer who changes the kind has its prices once it is approved again', async (t) => {
  const { call, email, add, read, notices } = await buyer('club')
  const page = accountPageOf(engine, call)
  const { salutation, firstName, lastName } = school
  const change = async (organisationType: string, organisation = school.organisation) => {
    const { street, postCode, city, country } = school
    const business = { organisationType, organisation, street, postCode, city, country }
    t.match(await page.change({ salutation, firstName, lastName, business }), { successful: true })
  }
  await add('630-1', 20)
  t.match((await read()).positions, [{ pricePerUnit: { amount: 800 } }])
  await change('club', 'Förderverein am Park')
  t.same(await decisionsOf(email), [{ isDecided: true, refusal: null }], 'the kind is the same')
  await notices()
  await change('school')
  t.same(await decisionsOf(email), [{ isDecided: false, refusal: null }])
  t.equal(await ownOf(call), null)
  t.match((await read()).positions, [{ pricePerUnit: { amount: 900 } }])
  t.match(await notices(), [{ code: 'PRICE_CHANGED', message: /8,00.*9,00/s }])
  await change('club')
  t.match((await read()).positions, [{ pricePerUnit: { amount: 900 } }], 'nor by going back')
  await change('school')
  await pool.query(
    `update uploads set decided_at = now() where customer_id = (select id from customers where email = $1)`,
    [email],
  )
  t.match((await read()).positions, [{ pricePerUnit: { amount: 629 } }])
})

t.test('T3.114 order forms and wish lists show the price of the group', async (t) => {
  const { call, add } = await buyer('school')
  await add('630-1', 10)
  t.match(
    await ask('mutation { result: validateBestellschein(data: { text: "N-630-1 10" }) { total { amount } } }', call),
    { total: { amount: 6290 } },
    'with those in the cart',
  )
  await ask(
    'mutation { result: addProductToWishlist(entry: { productId: "630", itemId: "630-1", quantity: 20 }) { successful } }',
    call,
  )
  t.match(await ask('{ result: getAllWishlists { merkzettel { totals { current { amount } } } } }', call), {
    merkzettel: { totals: { current: { amount: 12_580 } } },
  })
})
