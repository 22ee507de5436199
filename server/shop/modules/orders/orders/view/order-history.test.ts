import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import t from 'tap'
import type { OrderDetails, OrderList, ReorderResult } from '#contract/generated/types.ts'
import { translations } from '#contract/texts/translations.ts'
import { type Executor, inTransaction, openDatabase } from '#engine/db/database.ts'
import { accountsOf, lena, tokenOf } from '#engine/modules/account/visitors/testing/accounts.ts'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import { item, product, sampleRecords } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { type Call, change, filledDatabase, importing, orderKey, startEngine } from '#engine/testing/engine.ts'
import { insertShipment } from '../fulfilment/fulfilment.repository.ts'
import { createOrderKeys } from '../order-key.ts'
import { insertSampleOrder, type SampleOrder } from '../testing/sample-order.ts'
import { countOrders, findOrderIds, findOrderYears, type HistoryFilter } from './order-history.repository.ts'

const switches = [
  { store: 'de' as const, name: 'rating', entries: [{ name: 'active', value: 'true' }] },
  {
    store: 'de' as const,
    name: 'returnOrderSwitches',
    entries: [
      { name: 'globalActivation', value: 'true' },
      { name: 'days', value: '30' },
    ],
  },
]
const url = await filledDatabase(t, async (trx) => {
  await importing({ translations, parameters: switches })(trx)
  await importRecords(trx, [
    ...sampleRecords(),
    { kind: 'product', record: product('600', { items: [item('600-1', { stock: 3, maxQuantity: 20 })] }) },
    {
      kind: 'product',
      record: product('610', {
        items: [item('610-1', { prices: { de: { amount: 1000, tiers: [{ quantity: 10, amount: 749 }] } } })],
      }),
    },
  ])
})
const engine = await startEngine(t, url)
const db = openDatabase({ url, poolSize: 2, statementTimeout: 30_000, connectionTimeout: 5000 }, () => undefined)
t.teardown(() => db.$client.end())
const accounts = accountsOf(engine)
const keys = createOrderKeys([orderKey])
const tomorrow = new Date(Date.now() + 86_400_000)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

const order = (sample: SampleOrder = {}) => inTransaction(db, (trx) => insertSampleOrder(trx, sample))

let registered = 0
const customer = async () => {
  registered += 1
  const { userId: visitorId, cartId } = await accounts.shopInit()
  const login = await accounts.register({ ...lena, email: `lena${registered}@pausenhof.example` }, { visitorId })
  return { customerId: login.userId ?? '', call: { userToken: tokenOf(login), cartId: login.updatedCartId ?? cartId } }
}

const ask = async <Answer>(text: string, variables: object, call: Call): Promise<Answer> => {
  const { data, errors } = await engine.run(text, { ...call, variables })
  if (errors?.[0]) throw Object.assign(new Error(errors[0].message), { code: errors[0].extensions.code })
  return data?.answer as Answer
}

const list = (variables: { page?: number; searchText?: string; dateFilter?: string }, call: Call) =>
  ask<OrderList>(
    `query ($page: Int, $searchText: String, $dateFilter: String) {
      answer: getOrdersV2(page: $page, searchText: $searchText, dateFilter: $dateFilter) {
        pageInfo { totalElements totalPages currentPage elementsPerPage }
        orders { orderId status statusText orderedAt orderReference articleCount totalAmount { amount }
          items { name orderedAmount } furtherItems expectedDeliveryDate trackingLink canReorder } } }`,
    { page: 1, dateFilter: 'last3months', ...variables },
    call,
  )
const numbersOf = async (variables: Parameters<typeof list>[0], call: Call) =>
  (await list(variables, call)).orders.map(({ orderId }) => orderId)

const itemFields = 'lineId itemId name orderedAmount isReturnable isAlreadyReturned reviewUrl totalPrice { amount }'
const details = (orderId: string, call: Call, key?: string) =>
  ask<OrderDetails | null>(
    `query ($orderId: ID!, $key: String) { answer: getOrderDetailsV2(orderId: $orderId, key: $key) {
      status statusText canReturn returnUntil canWithdraw canReorder transfer { reference } order { orderId shipperName deliveryText items { ${itemFields} } }
      shipments { status carrier expectedDeliveryDate trackingLink trackingCode items { ${itemFields} } }
      notShipped { ${itemFields} } } }`,
    { orderId, key },
    call,
  )

