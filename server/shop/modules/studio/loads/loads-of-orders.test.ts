import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import t from 'tap'
import type { ImportInvoice } from '#contract/import/invoices.ts'
import type { LoadRecord } from '#contract/import/load-records.ts'
import type { ImportOrder } from '#contract/import/orders.ts'
import { documentsTexts } from '#contract/texts/checkout/documents.ts'
import { inTransaction } from '#engine/db/database.ts'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { sampleCatalogue } from '#engine/testing/sample-content.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { demoCustomers } from '#fixtures/customers/customers.ts'
import { demoMembershipOrders, demoMemberships } from '#fixtures/customers/memberships.ts'
import { createPastLoads } from './loads.service.ts'
import { violationLine } from './report.ts'
import { creditOf, orderOf, pdf, returnOf } from './testing/order-papers.ts'
import { loader } from './testing/shops.ts'

const jonas = demoCustomers.find(({ email }) => email === 'jonas@pausenhof.example')
if (!jonas) throw new Error('The demo shop has no Jonas')

const people = demoCustomers.map((record): LoadRecord => ({ kind: 'customer', record }))
const order = (more: Partial<ImportOrder> = {}) => orderOf(jonas, more)
const orderId = '0190a6c0-0000-7000-a000-000000000901'
const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const translations = Object.entries(documentsTexts).map(([key, text]) => ({ key, text }))

const shop = async () => {
  const url = await filledDatabase(t, importing({ stores: importStores(baseUrls), translations }))
  await change(url, (trx) => importRecords(trx, sampleCatalogue))
  return { url, ...loader(t, url) }
}
const guest = order({
  id: '0190a6c0-0000-7000-a000-000000000902',
  number: '100000500',
  customerId: null,
  shipments: [],
})

t.test('E3.13 orders are loaded and exported, and never change by a load', async (t) => {
  const own = await shop()
  await own.load(people)
  const before = await own.exported()
  const report = await own.load([order(), guest])
  t.match(report, { violations: [], kinds: { order: { new: 2 } } })
  const after = await own.exported()
  t.match(await own.load([order({ invoicedAt: '2026-10-03T10:00:00Z' }), guest]), { differences: [], violations: [] })
  t.match(await own.loadText(after), { differences: [], violations: [] })
  const { rows } = await own.db.execute(sql`
    select net + tax = total as "isWhole", total, (select last_value::int from order_numbers) as last from orders
    where number = '900000901'`)
  t.match(rows, [{ isWhole: true, total: 2290, last: 100_000_500 }], 'the shop gives no number twice')
  const found = (await own.load([order({ state: 'completed' }), order({ id: randomUUID(), customerId: randomUUID() })]))
    .violations
  const lines = found.map(violationLine).join('\n')
  t.match(lines, /:1:\d+: order .*901: is stored with other content, and never changes by a load/)
  t.match(lines, /:2:\d+: order .*: refers to the customer .*, who does not exist/)
  t.match(lines, /:2:\d+: order .*: its number is that of the order 0190a6c0/)
  t.equal(await own.exported(), after)
  t.match(await own.undo(report.id), { violations: [], kinds: { order: { removed: 2 } } })
  t.equal(await own.exported(), before)
})

t.test('E3.13 undo keeps an order that has gone on since, and its customer', async (t) => {
  const own = await shop()
  const first = await own.load(people)
  const report = await own.load([order(), guest])
  await own.db.execute(sql`update orders set changed_at = now() where number = '900000901'`)
  const undone = await own.undo(report.id)
  t.match(undone, { violations: [], kinds: { order: { removed: 1, unchanged: 1 } } })
  t.match(await own.undo(first.id), { violations: [], kinds: { customer: { unchanged: 1 } } })
  t.match(await own.exported(), /"900000901"/)
})

const invoice = (more: Partial<ImportInvoice> = {}): LoadRecord => ({
  kind: 'invoice',
  record: {
    orderId,
    type: 'invoice',
    reason: 'shipped',
    number: 'RE-2026-000041',
    issuedAt: '2026-10-02T10:00:00.000Z',
    total: 2290,
    ...more,
  },
})
const papers = [returnOf(orderId), invoice(), creditOf(orderId)]

t.test('E3.14 returns and invoices are loaded, exported, loaded again and undone', async (t) => {
  const own = await shop()
  await own.load(people)
  const before = await own.exported()
  const report = await own.load([order({ refunded: 500 }), ...papers])
  t.match(report, { violations: [], kinds: { order: { new: 1 }, return: { new: 1 }, invoice: { new: 2 } } })
  const after = await own.exported()
  t.match(await own.loadText(after), { differences: [], violations: [] })
  t.match(await own.load(papers), { differences: [], violations: [] })
  const { rows } = await own.db.execute(sql`select state, captured, refunded from payments`)
  t.same(rows, [{ state: 'captured', captured: 2290, refunded: 500 }], 'what has gone back does not go back again')
  t.match(await own.undo(report.id), { violations: [], kinds: { order: { removed: 1 }, invoice: { removed: 2 } } })
  t.equal(await own.exported(), before)
})

