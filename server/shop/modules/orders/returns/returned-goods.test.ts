import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import t from 'tap'
import { returnsTexts } from '#contract/texts/account/returns.ts'
import { documentsTexts } from '#contract/texts/checkout/documents.ts'
import { readPdf } from '#engine/pdf/testing/read-pdf.ts'
import { orderKey } from '#engine/testing/engine.ts'
import { until } from '#engine/testing/quiet-jobs.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { seed } from '#lib/testing/random.ts'
import type { OrderDocumentRow } from '../orders/documents/documents.tables.ts'
import { createOrderKeys } from '../orders/order-key.ts'
import { returnShop } from './testing/return-shop.ts'

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const texts = Object.entries({ ...returnsTexts, ...documentsTexts })
const { engine, db, send, order, ship, linesOf, lookUp, read, submit, exported } = await returnShop(t, {
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

t.test('T3.74 money that a person sends back ends the return that it is for, and no other', async (t) => {
  for (const isPaid of [true, false]) {
    const { number, hash, ids } = await shipped()
    const money = { order: number, currency: 'EUR' }
    if (isPaid) await send({ ...money, type: 'paid', amount: 2643 })
    for (const lineId of ids) {
      const { rma } = await submit(hash, [{ id: lineId, quantity: 1 }])
      await send({ type: 'returned', order: number, rma, lines: [{ lineId, quantity: 1 }] })
    }
    const statesAfter = async (amount: number) => {
      t.match(await send({ ...money, type: 'refunded', amount }), [{ outcome: 'applied' }])
      return (await read(hash))?.pastReturns.map(({ state }) => state).reverse()
    }
    t.same(await statesAfter(595), ['refunded', 'received'], isPaid ? 'of a transfer' : 'of an open invoice')
    t.same(await statesAfter(963), ['refunded', 'refunded'])
  }
})

t.test('T4.136 goods returned before a late capture get a refund that waits for it', async (t) => {
  const money = { method: 'CREDIT_CARD', provider: 'computop', state: 'authorised', authorised: 2643 } as const
  const { id, number, hash, ids } = await shipped({ order: { paymentMethod: 'CREDIT_CARD' }, payment: money })
  const [first = ''] = ids
  await db.execute(sql`insert into payment_commands (payment_id, kind, amount, reason)
    select id, 'capture', authorised, 'test' from payments where order_id = ${id}::uuid`)
  const { rma } = await submit(hash, [{ id: first, quantity: 2 }])
  await send({ type: 'returned', order: number, rma, lines: [{ lineId: first, quantity: 2 }] })
  t.match((await read(hash))?.pastReturns, [{ state: 'received', refund: { amount: 1190 } }])
  const refund = async () =>
    (
      await db.execute<{ state: string; amount: number; error: string | null }>(sql`
        select c.state, c.amount, c.error from payment_commands c join payments p on p.id = c.payment_id
        where p.order_id = ${id}::uuid and c.kind = 'refund'`)
    ).rows[0]
  await until(async () => (await refund())?.error, 'a first run')
  t.match(await refund(), { state: 'open', amount: 1190, error: /not captured yet/ })
})

t.test('a refund without provider never exceeds what is left of the order', async (t) => {
  for (const isPaid of [true, false]) {
    const { number, hash, ids } = await shipped()
    const money = { order: number, currency: 'EUR' }
    if (isPaid) await send({ ...money, type: 'paid', amount: 2643 })
    t.match(await send({ ...money, type: 'refunded', amount: 1500 }), [{ outcome: 'applied' }], 'of goodwill')
    for (const [index, lineId] of ids.entries()) {
      const quantity = 2 - index
      const { rma } = await submit(hash, [{ id: lineId, quantity }])
      await send({ type: 'returned', order: number, rma, lines: [{ lineId, quantity }] })
    }
    const left = isPaid ? 'of what was paid' : 'of what is due'
    const capped = [
      { state: 'received', refund: null },
      { state: 'received', refund: { amount: 1143 } },
    ]
    t.match((await read(hash))?.pastReturns, capped, left)
    t.match(await send({ ...money, type: 'refunded', amount: 1143 }), [{ outcome: 'applied' }])
    t.match((await read(hash))?.pastReturns, [{ state: 'refunded' }, { state: 'refunded' }], `${left}, all is back`)
  }
})

t.test('a return for which no money is left ends when it is received', async (t) => {
  for (const isPaid of [true, false]) {
    const { number, hash, ids } = await shipped()
    const money = { order: number, amount: 2643, currency: 'EUR' }
    if (isPaid) await send({ ...money, type: 'paid' })
    t.match(await send({ ...money, type: 'refunded' }), [{ outcome: 'applied' }], 'of goodwill')
    const [lineId = ''] = ids
    const { rma } = await submit(hash, [{ id: lineId, quantity: 1 }])
    await send({ type: 'returned', order: number, rma, lines: [{ lineId, quantity: 1 }] })
    t.match((await read(hash))?.pastReturns, [{ state: 'refunded', refund: null }], isPaid ? 'paid' : 'an open invoice')
  }
})

t.test('the delivery is not refunded while the customer keeps a replaced piece', async (t) => {
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

t.test('the delivery is refunded with the last of the pieces that arrived', async (t) => {
  for (const isPaid of [true, false]) {
    const placed = await order({ order: { paymentMethod: 'INVOICE' } })
    const { number } = placed
    const [first = ''] = (await linesOf(placed.id)).map(({ id }) => id)
    await ship(placed, [{ lineId: first, quantity: 2 }])
    const hash = (await lookUp(number, '10115', { network: randomUUID() }))?.hash ?? ''
    const giveBack = async () => {
      const { rma } = await submit(hash, [{ id: first, quantity: 1 }])
      await send({ type: 'returned', order: number, rma, lines: [{ lineId: first, quantity: 1 }] })
    }
    const money = { order: number, currency: 'EUR' }
    if (isPaid) await send({ ...money, type: 'paid', amount: 2643 })
    t.match(await send({ ...money, type: 'refunded', amount: 963 }), [{ outcome: 'applied' }], 'what is not to be had')
    await giveBack()
    await giveBack()
    const refunds = [{ refund: { amount: 595 + 490 } }, { refund: { amount: 595 } }]
    t.match((await read(hash))?.pastReturns, refunds, isPaid ? 'of what was paid' : 'of an open invoice')
  }
})

t.test('the delivery is not refunded while pieces are still to be sent', async (t) => {
  const placed = await order({ order: { paymentMethod: 'INVOICE' } })
  const [first = ''] = (await linesOf(placed.id)).map(({ id }) => id)
  await ship(placed, [{ lineId: first, quantity: 2 }])
  const hash = (await lookUp(placed.number, '10115', { network: randomUUID() }))?.hash ?? ''
  const { rma } = await submit(hash, [{ id: first, quantity: 2 }])
  await send({ type: 'returned', order: placed.number, rma, lines: [{ lineId: first, quantity: 2 }] })
  t.match((await read(hash))?.pastReturns, [{ refund: { amount: 1190 } }])
})

/** Mails of a kind about the returns of an order. */
const mailsOf = async (orderId: string, kind: string) =>
  (
    await db.execute<{ recipient: string; firstName: string; items: string }>(sql`
      select m.recipient, m.values ->> 'firstName' as "firstName", m.values ->> 'items' as items
      from mails m join returns r on m.key like '%' || r.id || '%'
      where r.order_id = ${orderId}::uuid and m.kind = ${kind}`)
  ).rows

t.test('a return after the account’s deletion is reported to the order’s address by its name', async (t) => {
  const { id, number, hash, ids } = await shipped()
  const [first = ''] = ids
  const { rma } = await submit(hash, [{ id: first, quantity: 1 }], { carrier: 'own' })
  // As account/visitors/personal/return-tables.ts leaves it.
  const nobody = { salutation: 'none', firstName: '', lastName: '', email: '', phone: '' }
  await db.execute(sql`update returns set contact = ${JSON.stringify(nobody)}::jsonb where order_id = ${id}::uuid`)
  const lines = [{ lineId: first, quantity: 1 }]
  t.match(await send({ type: 'returned', order: number, rma, lines }), [{ outcome: 'applied' }])
  const mails = await mailsOf(id, 'returnReceived')
  t.equal(mails.length, 1)
  t.match(mails, [{ recipient: 'lena@pausenhof.example', firstName: 'Lena' }])
})

t.test('the mail about what was not taken back names just that, and not what was', async (t) => {
  const { id, number, hash, ids } = await shipped()
  const [first = '', second = ''] = ids
  const both = [
    { id: first, quantity: 2 },
    { id: second, quantity: 1 },
  ]
  const { rma } = await submit(hash, both)
  const receive = (lineId: string, condition: string) =>
    send({ type: 'returned', order: number, rma, lines: [{ lineId, quantity: 1, condition }] })
  t.match(await receive(second, 'good'), [{ outcome: 'applied' }])
  t.match(await receive(first, 'refused'), [{ outcome: 'applied' }])
  t.match(await mailsOf(id, 'returnReceived'), [{ items: '1 × Lesebuch <3>' }])
  t.match(await mailsOf(id, 'returnRejected'), [{ items: /^1 × Füller „Nimbus“, blau$/ }])
})

/** An order as its owner sees it. */
const pageOf = async (number: string) => {
  const key = createOrderKeys([orderKey]).makeOrderKey('order', number, new Date(Date.now() + 86_400_000))
  const details = `query ($number: ID!, $key: String!) { details: getOrderDetailsV2(orderId: $number, key: $key) {
    status returnedAmount { amount } creditedAmount { amount } refundedAmount { amount }
    order { isPaid openAmount { amount } } } }`
  return (await engine.run(details, { variables: { number, key } })).data?.details
}

const paymentOf = async (orderId: string) =>
  (
    await db.execute(sql`select state, amount, captured, refunded, credited from payments
      where order_id = ${orderId}::uuid`)
  ).rows[0]

t.test('T3.72 an invoice that is not paid is corrected by what came back, and the rest counts as paid', async (t) => {
  const { id, number, hash, ids } = await shipped()
  const [first = ''] = ids
  const { rma } = await submit(hash, [{ id: first, quantity: 1 }])
  await send({ type: 'returned', order: number, rma, lines: [{ lineId: first, quantity: 1 }] })
  const money = { order: number, currency: 'EUR' }
  t.match(await pageOf(number), {
    status: 'shipped',
    returnedAmount: { amount: 595 },
    creditedAmount: null,
    refundedAmount: null,
    order: { isPaid: false, openAmount: { amount: 2643 - 595 } },
  })

  const correction = { ...money, id: 'correction-1', type: 'refunded', amount: 595 }
  t.match(await send({ ...correction, amount: 2644 }), [{ message: 'The payment is due and of 2643 EUR' }])
  t.match(await send(correction), [{ outcome: 'applied' }])
  t.match(await send(correction, correction), [{ outcome: 'repeated' }, { outcome: 'repeated' }])
  t.match(await paymentOf(id), { state: 'due', captured: 0, refunded: 0, credited: 595 })
  const [credit, ...others] = await documentsOf(id, 'creditNote', 1)
  t.same(others, [])
  t.match(credit?.data, { amount: 595, lines: [{ lineId: first, quantity: 1, amount: 595 }] })
  t.match((await read(hash))?.pastReturns, [{ state: 'refunded' }])
  t.match(await pageOf(number), {
    status: 'shipped',
    returnedAmount: null,
    creditedAmount: { amount: 595 },
    refundedAmount: null,
    order: { isPaid: false, openAmount: { amount: 2048 } },
  })

  const paid = { ...money, type: 'paid' }
  t.match(await send({ ...paid, amount: 2643 }), [{ message: 'The payment is due and of 2048 EUR' }])
  t.match(await send({ ...paid, amount: 2048 }), [{ outcome: 'applied' }])
  t.match(await pageOf(number), { status: 'shipped', order: { isPaid: true, openAmount: null } })
  t.match(
    (await exported()).find((each) => each.number === number),
    { isPaid: true },
  )

  t.match(await send({ ...money, type: 'refunded', amount: 595 }), [{ outcome: 'applied' }], 'back after it was paid')
  t.match(await paymentOf(id), { state: 'refunded', captured: 2048, refunded: 595, credited: 595 })
  t.match(await pageOf(number), { creditedAmount: { amount: 595 }, refundedAmount: { amount: 595 } })
  t.equal((await documentsOf(id, 'creditNote', 2)).length, 2, 'the same sum is another credit note')
  t.match(await send({ ...money, type: 'refunded', amount: 1454 }), [{ outcome: 'refused' }], 'more than is left')
  const { rows: mails } = await db.execute<{ kind: string }>(sql`
    select kind from mails where values ->> 'orderId' = ${id} and kind <> 'order.invoice' order by created_at`)
  t.same(
    mails.map(({ kind }) => kind),
    ['order.shipped', 'order.corrected', 'order.paid', 'order.refunded'],
  )
})

t.test(
  'an invoice that is corrected as a whole is due no more, and before the first parcel there is none',
  async (t) => {
    const { id, number, hash, ids } = await shipped({ order: { paymentMethod: 'INVOICE' } })
    const [first = '', second = ''] = ids
    const all = [
      { lineId: first, quantity: 2 },
      { lineId: second, quantity: 1 },
    ]
    const { rma } = await submit(
      hash,
      all.map(({ lineId, quantity }) => ({ id: lineId, quantity })),
    )
    await send({ type: 'returned', order: number, rma, lines: all })
    const money = { order: number, amount: 2643, currency: 'EUR' }
    t.match(await send({ ...money, type: 'refunded' }), [{ outcome: 'applied' }])
    t.match(await paymentOf(id), { state: 'refunded', captured: 0, refunded: 0, credited: 2643 })
    t.match((await read(hash))?.pastReturns, [{ state: 'refunded' }])
    t.match(await pageOf(number), { status: 'refunded', order: { isPaid: false, openAmount: null } })
    t.match((await documentsOf(id, 'creditNote', 1))[0]?.data, { amount: 2643, shipping: 490 })
    t.match(await send({ ...money, type: 'paid' }), [{ message: 'The payment is refunded and of 0 EUR' }])
    t.match(await send({ ...money, type: 'refunded', amount: 1 }), [{ outcome: 'refused' }])

    const waiting = await order({ order: { paymentMethod: 'INVOICE' } })
    const early = { ...money, id: 'correction-2', order: waiting.number, type: 'refunded', amount: 100 }
    t.match(await send(early), [{ outcome: 'refused', message: 'Nothing is invoiced yet' }])
    await ship(waiting)
    t.match(await send(early), [{ outcome: 'applied' }], 'sent again')
    t.match(await paymentOf(waiting.id), { state: 'due', credited: 100 })
  },
)

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
