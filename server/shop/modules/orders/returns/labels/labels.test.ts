import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import t from 'tap'
import { returnsTexts } from '#contract/texts/account/returns.ts'
import { returnMailTexts } from '#contract/texts/mails/return-mails.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { accountPageOf } from '#engine/modules/account/visitors/testing/account-page.ts'
import { accountsOf, lena, tokenOf } from '#engine/modules/account/visitors/testing/accounts.ts'
import { until } from '#engine/testing/quiet-jobs.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { sampleAddress } from '../../orders/testing/sample-order.ts'
import { contact, returnShop } from '../testing/return-shop.ts'

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const shop = await returnShop(
  t,
  {
    stores: importStores(baseUrls),
    translations: Object.entries({ ...returnsTexts, ...returnMailTexts }).map(([key, text]) => ({ key, text })),
  },
  ['de', 'at', 'ch'],
)
const accounts = accountsOf(shop.engine)
const { db, engine, order, ship, linesOf, lookUp, read, submit } = shop

const shipped = async (addresses: object) => {
  const placed = await order({ order: { paymentMethod: 'INVOICE', ...addresses } })
  await ship(placed)
  const [line] = await linesOf(placed.id)
  const found = await lookUp(placed.number, '10115', { network: randomUUID() })
  return { ...placed, line: { id: line?.id ?? '', quantity: 1 }, hash: found?.hash ?? '' }
}

const mailsOf = async (orderId: string) =>
  (
    await db.execute<{ kind: string }>(sql`select m.kind from mails m join returns r on m.key like '%' || r.id || '%'
      where r.order_id = ${orderId}::uuid order by m.created_at`)
  ).rows.map(({ kind }) => kind)

/** What the newest mail of a kind says. */
const textOf = async (orderId: string, kind: string): Promise<string> => {
  const { rows } = await db.execute<{ id: string }>(sql`select m.id from mails m join returns r
    on m.key like ${`${kind}.`} || r.id || '%' where r.order_id = ${orderId}::uuid order by m.created_at desc limit 1`)
  const { body } = await engine.app.inject(`/outbox/${rows[0]?.id}/html`)
  return body
}

const withoutLabel = async () => {
  const { body } = await engine.app.inject('/metrics/database')
  return Number(/^shop_returns_without_label (\S+)$/m.exec(body)?.[1])
}

const setAway = (isAway: boolean) =>
  shop.sandbox.app.inject({
    method: 'POST',
    url: '/sandbox/dhl',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ isAway }),
  })

t.test(
  'T4.135 an address that the carrier refuses ends the tries, and the customer is asked for another one',
  async (t) => {
    const before = await withoutLabel()
    const { id, hash, line } = await shipped({ deliveryAddress: { ...sampleAddress, city: '' } })
    t.match(await submit(hash, [line]), { isError: false })
    await until(async () => (await mailsOf(id)).length > 0, 'the mail')
    t.same(await mailsOf(id), ['returnLabelRefused'])
    t.match(await textOf(id, 'returnLabelRefused'), 'Der Paketdienst hat dafür kein Etikett erstellt.')
    t.match((await read(hash))?.pastReturns, [{ state: 'announced', carrier: 'dhl', missingLabels: 0, labels: [] }])
    t.equal(await withoutLabel(), before + 1)
    const { rows } = await db.execute<{ id: string }>(sql`select id from returns where order_id = ${id}::uuid`)
    await addJob(db, 'returns.label', { id: rows[0]?.id ?? '' }, { key: 'again' })
    const isDone = async () =>
      (await db.execute(sql`select from graphile_worker._private_jobs where key = 'again'`)).rows.length === 0
    await until(isDone, 'a repeated job')
    t.match((await read(hash))?.pastReturns, [{ state: 'announced' }], 'no label is none, however often it is tried')
  },
)

t.test('a missing label is reported after the last run', async (t) => {
  await setAway(true)
  const { id, hash, line } = await shipped({})
  await submit(hash, [line])
  await until(async () => (await mailsOf(id)).includes('returnLabelLater'), 'the first mail')
  t.match((await read(hash))?.pastReturns, [{ missingLabels: 1 }])
  // The worker writes the failure after the mail.
  await until(async () => {
    await db.execute(sql`update graphile_worker._private_jobs set run_at = now(), attempts = max_attempts - 1
      where attempts = 1 and locked_at is null`)
    return (await mailsOf(id)).includes('returnLabelRefused')
  }, 'the last mail')
  t.match((await read(hash))?.pastReturns, [{ state: 'announced', missingLabels: 0 }])
  const isDone = async () =>
    (
      await db.execute(sql`select from graphile_worker._private_jobs
        where key = (select 'returns.label:' || r.id from returns r where r.order_id = ${id}::uuid)`)
    ).rows.length === 0
  await until(isDone, 'the end of the job, which nobody has to look at')
  await setAway(false)
})

