import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import {
  insertSampleOrder,
  type SampleOrder,
  sampleAddress,
} from '#engine/modules/orders/orders/testing/sample-order.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { newStaff } from '../editors/testing/staff.ts'

const url = await filledDatabase(t, importing({}))
const engine = await startEngine(t, url)
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())
const { token, email } = await newStaff(url, { desks: ['service'] })

type Result = { successful: boolean; refusal: string | null; fieldErrors: { fieldName: string; code: string }[] }

const ask = async (text: string, variables: object = {}, store = 'de') => {
  const { data, errors } = await engine.run(text, { editorToken: token, variables, store })
  return errors?.[0]?.extensions.code ?? ((data as { result?: unknown } | null)?.result as unknown)
}
const newOrder = async (sample: SampleOrder = {}) => {
  let placed = { id: '', number: '' }
  await change(url, async (trx) => {
    placed = await insertSampleOrder(trx, sample)
  })
  return placed
}
const result = '{ successful refusal message fieldErrors { fieldName code } }'
const refund = (number: string, amount: number, key: string = randomUUID()) =>
  ask(
    `mutation ($number: ID!, $amount: Int!, $key: ID!) {
      result: studio_refundOrder(number: $number, amount: $amount, key: $key) ${result} }`,
    { number, amount, key },
  ) as Promise<Result>
const find = async (search: string) =>
  (
    (await ask('query ($search: String!) { result: studio_orders(search: $search) { total orders { number name } } }', {
      search,
    })) as { total: number; orders: { number: string; name: string }[] }
  ).orders.map(({ number }) => number)
type ParcelLine = { lineId: string; quantity: number }
const linesOf = async (orderId: string) =>
  (
    await db.query<ParcelLine>(
      'select id as "lineId", quantity from order_lines where order_id = $1 order by position',
      [orderId],
    )
  ).rows
const sendParcel = (number: string, lines: readonly ParcelLine[], more: object = {}, key: string = randomUUID()) =>
  ask(
    `mutation ($number: ID!, $parcel: StudioParcelInput!, $key: ID!) {
      result: studio_shipOrder(number: $number, parcel: $parcel, key: $key) ${result} }`,
    { number, parcel: { carrier: 'dhl', lines, ...more }, key },
  ) as Promise<Result>
const captured = { provider: 'computop', state: 'captured', authorised: 2643, captured: 2643 } as const
const paidByCard = () => newOrder({ order: { paymentMethod: 'CREDIT_CARD' }, payment: captured })
const audit = async (key: string) =>
  (await db.query('select editor, action, before, after from audit_log where key = $1 order by id', [key])).rows

t.test(
  'E4.52 orders are found by number, e-mail, name, company and article number, in their store alone',
  async (t) => {
    const billingAddress = {
      ...sampleAddress,
      firstName: 'Adele',
      lastName: 'Zwirn-Öhler',
      company: 'Waldschule Zwirnau',
    }
    const { number } = await newOrder({
      order: { email: 'Adele@Zwirn.example', billingAddress },
      lines: [{ articleNumber: 'ZW-77_1', total: 100 }],
    })
    await newOrder({ order: { store: 'at', email: 'adele@zwirn.example', billingAddress } })
    for (const search of [number, 'adele@zwirn', 'zwirn-Ö', 'Adele Zwirn', '  Waldschule   Zw', 'zw-77_1'])
      t.same(await find(search), [number], search)
    for (const search of ['zw', 'a%', '%%%', '___', 'zw-77x1', 'x'.repeat(101), `${number}0`])
      t.same(await find(search), [], search)
    t.ok((await find('')).includes(number), 'the newest without a word')
  },
)

t.test('E4.53 an order of another store is none', async (t) => {
  const { number } = await newOrder({ order: { store: 'at' } })
  t.equal(await ask('query ($number: ID!) { result: studio_order(number: $number) { number } }', { number }), null)
  t.match(await refund(number, 100), { successful: false, refusal: 'unknown' })
})

