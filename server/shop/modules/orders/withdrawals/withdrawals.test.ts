import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { withdrawalTexts } from '#contract/texts/checkout/withdrawal.ts'
import { serviceMailTexts } from '#contract/texts/mails/service-mails.ts'
import { openDatabase } from '#engine/db/database.ts'
import { change, filledDatabase, importing, orderKey, startEngine } from '#engine/testing/engine.ts'
import { createOrderKeys } from '../orders/order-key.ts'
import { insertSampleOrder } from '../orders/testing/sample-order.ts'
import { createWithdrawalOperators } from './withdrawals.service.ts'

const url = await filledDatabase(
  t,
  importing({
    parameters: [
      { store: 'de', name: 'returnOrderSwitches', entries: [{ name: 'globalActivation', value: 'true' }] },
      { store: 'de', name: 'contact', entries: [{ name: 'email', value: 'hilfe@pausenhof.example' }] },
    ],
    translations: Object.entries({ ...withdrawalTexts, ...serviceMailTexts }).map(([key, text]) => ({ key, text })),
  }),
)
const engine = await startEngine(t, url)
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())

const lena = { name: 'Lena  Sommer', orderNumber: '100 000 001', email: 'Lena@pausenhof.example', goods: '' }

const declare = async (
  data: object,
  { network = '192.0.2.0/24', ...call }: { network?: string; store?: string; language?: string } = {},
) => {
  const { data: answer, errors } = await engine.run(
    `mutation ($data: WithdrawalInput!) { answer: declareWithdrawal(data: $data) { successful generalErrorMessage receipt
      fieldErrors { fieldName formName } } }`,
    { ...call, network, variables: { data: { submissionId: randomUUID(), ...lena, ...data } } },
  )
  if (errors) throw new Error(errors[0]?.message)
  return answer?.answer as unknown as { successful: boolean; receipt: string | null }
}

t.test('T4.111 a withdrawal is stored as it was declared, and confirmed at once with content and time', async (t) => {
  const submissionId = randomUUID()
  const answer = await declare({ submissionId, goods: 'Zirkel,\n2 Hefte' })
  t.match(answer, { successful: true, receipt: /^Eingegangen am .+ \d\d:\d\d:\d\d Uhr.+ lena@pausenhof\.example\.$/ })
  const { rows } = await db.query('select * from withdrawals')
  t.match(rows, [
    { name: 'Lena Sommer', order_number: '100 000 001', email: 'lena@pausenhof.example', goods: 'Zirkel, 2 Hefte' },
  ])
  const mails = () => db.query("select * from mails where kind = 'withdrawal'")
  const receivedAt = /am (.+) Uhr/.exec(answer.receipt ?? '')?.[1]
  t.match((await mails()).rows, [
    {
      recipient: 'lena@pausenhof.example',
      values: { receivedAt, name: 'Lena Sommer', orderNumber: '100 000 001', goods: 'Zirkel, 2 Hefte' },
    },
  ])
  t.same(await declare({ submissionId, goods: 'Zirkel' }), answer, 'the same form again')
  t.equal((await mails()).rowCount, 1)
  await declare({ email: 'whole@pausenhof.example' })
  t.match((await db.query("select values from mails where recipient = 'whole@pausenhof.example'")).rows, [
    { values: { goods: 'die ganze Bestellung' } },
  ])
})

t.test('the confirmation says who pays for sending back: the customer from Austria and Switzerland', async (t) => {
  const textOf = async (store: string) => {
    const email = `${store}@pausenhof.example`
    await declare({ email }, { store })
    const { rows } = await db.query("select id from mails where kind = 'withdrawal' and recipient = $1", [email])
    return (await engine.app.inject(`/outbox/${rows[0].id}/html`)).body
  }
  t.match(await textOf('de'), 'Aus Deutschland ist das gratis')
  for (const store of ['at', 'ch']) {
    const text = await textOf(store)
    t.match(text, 'Die Kosten der Rücksendung trägst du')
    t.notMatch(text, 'gratis')
  }
})

