import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { change, filledDatabase, importing } from '#engine/testing/engine.ts'
import { openServices } from '#engine/testing/services.ts'
import { importStores } from '#fixtures/content/stores.ts'
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
const arrive = async (number: string, more: object = {}) => {
  const event = { id: randomUUID(), type: 'delivered', order: number, at: new Date().toISOString(), ...more } as const
  const [result] = await merchandise.apply([{ event }], log)
  t.match(result, { outcome: 'applied' })
}
/** Oldest first. */
const mailed = async (orderId: string, kind = 'shipped') => {
  const { rows } = await db.query<{ id: string; recipient: string }>(
    "select id, recipient from mails where kind = 'order.' || $2 and values ->> 'orderId' = $1 order by created_at, key",
    [orderId, kind],
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
    'Voraussichtliche Lieferung: ',
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

t.test('T3.113 what has arrived is told by one mail an event, and whether more is on its way', async (t) => {
  const deliveryAddress = { ...sampleAddress, email: 'hilde@pausenhof.example' }
  const { id, number, lines } = await order({ order: { paymentMethod: 'INVOICE', deliveryAddress } })
  const [pens = '', book = ''] = lines
  for (const code of ['A', 'B']) await ship(number, [{ lineId: pens, quantity: 1 }], { trackingCode: code })
  await ship(number, [{ lineId: book, quantity: 1 }], { trackingCode: 'C', trackingUrl: 'https://track.test/C' })
  await arrive(number, { trackingCode: 'C' })
  const [first, copy] = await mailed(id, 'delivered')
  t.match(first, { recipient: 'lena@pausenhof.example', subject: `Dein Paket ist zugestellt: Bestellung ${number}` })
  for (const part of ['1 × Lesebuch', 'Sendungsnummer: C', 'Zugestellt am: ', 'Der Rest ist noch unterwegs', '&key='])
    t.ok(first?.text?.includes(part), part)
  t.notMatch(first?.text, /Füller|Voraussichtlich|track\.test/, 'nothing of other parcels, and nothing to follow')
  t.match(copy, { recipient: 'hilde@pausenhof.example' })
  t.notMatch(copy?.text, '/myaccount/')
  await arrive(number)
  const all = await mailed(id, 'delivered')
  t.equal(all.length, 4, 'both others in one mail, and its copy')
  t.match(all[2]?.text, /Sendungsnummer: A[\s\S]*Sendungsnummer: B/)
  t.notMatch(all[2]?.text, 'noch unterwegs')
})

t.test('a delivery that is reported more than a week late sends no mail', async (t) => {
  const { id, number, lines } = await order({ order: { paymentMethod: 'INVOICE' } })
  await ship(number, [{ lineId: lines[0] ?? '', quantity: 1 }])
  await arrive(number, { at: new Date(Date.now() - 8 * 86_400_000).toISOString() })
  t.same(await mailed(id, 'delivered'), [])
})