t.test('E3.14 a moved shop writes no second invoice, and gives the number behind the last one', async (t) => {
  const own = await shop()
  await own.load(people)
  const others = { id: randomUUID(), number: '900000904' }
  await own.load([order(), ...papers, order({ ...others, invoicedAt: '2026-10-05T10:00:00Z' })])
  await startEngine(t, own.url)
  const made = async () => {
    for (;;) {
      const { rows } = await own.db.execute<{ number: string; content: Buffer | null }>(sql`
        select number, content from order_documents where kind <> 'orderForm' order by number`)
      if (rows.every(({ content }) => content !== null)) return rows
      await delay(50)
    }
  }
  const rows = await made()
  t.same(
    rows.map(({ number }) => number),
    ['GU-2026-000007', 'RE-2026-000041', 'RE-2026-000042'],
  )
  t.equal(rows[0]?.content?.toString('base64'), pdf, 'a file stays as it was sent')
  t.match(rows[1]?.content?.toString('latin1'), /^%PDF-/, 'what has none is written from the order')
  t.match(await own.load(papers), { differences: [], violations: [] }, 'the file that left it out is no difference')
})

t.test('E3.14 invoices and returns that cannot be are refused', async (t) => {
  const own = await shop()
  await own.load(people)
  await own.load([order(), ...papers])
  const other = randomUUID()
  const record = { orderId: other, number: 'RE-2026-000041' }
  const found = await own.load([
    order({ id: other, number: '900000905' }),
    invoice(record),
    invoice({ total: 2000 }),
    invoice({ orderId: randomUUID(), number: 'X1' }),
    creditOf(other, { number: 'GU-2026-000008', file: Buffer.from('<html>').toString('base64'), total: 400 }),
    creditOf(other, { number: null, occasion: '1', file: undefined as never }),
    {
      kind: 'return',
      record: {
        ...returnOf(other).record,
        rma: 'R2',
        labels: 0,
        lines: [{ position: 4, quantity: 1, reason: 'none' }],
      },
    } as LoadRecord,
    order({ id: randomUUID(), number: '900000906', isPaid: false, refunded: 100 }),
  ])
  const lines = found.violations.map(violationLine).join('\n')
  t.match(lines, /:2:\d+: invoice .*: its number is that of another invoice, of the order 900000901/)
  t.match(lines, /:3:\d+: invoice .*: is stored with other content, and never changes by a load/)
  t.match(lines, /:4:\d+: invoice .*: refers to the order .*, which does not exist/)
  t.match(lines, /:5:\d+: invoice .*: it credits more than the order, or less than its own lines/)
  t.match(lines, /:5:\d+: invoice .*: the file is no application\/pdf in base64/)
  t.match(lines, /:6:\d+: invoice .*: a number and its day belong together/)
  t.match(lines, /:7:\d+: return .*: line 4 does not exist/)
  t.match(lines, /:8:\d+: order .*: more has gone back than was paid/)
})

t.test('E3.15 memberships are loaded with their orders, exported, loaded again and undone', async (t) => {
  const own = await shop()
  await own.load(people)
  const before = await own.exported()
  const today = new Date('2026-11-01T10:00:00Z')
  const records = [
    ...demoMembershipOrders(today).map((record): LoadRecord => ({ kind: 'order', record })),
    ...demoMemberships(today).map(
      (record): LoadRecord => ({
        kind: 'membership',
        record: { ...record, agreement: { token: 'secret-agreement' } },
      }),
    ),
  ]
  const report = await own.load(records)
  t.match(report, { violations: [], kinds: { membership: { new: 1 } } })
  const after = await own.exported()
  t.notMatch(after, /secret-agreement/, 'agreements leave with the passwords alone')
  t.match(await own.loadText(after), { differences: [], violations: [] })
  const second = demoMemberships(today).map((record) => ({
    kind: 'membership',
    record: { ...record, id: randomUUID(), periods: [{ ...record.periods[0], orderId: randomUUID() }] },
  })) as LoadRecord[]
  const lines = (await own.load(second)).violations.map(violationLine).join('\n')
  t.match(lines, /:1:\d+: membership .*: the customer has the membership .* of this store/)
  t.match(lines, /:1:\d+: membership .*: refers to .*, which is no order of a membership/)
  t.match(await own.undo(report.id), { violations: [], kinds: { membership: { removed: 1 }, order: { removed: 1 } } })
  t.equal(await own.exported(), before)
})

t.test('E3.12 who deletes the account is in no return and no invoice that a load keeps', async (t) => {
  const own = await shop()
  await own.load(people)
  const report = await own.load([order(), ...papers])
  await own.undo(report.id)
  const parts = async () => {
    const { rows } = await own.db.execute<{ kind: string; before: Buffer }>(sql`
      select kind, before from load_parts where kind in ('order', 'return', 'invoice')`)
    return rows.map(({ before }) => gunzipSync(before).toString()).join('\n')
  }
  t.match(await parts(), /Jonas/)
  await inTransaction(own.db, (trx) => createPastLoads(own).forgetCustomer(trx, jonas.id))
  t.notMatch(await parts(), /Jonas|GU-2026/)
})