const again = (orderId: string, call: Call, updateId: string = randomUUID()) =>
  ask<ReorderResult | null>(
    `mutation ($orderId: ID!, $updateId: ID!) { answer: reorder(orderId: $orderId, updateId: $updateId) {
      added { itemId quantityAdded } changedQuantity { itemId quantityWanted quantityAdded message }
      unavailable { itemId productId name message } needsChoice { productId } cart { itemsCount } } }`,
    { orderId, updateId },
    call,
  )

t.test(
  'T3.38 T9.15 a list has five orders a page, newest first, and the last page for a number behind it',
  async (t) => {
    const { customerId, call } = await customer()
    const numbers: string[] = []
    for (let days = 1; days <= 7; days += 1)
      numbers.push((await order({ order: { customerId, placedAt: daysAgo(days) } })).number)
    await order({ order: { customerId, state: 'awaiting_payment', placedAt: null } })
    const first = await list({}, call)
    t.same(
      first.orders.map(({ orderId }) => orderId),
      numbers.slice(0, 5),
    )
    t.match(first, {
      pageInfo: { totalElements: 7, totalPages: 2, currentPage: 1, elementsPerPage: 5 },
      orders: [{ status: 'awaitingTransfer', articleCount: 3, items: [{ orderedAmount: 2 }, {}], furtherItems: 0 }],
    })
    t.same(await numbersOf({ page: 2 }, call), numbers.slice(5))
    t.match(await list({ page: 99 }, call), { pageInfo: { currentPage: 2 } })
  },
)

t.test('T7.15 a list holds the last three months or a year, in the time zone of the store', async (t) => {
  const { customerId, call } = await customer()
  const place = async (placedAt: string | Date) =>
    (await order({ order: { customerId, placedAt: new Date(placedAt) } })).number
  const old = await place('2024-12-31T22:59:59Z')
  const newYear = await place('2024-12-31T23:00:00Z')
  const recent = await place(daysAgo(80))
  await place(daysAgo(100))
  t.same(await numbersOf({ dateFilter: '2024' }, call), [old], 'midnight in Berlin is an hour before that of UTC')
  t.same(await numbersOf({ dateFilter: '2025' }, call), [newYear])
  t.same(await numbersOf({}, call), [recent])
  const years = await ask<number[]>('{ answer: getOrderYears }', {}, call)
  t.ok(years.includes(2024) && years.includes(2025), years.join())
  t.same(
    years.toSorted((a, b) => b - a),
    years,
    'newest first',
  )
  for (const wrong of [{ dateFilter: 'ever' }, { page: 0 }])
    await t.rejects(list(wrong, call), { code: 'BAD_USER_INPUT' })
})

t.test('T3.60 a search finds number, product, article number and order reference', async (t) => {
  const { customerId, call } = await customer()
  const { number } = await order({
    order: { customerId, number: '555000111', orderReference: 'Klasse 3B' },
    lines: [{ name: 'Füller „Nimbus“', articleNumber: 'PH-4711', variationText: 'blau' }],
  })
  await order({ order: { customerId, number: '666000222' }, lines: [{ name: 'Zirkel', articleNumber: 'ZK-1' }] })
  for (const searchText of ['55000', 'FÜLLER', 'nimbus blau', 'ph-4711', 'klasse 3b'])
    t.same(await numbersOf({ searchText }, call), [number], searchText)
  t.match(await list({ searchText: 'füller zirkel' }, call), {
    orders: [],
    pageInfo: { totalElements: 0, totalPages: 1 },
  })
  t.same(await numbersOf({ searchText: '%' }, call), [], 'signs mean themselves')
})

t.test('orders are visible only to their customer, in their store and with a login', async (t) => {
  const [one, other] = [await customer(), await customer()]
  const { number } = await order({ order: { customerId: one.customerId } })
  await order({ order: { customerId: one.customerId, store: 'at' } })
  t.same(await numbersOf({}, one.call), [number])
  t.same(await numbersOf({}, other.call), [])
  await t.rejects(list({}, {}), { code: 'LOGIN_REQUIRED' })
  t.not(await details(number, one.call), null)
  const refusals = [
    await details(number, other.call),
    await details(number, {}),
    await details('999999999', one.call),
    await again(number, other.call),
    await again('999999999', other.call),
  ]
  t.same(refusals, [null, null, null, null, null], 'as an order that does not exist')
  const waiting = await order({ order: { customerId: one.customerId, state: 'awaiting_payment', placedAt: null } })
  t.equal(await details(waiting.number, one.call), null, 'one that was never placed')
})

