import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { change, filledDatabase, importing } from '#engine/testing/engine.ts'
import { openServices } from '#engine/testing/services.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { translations } from '#fixtures/translations/translations.ts'
import { insertSampleOrder, type SampleOrder, sampleAddress } from '../testing/sample-order.ts'

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const url = await filledDatabase(t, importing({ stores: importStores(baseUrls), translations }))
const { mails, merchandise } = await openServices(t, url)
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())
const log = { error: () => undefined }

const order = async (sample: SampleOrder) => {
  let placed = { id: '', number: '' }
  await change(url, async (trx) => {
    placed = await insertSampleOrder(trx, sample)
  })
  const { rows } = await db.query<{ id: string }>('select id from order_lines where order_id = $1 order by position', [
    placed.id,
  ])
  return { ...placed, lines: rows.map(({ id }) => id) }
}
const ship = async (number: string, lines: { lineId: string; quantity: number }[], parcel: object = {}) => {
  const event = {
    id: randomUUID(),
    type: 'shipped',
    order: number,
    at: new Date().toISOString(),
    carrier: 'dhl',
  } as const
  const [result] = await merchandise.apply([{ event: { ...event, lines, ...parcel } }], log)
  t.match(result, { outcome: 'applied' })
}
/** Oldest first. */
const mailed = async (orderId: string) => {
  const { rows } = await db.query<{ id: string; recipient: string }>(
    "select id, recipient from mails where kind = 'order.shipped' and values ->> 'orderId' = $1 order by created_at, key",
    [orderId],
  )
  return Promise.all(rows.map(async ({ id, recipient }) => ({ recipient, ...(await mails.outbox?.open(id)) })))
}

t.test('T3.98 each parcel is told by a mail: what it holds, who brings it, and where it can be followed', async (t) => {
  const { id, number, lines } = await order({ order: { paymentMethod: 'INVOICE' } })
  const [pens = '', book = ''] = lines
  await ship(number, [{ lineId: pens, quantity: 2 }], {
    trackingCode: 'JJD-1',
    trackingUrl: 'https://track.test/JJD-1',
  })
  const [first] = await mailed(id)
  t.match(first, { recipient: 'lena@pausenhof.example', subject: `Dein Paket ist unterwegs: Bestellung ${number}` })
  for (const part of [
    'Versand mit: DHL',
    'Sendungsnummer: JJD-1',
    'https://track.test/JJD-1',
    'Voraussichtlich da am: ',
    '2 × Füller „Nimbus“, blau (Art.-Nr. PH-1)',
    'Schulweg 7',
    'Der Rest folgt in einem weiteren Paket',
    `/myaccount/orders/orderdetail?orderId=${number}&key=`,
  ])
    t.ok(first?.text?.includes(part), part)
  t.notMatch(first?.text, 'Lesebuch', 'what is not in it')
  await ship(number, [{ lineId: book, quantity: 1 }], { carrier: 'Kurier Blitz' })
  const [, second, third] = await mailed(id)
  t.match(second?.text, 'Versand mit: Kurier Blitz')
  t.match(second?.text, '1 × Lesebuch')
  t.notMatch(second?.text, 'Der Rest folgt')
  t.equal(third, undefined)
})

t.test('a delivery e-mail hears of the parcel, and gets no way to the order', async (t) => {
  const deliveryAddress = { ...sampleAddress, firstName: 'Hilde', email: 'hilde@pausenhof.example' }
  const { id, number, lines } = await order({ order: { paymentMethod: 'INVOICE', deliveryAddress } })
  await ship(
    number,
    lines.map((lineId, index) => ({ lineId, quantity: index === 0 ? 2 : 1 })),
  )
  const [own, other] = await mailed(id)
  t.match(own, { recipient: 'lena@pausenhof.example', text: /key=/ })
  t.match(other, { recipient: 'hilde@pausenhof.example', text: /Hallo Hilde,[\s\S]*2 × Füller/ })
  t.notMatch(other?.text, '/myaccount/')
  const same = { ...deliveryAddress, email: 'lena@pausenhof.example' }
  const alone = await order({ order: { paymentMethod: 'INVOICE', deliveryAddress: same } })
  await ship(alone.number, [{ lineId: alone.lines[0] ?? '', quantity: 1 }])
  t.equal((await mailed(alone.id)).length, 1, 'one mailbox gets one mail')
})
