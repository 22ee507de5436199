import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t, { type Test } from 'tap'
import { maxOrderLines } from '#contract/limits/cart.ts'
import { change, client, filledDatabase, importing, requestToken, startEngine } from '#engine/testing/engine.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { insertSampleOrder, type SampleOrder } from '../orders/testing/sample-order.ts'
import type { EventResult, ExportedOrder } from './merchandise.service.ts'

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const merchant = { id: 'merchandise', secret: 'a-secret-of-the-merchandise-system' }

/** An engine of its own for a test; it ends with the test, since a cluster has connections for some ten engines. */
const shop = async (own: Test) => {
  const url = await filledDatabase(t, importing({ stores: importStores(baseUrls) }))
  const { app, run } = await startEngine(own, url, {
    SHOP_CLIENTS: `${client.id}:${client.secret},${merchant.id}:${merchant.secret}:merchandise`,
  })
  const db = new pg.Client(url)
  await db.connect()
  own.teardown(() => db.end())
  const answer = await app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `grant_type=client_credentials&client_id=${merchant.id}&client_secret=${merchant.secret}`,
  })
  const { access_token: token, scope } = answer.json<{ access_token: string; scope: string }>()
  const headers = { authorization: `Bearer ${token}` }
  const order = async (sample: SampleOrder = {}) => {
    let placed = { id: '', number: '' }
    await change(url, async (trx) => {
      placed = await insertSampleOrder(trx, sample)
    })
    return placed
  }
  const post = (events: unknown) =>
    app.inject({ method: 'POST', url: '/merchandise/events', headers, payload: { events } as object })
  return {
    url,
    app,
    run,
    db,
    token,
    scope,
    order,
    post,
    read: async (query = '') => {
      const page = await app.inject({ url: `/merchandise/orders${query}`, headers })
      return page.json<{ orders: ExportedOrder[]; cursor: string; hasMore: boolean }>()
    },
    send: async (...events: object[]) => {
      const at = '2026-11-22T10:00:00Z'
      const given = events.map((event) => ({ id: randomUUID(), at, ...event }))
      return (await post(given)).json<{ results: EventResult[] }>().results
    },
    stateOf: async (number: string) =>
      (await db.query('select state from orders where number = $1', [number])).rows[0]?.state,
  }
}

t.test('the merchandise system has a client and a scope of its own', async (t) => {
  const { app, run, token, scope } = await shop(t)
  t.equal(scope, 'merchandise')
  const edge = await requestToken(app)
  const read = (bearer: string, url = '/merchandise/orders') =>
    app.inject({ url, headers: { authorization: `Bearer ${bearer}` } })
  t.equal((await read(token)).statusCode, 200)
  t.equal((await read(edge)).statusCode, 401, 'the edge’s token is of another scope')
  t.equal((await app.inject('/merchandise/orders')).statusCode, 401)
  t.equal((await read(token, '/changes')).statusCode, 401, 'nor does its token open what is the edge’s')
  t.match(await run('{ getStore { id } }', { token }), { errors: [{ extensions: { code: 'INVALID_TOKEN' } }] })
})

t.test('placed orders go out by cursor, and again with every change', async (t) => {
  const { order, read, send, db } = await shop(t)
  await order({ order: { state: 'awaiting_payment', placedAt: null }, payment: { state: 'pending' } })
  const first = await order()
  const second = await order({ order: { paymentMethod: 'INVOICE' } })
  const page = await read('?limit=1')
  t.match(page, { orders: [{ number: first.number, isPaid: false, isReadyToShip: false }], hasMore: true })
  const next = await read(`?after=${page.cursor}`)
  t.match(next, { orders: [{ number: second.number, isPaid: false, isReadyToShip: true }], hasMore: false })
  t.same((await read(`?after=${page.cursor}`)).orders, next.orders, 'the same once more')
  t.same((await read(`?after=${next.cursor}`)).orders, [])
  t.match(await send({ type: 'paid', order: first.number, amount: 2643, currency: 'EUR' }), [{ outcome: 'applied' }])
  t.match(await read(`?after=${next.cursor}`), {
    orders: [{ number: first.number, isPaid: true, isReadyToShip: true }],
  })
  t.equal((await db.query("select from mails where kind = 'order.paid'")).rowCount, 1)
})

