import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import t from 'tap'
import { returnsTexts } from '#contract/texts/account/returns.ts'
import { returnMailTexts } from '#contract/texts/mails/return-mails.ts'
import { inTransaction } from '#engine/db/database.ts'
import { until } from '#engine/testing/quiet-jobs.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { sampleAddress } from '../orders/testing/sample-order.ts'
import { noteRefundOfReturns } from './refunds/refunded-returns.ts'
import { contact, returnShop } from './testing/return-shop.ts'

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const texts = Object.entries({ ...returnsTexts, ...returnMailTexts })
const shop = await returnShop(t, {
  stores: importStores(baseUrls),
  translations: texts.map(([key, text]) => ({ key, text })),
})
const { db, send, order, ship, linesOf, lookUp, read, save, submit, upload } = shop

/** An order that was shipped: two pieces at 5.95, one at 9.63, delivery 4.90. */
const shipped = async (sample: Parameters<typeof order>[0] = {}) => {
  const placed = await order({ order: { paymentMethod: 'INVOICE' }, ...sample })
  await ship(placed)
  const [first, second] = await linesOf(placed.id)
  if (!first || !second) throw new Error('an order without lines')
  const found = await lookUp(placed.number, '10115', { network: randomUUID() })
  return { ...placed, first: first.id, second: second.id, hash: found?.hash ?? '' }
}

const captured = {
  order: { paymentMethod: 'CREDIT_CARD' },
  payment: { method: 'CREDIT_CARD', provider: 'computop', state: 'captured', authorised: 2643, captured: 2643 },
} as const

const commandsOf = async (orderId: string) =>
  (
    await db.execute<{ id: string; amount: number }>(sql`
      select c.id, c.amount from payment_commands c join payments p on p.id = c.payment_id
      where p.order_id = ${orderId}::uuid and c.kind = 'refund' order by c.amount`)
  ).rows

t.test('T5.27 an order is found by number and postcode without revealing anything else', async (t) => {
  const { number } = await shipped()
  t.match(await lookUp(` ${number} `, '101 15'), {
    orderId: number,
    contact: null,
    days: 30,
    items: [
      { lineNo: 1, shippedQuantity: 2, returnableQuantity: 2, price: { amount: 595 } },
      { returnableQuantity: 1 },
    ],
    pastReturns: [],
  })
  const open = await order({ order: { state: 'awaiting_payment', placedAt: null } })
  const swiss = await order({ order: { store: 'ch', language: 'de-CH', currency: 'CHF' } })
  for (const [wanted, zipCode] of [
    [number, '10117'],
    [number, ''],
    ['999999999', '10115'],
    [open.number, '10115'],
    [swiss.number, '10115'],
    ["' or 1=1", '10115'],
  ] as const)
    t.equal(await lookUp(wanted, zipCode, { network: randomUUID() }), null, `${wanted} ${zipCode}`)
})

t.test('guesses of postcodes or numbers are stopped, for existing and unknown orders alike', async (t) => {
  const { number } = await shipped()
  for (const wanted of [number, '111111111']) {
    const codes: unknown[] = []
    for (let tries = 0; tries < 10; tries += 1)
      codes.push(await lookUp(wanted, `1000${tries}`, { network: randomUUID() }).catch(({ code }) => code))
    t.same(codes, [...Array(8).fill(null), 'RATE_LIMITED', 'RATE_LIMITED'], wanted)
  }
  const network = randomUUID()
  const codes: unknown[] = []
  for (let tries = 0; tries < 21; tries += 1)
    codes.push(await lookUp(String(200_000_000 + tries), '10115', { network }).catch(({ code }) => code))
  t.same(codes.slice(19), [null, 'RATE_LIMITED'])
  const { number: foreign } = await shipped()
  for (let tries = 0; tries < 9; tries += 1) await lookUp(foreign, '10000', { network }).catch(() => null)
  t.ok(await lookUp(foreign, '10115', { network: randomUUID() }), 'a network that is stopped stops no owner')
  const { number: other } = await shipped()
  for (let tries = 0; tries < 25; tries += 1)
    t.ok(await lookUp(other, '10115', { network: 'a school' }), 'what is right costs no try')
})