t.test('E4.54 a refund with the same key is one, also at the same time, and never more than was taken', async (t) => {
  const { number } = await paidByCard()
  const key = randomUUID()
  const answers = await Promise.all([refund(number, 1000, key), refund(number, 1000, key)])
  t.ok(answers.every(({ successful }) => successful))
  t.match(await refund(number, 1000, key), { successful: true })
  const { rows } = await db.query(
    `select c.kind, c.amount from payment_commands c join payments p on p.id = c.payment_id
      join orders o on o.id = p.order_id where o.number = $1`,
    [number],
  )
  t.same(rows, [{ kind: 'refund', amount: 1000 }])
  t.match(await refund(number, 1644), { successful: false, refusal: 'amount' })
  t.match(await refund(number, 0), { successful: false, refusal: 'amount' })
  t.match(await audit(number), [
    { editor: email, action: 'refundOrder', before: { refunded: 0 }, after: { amount: 1000, by: 'provider' } },
  ])
})

t.test('E4.55 a refund by hand is booked once', async (t) => {
  const { number } = await newOrder({ payment: { state: 'captured', authorised: 2643, captured: 2643 } })
  const key = randomUUID()
  t.match(await refund(number, 643, key), { successful: true })
  t.match(await refund(number, 643, key), { successful: true })
  const { rows } = await db.query(
    'select p.refunded from payments p join orders o on o.id = p.order_id where o.number = $1',
    [number],
  )
  t.same(rows, [{ refunded: 643 }])
  t.match(await refund(number, 2001), { successful: false, refusal: 'amount' })
  t.equal((await audit(number)).length, 1)
})

t.test('E4.90 money that a transfer has brought is booked once, and lets the goods be sent', async (t) => {
  const { number, id } = await newOrder({ order: { paymentMethod: 'PREPAID' }, payment: { state: 'due' } })
  const page = () =>
    ask('query ($number: ID!) { result: studio_order(number: $number) { state payable canShip canDeliver } }', {
      number,
    })
  const key = randomUUID()
  const book = (own = key) =>
    ask(`mutation ($number: ID!, $key: ID!) { result: studio_bookPayment(number: $number, key: $key) ${result} }`, {
      number,
      key: own,
    })
  t.match(await page(), { payable: 2643, canShip: false })
  t.match(await sendParcel(number, await linesOf(id)), { successful: false, refusal: 'state' })
  t.match(await Promise.all([book(), book()]), [{ successful: true }, { successful: true }])
  t.match(await page(), { payable: 0, canShip: true })
  t.match(await book(randomUUID()), { successful: false, refusal: 'state' }, 'there is nothing left to pay')
  t.match(await audit(number), [{ editor: email, action: 'bookPayment', after: { amount: 2643, by: 'hand' } }])
})

t.test('E4.91 a parcel that was sent by hand is told once, in part and as a whole, and arrives', async (t) => {
  const { number, id } = await paidByCard()
  const lines = await linesOf(id)
  const [first] = lines
  const key = randomUUID()
  const part = [{ lineId: first?.lineId ?? '', quantity: 1 }]
  for (const parcel of [{ carrier: ' ' }, { trackingUrl: 'http://track.test/1' }, { trackingCode: 'x'.repeat(101) }])
    t.match(await sendParcel(number, part, parcel), { successful: false, refusal: 'fields' })
  t.match(await sendParcel(number, []), { fieldErrors: [{ fieldName: 'lines', code: 'required' }] })
  t.match(await sendParcel(number, [{ lineId: first?.lineId ?? '', quantity: 100 }]), { refusal: 'other' })
  for (let time = 0; time < 2; time += 1)
    t.match(await sendParcel(number, part, { trackingUrl: 'https://track.test/1' }, key), { successful: true })
  const mailsOf = async () =>
    (
      await db.query<{ kind: string }>(
        "select kind from mails where values ->> 'orderId' = $1 and kind in ('order.shipped', 'order.delivered') order by created_at",
        [id],
      )
    ).rows.map(({ kind }) => kind)
  t.same(await mailsOf(), ['order.shipped'])
  const state = async () =>
    ask('query ($number: ID!) { result: studio_order(number: $number) { state canShip canDeliver } }', { number })
  t.match(await state(), { state: 'partly_shipped', canShip: true, canDeliver: true })
  const rest = lines.map(({ lineId, quantity }, index) => ({ lineId, quantity: quantity - (index === 0 ? 1 : 0) }))
  t.match(await sendParcel(number, rest), { successful: true })
  t.match(await state(), { state: 'shipped', canShip: false, canDeliver: true })
  const deliver = (own: string) =>
    ask(`mutation ($number: ID!, $key: ID!) { result: studio_deliverOrder(number: $number, key: $key) ${result} }`, {
      number,
      key: own,
    })
  const arrival = randomUUID()
  for (let time = 0; time < 2; time += 1) t.match(await deliver(arrival), { successful: true })
  t.match(await state(), { state: 'completed', canShip: false, canDeliver: false })
  t.match(await deliver(randomUUID()), { successful: false }, 'it has arrived already')
  t.same(await mailsOf(), ['order.shipped', 'order.shipped', 'order.delivered'])
  t.match(await audit(number), [
    { action: 'shipOrder', before: { state: 'placed' }, after: { carrier: 'dhl', pieces: 1 } },
    { action: 'shipOrder', before: { state: 'partly_shipped' } },
    { action: 'deliverOrder', before: { state: 'shipped' } },
  ])
})