t.test('T3.49 an order whose transaction commits late is not passed by the cursor', async (t) => {
  const { url, order, read } = await shop(t)
  const { promise: stored, resolve: onStored } = Promise.withResolvers<{ number: string }>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const late = change(url, async (trx) => {
    onStored(await insertSampleOrder(trx))
    await released
  })
  const { number } = await stored
  const other = await order()
  const page = await read()
  t.same(
    page.orders.map((each) => each.number),
    [other.number],
    'what is not committed is not there yet',
  )
  release()
  await late
  t.match(await read(`?after=${page.cursor}`), { orders: [{ number }] }, 'and comes after the cursor')
})

t.test('parcels move an order from placed to completed', async (t) => {
  const { order, read, send, stateOf } = await shop(t)
  const { number } = await order({ order: { paymentMethod: 'INVOICE' } })
  const [first, second] = (await read()).orders[0]?.lines ?? []
  if (!first || !second) throw new Error('no lines')
  const parcel = { type: 'shipped', order: number, carrier: 'dhl', trackingCode: '00340434' }
  const lines = [{ lineId: first.lineId, quantity: 1 }]
  t.match(await send({ ...parcel, lines }), [{ outcome: 'applied' }])
  t.equal(await stateOf(number), 'partly_shipped')
  t.match(await send({ ...parcel, lines: [{ lineId: first.lineId, quantity: 2 }] }), [
    { outcome: 'refused', message: /only 2 were ordered/ },
  ])
  t.match(await send({ ...parcel, lines: [{ lineId: randomUUID(), quantity: 1 }] }), [{ message: /has no line/ }])
  const rest = [...lines, { lineId: second.lineId, quantity: 1 }]
  await send({ ...parcel, trackingCode: '00340435', lines: rest })
  t.equal(await stateOf(number), 'shipped')
  t.match(await send({ type: 'cancelled', order: number }), [{ outcome: 'refused', message: 'The order is shipped' }])
  await send({ type: 'delivered', order: number, trackingCode: '00340434' })
  t.equal(await stateOf(number), 'shipped', 'a parcel is still on its way')
  await send({ type: 'delivered', order: number, trackingCode: '00340435' })
  t.equal(await stateOf(number), 'completed')
})

t.test('a parcel that names a line more than once holds the sum, and stops no event after it', async (t) => {
  const { order, read, send, db, stateOf } = await shop(t)
  const first = await order({ order: { paymentMethod: 'INVOICE' } })
  const other = await order({ order: { paymentMethod: 'INVOICE' } })
  const [pens, book] = (await read()).orders.find(({ number }) => number === first.number)?.lines ?? []
  if (!pens || !book) throw new Error('no lines')
  const piece = { lineId: pens.lineId, quantity: 1 }
  const parcel = { type: 'shipped', order: first.number, carrier: 'dhl' }
  t.match(await send({ ...parcel, lines: [piece, piece, piece] }), [{ message: /only 2 were ordered/ }])
  const lines = [piece, { lineId: book.lineId, quantity: 1 }, piece]
  t.match(await send({ ...parcel, lines }, { type: 'cancelled', order: other.number }), [
    { outcome: 'applied' },
    { outcome: 'applied' },
  ])
  t.equal(await stateOf(first.number), 'shipped')
  t.equal(await stateOf(other.number), 'cancelled')
  const { rows } = await db.query('select quantity from shipment_lines order by quantity')
  t.same(rows, [{ quantity: 1 }, { quantity: 2 }])
})