t.test('a hash stands for one order; a changed one, and another’s order, are nothing', async (t) => {
  const { hash, number } = await shipped()
  const other = await shipped()
  t.match(await read(hash), { orderId: number })
  const forged = hash.replace(number, other.number)
  for (const wrong of ['', 'x', number, forged, `${hash}x`, hash.slice(0, -1), 'a'.repeat(5000)]) {
    t.equal(await read(wrong), null, wrong.slice(0, 40))
    t.match(await submit(wrong, [{ id: other.first, quantity: 1 }]), { isError: true, rma: null, returnOrder: null })
  }
  t.match(await submit(hash, [{ id: other.first, quantity: 1 }]), { isError: true }, 'a line of another order')
  await t.rejects(upload(forged, other.first, Buffer.from('x')), /There is no such return/)
})

t.test('a return is announced once, with a label as PDF and QR code, and its mail', async (t) => {
  const { id, hash, number, first } = await shipped()
  const more = { submissionId: randomUUID(), labels: 2 }
  const [one, two] = await Promise.all([1, 2].map(() => submit(hash, [{ id: first, quantity: 1 }], more)))
  t.match(one, { isError: false, rma: `R${number}-1` })
  t.equal(two?.rma, one?.rma, 'the same press of the button')
  await until(async () => (await read(hash))?.pastReturns[0]?.state === 'labelled', 'the label')
  t.match((await read(hash))?.pastReturns, [
    {
      state: 'labelled',
      missingLabels: 0,
      items: [{ lineNo: 1, quantity: 1, receivedQuantity: 0 }],
      labels: [
        { number: 1, trackingCode: /^9999/, hasQrCode: true },
        { number: 2, trackingCode: /^9999/ },
      ],
    },
  ])
  const label = (query: string) =>
    shop.engine.app.inject({
      url: `/returns/${one?.rma}/labels/1?${query}`,
      headers: { authorization: `Bearer ${shop.engine.token}`, 'x-store': 'de' },
    })
  const pdf = await label(`order=${hash}`)
  t.match(pdf.headers, { 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  t.match(pdf.body, /^%PDF-/)
  t.match((await sharp((await label(`order=${hash}&qr=1`)).rawPayload).metadata()).format, 'png')
  t.equal((await label(`order=${(await shipped()).hash}`)).statusCode, 404, 'the hash of another order')
  t.equal((await label('order=')).statusCode, 404)
  const { rows } = await db.execute(sql`select kind from mails where key like ${'return%'}
    and key like ${`%${(await db.execute<{ id: string }>(sql`select id from returns where order_id = ${id}`)).rows[0]?.id}%`}`)
  t.same(rows, [{ kind: 'returnAnnounced' }])
})

t.test('a return without DHL gets the shop’s own label, and none for forwarded goods', async (t) => {
  const deliveryAddress = { ...sampleAddress, country: 'AT', postCode: '10115' }
  const { hash, first } = await shipped({ order: { paymentMethod: 'INVOICE', deliveryAddress } })
  t.match(await submit(hash, [{ id: first, quantity: 1 }]), { isError: true, fieldErrors: [{ fieldName: 'carrier' }] })
  t.match(await submit(hash, [{ id: first, quantity: 1 }], { carrier: 'own' }), { isError: false })
  await until(async () => (await read(hash))?.pastReturns[0]?.state === 'labelled', 'the label')
  t.match((await read(hash))?.pastReturns, [{ labels: [{ trackingCode: null, hasQrCode: false }] }])
  const bulky = await shipped({ order: { paymentMethod: 'INVOICE', shipperCode: 'spedition' } })
  t.match(await submit(bulky.hash, [{ id: bulky.first, quantity: 1 }], { carrier: 'nolabel' }), {
    isError: false,
    returnOrder: { pastReturns: [{ state: 'announced', labels: [], missingLabels: 0 }] },
  })
})

t.test('a return stands while the carrier is away, and its label follows', async (t) => {
  const { hash, first, id } = await shipped()
  const setAway = (isAway: boolean) =>
    shop.sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/dhl',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ isAway }),
    })
  const kinds = async () =>
    (
      await db.execute<{ kind: string }>(sql`select m.kind from mails m join returns r on m.key like '%' || r.id || '%'
        where r.order_id = ${id}::uuid order by m.created_at`)
    ).rows.map(({ kind }) => kind)
  await setAway(true)
  t.match(await submit(hash, [{ id: first, quantity: 1 }]), { isError: false })
  await until(async () => (await kinds()).includes('returnLabelLater'), 'the mail')
  t.match((await read(hash))?.pastReturns, [{ state: 'announced', missingLabels: 1, labels: [] }])
  await setAway(false)
  await db.execute(sql`update graphile_worker._private_jobs set run_at = now() where attempts > 0`)
  await until(async () => (await read(hash))?.pastReturns[0]?.state === 'labelled', 'the label')
  t.same(await kinds(), ['returnLabelLater', 'returnLabels'])
})

