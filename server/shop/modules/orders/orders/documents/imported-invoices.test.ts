import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import type { OrderDetails } from '#contract/generated/types.ts'
import type { ImportProduct } from '#contract/import/catalogue.ts'
import { documentsTexts } from '#contract/texts/checkout/documents.ts'
import { openDatabase } from '#engine/db/database.ts'
import { importCustomers } from '#engine/modules/account/visitors/accounts/customers.import.ts'
import { accountsOf, tokenOf } from '#engine/modules/account/visitors/testing/accounts.ts'
import { type Call, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { generateCatalogue } from '#fixtures/catalogue/generate.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { demoCustomers, demoPassword } from '#fixtures/customers/customers.ts'
import { demoOrders, keepingEveryday } from '#fixtures/customers/orders.ts'
import { importOrders } from '../orders.import.ts'

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const translations = Object.entries(documentsTexts).map(([key, text]) => ({ key, text }))
const today = new Date()
const everyday: ImportProduct[] = []
for (const _entry of keepingEveryday(generateCatalogue({ products: 300, today }), everyday));
const imported = demoOrders(everyday, today)
const url = await filledDatabase(t, async (trx) => {
  await importing({ stores: importStores(baseUrls), translations })(trx)
  await importCustomers(trx, demoCustomers)
  await importOrders(trx, imported)
})
const engine = await startEngine(t, url)
const accounts = accountsOf(engine)
const db = openDatabase({ url, poolSize: 1, statementTimeout: 30_000, connectionTimeout: 5000 }, () => {})
t.teardown(() => db.$client.end())

const made = async () => {
  for (;;) {
    const { rows } = await db.$client.query(
      `select o.number as "order", o.state, d.kind, d.number, d.issued_at as "issuedAt", d.sha256 is not null as "isMade"
        from order_documents d join orders o on o.id = d.order_id order by d.issued_at`,
    )
    if (rows.every(({ isMade }) => isMade)) return rows
    await delay(50)
  }
}
const documentsOf = async (orderId: string, call: Call) => {
  const { data } = await engine.run(
    'query ($orderId: ID!) { page: getOrderDetailsV2(orderId: $orderId) { order { documents { kind number isReady } } } }',
    { ...call, variables: { orderId } },
  )
  return (data?.page as unknown as OrderDetails | null)?.order.documents
}

t.test(
  'T3.106 imported orders that have left have invoices of that day, in a series without gaps, and mail nobody',
  async (t) => {
    const rows = await made()
    const left = imported.filter(({ state }) => state === 'shipped' || state === 'completed')
    t.same(rows.map(({ order }) => order).sort(), left.map(({ number }) => number).sort())
    for (const { order, number, issuedAt } of rows) {
      const last =
        left.find((each) => each.number === order)?.shipments.map(({ shippedAt }) => Date.parse(shippedAt)) ?? []
      t.equal(Number(issuedAt), Math.max(...last), `${number} is of the day of the last parcel`)
    }
    const counts = new Map<string, number>()
    for (const { number } of rows) {
      const [, year = '', count] = number.split('-')
      counts.set(year, (counts.get(year) ?? 0) + 1)
      t.equal(Number(count), counts.get(year), number)
    }
    const { rows: mails } = await db.$client.query('select from mails')
    t.equal(mails.length, 0)
  },
)

t.test('demo customers find the invoice on the page of an order that has left', async (t) => {
  await made()
  const jonas = await accounts.login({ email: 'jonas@pausenhof.example', password: demoPassword })
  const call = { userToken: tokenOf(jonas) }
  t.match(await documentsOf('900000212', call), [{ kind: 'invoice', number: /^RE-\d{4}-\d{6}$/, isReady: true }])
  t.same(await documentsOf('900000175', call), [], 'a part of it is still here')
  const office = await accounts.login({ customerNumber: '100200', password: demoPassword }, { store: 'b2b' })
  t.match(await documentsOf('900000360', { userToken: tokenOf(office), store: 'b2b' }), [
    { kind: 'invoice', isReady: true },
  ])
})