t.test('the arrival of a parcel that has not been reported is refused, and counts when it is sent again', async (t) => {
  const { order, read, send, stateOf } = await shop(t)
  const { number } = await order({ order: { paymentMethod: 'INVOICE' } })
  const [first, second] = ((await read()).orders[0]?.lines ?? []).map(({ lineId, quantity }) => ({ lineId, quantity }))
  if (!first || !second) throw new Error('no lines')
  const parcel = (trackingCode: string, line: object) =>
    send({ type: 'shipped', order: number, carrier: 'dhl', trackingCode, lines: [line] })
  const arrival = { id: `${number}-arrived`, type: 'delivered', order: number, trackingCode: '00340435' }
  await parcel('00340434', first)
  t.match(await send(arrival), [{ outcome: 'refused', message: 'The order has no parcel 00340435' }])
  await parcel('00340435', second)
  await send({ type: 'delivered', order: number, trackingCode: '00340434' })
  t.match(await send(arrival), [{ outcome: 'applied' }])
  t.equal(await stateOf(number), 'completed')
})

t.test('T3.50 an event is carried out once, and a refused one can be sent again', async (t) => {
  const { order, send, db } = await shop(t)
  const { id, number } = await order({ order: { paymentMethod: 'INVOICE' } })
  const { rows } = await db.query('select id, quantity from order_lines where order_id = $1', [id])
  const lines = rows.map((line) => ({ lineId: line.id, quantity: line.quantity }))
  const event = { id: 'parcel-1', type: 'shipped', order: number, carrier: 'dhl' }
  t.match(await send(event), [{ outcome: 'refused', message: 'shipped needs lines' }])
  t.match(await send({ ...event, lines }), [{ outcome: 'applied' }])
  t.match(await send({ ...event, lines }, { ...event, lines }), [{ outcome: 'repeated' }, { outcome: 'repeated' }])
  t.equal((await db.query('select from shipments')).rowCount, 1)
  t.match(await send({ type: 'delivered', order: '999' }), [{ message: 'There is no placed order 999' }])
})

t.test('T3.51 money is captured when goods leave, and goes back when an order is cancelled or refunded', async (t) => {
  const { order, send, db, stateOf } = await shop(t)
  const card = { method: 'AMAZONPAY', provider: 'amazon' }
  const authorised = { ...card, state: 'authorised', authorised: 2643 } as const
  const captured = { ...card, state: 'captured', authorised: 2643, captured: 2643 } as const
  const commands = async (id: string) =>
    (
      await db.query(
        `select c.kind, c.amount, c.reason from payment_commands c join payments p on p.id = c.payment_id
         where p.order_id = $1 order by c.created_at`,
        [id],
      )
    ).rows
  const shipped = await order({ order: { paymentMethod: 'AMAZONPAY' }, payment: authorised })
  const { rows } = await db.query('select id, quantity from order_lines where order_id = $1', [shipped.id])
  const lines = rows.map((line) => ({ lineId: line.id, quantity: line.quantity }))
  await send({ type: 'shipped', order: shipped.number, carrier: 'dhl', lines })
  t.same(await commands(shipped.id), [{ kind: 'capture', amount: 2643, reason: 'shipped' }])

  const cancelled = await order({ order: { paymentMethod: 'AMAZONPAY' }, payment: authorised })
  await send({ type: 'cancelled', order: cancelled.number })
  t.match(await commands(cancelled.id), [{ kind: 'void', reason: 'cancelled' }])
  t.equal(await stateOf(cancelled.number), 'cancelled')

  const refunded = await order({ order: { paymentMethod: 'AMAZONPAY' }, payment: captured })
  const refund = { type: 'refunded', order: refunded.number, currency: 'EUR' }
  t.match(await send({ ...refund, amount: 1000 }), [{ outcome: 'applied' }])
  t.match(await send({ ...refund, amount: 2000 }), [{ outcome: 'refused', message: 'At most 1643 can be refunded' }])
  t.match(await send({ ...refund, amount: 10, currency: 'CHF' }), [{ outcome: 'refused' }])
  t.same(await commands(refunded.id), [{ kind: 'refund', amount: 1000, reason: 'merchandise' }])

  const requested = await order({ order: { paymentMethod: 'AMAZONPAY' }, payment: captured })
  await send({ type: 'refunded', order: requested.number, currency: 'EUR', amount: 1000 })
  await send({ type: 'cancelled', order: requested.number })
  t.match(
    await commands(requested.id),
    [{ amount: 1000 }, { amount: 1643, reason: 'cancelled' }],
    'what is left goes back',
  )

  const transfer = await order({ payment: { state: 'captured', authorised: 2643, captured: 2643 } })
  const back = { id: 'back-1', type: 'refunded', order: transfer.number, amount: 500, currency: 'EUR' }
  t.match(await send(back), [{ outcome: 'applied' }])
  t.match(await send(back), [{ outcome: 'repeated' }])
  t.match((await db.query('select refunded from payments where order_id = $1', [transfer.id])).rows, [
    { refunded: 500 },
  ])
})

