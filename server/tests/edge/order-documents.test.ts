import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import t from 'tap'
import { importStores } from '#fixtures/content/stores.ts'
import { ThankYou } from '#web/generated/operations.ts'
import { testHosts, tokenCookie } from '../../bff/security/testing/api-token.ts'
import { TestBrowser } from '../../bff/visitor/testing/visitor-edge.ts'
import { addJob } from '../../shop/jobs/jobs.ts'
import { school } from '../../shop/modules/account/visitors/testing/accounts.ts'
import { insertSampleOrder, sampleAddress } from '../../shop/modules/orders/orders/testing/sample-order.ts'
import { change, filledDatabase, importing, startEngine } from '../../shop/testing/engine.ts'
import { until } from '../../shop/testing/quiet-jobs.ts'
import { samplePage } from '../../shop/testing/sample-content.ts'
import { noPages, startPlainEdge } from '../../testing/plain-edge.ts'

const host = 'educational.shop.test'
const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const url = await filledDatabase(
  t,
  importing({
    stores: importStores(baseUrls),
    pages: [samplePage({ id: 'home', path: '/', pageType: 'HOMEPAGE' })],
  }),
)
const engine = await startEngine(t, url)
const app = await startPlainEdge(t, await engine.app.listen({ port: 0, host: '127.0.0.1' }), noPages, {
  EDGE_HOSTS: testHosts,
})
const database = new pg.Client(url)
await database.connect()
t.teardown(() => database.end())

/** A school that has logged in. */
async function member() {
  const browser = new TestBrowser(app, { host, cookies: { apiToken: tokenCookie().slice('apiToken='.length) } })
  const send = (request: Parameters<TestBrowser['send']>[0]) =>
    browser.send({ ...request, headers: { 'sec-fetch-site': 'same-origin' } })
  const email = `${randomUUID()}@gs-am-park.example`
  const formData = { ...school, kind: 'business', email }
  const entered = await send({ method: 'POST', url: '/api/register-action/', payload: { formData } })
  if (entered.json().successfull !== true) throw new Error(entered.body)
  return { send, email }
}

type Member = Awaited<ReturnType<typeof member>>

/** The order with its buyer reference, as the checkout leaves it: the document is not made yet. */
async function ordered({ email }: Member): Promise<{ id: string; number: string }> {
  let placed = { id: '', number: '' }
  await change(url, async (trx) => {
    const { rows } = await trx.execute<{ id: string }>(sql`select id from customers where email = ${email}`)
    placed = await insertSampleOrder(trx, {
      order: {
        store: 'b2b',
        customerId: rows[0]?.id ?? null,
        paymentMethod: 'X_RECHNUNG',
        buyerReference: '04011000-1234512345-06',
        billingAddress: { ...sampleAddress, formType: 'companyOrSchool', company: 'Grundschule am Park' },
      },
    })
  })
  return placed
}

/** The electronic invoice as the placed order wants it; no job makes it yet. */
async function wanted(orderId: string): Promise<string> {
  let id = ''
  await change(url, async (trx) => {
    const { rows } = await trx.execute<{ id: string }>(sql`
      insert into order_documents (order_id, kind, reason, media_type)
      values (${orderId}, 'xrechnung', 'placed', 'application/xml') returning id`)
    id = rows[0]?.id ?? ''
  })
  return id
}

/** Asks the database: the edge sends only so many documents a minute. */
async function isMade(id: string): Promise<boolean> {
  const made = 'select from order_documents where id = $1 and content is not null'
  return (await database.query(made, [id])).rowCount === 1
}

const invoiceOf = ({ send }: Member, number: string) => send({ url: `/api/order-document/${number}/xrechnung/` })

async function documentsOf({ send }: Member, orderId: string) {
  const extensions = { persistedQuery: { version: 1, sha256Hash: ThankYou.id } }
  const answer = await send({ method: 'POST', url: '/graphql', payload: { variables: { orderId }, extensions } })
  return answer.json().data.getThankYouPageData?.order.documents ?? null
}

t.test('T3.53 the electronic invoice comes to the buyer, and to no other person', async (t) => {
  const buyer = await member()
  const other = await member()
  const { id, number } = await ordered(buyer)
  const name = `xrechnung-${number}.xml`
  const path = `/api/order-document/${number}/xrechnung/`
  const document = await wanted(id)
  t.same(await documentsOf(buyer, number), [{ kind: 'xrechnung', name, path, isReady: false }])
  t.equal((await invoiceOf(buyer, number)).statusCode, 404, 'not before it is made')
  await change(url, (trx) => addJob(trx, 'orders.document', { id: document }))
  await until(() => isMade(document), 'the document is made')
  const invoice = await invoiceOf(buyer, number)
  t.match(invoice, {
    statusCode: 200,
    headers: {
      'content-type': 'application/xml',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
  t.match(invoice.body, '<cbc:BuyerReference>04011000-1234512345-06</cbc:BuyerReference>')
  t.same(await documentsOf(buyer, number), [{ kind: 'xrechnung', name, path, isReady: true }])
  const refused = await invoiceOf(other, number)
  t.equal(refused.statusCode, 404, 'of another customer')
  t.notMatch(refused.body, 'BuyerReference')
  t.equal(await documentsOf(other, number), null)
  const stranger = await app.inject({ url: `/api/order-document/${number}/xrechnung/`, headers: { host } })
  t.match([stranger.statusCode, stranger.headers['cache-control']], [404, 'private, no-store'])
})

t.test('malformed order numbers are answered 404 without asking the engine', async (t) => {
  const buyer = await member()
  for (const number of ['none', '1%2F..%2F2', '9'.repeat(21)])
    t.equal((await invoiceOf(buyer, number)).statusCode, 404, number)
  const { number } = await ordered(buyer)
  for (const path of [
    'receipt/',
    'constructor/',
    'creditNote/..%2F..%2Fx/',
    'invoice/?key=a%26b',
    'creditNote/GU-2026-000001/',
  ])
    t.equal((await buyer.send({ url: `/api/order-document/${number}/${path}` })).statusCode, 404, path)
})
