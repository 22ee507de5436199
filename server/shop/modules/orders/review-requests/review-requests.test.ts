import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { addJob } from '#engine/jobs/jobs.ts'
import { change, client, filledDatabase, importing, ratingKey, startEngine } from '#engine/testing/engine.ts'
import { untilQuiet } from '#engine/testing/quiet-jobs.ts'
import { createRatingLinks } from '../../catalogue/reviews/rating-link.ts'
import { entriesOf } from '../../checkout/cart/testing/shop.ts'
import { insertSampleOrder, type SampleOrder } from '../orders/testing/sample-order.ts'
import { productsToReview } from './review-requests.rules.ts'

const merchant = { id: 'merchandise', secret: 'a-secret-of-the-merchandise-system' }
const parameters = (['de', 'at', 'b2b'] as const).flatMap((store) => [
  { store, name: 'rating', entries: entriesOf({ active: 'true' }) },
  { store, name: 'reviewRequests', entries: entriesOf({ active: String(store !== 'at'), days: '7' }) },
])
const url = await filledDatabase(t, importing({ parameters }))
const engine = await startEngine(t, url, {
  SHOP_CLIENTS: `${client.id}:${client.secret},${merchant.id}:${merchant.secret}:merchandise`,
})
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())

const login = await engine.app.inject({
  method: 'POST',
  url: '/oauth/token',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: `grant_type=client_credentials&client_id=${merchant.id}&client_secret=${merchant.secret}`,
})
const { access_token: token } = login.json<{ access_token: string }>()

/** What the merchandise system reports. */
const report = async (event: object) => {
  const answer = await engine.app.inject({
    method: 'POST',
    url: '/merchandise/events',
    headers: { authorization: `Bearer ${token}` },
    payload: { events: [{ id: randomUUID(), at: new Date().toISOString(), ...event }] },
  })
  return answer.json<{ results: { outcome: string }[] }>().results[0]?.outcome
}

const rowsOf = async (statement: string, values: unknown[] = []) => (await db.query(statement, values)).rows

const order = async (sample: SampleOrder = {}) => {
  let placed = { id: '', number: '' }
  const paid = { state: 'captured', authorised: 2643, captured: 2643 } as const
  const lines = [
    { name: 'Füller', path: '/prod/810000', quantity: 2, total: 1190, taxRate: 19 },
    { name: 'Lesebuch', path: '/prod/810001', total: 1070, reduction: 107, taxRate: 7 },
    { name: 'Katalog', kind: 'catalogue' as const, total: 0 },
  ]
  await change(url, async (trx) => {
    placed = await insertSampleOrder(trx, { payment: paid, lines, ...sample })
  })
  return placed
}

const ship = async ({ id, number }: { id: string; number: string }) => {
  const lines = await rowsOf('select id as "lineId", quantity from order_lines where order_id = $1', [id])
  return report({ type: 'shipped', order: number, carrier: 'DHL', lines })
}

const delivered = async (sample: SampleOrder = {}) => {
  const placed = await order(sample)
  await ship(placed)
  await report({ type: 'delivered', order: placed.number })
  return placed
}

const outcomeOf = async (id: string) =>
  (await rowsOf('select outcome from review_requests where order_id = $1', [id]))[0]?.outcome

/** The days have gone by. */
const send = async (id: string) => {
  await change(url, (trx) => addJob(trx, 'reviewRequests.send', { orderId: id }))
  await untilQuiet(db)
}

const mailsAbout = (number: string) =>
  rowsOf("select * from mails where kind = 'reviewRequest' and values ->> 'number' = $1", [number])

const call = async (operation: 'getMailLink' | 'followMailLink', path: string) => {
  const link = new URL(path, 'http://shop').searchParams.get('link')
  const kind = operation === 'getMailLink' ? 'query' : 'mutation'
  const query = `${kind} ($link: String!) { found: ${operation}(link: $link) { purpose state } }`
  return (await engine.run(query, { variables: { link } })).data?.found
}

t.test('T4.113 a delivered order is asked about once, some days later, with links to its products', async (t) => {
  const placed = await order()
  await ship(placed)
  t.same(await rowsOf('select from review_requests'), [], 'not while it is on its way')
  t.equal(await report({ type: 'delivered', order: placed.number }), 'applied')
  const [job] = await rowsOf("select run_at from graphile_worker.jobs where task_identifier = 'reviewRequests.send'")
  t.equal(Math.round((job.run_at.getTime() - Date.now()) / 86_400_000), 7)
  t.same(await mailsAbout(placed.number), [])

  await send(placed.id)
  await send(placed.id)
  const mails = await mailsAbout(placed.number)
  t.match(mails, [{ recipient: 'lena@pausenhof.example', store: 'de', values: { firstName: 'Lena' } }])
  t.equal(mails.length, 1)
  t.equal(await outcomeOf(placed.id), 'asked')
  const enc = new URL(mails[0].values.path, 'http://shop').searchParams.get('enc') ?? ''
  t.match(createRatingLinks([ratingKey]).open(enc, Date.now()), {
    purchase: placed.number,
    productIds: ['810000', '810001'],
    language: 'de',
  })
})

