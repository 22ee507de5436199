import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { change, client, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { insertSampleOrder, type SampleOrder } from '../testing/sample-order.ts'

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const merchant = { id: 'merchandise', secret: 'a-secret-of-the-merchandise-system' }
const url = await filledDatabase(t, importing({ stores: importStores(baseUrls) }))
const { app } = await startEngine(t, url, {
  SHOP_CLIENTS: `${client.id}:${client.secret},${merchant.id}:${merchant.secret}:merchandise`,
})
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())
const answer = await app.inject({
  method: 'POST',
  url: '/oauth/token',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: `grant_type=client_credentials&client_id=${merchant.id}&client_secret=${merchant.secret}`,
})
const headers = { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` }

/** An order of two lines over 26.43, and what the merchandise system says of it. */
const ordered = async (sample: SampleOrder['order'] = { paymentMethod: 'INVOICE' }) => {
  let placed = { id: '', number: '' }
  await change(url, async (trx) => {
    placed = await insertSampleOrder(trx, { order: sample })
  })
  const { rows: lines } = await db.query('select id, quantity from order_lines where order_id = $1 order by position', [
    placed.id,
  ])
  const send = async (event: object) => {
    const given = { id: randomUUID(), at: '2026-11-27T10:00:00Z', order: placed.number, ...event }
    const { results } = (
      await app.inject({ method: 'POST', url: '/merchandise/events', headers, payload: { events: [given] } })
    ).json()
    return results[0]
  }
  return {
    send,
    ship: (from: number, to: number) =>
      send({
        type: 'shipped',
        carrier: 'dhl',
        lines: lines.slice(from, to).map(({ id, quantity }) => ({ lineId: id, quantity })),
      }),
    give: (amount: number) => send({ type: 'refunded', amount, currency: 'EUR' }),
    /** Invoices and credit notes that are wanted or made, with what a credit note is over. */
    papers: async () =>
      (
        await db.query(
          `select kind, (data ->> 'amount')::int as amount from order_documents
            where order_id = $1 and kind <> 'orderForm' order by kind desc, created_at`,
          [placed.id],
        )
      ).rows.map(({ kind, amount }) => (amount === null ? kind : `${kind} ${amount}`)),
  }
}

t.test(
  'T3.91 an order is invoiced once all of it was handed over, not when it is placed, paid or sent in part',
  async (t) => {
    for (const sample of [{ paymentMethod: 'INVOICE' }, { paymentMethod: 'VORKASSE' }] as const) {
      const { send, ship, papers } = await ordered(sample)
      t.match(await send({ type: 'paid', amount: 2643, currency: 'EUR' }), { outcome: 'applied' })
      t.same(await papers(), [], `${sample.paymentMethod}: paid`)
      t.match(await ship(0, 1), { outcome: 'applied' })
      t.same(await papers(), [], 'a part has left')
      t.match(await ship(1, 2), { outcome: 'applied' })
      t.same(await papers(), ['invoice'])
    }
    const ofSchool = await ordered({ paymentMethod: 'X_RECHNUNG', buyerReference: '04011000-1234512345-06' })
    t.same(await ofSchool.papers(), [])
    await ofSchool.ship(0, 2)
    t.same(await ofSchool.papers(), ['xrechnung'])
  },
)

t.test('an order that is cancelled before anything is sent has no invoice, and no credit note', async (t) => {
  const { send, papers } = await ordered()
  t.match(await send({ type: 'cancelled' }), { outcome: 'applied' })
  t.same(await papers(), [])
})

t.test('refunds before the invoice are credited with it, later ones by themselves', async (t) => {
  const { send, ship, give, papers } = await ordered({ paymentMethod: 'VORKASSE' })
  await send({ type: 'paid', amount: 2643, currency: 'EUR' })
  t.match(await give(500), { outcome: 'applied' })
  t.same(await papers(), [], 'nothing is invoiced yet')
  await ship(0, 2)
  t.same(await papers(), ['invoice', 'creditNote 500'])
  t.match(await give(100), { outcome: 'applied' })
  t.same(await papers(), ['invoice', 'creditNote 500', 'creditNote 100'])
})

t.test('an order of which a part is given up after another part has left is invoiced, and corrected', async (t) => {
  const { ship, give, papers } = await ordered()
  t.match(await give(500), { outcome: 'refused', message: 'Nothing is invoiced yet' })
  await ship(0, 1)
  t.match(await give(963), { outcome: 'applied' })
  t.same(await papers(), ['invoice', 'creditNote 963'])
  await ship(1, 2)
  t.same(await papers(), ['invoice', 'creditNote 963'], 'one invoice of an order')
})