t.test('a transfer that was refused is booked when it is sent again and fits', async (t) => {
  const { order, send, read, db } = await shop(t)
  const { id, number } = await order()
  const event = { id: 'booking-1', type: 'paid', order: number, amount: 2000, currency: 'EUR' }
  t.match(await send(event), [{ outcome: 'refused', message: 'The payment is due and of 2643 EUR' }])
  t.match(await send(event), [{ outcome: 'refused' }], 'the same once more')
  t.match(await send({ ...event, amount: 2643 }), [{ outcome: 'applied' }])
  t.match((await db.query('select state, captured from payments where order_id = $1', [id])).rows, [
    { state: 'captured', captured: 2643 },
  ])
  t.match((await read()).orders, [{ isPaid: true }])
})

t.test('an order is not sent whose promised money was taken back', async (t) => {
  const { order, read } = await shop(t)
  const payment = { method: 'AMAZONPAY', provider: 'amazon', authorised: 2643 }
  const promised = await order({ order: { paymentMethod: 'AMAZONPAY' }, payment: { ...payment, state: 'authorised' } })
  for (const state of ['declined', 'cancelled', 'expired'] as const)
    await order({ order: { paymentMethod: 'AMAZONPAY' }, payment: { ...payment, state } })
  const { orders } = await read()
  t.equal(orders.length, 4)
  for (const { number, isPaid, isReadyToShip } of orders)
    t.same([isPaid, isReadyToShip], number === promised.number ? [true, true] : [false, false])
})

t.test('an order is not sent whose bill was dropped, or whose money went back, as a whole', async (t) => {
  const { order, read, send, stateOf } = await shop(t)
  const ofSchool = await order({
    order: { paymentMethod: 'X_RECHNUNG', buyerReference: '04011000-1234512345-06' },
  })
  const paidEarly = await order({ order: { paymentMethod: 'INVOICE' } })
  await send({ type: 'paid', order: paidEarly.number, amount: 2643, currency: 'EUR' })
  const isReady = async (number: string) => (await read()).orders.find((each) => each.number === number)?.isReadyToShip
  const firstLine = async (number: string) =>
    (await read()).orders.find((each) => each.number === number)?.lines[0]?.lineId
  for (const { number } of [ofSchool, paidEarly]) {
    const refund = { type: 'refunded', order: number, currency: 'EUR' }
    const parcel = {
      type: 'shipped',
      order: number,
      carrier: 'dhl',
      lines: [{ lineId: await firstLine(number), quantity: 1 }],
    }
    if (number === ofSchool.number) {
      t.match(await send({ ...refund, amount: 1000 }), [{ outcome: 'refused', message: 'Nothing is invoiced yet' }])
      t.match(await send(parcel), [{ outcome: 'applied' }])
    }
    t.match(await send({ ...refund, amount: 1000 }), [{ outcome: 'applied' }])
    t.equal(await isReady(number), true, 'a part went back')
    t.match(await send({ ...refund, amount: 1643 }), [{ outcome: 'applied' }])
    t.equal(await isReady(number), false)
    const state = number === ofSchool.number ? 'partly_shipped' : 'placed'
    t.equal(await stateOf(number), state, 'a person decides whether it is cancelled')
  }
})