t.test('T3.61 a guest opens an order by the key of its mail, and by no other', async (t) => {
  const { number } = await order()
  const key = keys.makeOrderKey('order', number, tomorrow)
  t.match(await details(number, {}, key), { order: { orderId: number } })
  for (const wrong of [
    undefined,
    '',
    keys.makeOrderKey('return', number, tomorrow),
    keys.makeOrderKey('order', '999999999', tomorrow),
    keys.makeOrderKey('order', number, daysAgo(1)),
  ])
    t.equal(await details(number, {}, wrong), null, wrong ?? 'no key')
  const { customerId } = await customer()
  const own = await order({ order: { customerId } })
  const ownKey = keys.makeOrderKey('order', own.number, tomorrow)
  t.equal(await details(own.number, {}, ownKey), null, 'an order of an account needs its login')
})

t.test('an order’s page names all who bring it and the promised delivery, and none of an order without', async (t) => {
  const { customerId, call } = await customer()
  const bulky = { speditionFields: [{ fieldName: 'phone', fieldValue: '030 12345' }], deliveryDaysAfterPayment: 3 }
  const { number } = await order({ order: { customerId, ...bulky } })
  const promised = 'Bei dir spätestens 3 Werktage nach Zahlungseingang'
  t.match(await details(number, call), { order: { shipperName: 'DHL und Spedition', deliveryText: promised } })
  const before = await order({ order: { customerId } })
  t.match(await details(before.number, call), { order: { shipperName: 'DHL', deliveryText: null } })
})

t.test('T3.37 an order shows what was sent, what has arrived, and what may be done with it', async (t) => {
  const { customerId, call } = await customer()
  const { id, number } = await order({ order: { customerId, state: 'partly_shipped', paymentMethod: 'INVOICE' } })
  t.match(await details(number, call), { shipments: [], notShipped: [{}, {}], canReturn: false, canWithdraw: true })
  const before = await details(number, call)
  const [pens] = before?.order.items ?? []
  const parcel = { orderId: id, carrier: 'dhl', trackingCode: 'JJD-1', trackingUrl: 'https://track.test/JJD-1' }
  await inTransaction(db, (trx) =>
    insertShipment(trx, { ...parcel, shippedAt: daysAgo(1) }, [{ lineId: pens?.lineId ?? '', quantity: 1 }]),
  )
  const sent = await details(number, call)
  t.match(sent, {
    status: 'partlyShipped',
    statusText: 'Teilweise versandt',
    canReorder: true,
    canReturn: true,
    returnUntil: /^\d{4}-\d\d-\d\d$/,
    shipments: [
      {
        status: 'shipped',
        carrier: 'DHL',
        expectedDeliveryDate: /^\d{4}-\d\d-\d\d$/,
        trackingLink: 'https://track.test/JJD-1',
        trackingCode: 'JJD-1',
        items: [{ orderedAmount: 1, totalPrice: { amount: 595 } }],
      },
    ],
    notShipped: [{ lineId: pens?.lineId, orderedAmount: 1 }, { orderedAmount: 1 }],
    order: {
      items: [
        { isReturnable: true, isAlreadyReturned: false, reviewUrl: /^\/rating\?enc=/ },
        { isReturnable: false, reviewUrl: null },
      ],
    },
  })
  t.match(await list({}, call), { orders: [{ expectedDeliveryDate: /-/, trackingLink: 'https://track.test/JJD-1' }] })
  await db.$client.query("update shipments set shipped_at = now() - interval '40 days' where order_id = $1", [id])
  t.match(await details(number, call), { canReturn: false, returnUntil: null })
})

t.test('an order waits for no transfer where a provider has taken back its promise of the money', async (t) => {
  const { customerId, call } = await customer()
  const byPayPal = await order({
    order: { customerId, paymentMethod: 'PAYPAL', placedAt: daysAgo(1) },
    payment: { state: 'cancelled', provider: 'paypal', authorised: 2643 },
  })
  const inAdvance = await order({ order: { customerId, placedAt: daysAgo(2) } })
  const texts = ['Noch nicht bezahlt', 'Wartet auf deine Überweisung']
  t.match(await list({}, call), { orders: texts.map((statusText) => ({ statusText })) })
  t.match(await details(byPayPal.number, call), { statusText: texts[0], transfer: null })
  t.match(await details(inAdvance.number, call), { statusText: texts[1] })
})