t.test('T4.114 a customer who objects by a mail’s link is never asked for a review again', async (t) => {
  const email = 'Nein@pausenhof.example'
  const first = await delivered({ order: { email } })
  await send(first.id)
  const [mail] = await mailsAbout(first.number)
  t.match(await call('getMailLink', mail.values.endPath), { purpose: 'endReviewRequests', state: 'open' })
  t.match(await call('followMailLink', mail.values.endPath), { state: 'done' })
  t.match(await call('followMailLink', mail.values.endPath), { state: 'done' })
  t.notMatch(await rowsOf('select * from review_objections'), [{ email_hash: /@/ }], 'the list names nobody')
  const second = await delivered({ order: { email: email.toLowerCase() } })
  await send(second.id)
  t.equal(await outcomeOf(second.id), 'objected')
  t.same(await mailsAbout(second.number), [])
})

t.test(
  'no request for business customers, where it is switched off, after a withdrawal or without products',
  async (t) => {
    const business = await delivered({ order: { store: 'b2b' } })
    const off = await delivered({ order: { store: 'at' } })
    t.same([await outcomeOf(business.id), await outcomeOf(off.id)], [undefined, undefined])
    const withdrawn = await delivered()
    await db.query(
      `insert into withdrawals (submission_id, store, language, name, order_number, email, network)
     values ($1, 'de', 'de-DE', 'Lena', $2, 'lena@pausenhof.example', '')`,
      [randomUUID(), `Nr. ${withdrawn.number}`],
    )
    await send(withdrawn.id)
    t.equal(await outcomeOf(withdrawn.id), 'withdrawn')
    const nothing = await delivered({ lines: [{ name: 'Gutschein', kind: 'voucher', total: 2260 }] })
    await send(nothing.id)
    t.equal(await outcomeOf(nothing.id), 'unsuitable')
    t.same([...(await mailsAbout(withdrawn.number)), ...(await mailsAbout(nothing.number))], [])
  },
)

t.test('no request about what came back for its money, nor once all of the money went back', async (t) => {
  const takeBack = async ({ id, number }: { id: string; number: string }, lines: number) => {
    const [{ id: returnId }] = await rowsOf(
      `insert into returns (rma, order_id, submission_id, state, regulation, carrier, labels, contact, language)
       values ($1, $2, $3, 'received', 'refund', 'own', 0, '{}', 'de-DE') returning id`,
      [`R${number}-1`, id, randomUUID()],
    )
    await db.query(
      `insert into return_lines (return_id, line_id, quantity, reason, received, accepted)
       select $1::uuid, id, quantity, 'notLiked', quantity, quantity from order_lines
       where order_id = $2 and position <= $3`,
      [returnId, id, lines],
    )
  }
  const part = await delivered()
  await takeBack(part, 1)
  await send(part.id)
  t.equal(await outcomeOf(part.id), 'asked')
  const [mail] = await mailsAbout(part.number)
  const enc = new URL(mail.values.path, 'http://shop').searchParams.get('enc') ?? ''
  t.match(createRatingLinks([ratingKey]).open(enc, Date.now()), { productIds: ['810001'] })

  const all = await delivered()
  await takeBack(all, 2)
  await send(all.id)
  t.equal(await outcomeOf(all.id), 'unsuitable')
  const refunded = await delivered()
  await db.query("update payments set state = 'refunded', refunded = captured where order_id = $1", [refunded.id])
  await send(refunded.id)
  t.equal(await outcomeOf(refunded.id), 'unsuitable')
  t.same([...(await mailsAbout(all.number)), ...(await mailsAbout(refunded.number))], [])
})

t.test('no request once the account is deleted, although its orders stay', async (t) => {
  const customerOf = async (email: string): Promise<string> =>
    (
      await rowsOf(
        "insert into customers (realm, email, salutation, first_name, last_name) values ('consumer', $1, 'ms', 'Lena', 'Sommer') returning id",
        [email],
      )
    )[0].id
  const [stays, goes] = [await customerOf('bleibt@pausenhof.example'), await customerOf('geht@pausenhof.example')]
  const stored = await delivered({ order: { customerId: stays, email: 'bleibt@pausenhof.example' } })
  const deleted = await delivered({ order: { customerId: goes, email: 'geht@pausenhof.example' } })
  await db.query('update customers set deleted_at = now() where id = $1', [goes])
  await send(stored.id)
  await send(deleted.id)
  t.same([await outcomeOf(stored.id), await outcomeOf(deleted.id)], ['asked', 'unsuitable'])
  t.same(await mailsAbout(deleted.number), [])
})

t.test('productsToReview gives bought products with a page, each once, forty at most', async (t) => {
  const line = { kind: 'item', path: '/prod/1', productId: '1' } as const
  t.same(productsToReview([line, line, { ...line, kind: 'promotion' }, { ...line, path: '', productId: '2' }]), ['1'])
  const many = Array.from({ length: 50 }, (_none, index) => ({ ...line, productId: String(index) }))
  t.equal(productsToReview(many).length, 40)
})