t.test('E4.56 an order is cancelled before anything is shipped, once', async (t) => {
  const { number } = await paidByCard()
  const cancel = (key: string = randomUUID(), order = number) =>
    ask(`mutation ($number: ID!, $key: ID!) { result: studio_cancelOrder(number: $number, key: $key) ${result} }`, {
      number: order,
      key,
    })
  const key = randomUUID()
  t.match(await cancel(key), { successful: true })
  t.match(await cancel(key), { successful: true }, 'the same key')
  t.match(await cancel(), { successful: false, refusal: 'state' })
  t.equal(await cancel('1'), 'BAD_USER_INPUT')
  t.match(await audit(number), [{ action: 'cancelOrder', before: { state: 'placed' }, after: { state: 'cancelled' } }])
  const { number: sent } = await newOrder({ order: { state: 'shipped' } })
  t.match(await cancel(randomUUID(), sent), { successful: false, refusal: 'state' })
})

const address = {
  salutation: 'ms',
  firstname: 'Lena',
  lastname: 'Sommer',
  streetAndNumber: 'Gartenweg 9',
  postcode: '10117',
  city: 'Berlin',
  country: 'DE',
}
const changeAddress = (number: string, entered: object = address) =>
  ask(
    `mutation ($number: ID!, $address: AddressInput!, $key: ID!) {
      result: studio_changeDeliveryAddress(number: $number, address: $address, key: $key) ${result} }`,
    { number, address: entered, key: randomUUID() },
  )

t.test('E4.57 a delivery address is changed by the rules of the checkout, until the order is taken over', async (t) => {
  const { id, number } = await paidByCard()
  t.match(await changeAddress(number, { ...address, postcode: '1', city: '' }), {
    refusal: 'fields',
    fieldErrors: [
      { fieldName: 'postcode', code: 'postCode' },
      { fieldName: 'city', code: 'required' },
    ],
  })
  t.match(await changeAddress(number, { ...address, country: 'AT', postcode: '1010' }), { refusal: 'country' })
  t.match(await changeAddress(number), { successful: true })
  const { rows } = await db.query('select delivery_address from orders where id = $1', [id])
  t.match(rows, [{ delivery_address: { street: 'Gartenweg 9', postCode: '10117', lastName: 'Sommer' } }])
  t.match(await audit(number), [{ action: 'changeAddress', after: { fields: ['street', 'postCode'] } }])

  await db.query('update merchandise_changes set taken_at = now() where order_id = $1', [id])
  t.match(await changeAddress(number), { successful: false, refusal: 'taken' })
  const { number: sent } = await newOrder({ order: { state: 'shipped' } })
  t.match(await changeAddress(sent), { successful: false, refusal: 'state' })
})