t.test('no more is returned than was delivered, however many returns come at once', async (t) => {
  const { hash, first, second } = await shipped()
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, index) => submit(hash, [{ id: index % 3 ? first : second, quantity: 1 }])),
  )
  const taken = outcomes.filter(({ isError }) => !isError)
  t.equal(taken.length, 3, 'two pieces of the first line, one of the second')
  t.match((await read(hash))?.items, [
    { returnedQuantity: 2, returnableQuantity: 0, notReturnable: 'alreadyReturned' },
    { returnedQuantity: 1, returnableQuantity: 0 },
  ])
  const part = await order({ order: { paymentMethod: 'INVOICE' } })
  const [line] = await linesOf(part.id)
  await ship(part, [{ lineId: line?.id ?? '', quantity: 1 }])
  const found = await lookUp(part.number, '10115', { network: randomUUID() })
  t.match(found?.items, [{ returnableQuantity: 1 }, { returnableQuantity: 0, notReturnable: 'notShipped' }])
  t.match(await submit(found?.hash ?? '', [{ id: line?.id ?? '', quantity: 2 }]), {
    isError: true,
    fieldErrors: [{ fieldName: `items.${line?.id}.quantity`, errorMessage: 'Möglich ist 1 Stück.' }],
  })
})

t.test('T8.28 an invalid return is refused field by field and not stored', async (t) => {
  const { hash, first } = await shipped()
  const item = { id: first, quantity: 1 }
  const wrong = async (items: Parameters<typeof submit>[1], more: object = {}) =>
    (await submit(hash, items, more)).fieldErrors.map(({ fieldName }) => fieldName)
  t.same(await wrong([]), ['items', 'regulation'])
  t.same(await wrong([{ ...item, quantity: 0 }]), [`items.${first}.quantity`])
  t.same(await wrong([{ ...item, reason: 'mood' }]), [`items.${first}.reason`])
  t.same(await wrong([{ ...item, additionalInfo: 'x'.repeat(501) }]), [`items.${first}.additionalInfo`])
  t.same(await wrong([item], { regulation: 'replacement' }), ['regulation'], 'nothing is wrong with it')
  t.same(await wrong([item], { carrier: 'nolabel' }), ['carrier'])
  t.same(await wrong([item], { labels: 9 }), ['labels'])
  t.same(await wrong([item], { contact: { ...contact, email: 'lena', firstName: '' } }), ['firstName', 'email'])
  t.same((await read(hash))?.pastReturns, [])
})