t.test(
  'the order page names the buyer’s declarations, and offers withdrawal until the whole order is meant',
  async (t) => {
    const number = '100000790'
    await change(url, async (trx) => {
      await insertSampleOrder(trx, { order: { number, email: 'Seite@pausenhof.example' } })
    })
    const key = createOrderKeys([orderKey]).makeOrderKey('order', number, new Date(Date.now() + 86_400_000))
    const pageOf = async () => {
      const { data } = await engine.run(
        `query ($number: ID!, $key: String!) { page: getOrderDetailsV2(orderId: $number, key: $key) {
        canWithdraw withdrawals { declaredAt goods } } }`,
        { variables: { number, key } },
      )
      return data?.page
    }
    t.same(await pageOf(), { canWithdraw: true, withdrawals: [] })
    const elsewhere = { network: '198.51.100.0/24' }
    await declare({ orderNumber: number, email: 'fremd@pausenhof.example' }, elsewhere)
    t.same(await pageOf(), { canWithdraw: true, withdrawals: [] }, 'a stranger’s changes nothing')
    const buyer = { orderNumber: number, email: 'seite@pausenhof.example' }
    await declare({ ...buyer, goods: 'Zirkel' }, elsewhere)
    const part = { declaredAt: Number, goods: 'Zirkel' }
    t.match(await pageOf(), { canWithdraw: true, withdrawals: [part] }, 'the rest can still be withdrawn from')
    await declare(buyer, elsewhere)
    t.match(await pageOf(), { canWithdraw: false, withdrawals: [part, { declaredAt: Number, goods: null }] })
  },
)

t.test('a declared withdrawal is never changed or deleted', async (t) => {
  for (const statement of ["update withdrawals set name = 'x'", 'delete from withdrawals', 'truncate withdrawals'])
    await t.rejects(db.query(statement), /never changed or deleted/)
})

t.test('T4.112 the answer does not reveal whether the order exists, and operators see it', async (t) => {
  const order = { number: '100000777', email: 'lena@pausenhof.example' }
  await change(url, async (trx) => {
    await insertSampleOrder(trx, { order })
    await insertSampleOrder(trx, { order: { ...order, number: '100000778', store: 'at' } })
  })
  const withoutTime = ({ receipt, ...rest }: { receipt: string | null }) => ({
    ...rest,
    receipt: receipt?.replace(/am .+ Uhr/, ''),
  })
  const right = await declare({ orderNumber: '100.000.777' })
  const wrong = await declare({ orderNumber: '999999999' })
  t.same(withoutTime(wrong), withoutTime(right))
  await declare({ orderNumber: '100000778' })
  await declare({ orderNumber: '100000777', email: 'other@pausenhof.example' })
  const own = openDatabase({ url, poolSize: 1, statementTimeout: 5000, connectionTimeout: 5000 }, () => undefined)
  t.teardown(() => own.$client.end())
  const [foreign, ofAnotherStore, unknown, known] = await createWithdrawalOperators({ db: own }).list(1)
  t.match(known, { orderNumber: '100.000.777', state: 'placed', isEmailOfOrder: true, declaredAt: Date })
  t.match(unknown, { state: null, isEmailOfOrder: false, deliveredAt: null })
  t.match(ofAnotherStore, { orderNumber: '100000778', state: null })
  t.match(foreign, { state: 'placed', isEmailOfOrder: false })
})

t.test('an order is found by its number among other words, and each of several', async (t) => {
  const numbers = ['100000781', '100000782']
  await change(url, async (trx) => {
    for (const number of numbers) await insertSampleOrder(trx, { order: { number } })
  })
  await declare({ orderNumber: 'Bestellung 100000781 vom 24.11.2026', email: 'dated@pausenhof.example' })
  await declare({ orderNumber: '100000781 und 100000782', email: 'both@pausenhof.example' })
  const own = openDatabase({ url, poolSize: 1, statementTimeout: 5000, connectionTimeout: 5000 }, () => undefined)
  t.teardown(() => own.$client.end())
  const found = await createWithdrawalOperators({ db: own }).list(1)
  const ordersOf = (address: string) => found.filter(({ email }) => email === address).map(({ order }) => order)
  t.same(ordersOf('dated@pausenhof.example'), ['100000781'])
  t.same(ordersOf('both@pausenhof.example'), numbers)
})

t.test('operators see an order as delivered when its last parcel has arrived', async (t) => {
  const number = '100000791'
  let id = ''
  await change(url, async (trx) => {
    ;({ id } = await insertSampleOrder(trx, { order: { number, state: 'shipped' } }))
  })
  await db.query(
    `insert into shipments (order_id, carrier, shipped_at, delivered_at)
      values ($1, 'dhl', '2026-11-01', '2026-11-03'), ($1, 'dhl', '2026-11-04', null)`,
    [id],
  )
  await declare({ orderNumber: number, email: 'parts@pausenhof.example' })
  const own = openDatabase({ url, poolSize: 1, statementTimeout: 5000, connectionTimeout: 5000 }, () => undefined)
  t.teardown(() => own.$client.end())
  const deliveredAt = async () => {
    const found = (await createWithdrawalOperators({ db: own }).list(1)).find(({ order }) => order === number)
    return found?.deliveredAt?.toISOString().slice(0, 10) ?? null
  }
  t.equal(await deliveredAt(), null, 'the second parcel is on its way')
  await db.query(
    "update shipments set delivered_at = '2026-11-06 12:00Z' where order_id = $1 and delivered_at is null",
    [id],
  )
  await db.query("update orders set state = 'completed' where id = $1", [id])
  t.equal(await deliveredAt(), '2026-11-06')
})

