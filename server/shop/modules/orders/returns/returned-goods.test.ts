import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import t from 'tap'
import { seed } from '#lib/testing/random.ts'
import { importStores } from '../../../../../fixtures/content/stores.ts'
import { returnsTexts } from '../../../../../fixtures/translations/account/returns.ts'
import { documentsTexts } from '../../../../../fixtures/translations/checkout/documents.ts'
import { readPdf } from '../../../pdf/testing/read-pdf.ts'
import { until } from '../../../testing/quiet-jobs.ts'
import type { OrderDocumentRow } from '../orders/documents/documents.tables.ts'
import { returnShop } from './testing/return-shop.ts'

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const texts = Object.entries({ ...returnsTexts, ...documentsTexts })
const { db, send, order, ship, linesOf, lookUp, read, submit } = await returnShop(t, {
  stores: importStores(baseUrls),
  translations: texts.map(([key, text]) => ({ key, text })),
})

const shipped = async (sample: Parameters<typeof order>[0] = {}) => {
  const placed = await order({ order: { paymentMethod: 'INVOICE' }, ...sample })
  await ship(placed)
  const found = await lookUp(placed.number, '10115', { network: randomUUID() })
  return { ...placed, ids: (await linesOf(placed.id)).map(({ id }) => id), hash: found?.hash ?? '' }
}

type Made = Pick<OrderDocumentRow, 'data' | 'content' | 'occasion'>

/** Documents of a kind, as soon as there are so many. */
const documentsOf = async (orderId: string, kind: string, wanted: number): Promise<Made[]> => {
  const find = async (): Promise<Made[]> =>
    (
      await db.execute<Made>(sql`select data, content, occasion from order_documents
        where order_id = ${orderId}::uuid and kind = ${kind} and sha256 is not null order by created_at`)
    ).rows
  await until(async () => (await find()).length >= wanted, 'the mails')
  return find()
}

t.test('an announced return has a slip that names its pieces and their reasons', async (t) => {
  const { id, hash, ids } = await shipped()
  const [first = ''] = ids
  const { rma } = await submit(hash, [{ id: first, quantity: 2, reason: 'dislike' }])
  const [slip] = await documentsOf(id, 'returnSlip', 1)
  t.equal(slip?.occasion, rma)
  const page = await readPdf(slip?.content ?? Buffer.alloc(0))
  t.match(page, { isTagged: true, uaPart: '1', loose: '', language: 'de-DE' })
  t.match(page.title, rma)
  t.match(page.rows.at(-1), [/Nimbus/, '2', returnsTexts['returns.reason.dislike'].de])
})

t.test('a refund of a return is credited with its line, the delivery by itself, and each once', async (t) => {
  const { id, number, hash, ids } = await shipped()
  const [first = '', second = ''] = ids
  const { rma } = await submit(hash, [
    { id: first, quantity: 2 },
    { id: second, quantity: 1 },
  ])
  await send({ type: 'paid', order: number, amount: 2643, currency: 'EUR' })
  const receive = (lineId: string, quantity: number) =>
    send({ type: 'returned', order: number, rma, lines: [{ lineId, quantity }] })
  const refund = (amount: number) => send({ type: 'refunded', order: number, amount, currency: 'EUR' })
  await receive(first, 1)
  t.match(await refund(595), [{ outcome: 'applied' }])
  await receive(first, 1)
  await receive(second, 1)
  t.match(await refund(595 + 963 + 490), [{ outcome: 'applied' }])
  const [one, rest, ...others] = await documentsOf(id, 'creditNote', 2)
  t.same(others, [])
  t.match(one?.data, { amount: 595, shipping: 0, lines: [{ lineId: first, quantity: 1, amount: 595 }] })
  t.match(rest?.data, {
    amount: 2048,
    shipping: 490,
    lines: [
      { lineId: first, quantity: 1, amount: 595 },
      { lineId: second, quantity: 1, amount: 963 },
    ],
  })
  t.equal(new Set([one, rest].flatMap((each) => each?.data.refunds ?? [])).size, 4, 'no refund is named twice')
  const page = await readPdf(rest?.content ?? Buffer.alloc(0))
  const named = page.rows.filter(([article = '']) => /^(Füller|Lesebuch|Versand)/.test(article))
  t.same(
    named.map((cells) => cells.at(-1)),
    ['5,95 €', '9,63 €', '4,90 €'],
  )
  t.match((await read(hash))?.pastReturns, [{ state: 'refunded' }])
})

t.test('while the customer keeps a replaced piece, the delivery is not paid back', async (t) => {
  const { id, number, hash, ids } = await shipped()
  const [first = '', second = ''] = ids
  const receive = (rma: string | null | undefined, lineIds: string[]) =>
    send({ type: 'returned', order: number, rma, lines: lineIds.map((lineId) => ({ lineId, quantity: 1 })) })
  const broken = [{ id: first, quantity: 1, reason: 'defective' }]
  await receive((await submit(hash, broken, { regulation: 'replacement' })).rma, [first])
  const rest = ids.map((lineId) => ({ id: lineId, quantity: 1 }))
  t.match(await receive((await submit(hash, rest)).rma, [first, second]), [{ outcome: 'applied' }])
  const { rows } = await db.execute<{ amount: number }>(sql`
    select f.amount from return_refunds f join returns r on r.id = f.return_id where r.order_id = ${id}::uuid order by 1`)
  t.same(
    rows.map(({ amount }) => amount),
    [595, 963],
  )
})

t.test('however returns are announced, no line goes back more often than it was delivered', async (t) => {
  const step = fc.record({ line: fc.integer({ min: 0, max: 2 }), quantity: fc.integer({ min: 1, max: 4 }) })
  const counts = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(counts, counts, fc.array(step, { minLength: 2, maxLength: 8 }), async (ordered, sent, tries) => {
      const lines = ordered.map((quantity) => ({ quantity, pricePerUnit: 100, total: quantity * 100 }))
      const placed = await order({ order: { paymentMethod: 'INVOICE' }, lines })
      const ids = (await linesOf(placed.id)).map(({ id }) => id)
      const delivered = ordered.map((quantity, index) => Math.min(quantity, sent[index] ?? 0))
      await ship(
        placed,
        ids.map((lineId, index) => ({ lineId, quantity: delivered[index] ?? 0 })),
      )
      const { hash = '' } = (await lookUp(placed.number, '10115', { network: randomUUID() })) ?? {}
      const outcomes = await Promise.all(
        tries.map(({ line, quantity }) => submit(hash, [{ id: ids[line] ?? '', quantity }], { carrier: 'own' })),
      )
      const taken = delivered.map((_most, index) =>
        tries.reduce((sum, each, at) => (each.line === index && !outcomes[at]?.isError ? sum + each.quantity : sum), 0),
      )
      const announced = (await read(hash))?.items.map(({ returnedQuantity }) => returnedQuantity)
      t.same(announced, taken, 'what was answered is what is stored')
      t.ok(
        taken.every((pieces, index) => pieces <= (delivered[index] ?? 0)),
        `${taken} of ${delivered}`,
      )
      const refused = tries.filter((_try, at) => outcomes[at]?.isError)
      t.ok(
        refused.every(({ line, quantity }) => (taken[line] ?? 0) + quantity > (delivered[line] ?? 0)),
        'no one is refused for whom there were enough',
      )
    }),
    { numRuns: 8, seed },
  )
})