t.test('T3.62 a reorder fills the cart, and each article has its outcome', async (t) => {
  const { customerId, call } = await customer()
  const line = (productId: string, itemId: string, quantity = 1) => ({
    productId,
    itemId,
    quantity,
    total: 100 * quantity,
  })
  const { number } = await order({
    order: { customerId },
    lines: [
      line('500', '500-1', 2),
      line('600', '600-1', 5),
      line('100', '100-gone'),
      { ...line('999999', '999999-1'), name: 'Griffel' },
      { ...line('500', '500-1'), kind: 'free' },
    ],
  })
  const updateId = randomUUID()
  const answer = await again(number, call, updateId)
  t.match(answer, {
    added: [{ itemId: '500-1', quantityAdded: 2 }],
    changedQuantity: [{ itemId: '600-1', quantityWanted: 5, quantityAdded: 3, message: /3/ }],
    unavailable: [{ productId: '999999', message: /nicht mehr/ }],
    cart: { itemsCount: 5 },
  })
  t.match(await again(number, call, updateId), { cart: { itemsCount: 5 } }, 'sent twice it is done once')
})

t.test('T3.109 a reorder costs what its quantities reach today', async (t) => {
  const { customerId, call } = await customer()
  const lines = [{ productId: '610', itemId: '610-1', quantity: 10, pricePerUnit: 500, total: 5000 }]
  const { number } = await order({ order: { customerId }, lines })
  await again(number, call)
  const { positions } = await ask<{ positions: object[] }>(
    '{ answer: shop_findCart { positions { pricePerUnit { amount } totalPrice { amount } } } }',
    {},
    call,
  )
  t.same(positions, [{ pricePerUnit: { amount: 749 }, totalPrice: { amount: 7490 } }])
})

t.test('lines that nobody can put into a cart offer no reorder', async (t) => {
  const { customerId, call } = await customer()
  const goods = await order({ order: { customerId } })
  const membership = await order({
    order: { customerId, shipperCode: 'none', state: 'completed' },
    lines: [{ kind: 'membership', itemId: 'PRIME', productId: 'PRIME' }],
  })
  const { orders } = await list({}, call)
  const offered = new Map(orders.map(({ orderId, canReorder }) => [orderId, canReorder]))
  for (const [{ number }, isOffered] of [
    [goods, true],
    [membership, false],
  ] as const) {
    t.equal(offered.get(number), isOffered)
    t.match(await details(number, call), { canReorder: isOffered })
  }
})

t.test('T3.63 ten thousand orders of a customer are read by an index', async (t) => {
  const { customerId } = await customer()
  await change(url, async (trx) => {
    await trx.execute(sql`
      with carts as (insert into carts (id, store, state, submitted_at)
        select gen_random_uuid(), 'de', 'submitted', now() from generate_series(1, 25000) returning id)
      insert into orders (number, cart_id, store, language, customer_id, state, payment_method, currency, total, net, tax, goods,
        shipping, email, billing_address, delivery_address, shipper_code, legal_version, quote_hash, search_text, placed_at)
      select (700000000 + n)::text, id, 'de', 'de-DE', case when n <= 10000 then ${customerId}::uuid end, 'completed', 'INVOICE', 'EUR', 119, 100, 19, 119, 0, '', '{}', '{}',
        'dhl', '', '', 'schulheft ' || n, now() - make_interval(mins => n::int * 10)
      from (select id, row_number() over () as n from carts) as numbered`)
  })
  await db.$client.query('vacuum analyze orders')
  const plans: string[] = []
  const explaining = {
    execute: async (query: Parameters<Executor['execute']>[0]) => {
      const { rows } = await db.execute(sql`explain ${query}`)
      plans.push(rows.map((row) => Object.values(row)[0]).join('\n'))
      return { rows: [] }
    },
  } as unknown as Executor
  const listed: HistoryFilter = {
    customerIds: [customerId],
    store: 'de',
    timeZone: 'Europe/Berlin',
    filter: { kind: 'recent' },
    words: [],
  }
  const page = { limit: 5, offset: 0 }
  await countOrders(explaining, listed)
  await findOrderIds(explaining, listed, page)
  await findOrderIds(explaining, { ...listed, filter: { kind: 'year', year: 2026 } }, page)
  await findOrderIds(explaining, { ...listed, words: ['schulheft'] }, page)
  await countOrders(explaining, { ...listed, words: ['schulheft'] })
  await findOrderYears(explaining, listed)
  for (const plan of plans) {
    t.match(plan, /Index .*Scan .*orders_(?:history|customer)/)
    t.notMatch(plan, 'Seq Scan')
  }
  for (const plan of plans.slice(1, 4)) {
    t.match(plan, 'orders_history')
    t.notMatch(plan, /^ *(?:-> +)?Sort /m, 'a page is read in order, and no further')
  }
  t.equal(await countOrders(db, listed), 10_000)
})