t.test('an invalid declaration is refused field by field; companies and machines declare nothing', async (t) => {
  const count = async () => (await db.query('select from withdrawals')).rowCount
  const before = await count()
  t.match(await declare({ name: ' ', orderNumber: '', email: 'lena', goods: 'http://x' }), {
    successful: false,
    receipt: null,
    fieldErrors: ['name', 'orderNumber', 'email', 'goods'].map((fieldName) => ({ fieldName, formName: 'withdrawal' })),
  })
  t.match(await declare({ goods: 'x'.repeat(1001) }), { fieldErrors: [{ fieldName: 'goods' }] })
  t.match(await declare({}, { store: 'b2b' }), { successful: false, fieldErrors: [] })
  t.match(await declare({ website: 'http://x' }), { successful: true, receipt: String })
  await t.rejects(declare({ submissionId: 'x' }), /UUID/)
  t.equal(await count(), before)
})

t.test('one network may declare twenty withdrawals at once', async (t) => {
  const network = '203.0.113.0/24'
  const answers = await Promise.all(Array.from({ length: 22 }, () => declare({}, { network })))
  t.equal(answers.filter(({ successful }) => successful).length, 20)
  t.match(await declare({}, { network: '203.0.114.0/24' }), { successful: true })
})

t.test(
  'T4.152 a withdrawal reaches the shop: a mail with the orders it names, the merchandise system, and a figure',
  async (t) => {
    const number = '100000891'
    let id = ''
    await change(url, async (trx) => {
      const order = { number, state: 'shipped' as const, email: 'lena@pausenhof.example' }
      ;({ id } = await insertSampleOrder(trx, { order }))
    })
    const cursorOf = async () =>
      (await db.query('select cursor from merchandise_changes where order_id = $1', [id])).rows
    await db.query('update merchandise_changes set cursor = 4711 where order_id = $1', [id])
    await declare({ orderNumber: `${number} bitte`, goods: 'Zirkel' })
    t.same(await cursorOf(), [{ cursor: null }], 'the order is read again')
    await declare({ orderNumber: number, email: 'other@pausenhof.example' })
    await declare({ orderNumber: '9' })
    const { rows } = await db.query(`select recipient, values from mails where kind = 'withdrawalNotice'
    and values ->> 'orderNumber' in ('9', '${number}', '${number} bitte') order by created_at`)
    t.match(rows, [
      {
        recipient: 'hilfe@pausenhof.example',
        values: {
          replyTo: 'lena@pausenhof.example',
          goods: 'Zirkel',
          orders: `Bestellung ${number}: ganz verschickt. Die E-Mail-Adresse ist die der Bestellung.`,
        },
      },
      { values: { orders: /Die E-Mail-Adresse ist nicht die der Bestellung: bitte nachfragen\.$/ } },
      { values: { orders: 'Keine Bestellung mit dieser Nummer: bitte von Hand zuordnen.' } },
    ])
    const { body } = await engine.app.inject('/metrics/database')
    const figure = (name: string) => Number(new RegExp(`^${name}\\{kind="withdrawal"\\} (\\d+)$`, 'm').exec(body)?.[1])
    const all = (await db.query('select from withdrawals')).rowCount
    t.equal(figure('shop_declarations'), all)
    t.ok(figure('shop_declarations_unmatched') < (all ?? 0))
  },
)

t.test('T4.153 the confirmation of a withdrawal leads the buyer to the return, and others to its search', async (t) => {
  await change(url, async (trx) => void (await insertSampleOrder(trx, { order: { number: '100000892' } })))
  const pathOf = async (email: string) => {
    const text = "select values ->> 'path' as path from mails where kind = 'withdrawal' and recipient = $1"
    return (await db.query(`${text} order by created_at desc limit 1`, [email])).rows[0]?.path
  }
  await declare({ orderNumber: '100000892', email: 'fremd@pausenhof.example' })
  t.equal(await pathOf('fremd@pausenhof.example'), '/myaccount/returns')
  await declare({ orderNumber: '100000892' })
  const path: string = await pathOf('lena@pausenhof.example')
  t.match(path, /^\/myaccount\/returns\/productselection\?order=100000892-/)
  const hash = new URL(path, 'http://shop.test').searchParams.get('order')
  const { data } = await engine.run(
    'query ($hash: String!) { found: findOrderForReturnByHash(hash: $hash) { orderId contact { lastName } } }',
    { variables: { hash } },
  )
  t.match(data?.found, { orderId: '100000892', contact: { lastName: /./ } })
})