t.test('E4.58 E4.98 notes and mails belong to their order, and a mail is sent again', async (t) => {
  const { id, number } = await paidByCard()
  const note = (text: string) =>
    ask(
      `mutation ($number: ID!, $text: String!, $key: ID!) {
        result: studio_addOrderNote(number: $number, text: $text, key: $key) ${result} }`,
      { number, text, key: randomUUID() },
    )
  t.match(await note('Ruft morgen an'), { successful: true })
  t.match(await note(' '), { refusal: 'fields', fieldErrors: [{ fieldName: 'text', code: 'required' }] })
  const { rows } = await db.query(
    `insert into mails (kind, recipient, store, language, values, sent_at)
      values ('order.received', 'lena@pausenhof.example', 'de', 'de-DE', jsonb_build_object('orderId', $1::text), now())
      returning id`,
    [id],
  )
  for (const key of [`reviewRequest.${id}`, `reviewRequest.${randomUUID()}`])
    await db.query(
      "insert into mails (kind, recipient, store, language, values, key) values ('reviewRequest', 'lena@pausenhof.example', 'de', 'de-DE', '{}', $1)",
      [key],
    )
  const again = (mail: string) =>
    ask(`mutation ($id: ID!, $key: ID!) { result: studio_sendMailAgain(id: $id, key: $key) ${result} }`, {
      id: mail,
      key: randomUUID(),
    })
  t.match(await again(rows[0].id), { successful: true })
  t.match(await again(randomUUID()), { refusal: 'unknown' })
  const page = await ask(
    `query ($number: ID!) { result: studio_order(number: $number) {
      notes { text editor } mails { kind recipient canSendAgain } log { action } canCancel refundable refundBy addressRefusal } }`,
    { number },
  )
  t.match(page, {
    notes: [{ text: 'Ruft morgen an', editor: email }],
    mails: [
      { kind: 'order.received', canSendAgain: true },
      { kind: 'reviewRequest', canSendAgain: false },
      { kind: 'order.received', recipient: 'lena@pausenhof.example' },
    ],
    log: [{ action: 'sendMail' }, { action: 'addNote' }],
    canCancel: true,
    refundable: 2643,
    refundBy: 'provider',
    addressRefusal: null,
  })
  t.notMatch(JSON.stringify(await audit(number)), /Ruft|lena/, 'the audit log holds nothing of the customer')
})

t.test(
  'E4.59 unmatched declarations are matched to an order, or answered, and tell the desk and /metrics',
  async (t) => {
    const { id, number } = await paidByCard()
    const declared = async (orderNumber: string) =>
      (
        await db.query(
          `insert into withdrawals (submission_id, store, language, name, order_number, email, network)
          values ($1, 'de', 'de-DE', 'Lena', $2, 'other@mail.example', '') returning id`,
          [randomUUID(), orderNumber],
        )
      ).rows[0].id as string
    const [unknown, other] = [await declared('weiß nicht'), await declared('auch nicht')]
    const tasks = async () =>
      ((await ask('{ result: studio_deskTasks { kind count } }')) as { kind: string; count: number }[]).flatMap(
        ({ kind, count }) => (count > 0 ? [`${kind} ${count}`] : []),
      )
    t.same(await tasks(), ['declarations 2', 'unmatched 2'])
    const { body } = await engine.app.inject('/metrics/database')
    t.match(body, 'shop_desk_tasks{store="de",kind="unmatched"} 2')

    const handle = (text: string, variables: object) =>
      ask(
        `mutation ($id: ID!, $key: ID!${'number' in variables ? ', $number: ID!' : ''}) { result: ${text} ${result} }`,
        {
          key: randomUUID(),
          ...variables,
        },
      )
    const match = 'studio_matchDeclaration(kind: withdrawal, id: $id, number: $number, key: $key)'
    t.match(await handle(match, { id: unknown, number: '1' }), { refusal: 'unknown' })
    t.match(await handle(match, { id: unknown, number }), { successful: true })
    const answer = 'studio_answerDeclaration(kind: withdrawal, id: $id, key: $key)'
    t.match(await handle(answer, { id: other }), { successful: true })
    t.same(await tasks(), ['declarations 1'])
    t.match(await ask('{ result: studio_declarations { total declarations { id orders isMatched dueAt } } }'), {
      total: 1,
      declarations: [{ id: unknown, orders: [number], isMatched: true, dueAt: String }],
    })
    const order = (await ask(
      'query ($number: ID!) { result: studio_order(number: $number) { withdrawals { id isOfBuyer } } }',
      { number },
    )) as object
    t.same(order, { withdrawals: [{ id: unknown, isOfBuyer: true }] })
    const { rows } = await db.query('select cursor from merchandise_changes where order_id = $1', [id])
    t.equal(rows.length, 1, 'the merchandise system hears of it')
  },
)
