import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import type { OrderDetails, OrderList, ReorderResult } from '#contract/generated/types.ts'
import { callHeaders } from '#contract/stores.ts'
import { translations } from '../../../../../fixtures/translations/translations.ts'
import { filledDatabase, startEngine } from '../../../testing/engine.ts'
import { until } from '../../../testing/quiet-jobs.ts'
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

t.test('a main user reads the orders of users, those that were approved included, and who ordered them', async (t) => {
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
  const returning = 'query ($hash: String!) { result: findOrderForReturnByHash(hash: $hash) { hash } }'
  t.match(await ask(returning, { hash: orderId }, user), { hash: String })
  t.equal(await ask(returning, { hash: orderId }, main), null, 'nor by the number of the order')
  const again = await ask<ReorderResult>(
    'mutation ($orderId: ID!, $updateId: ID!) { result: reorder(orderId: $orderId, updateId: $updateId) { cart { itemsCount } } }',
    { orderId, updateId: randomUUID() },
    main,
  )
  t.match(again, { cart: { itemsCount: 1 } })
})

t.test('nobody else reads the order of a user: no colleague, and no main user of another organisation', async (t) => {
  const { main, user } = await organisation({ mayOrder: true, orderLimit: '' })
  const colleague = await addUser(main, { mayOrder: true, orderLimit: '' }, { email: 'uta@pausenhof.example' })
  const other = await organisation({ mayOrder: true, orderLimit: '' })
  const { orderId } = await order(user)
  const { orderId: ofMain } = await order(main)
  for (const stranger of [colleague, other.main, other.user]) {
    t.same(await numbersOf(stranger), [])
    t.same(await ask('{ result: getOrderYears }', {}, stranger), [])
    t.equal(await details(orderId, stranger), null)
    t.equal(await documentStatus(orderId, stranger), 404)
  }
  t.equal(await details(ofMain, user), null, 'nor does a user read those of the main user')
  t.same(await numbersOf(user), [orderId])
})

t.test('with the access of a user ends the sight of the orders, for both', async (t) => {
  const { main, user } = await organisation({ mayOrder: true, orderLimit: '' })
  const { orderId } = await order(user)
  const { userId = '' } = (await access(main)).users[0] ?? {}
  t.same(await numbersOf(main), [orderId])
  t.match(await remove(userId, main), { successful: true })
  t.same(await numbersOf(main), [])
  t.equal(await details(orderId, main), null)
  await t.rejects(list(user), { code: 'USER_TOKEN_REVOKED' })
})