t.test(
  'T3.40 T4.42 T7.17 T9.18 choices of a return are stored between its steps, without impossible ones',
  async (t) => {
    const { hash, first, second } = await shipped()
    const selectedItems = [
      { id: first, quantity: 2, reason: 'damaged', additionalInfo: 'Kratzer\r\nvorn', components: ['part', 'x'] },
      { id: second, quantity: 1, reason: 'defective', components: [] },
    ]
    t.match(await save({ hash, selectedItems, regulation: 'replacement', carrier: 'dhl' }), {
      isError: false,
      returnOrder: {
        draft: {
          items: [{ id: first, additionalInfo: 'Kratzer\nvorn', components: ['part'] }, { id: second }],
          regulation: 'replacement',
          carrier: 'dhl',
          labels: 1,
        },
      },
    })
    const [item] = selectedItems
    t.match(await save({ hash, selectedItems: [{ ...item, reason: 'dislike' }], labels: 3 }), {
      returnOrder: { draft: { items: [{ components: [] }], regulation: null, carrier: 'dhl', labels: 3 } },
    })
    t.match(await save({ hash, selectedItems: [{ ...item, quantity: 3 }] }), { isError: true })
    t.match(await read(hash), { draft: { labels: 3 } }, 'what was wrong is not kept')
    await submit(hash, [{ id: first, quantity: 1 }])
    t.match(await read(hash), { draft: null })
    const regulations = (items: object[]) =>
      shop.ask<{ id: string }[]>(
        'query ($hash: String!, $items: [ReturnItemInput!]!) { result: getAvailableRegulations(hash: $hash, selectedItems: $items) { id name } }',
        { hash, items },
      )
    t.match(await regulations([{ id: second, quantity: 1, reason: 'defective' }]), [
      { id: 'refund', name: 'Geld zurück' },
      { id: 'replacement' },
    ])
    t.match(await regulations([{ id: second, quantity: 1, reason: 'none' }]), [{ id: 'refund' }])
    t.same(await regulations([]), [])
  },
)

t.test('T6.8 pictures are drawn anew, few, and reach the merchandise system with the return', async (t) => {
  const { hash, first, second, number } = await shipped()
  const canvas = { create: { width: 30, height: 20, channels: 3, background: '#a00' } } as const
  const secret = 'Grundschule am Park'
  const picture = await sharp(canvas)
    .withExif({ IFD0: { Copyright: secret } })
    .jpeg()
    .toBuffer()
  const sent = await upload(hash, first, picture, '../Kratzer.jpg')
  t.match(sent, { successful: true, image: { name: 'Kratzer.jpg' } })
  t.match(await upload(hash, first, Buffer.from('%PDF-1.4\n')), { successful: false, fault: 'type' })
  t.match(await upload(hash, first, Buffer.from('<html>')), { fault: 'type' })
  t.match(await upload(hash, (await shipped()).first, picture), { fault: 'signature' }, 'a line of another order')
  for (const width of [31, 32]) await upload(hash, first, await sharp(canvas).resize(width).png().toBuffer())
  t.match(await upload(hash, first, await sharp(canvas).resize(33).png().toBuffer()), { fault: 'tooMany' })
  const unused = await upload(hash, second, picture)
  const remove = (imageId: string | undefined, key = hash) =>
    shop.ask(
      'mutation ($hash: String!, $id: ID!) { result: removeReturnImage(hash: $hash, imageId: $id) { isError } }',
      {
        hash: key,
        id: imageId,
      },
    )
  await remove(sent.image?.id, (await shipped()).hash)
  await remove(unused.image?.id)
  await submit(hash, [{ id: first, quantity: 1, reason: 'damaged' }])
  // An order that a job holds just now comes with a later call.
  const isExported = async () => (await shop.exported()).find((each) => each.number === number)
  const exported = await until(isExported, 'the order is exported')
  const [image, ...others] = exported.returns[0]?.images ?? []
  t.equal(others.length, 2)
  t.equal(image, sent.image?.id)
  const stored = await shop.merchandise(`/merchandise/return-images/${image}`)
  t.match(stored.headers['content-type'], 'image/jpeg')
  t.notMatch(stored.body, secret)
  t.equal((await shop.merchandise(`/merchandise/return-images/${unused.image?.id}`)).statusCode, 404)
})

