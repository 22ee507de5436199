import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import type { OrderDetails, OrderList, ReorderResult } from '#contract/generated/types.ts'
import { callHeaders } from '#contract/stores.ts'
import { translations } from '#contract/texts/translations.ts'
import { inTransaction, openDatabase } from '#engine/db/database.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { until } from '#engine/testing/quiet-jobs.ts'
import { openServices } from '#engine/testing/services.ts'
import { shopperWith } from '../../checkout/cart/testing/carts.ts'
import { checkoutShop, goods, legalTexts } from '../../checkout/checkout/testing/shop.ts'
import { organisationsOf, type User } from './testing/organisations.ts'

const url = await filledDatabase(
  t,
  checkoutShop({ translations, legalTexts: legalTexts.map((text) => ({ ...text, store: 'b2b' as const })) }, [
    { store: 'b2b', name: 'rating', entries: [{ name: 'active', value: 'true' }] },
    {
      store: 'b2b',
      name: 'returnOrderSwitches',
      entries: [
        { name: 'globalActivation', value: 'true' },
        { name: 'days', value: '30' },
      ],
    },
  ]),
)
const engine = await startEngine(t, url)
const db = new pg.Pool({ connectionString: url, max: 1 })
t.teardown(() => db.end())
const database = openDatabase({ url, poolSize: 1, statementTimeout: 5000, connectionTimeout: 5000 }, () => undefined)
t.teardown(() => database.$client.end())
const { access, addUser, approve, ask, organisation, remove, submit } = organisationsOf(engine, db)

const list = (call: object, variables: { searchText?: string; dateFilter?: string } = {}) =>
  ask<OrderList>(
    `query ($searchText: String, $dateFilter: String! = "last3months") {
      result: getOrdersV2(searchText: $searchText, dateFilter: $dateFilter) {
        orders { orderId orderedBy canReorder } pageInfo { totalElements } } }`,
    variables,
    call,
  )
const numbersOf = async (call: object) => (await list(call)).orders.map(({ orderId }) => orderId)
const details = (orderId: string, call: object) =>
  ask<OrderDetails | null>(
    `query ($orderId: ID!) { result: getOrderDetailsV2(orderId: $orderId) {
      orderedBy canReturn returnUntil canWithdraw canReorder order { orderId items { isReturnable reviewUrl } documents { kind isReady }
        billingAddress { firstName } } } }`,
    { orderId },
    call,
  )
const contact = (orderId: string, call: object) =>
  ask(
    'query ($orderId: ID!) { result: getContactFormData(orderId: $orderId) { orderId name email } }',
    { orderId },
    call,
  )
const documentStatus = async (orderId: string, { store, userToken }: User) => {
  const headers = { authorization: `Bearer ${engine.token}`, 'x-store': store, [callHeaders.userToken]: userToken }
  return (await engine.app.inject({ url: `/orders/${orderId}/documents/orderForm`, headers })).statusCode
}
/** Orders a parcel at once; its number. */
const order = async (user: User) => {
  await shopperWith(engine, user).add(goods.parcel)
  const { orderId, newCartId } = await submit(user)
  if (orderId == null || newCartId == null) throw new Error('Nothing was ordered')
  return { orderId, next: { ...user, cartId: newCartId } }
}

t.test(
  'T4.190 a main user reads the orders of users, those that were approved included, and who ordered them',
  async (t) => {
    const { main, user } = await organisation({ mayOrder: true, orderLimit: '20' })
    const { orderId: own } = await order(main)
    const { orderId: small, next } = await order(user)
    await shopperWith(engine, next).add(goods.dear)
    const approvalId = (await submit(next)).approvalId ?? ''
    const { orderId: approved } = await approve(
      approvalId,
      (await access(main)).approvals[0]?.checkout?.quoteHash ?? '',
      main,
    )
    t.match(await list(main), {
      orders: [
        { orderId: approved, orderedBy: 'Timo Kern' },
        { orderId: small, orderedBy: 'Timo Kern' },
        { orderId: own, orderedBy: null },
      ],
      pageInfo: { totalElements: 3 },
    })
    t.match(await list(main, { searchText: small }), { orders: [{ orderId: small }], pageInfo: { totalElements: 1 } })
    t.same(await ask('{ result: getOrderYears }', {}, main), [new Date().getFullYear()])
    t.match(await details(small, main), { orderedBy: 'Timo Kern', order: { orderId: small } })
    t.match(await details(own, main), { orderedBy: null })
    t.match(await list(user), { orders: [{ orderedBy: null }, { orderedBy: null }] }, 'users see their own')
  },
)

t.test('a question about an order comes from who asks it, not from who gets the bill', async (t) => {
  const { main, email, teacher, user } = await organisation({ mayOrder: true, orderLimit: '' })
  const { orderId } = await order(user)
  t.match((await details(orderId, user))?.order.billingAddress, { firstName: 'Petra' })
  t.match(await contact(orderId, user), { orderId, name: 'Timo Kern', email: teacher })
  t.match(await contact(orderId, main), { orderId, name: 'Petra Vogel', email })
})

t.test('a main user opens the documents of a user’s order', async (t) => {
  const { main, user } = await organisation({ mayOrder: true, orderLimit: '' })
  const { orderId } = await order(user)
  const isReady = async () =>
    (await details(orderId, user))?.order.documents.some((document) => document.isReady) === true
  await until(isReady, 'the order form is made')
  t.equal(await documentStatus(orderId, main), 200)
})