t.test(
  'a mail about labels that the carrier has refused says so of those alone, and where the others are',
  async (t) => {
    await setAway(true)
    const { id, hash, line } = await shipped({})
    await submit(hash, [{ ...line, quantity: 2 }], { labels: 2 })
    await until(async () => (await mailsOf(id)).includes('returnLabelLater'), 'the first mail')
    await db.execute(sql`insert into return_labels (return_id, number, pdf)
    select id, 1, '' from returns where order_id = ${id}::uuid`)
    await until(async () => {
      await db.execute(sql`update graphile_worker._private_jobs set run_at = now(), attempts = max_attempts - 1
      where attempts = 1 and locked_at is null
        and key = (select 'returns.label:' || r.id from returns r where r.order_id = ${id}::uuid)`)
      return (await mailsOf(id)).includes('returnLabelRefused')
    }, 'the last mail')
    await setAway(false)
    const text = await textOf(id, 'returnLabelRefused')
    t.match(text, 'nicht alle Etiketten erstellt; die fertigen findest du auf der Seite der Rücksendung.')
    t.notMatch(text, 'kein Etikett')
    t.match((await read(hash))?.pastReturns, [{ state: 'labelled', missingLabels: 0, labels: [{ number: 1 }] }])
  },
)

t.test('a label whose last run was lost is requested again', async (t) => {
  await setAway(true)
  const { id, hash, line } = await shipped({})
  await submit(hash, [line])
  await until(async () => (await mailsOf(id)).includes('returnLabelLater'), 'the first mail')
  const setLost = async () =>
    (
      await db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts
        where locked_at is null and attempts > 0
          and key = (select 'returns.label:' || r.id from returns r where r.order_id = ${id}::uuid)`)
    ).rowCount === 1
  await until(setLost, 'the first run has failed')
  await setAway(false)
  await addJob(db, 'returns.sweep', {})
  await until(async () => (await read(hash))?.pastReturns[0]?.state === 'labelled', 'the label')
  t.match((await read(hash))?.pastReturns, [{ missingLabels: 0 }])
})

t.test('pieces that came without the label leave the others waiting for it', async (t) => {
  await setAway(true)
  const { id, number, hash, line } = await shipped({})
  const { rma } = await submit(hash, [{ ...line, quantity: 2 }])
  await until(async () => (await mailsOf(id)).includes('returnLabelLater'), 'the first mail')
  const came = { type: 'returned', order: number, rma, lines: [{ lineId: line.id, quantity: 1 }] }
  t.match(await shop.send(came), [{ outcome: 'applied' }])
  t.match((await read(hash))?.pastReturns, [{ state: 'received', missingLabels: 1 }])
  await setAway(false)
  await until(async () => {
    await db.execute(sql`update graphile_worker._private_jobs set run_at = now()
      where attempts > 0 and locked_at is null
        and key = (select 'returns.label:' || r.id from returns r where r.order_id = ${id}::uuid)`)
    return (await mailsOf(id)).includes('returnLabels')
  }, 'the label')
  t.match((await read(hash))?.pastReturns, [{ state: 'received', missingLabels: 0, labels: [{ number: 1 }] }])
})

const customer = async () => {
  const login = await accounts.register({ ...lena, email: `${randomUUID()}@pausenhof.example` }, {})
  const leave = () => accountPageOf(engine, { userToken: tokenOf(login) }).remove(lena.password)
  return { id: login.userId ?? '', leave }
}

t.test('a deleted account waits for no label that was made before, and gets one that was not', async (t) => {
  const leaver = await customer()
  const made = await shipped({ customerId: leaver.id })
  await submit(made.hash, [made.line])
  await until(async () => (await read(made.hash))?.pastReturns[0]?.state === 'labelled', 'the label')
  t.match(await leaver.leave(), { successful: true })
  t.match((await read(made.hash))?.pastReturns, [{ state: 'labelled', missingLabels: 0, labels: [] }])

  await setAway(true)
  const other = await customer()
  const { id, hash, number, line } = await shipped({ customerId: other.id })
  await submit(hash, [line])
  await until(async () => (await mailsOf(id)).includes('returnLabelLater'), 'the first mail')
  t.match(await other.leave(), { successful: true })
  await setAway(false)
  await until(async () => {
    await db.execute(sql`update graphile_worker._private_jobs set run_at = now()
      where attempts > 0 and locked_at is null
        and key = (select 'returns.label:' || r.id from returns r where r.order_id = ${id}::uuid)`)
    return (await mailsOf(id)).includes('returnLabels')
  }, 'the label')
  const { body } = await shop.sandbox.app.inject('/sandbox/dhl')
  const requested = (JSON.parse(body) as { shipmentReference: string; shipper: object }[]).filter(
    ({ shipmentReference }) => shipmentReference === number,
  )
  t.match(requested, [{ shipper: { name1: 'Lena Sommer', email: 'lena@pausenhof.example' } }])
})

t.test('a deleted account gets the missing label of a return of which a part has come, and no other one', async (t) => {
  await setAway(true)
  const { id: customerId, leave } = await customer()
  const { id, number, hash, line } = await shipped({ customerId })
  const { rma } = await submit(hash, [{ ...line, quantity: 2 }], { labels: 2 })
  await until(async () => (await mailsOf(id)).includes('returnLabelLater'), 'the first mail')
  await db.execute(sql`insert into return_labels (return_id, number, pdf)
    select id, 1, '' from returns where order_id = ${id}::uuid`)
  t.match(await shop.send({ type: 'returned', order: number, rma, lines: [{ lineId: line.id, quantity: 1 }] }), [
    { outcome: 'applied' },
  ])
  t.match(await leave(), { successful: true })
  t.match((await read(hash))?.pastReturns, [{ state: 'received', missingLabels: 1, labels: [] }])
  await setAway(false)
  await until(async () => {
    await db.execute(sql`update graphile_worker._private_jobs set run_at = now()
      where attempts > 0 and locked_at is null
        and key = (select 'returns.label:' || r.id from returns r where r.order_id = ${id}::uuid)`)
    return (await mailsOf(id)).includes('returnLabels')
  }, 'the label')
  t.match((await read(hash))?.pastReturns, [{ state: 'received', missingLabels: 0, labels: [{ number: 1 }] }])
})

t.test('a name that is too long for the carrier is cut between characters', async (t) => {
  const { hash, number, line } = await shipped({})
  const firstName = 'a'.repeat(48)
  // The emoji would be the letters 50 and 51 of 50.
  await submit(hash, [line], { contact: { ...contact, firstName, lastName: '🎒 Sommer' } })
  await until(async () => (await read(hash))?.pastReturns[0]?.state === 'labelled', 'the label')
  const { body } = await shop.sandbox.app.inject('/sandbox/dhl')
  const requested = (JSON.parse(body) as { shipmentReference: string; shipper: { name1: string } }[]).find(
    ({ shipmentReference }) => shipmentReference === number,
  )
  t.equal(requested?.shipper.name1, `${firstName} `)
})

t.test('goods sent to a packing station are returned from the billing address, by DHL only in Germany', async (t) => {
  const deliveryAddress = { ...sampleAddress, street: '', packstationNumber: '101', postNumber: '12345678' }
  const austrian = { ...sampleAddress, country: 'AT', postCode: '1010', city: 'Wien' }
  const codesOf = async (billingAddress: object) => {
    const { hash, line } = await shipped({ deliveryAddress, billingAddress })
    const carriers = await shop.ask<{ code: string }[]>(
      'query ($hash: String!, $returnOrder: ReturnSelectionInput!) { result: getAvailableCarriers(hash: $hash, returnOrder: $returnOrder) { code } }',
      { hash, returnOrder: { selectedItems: [{ ...line, reason: 'none' }], regulation: 'refund' } },
    )
    return carriers.map(({ code }) => code)
  }
  t.same(await codesOf(sampleAddress), ['dhl', 'own'])
  t.same(await codesOf(austrian), ['own'])
})

t.test('Austrian and Swiss returns go by a carrier of the customer’s choice without postage', async (t) => {
  for (const [store, currency, country, postCode] of [
    ['at', 'EUR', 'AT', '1010'],
    ['ch', 'CHF', 'CH', '8001'],
  ] as const) {
    const address = { ...sampleAddress, country, postCode }
    const language = `de-${country}` as const
    const call = { store, network: randomUUID() }
    const shippedBy = async (shipperCode: string) => {
      const own = { store, currency, language, shipperCode, billingAddress: address, deliveryAddress: address }
      const placed = await order({ order: { paymentMethod: 'INVOICE', ...own } })
      await ship(placed)
      const [line] = await linesOf(placed.id)
      const { hash = '' } = (await lookUp(placed.number, postCode, call)) ?? {}
      const items = [{ id: line?.id ?? '', quantity: 1 }]
      const carriers = await shop.ask(
        `query ($hash: String!, $items: [ReturnItemInput!]!) { result: getAvailableCarriers(hash: $hash, returnOrder: { regulation: "refund", selectedItems: $items }) {
          code description maximumLabels } }`,
        { hash, items: items.map((item) => ({ ...item, reason: 'none' })) },
        call,
      )
      return { ...placed, hash, items, carriers }
    }
    const parcel = await shippedBy('dpd')
    t.match(parcel.carriers, [{ code: 'own', description: /wählst und bezahlst du selbst/, maximumLabels: 5 }], store)
    t.match(await submit(parcel.hash, parcel.items, { carrier: 'own' }, call), { isError: false })
    await until(async () => (await read(parcel.hash, call))?.pastReturns[0]?.state === 'labelled', 'the label')
    t.match((await read(parcel.hash, call))?.pastReturns, [{ labels: [{}], missingLabels: 0 }])
    const mail = await textOf(parcel.id, 'returnAnnounced')
    t.match(mail, 'Aufkleber mit unserer Adresse, ohne Porto')
    t.notMatch(mail, 'Etikett')
    const bulky = await shippedBy('spedition')
    t.match(bulky.carriers, [{ code: 'nolabel', maximumLabels: 0 }], store)
    t.match(await submit(bulky.hash, bulky.items, { carrier: 'nolabel' }, call), { isError: false })
    t.match(await textOf(bulky.id, 'returnAnnounced'), 'Wir melden uns und besprechen, wie die Ware zurückkommt.')
  }
})