t.test(
  'the receipt pays back line by line, the delivery with the last piece, and never more than was paid',
  async (t) => {
    const { id, number, hash, first, second } = await shipped(captured)
    const { rma } = await submit(hash, [{ id: first, quantity: 2 }])
    const event = { type: 'returned', order: number, rma }
    const one = { ...event, id: randomUUID(), lines: [{ lineId: first, quantity: 1 }] }
    t.match(await send(one), [{ outcome: 'applied' }])
    t.match(await send(one), [{ outcome: 'repeated' }])
    t.match(await send({ ...event, lines: [{ lineId: first, quantity: 2 }] }), [
      { outcome: 'refused', message: /only 2 were announced/ },
    ])
    t.match(await send({ ...event, lines: [{ lineId: second, quantity: 1 }] }), [{ outcome: 'refused' }])
    t.match(await send({ ...event, rma: 'R1-1', lines: one.lines }), [{ outcome: 'refused' }])
    t.match(await send({ type: 'returned', order: number, lines: one.lines }), [{ message: 'returned needs rma' }])
    t.same(
      (await commandsOf(id)).map(({ amount }) => amount),
      [595],
    )
    await send({ ...event, lines: [{ lineId: first, quantity: 1, condition: 'damaged' }] })
    const last = await submit(hash, [{ id: second, quantity: 1 }])
    await send({ ...event, rma: last.rma, lines: [{ lineId: second, quantity: 1 }] })
    const commands = await commandsOf(id)
    t.same(
      commands.map(({ amount }) => amount),
      [490, 595, 595, 963],
    )
    const { rows } = await db.execute<{ id: string }>(
      sql`select f.id from return_refunds f join returns r on r.id = f.return_id where r.order_id = ${id} order by f.amount`,
    )
    t.same(
      new Set(rows.map((row) => row.id)),
      new Set(commands.map((command) => command.id)),
      'the key of each is its own',
    )
    t.match((await read(hash))?.pastReturns, [
      { state: 'received', refund: { amount: 1453 } },
      { state: 'received', refund: { amount: 1190 }, items: [{ receivedQuantity: 2, acceptedQuantity: 2 }] },
    ])
    await inTransaction(db, (trx) => noteRefundOfReturns(trx, id, []))
    t.match(
      (await read(hash))?.pastReturns,
      [{ state: 'received' }, { state: 'received' }],
      'the provider has not answered',
    )
    // Once more after a job that has just tried a command, without a provider, and notes that it failed.
    await until(async () => {
      await db.execute(sql`update payment_commands set state = 'done'`)
      await inTransaction(db, (trx) => noteRefundOfReturns(trx, id, []))
      const states = (await read(hash))?.pastReturns.map(({ state }: { state: string }) => state)
      return states?.join() === 'refunded,refunded'
    }, 'both are refunded')
  },
)

t.test('refused and replaced goods are not refunded', async (t) => {
  const { id, number, hash, first, second } = await shipped(captured)
  const worn = await submit(hash, [{ id: first, quantity: 2 }])
  const lines = [{ lineId: first, quantity: 2, condition: 'refused' }]
  await send({ type: 'returned', order: number, rma: worn.rma, lines })
  const broken = await submit(hash, [{ id: second, quantity: 1, reason: 'defective' }], { regulation: 'replacement' })
  await send({ type: 'returned', order: number, rma: broken.rma, lines: [{ lineId: second, quantity: 1 }] })
  t.same(await commandsOf(id), [])
  t.match((await read(hash))?.pastReturns, [
    { state: 'received', regulation: 'replacement', refund: null },
    { state: 'rejected', items: [{ receivedQuantity: 2, acceptedQuantity: 0 }] },
  ])
})

t.test('T2.23 returns after the deadline, or in a store without returns, are refused', async (t) => {
  const { hash, first, number } = await shipped()
  await db.execute(sql`update shipments set shipped_at = now() - interval '45 days'
    where order_id = (select id from orders where number = ${number})`)
  t.match((await read(hash))?.items, [{ returnableQuantity: 0, notReturnable: 'tooLate' }, {}])
  t.match(await submit(hash, [{ id: first, quantity: 1 }]), { isError: true })
  for (const call of [{ store: 'at' }, { store: 'b2b' }]) {
    await t.rejects(read(hash, call), { code: 'NOT_FOUND' })
    await t.rejects(lookUp(number, '10115', call), { code: 'NOT_FOUND' })
    await t.rejects(submit(hash, [], {}, call), { code: 'NOT_FOUND' })
  }
})

t.test('drafts and pictures that no return came of are deleted', async (t) => {
  const { hash, first } = await shipped()
  await save({ hash, selectedItems: [{ id: first, quantity: 1, reason: 'none' }] })
  await db.execute(sql`update return_drafts set changed_at = now() - interval '15 days'`)
  await db.execute(sql`select graphile_worker.add_job('returns.clean', '{}'::json)`)
  await until(async () => (await db.execute(sql`select from return_drafts`)).rows.length === 0, 'drafts are gone')
  t.match(await read(hash), { draft: null })
})