t.test('malformed calls are answered with their errors', async (t) => {
  const { app, token, post } = await shop(t)
  const read = (query: string) =>
    app.inject({ url: `/merchandise/orders?${query}`, headers: { authorization: `Bearer ${token}` } })
  t.match(await read('limit=0'), { statusCode: 400, body: /limit must match pattern/ })
  t.match(await read('after=x'), { statusCode: 400, body: /after must match pattern/ })
  const event = { id: '1', type: 'shipped', order: '100000000', at: '2026-11-22T10:00:00Z' }
  t.match(await post([]), { statusCode: 400, body: /events must NOT have fewer than 1 items/ })
  t.match(await post([{ ...event, id: undefined }]), { statusCode: 400, body: /must have required property/ })
})

t.test('a malformed event is refused with its field, and the others of its call are carried out', async (t) => {
  const { order, read, send } = await shop(t)
  const { number } = await order({ order: { paymentMethod: 'INVOICE' } })
  const [line] = (await read()).orders[0]?.lines ?? []
  const parcel = { type: 'shipped', order: number, carrier: 'dhl', lines: [{ lineId: line?.lineId, quantity: 1 }] }
  const refused = (message: RegExp) => ({ outcome: 'refused', message })
  t.match(
    await send(
      { ...parcel, at: 'yesterday' },
      { ...parcel, lines: [{ lineId: 'x', quantity: 1 }] },
      { ...parcel, lines: Array.from({ length: maxOrderLines + 1 }, () => parcel.lines[0]) },
      { ...parcel, type: 'lost' },
      parcel,
    ),
    [
      refused(/^event\/at must match format/),
      refused(/^event\/lines\/0\/lineId /),
      refused(/^event\/lines must NOT have more than 1000 items/),
      refused(/^event\/type must be equal to one of/),
      { outcome: 'applied' },
    ],
  )
})

t.test('an unreadable order is set aside and counted, and the feed goes on', async (t) => {
  const { app, db, order, read } = await shop(t)
  const broken = await order({ order: { paymentMethod: 'INVOICE' } })
  const whole = await order({ order: { paymentMethod: 'INVOICE' } })
  await db.query("update orders set placed_at = 'infinity' where id = $1", [broken.id])
  const page = await read()
  t.same(
    page.orders.map(({ number }) => number),
    [whole.number],
  )
  t.match(page, { setAside: [broken.id], hasMore: false })
  t.same((await read(`?after=${page.cursor}`)).orders, [], 'the cursor has passed it')
  t.match((await app.inject('/metrics')).body, 'shop_merchandise_set_aside_total{kind="order"} 1')
})

t.test('an event with a time that there is not is refused, and the others of its call are carried out', async (t) => {
  const { order, read, send } = await shop(t)
  const { number } = await order({ order: { paymentMethod: 'INVOICE' } })
  const [line] = (await read()).orders[0]?.lines ?? []
  const lines = [{ lineId: line?.lineId, quantity: 1 }]
  const parcel = { type: 'shipped', order: number, carrier: 'dhl', trackingCode: '00340434', lines }
  const refused = { outcome: 'refused', message: /^at / }
  t.match(await send({ ...parcel, at: '2026-12-31T23:59:60Z' }, { ...parcel, at: '0000-01-01T00:00:00Z' }, parcel), [
    refused,
    refused,
    { outcome: 'applied' },
  ])
})