t.test('a main user returns and reviews nothing in a user’s name, and puts the goods into the own cart', async (t) => {
  const { main, user } = await organisation({ mayOrder: true, orderLimit: '' })
  const { orderId } = await order(user)
  await db.query(
    `with parcel as (
       insert into shipments (order_id, carrier, shipped_at) select id, 'DHL', now() from orders where number = $1 returning id, order_id)
     insert into shipment_lines (shipment_id, line_id, quantity) select p.id, l.id, l.quantity from parcel p join order_lines l using (order_id)`,
    [orderId],
  )
  t.match(await details(orderId, user), {
    canReturn: true,
    order: { items: [{ isReturnable: true, reviewUrl: /enc=/ }] },
  })
  t.match(await details(orderId, main), {
    canReturn: false,
    returnUntil: null,
    canWithdraw: false,
    canReorder: true,
    order: { items: [{ isReturnable: false, reviewUrl: null }] },
  })
  const returning =
    'query ($hash: String!) { result: findOrderForReturnByHash(hash: $hash) { contact { firstName lastName } } }'
  t.match(await ask(returning, { hash: orderId }, user), { contact: { firstName: 'Timo', lastName: 'Kern' } })
  t.equal(await ask(returning, { hash: orderId }, main), null, 'nor by the number of the order')
  const again = await ask<ReorderResult>(
    'mutation ($orderId: ID!, $updateId: ID!) { result: reorder(orderId: $orderId, updateId: $updateId) { cart { itemsCount } } }',
    { orderId, updateId: randomUUID() },
    main,
  )
  t.match(again, { cart: { itemsCount: 1 } })
})

t.test('no colleague and no other organisation’s main user reads a user’s order', async (t) => {
  const { main, user } = await organisation({ mayOrder: true, orderLimit: '' })
  const colleague = await addUser(main, { mayOrder: true, orderLimit: '' }, { email: 'uta@pausenhof.example' })
  const other = await organisation({ mayOrder: true, orderLimit: '' })
  const { orderId } = await order(user)
  const { orderId: ofMain } = await order(main)
  for (const stranger of [colleague, other.main, other.user]) {
    t.equal(await contact(orderId, stranger), null)
    t.same(await numbersOf(stranger), [])
    t.same(await ask('{ result: getOrderYears }', {}, stranger), [])
    t.equal(await details(orderId, stranger), null)
    t.equal(await documentStatus(orderId, stranger), 404)
  }
  t.equal(await details(ofMain, user), null, 'nor does a user read those of the main user')
  t.same(await numbersOf(user), [orderId])
})

t.test('removing a user ends each one’s sight of the other’s orders', async (t) => {
  const { main, user } = await organisation({ mayOrder: true, orderLimit: '' })
  const { orderId } = await order(user)
  const { userId = '' } = (await access(main)).users[0] ?? {}
  t.same(await numbersOf(main), [orderId])
  t.match(await remove(userId, main), { successful: true })
  t.same(await numbersOf(main), [])
  t.equal(await details(orderId, main), null)
  await t.rejects(list(user), { code: 'USER_TOKEN_REVOKED' })
})

/** Mails to an address about one order: kind, greeting and who is named. */
const orderMails = async (recipient: string, orderId: string) => {
  const { rows } = await db.query<{ kind: string; firstName?: string; orderedBy?: string }>(
    `select m.kind, m.values ->> 'firstName' as "firstName", m.values ->> 'orderedBy' as "orderedBy"
     from mails m join orders o on m.values ->> 'orderId' = o.id::text where m.recipient = $1 and o.number = $2 order by m.created_at, m.id`,
    [recipient, orderId],
  )
  return rows
}

t.test('T4.191 mails about a user’s order reach the main user, each once, and say who ordered', async (t) => {
  const { main, email, teacher, user } = await organisation({ mayOrder: true, orderLimit: '20' })
  const { orderId: small, next } = await order(user)
  await shopperWith(engine, next).add(goods.dear)
  const approvalId = (await submit(next)).approvalId ?? ''
  const { orderId: approved } = await approve(
    approvalId,
    (await access(main)).approvals[0]?.checkout?.quoteHash ?? '',
    main,
  )
  for (const orderId of [small, approved ?? '']) {
    t.same(await orderMails(teacher, orderId), [{ kind: 'order.received', firstName: 'Timo', orderedBy: null }])
    t.same(await orderMails(email, orderId), [{ kind: 'order.received', firstName: 'Petra', orderedBy: 'Timo Kern' }])
  }
  const { orderId: own } = await order(main)
  t.equal((await orderMails(email, own)).length, 1, 'who orders for herself gets one mail')
  const { mails, orderMails: service } = await openServices(t, url)
  const { rows: copies } = await db.query(
    "select id from mails where recipient = $1 and kind = 'order.received' order by created_at",
    [email],
  )
  const { text = '' } = (await mails.outbox?.open(copies[0].id)) ?? {}
  for (const part of ['Petra Vogel,', 'Bestellt von Timo Kern.', `/myaccount/orders/orderdetail?orderId=${small}`])
    t.ok(text.includes(part), part)
  const { rows } = await db.query('select id from orders where number = $1', [small])
  const id: string = rows[0].id
  const add = (kind: 'shipped' | 'invoice' | 'declined' | 'cancelled') =>
    inTransaction(database, (trx) => service.add(trx, kind, id))
  const kindsTo = async (address: string) => (await orderMails(address, small)).map(({ kind }) => kind)
  await add('shipped')
  for (let times = 0; times < 2; times += 1) await add('invoice')
  await add('declined')
  t.same(
    await kindsTo(email),
    ['order.received', 'order.shipped', 'order.invoice'],
    'not of a payment that the user makes',
  )
  t.same(await kindsTo(teacher), ['order.received', 'order.shipped', 'order.invoice', 'order.declined'])
  const { userId = '' } = (await access(main)).users[0] ?? {}
  await remove(userId, main)
  await add('cancelled')
  t.same(await kindsTo(email), ['order.received', 'order.shipped', 'order.invoice'], 'after the user has left')
})
