import { randomUUID } from 'node:crypto'
import t from 'tap'
import { cartsTexts } from '#contract/texts/cart/carts.ts'
import { ordersTexts } from '#contract/texts/checkout/orders.ts'
import { paymentTexts } from '#contract/texts/checkout/payments.ts'
import { mailTexts } from '#contract/texts/mails/mail.ts'
import { orderMailTexts } from '#contract/texts/mails/order-mails.ts'
import { inTransaction, openDatabase } from '#engine/db/database.ts'
import { readEnvironment } from '#engine/environment.ts'
import { orderMailKinds } from '#engine/modules/mail/mails/mail-messages.ts'
import { createServices } from '#engine/services/services.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { legalTexts } from '#fixtures/legal/legal-texts.ts'
import { createOrderKeys } from '../order-key.ts'
import { insertSampleOrder, type SampleOrder, sampleAddress } from '../testing/sample-order.ts'

const texts = { ...mailTexts, ...orderMailTexts, ...paymentTexts, ...cartsTexts, ...ordersTexts }
const baseUrls = {
  de: 'https://de.shop.test',
  at: 'https://at.shop.test',
  ch: 'https://ch.shop.test',
  b2b: 'https://b2b.shop.test',
}

const shop = async () => {
  const url = await filledDatabase(
    t,
    importing({
      stores: importStores(baseUrls),
      legalTexts,
      translations: Object.entries(texts).map(([key, text]) => ({ key, text })),
    }),
  )
  const environment = readEnvironment({
    DATABASE_URL: url,
    SHOP_CLIENTS: 'edge:a-secret-of-tests',
    RATING_LINK_KEYS: '1:a-rating-key-of-tests',
    ORDER_LINK_KEYS: '1:an-order-key-of-tests',
  })
  const db = openDatabase({ url, poolSize: 4, statementTimeout: 5000, connectionTimeout: 5000 }, () => undefined)
  t.teardown(() => db.$client.end())
  const { orderDocuments, orderMails, mails, translations, stores } = createServices(db, environment)
  await Promise.all([translations.load(), stores.load()])
  const order = (sample: SampleOrder = {}) => inTransaction(db, (trx) => insertSampleOrder(trx, sample))
  const add = (kind: (typeof orderMailKinds)[number], orderId: string) =>
    inTransaction(db, (trx) => orderMails.add(trx, kind, orderId))
  const rows = async () => (await db.$client.query('select * from mails order by created_at')).rows
  const open = async (id: string) => {
    const message = await mails.outbox?.open(id)
    if (!message) throw new Error('no mail')
    return message
  }
  const newest = async () => open((await rows()).at(-1).id)
  /** Oldest first. */
  const allTexts = async () =>
    Promise.all((await rows()).map(async ({ id }) => (await open(id)).text.replaceAll('\u00a0', ' ')))
  const customer = async (email: string): Promise<string> => {
    const id = randomUUID()
    await db.$client.query(
      "insert into customers (id, realm, email, salutation, first_name, last_name) values ($1, 'consumer', $2, 'ms', 'Nora', 'Sand')",
      [id, email],
    )
    return id
  }
  return { url, db, order, customer, add, rows, newest, allTexts, orderDocuments, send: mails.send }
}

t.test('T3.44 the mail of an order repeats it, with terms and withdrawal information of its version', async (t) => {
  const { order, add, newest } = await shop()
  const { id, number } = await order({
    order: { legalVersion: '2026-11-29', comment: 'Bitte <klingeln>', voucherCode: 'PAUSE10' },
  })
  await add('received', id)
  const { subject, to, text, html } = await newest()
  t.equal(subject, `Deine Bestellung ${number}`)
  t.equal(to, 'lena@pausenhof.example')
  for (const part of [
    'Hallo Lena,',
    '2 × 5,95 € | Füller „Nimbus“, blau (Art.-Nr. PH-1) | 11,90 €',
    'Rabatte (mit Gutschein PAUSE10): -1,07 €',
    'Versand: 4,90 €',
    'Summe ohne MwSt.: 23,32 €',
    'enthaltene MwSt. (19 %): 2,34 €',
    'enthaltene MwSt. (7 %): 0,77 €',
    'Gesamtbetrag: 26,43 €',
    'Schulweg 7\n10115 Berlin\nDeutschland',
    'Zahlungsart: Vorkasse per Überweisung',
    'Versand mit: DHL',
    'Anmerkung: Bitte <klingeln>',
    'Muster-Widerrufsformular',
    'Allgemeine Geschäftsbedingungen',
    'Pausenhof Demonstrationsshop, Musterhof 1, 01099 Musterstadt',
  ]) {
    t.ok(text.replaceAll('\u00a0', ' ').includes(part), part)
  }
  t.match(html, 'Bitte &lt;klingeln&gt;', 'what people wrote is text')
  t.match(html, 'Lesebuch &lt;3&gt;')
  t.match(html, 'Muster-Widerrufsformular')
})

t.test(
  'T4.157 the mail of a membership tells of the withdrawal of services, and of nothing that is sent',
  async (t) => {
    const { url, order, add, newest } = await shop()
    const lines = [{ name: 'Prime-Mitgliedschaft, 12 Monate', articleNumber: 'PRIME', total: 2900 }]
    const membership = { shipperCode: 'none', legalVersion: '2026-11-29' }
    await add('received', (await order({ order: membership, lines, shipping: {} })).id)
    const { text } = await newest()
    for (const part of ['Widerrufsbelehrung für Prime', 'Tag des Vertragsabschlusses', '11. Prime', 'Muster-Widerruf'])
      t.ok(text.includes(part), part)
    for (const part of ['letzte Ware in Besitz', 'Lieferadresse', 'Versand mit', 'Versand:', 'Kosten der Rücksendung'])
      t.notOk(text.includes(part), part)

    const older = await order({ order: { ...membership, legalVersion: '2026-01-01' }, lines, shipping: {} })
    const goodsOnly = legalTexts.filter(({ kind }) => kind !== 'serviceWithdrawal')
    await change(
      url,
      importing({
        legalTexts: goodsOnly.map((each) => ({ ...each, version: '2026-01-01', title: `Alt ${each.kind}` })),
      }),
    )
    await add('received', older.id)
    t.match((await newest()).text, 'Alt withdrawal', 'the text for goods, where the version has no other')
  },
)

t.test(
  'a mail lists pieces at a deal’s price as a row of their own, what is free as free, all who deliver, and when',
  async (t) => {
    const { order, add, newest } = await shop()
    const lines = [
      { name: 'Stifte', quantity: 5, lightning: 3, pricePerUnit: 1095, pricePerUnitLightning: 819, total: 4647 },
      { name: 'Kreide', kind: 'free', pricePerUnit: 0, total: 0 },
    ] as const
    const speditionFields = ['PHONE'] as never
    const delivery = { deliveryEarliest: '2026-12-01', deliveryLatest: '2026-12-02' }
    const { id } = await order({ order: { speditionFields, ...delivery }, lines: [...lines], shipping: {} })
    await add('received', id)
    const text = (await newest()).text.replaceAll('\u00a0', ' ')
    for (const part of [
      '3 × 8,19 € | Stifte (Art.-Nr. PH-1) | 24,57 €',
      '2 × 10,95 € | Stifte (Art.-Nr. PH-1) | 21,90 €',
      '1 × | Kreide (Art.-Nr. PH-2) | gratis',
      'Gesamtbetrag: 46,47 €',
      'Versand mit: DHL und Spedition',
      'Liefertermin: Bei dir zwischen Di., 1. Dez. und Mi., 2. Dez.',
    ])
      t.ok(text.includes(part), part)
    const before = await order()
    await add('received', before.id)
    t.notMatch((await newest()).text, 'Liefertermin', 'an order of before the promise was stored names none')
    const prepaid = await order({ order: { deliveryDaysAfterPayment: 3 } })
    await add('received', prepaid.id)
    t.match((await newest()).text, 'Liefertermin: Bei dir spätestens 3 Werktage nach Zahlungseingang')
  },
)

t.test('a mail leads to its order: by a key where there is no account, and never before it was placed', async (t) => {
  const { order, customer, add, newest } = await shop()
  const guest = await order()
  await add('received', guest.id)
  const { text } = await newest()
  const [, key = ''] =
    new RegExp(
      `Bestellung ansehen:\\nhttps://de.shop.test/myaccount/orders/orderdetail\\?orderId=${guest.number}&key=(.+)`,
    ).exec(text) ?? []
  t.ok(createOrderKeys([{ version: 1, secret: 'an-order-key-of-tests' }]).isOrderKey('order', guest.number, key))
  const own = await order({ order: { customerId: await customer('nora@pausenhof.example') } })
  await add('received', own.id)
  t.match((await newest()).text, `/myaccount/orders/orderdetail?orderId=${own.number}\n`, 'customers log in')
  const waiting = await order({ order: { state: 'awaiting_payment', placedAt: null } })
  await add('declined', waiting.id)
  t.notMatch((await newest()).text, '/myaccount/orders/')
})

t.test(
  'an account that was deleted before its invoice was made gets the invoice itself, and no link that it cannot open',
  async (t) => {
    const { db, order, customer, add, rows, newest, orderDocuments } = await shop()
    const invoiced = async (customerId: string) => {
      const { id, number } = await order({ order: { customerId, paymentMethod: 'INVOICE' } })
      await inTransaction(db, (trx) =>
        orderDocuments.shipped(trx, { id, total: 2643, store: 'de', buyerReference: null }),
      )
      const { rows: documents } = await db.$client.query('select id from order_documents where order_id = $1', [id])
      await orderDocuments.make(documents[0].id)
      const mail = (await rows()).at(-1)
      const files = await db.$client.query('select * from mail_files where mail_id = $1', [mail.id])
      return { id, number, file: files.rows[0], text: (await newest()).text }
    }
    const stays = await customer('nora@pausenhof.example')
    const left = await customer('deleted@pausenhof.example')
    await db.$client.query('update customers set deleted_at = now() where id = $1', [left])

    const own = await invoiced(stays)
    t.equal(own.file, undefined, 'a customer finds it in the account')
    t.match(own.text, `/myaccount/orders/orderdetail?orderId=${own.number}\n`)
    const { id, file, text } = await invoiced(left)
    t.match(file, { name: /^rechnung-.*\.pdf$/, media_type: 'application/pdf' })
    t.equal(file.content.subarray(0, 5).toString(), '%PDF-')
    t.match(text, `Sie hängt als ${file.name} an dieser Mail.`)
    t.notMatch(text, '/myaccount/')
    await add('refunded', id)
    t.notMatch((await newest()).text, '/myaccount/', 'nor do later mails lead to a page')
  },
)

t.test('an account that was deleted before a credit note was made gets it by mail', async (t) => {
  const { db, order, customer, rows, newest, orderDocuments } = await shop()
  const credited = async (customerId: string) => {
    const { id } = await order({ order: { customerId, paymentMethod: 'INVOICE' } })
    const invoiced = { id, total: 2643, store: 'de', buyerReference: null } as const
    await inTransaction(db, async (trx) => {
      await orderDocuments.shipped(trx, invoiced)
      for (const [sum, amount] of [
        [100, 100],
        [300, 200],
      ] as const)
        await orderDocuments.corrected(trx, invoiced, { sum, amount, goods: {} })
    })
    const { rows: documents } = await db.$client.query(
      'select id from order_documents where order_id = $1 order by kind desc, created_at, occasion',
      [id],
    )
    for (const document of documents) await orderDocuments.make(document.id)
    const files = await db.$client.query(
      "select f.*, m.recipient from mail_files f join mails m on m.id = f.mail_id where m.kind = 'order.creditNote'",
    )
    return { mails: (await rows()).map(({ kind }) => kind), files: files.rows }
  }
  t.same(await credited(await customer('nora@pausenhof.example')), { mails: ['order.invoice'], files: [] })
  const left = await customer('deleted@pausenhof.example')
  await db.$client.query('update customers set deleted_at = now() where id = $1', [left])
  const { mails, files } = await credited(left)
  t.same(mails.slice(1), ['order.invoice', 'order.creditNote', 'order.creditNote'])
  t.match(files, [{ name: /^gutschrift-GU-.*\.pdf$/ }, { name: /^gutschrift-GU-.*\.pdf$/ }])
  t.match((await newest()).text, /Sie hängt als gutschrift-GU-.*\.pdf an dieser Mail\./)
  t.notMatch((await newest()).text, '/myaccount/')
})

t.test('T3.92 an electronic invoice is sent to its buyer with the file, and so is its credit note', async (t) => {
  const { db, order, customer, newest, orderDocuments } = await shop()
  const buyerReference = '04011000-1234512345-06'
  const customerId = await customer('nora@pausenhof.example')
  const { id, number } = await order({ order: { customerId, buyerReference, paymentMethod: 'X_RECHNUNG' } })
  const make = async (kind: string) => {
    const { rows: documents } = await db.$client.query('select id from order_documents where kind = $1', [kind])
    for (const document of documents) await orderDocuments.make(document.id)
    const { rows: files } = await db.$client.query(
      'select f.*, m.kind, m.recipient from mail_files f join mails m on m.id = f.mail_id order by m.created_at desc limit 1',
    )
    return files[0]
  }
  const invoiced = { id, total: 2643, store: 'de', buyerReference } as const
  await inTransaction(db, (trx) => orderDocuments.shipped(trx, invoiced))
  const invoice = await make('xrechnung')
  t.match(invoice, {
    kind: 'order.invoice',
    name: `xrechnung-${number}.xml`,
    media_type: 'application/xml',
    recipient: 'lena@pausenhof.example',
  })
  t.match(invoice.content.toString(), `<cbc:BuyerReference>${buyerReference}</cbc:BuyerReference>`)
  t.match((await newest()).text, `Sie hängt als xrechnung-${number}.xml an dieser Mail.`)
  await inTransaction(db, (trx) => orderDocuments.corrected(trx, invoiced, { sum: 100, amount: 100, goods: {} }))
  t.match(await make('creditNote'), { kind: 'order.creditNote', name: /^gutschrift-GU-.*\.xml$/ })
})

t.test('a business order shows net prices and says Sie, in its own language', async (t) => {
  const { order, add, newest } = await shop()
  const business = { store: 'b2b', legalVersion: '2026-11-29' } as const
  const { id } = await order({ order: { ...business, billingAddress: { ...sampleAddress, company: 'Grundschule' } } })
  await add('received', id)
  const german = (await newest()).text.replaceAll('\u00a0', ' ')
  t.match(german, 'Guten Tag Lena Sommer,')
  t.match(german, 'zuzüglich 19 % MwSt.')
  t.notMatch(german, 'enthaltene')
  t.notMatch(german, 'Muster-Widerrufsformular')
  const english = await order({ order: { ...business, language: 'en-DE' } })
  await add('received', english.id)
  t.match((await newest()).text, /Dear Lena Sommer,[\s\S]*plus 19% VAT[\s\S]*General terms and conditions/)
})

t.test('a transfer is requested with reference, day and QR code', async (t) => {
  const { order, add, newest, url } = await shop()
  const { id } = await order({
    order: { number: '100000042' },
    payment: { createdAt: new Date('2026-11-02T12:00:00Z') },
  })
  await add('paymentDue', id)
  const { subject, text, html, pictures } = await newest()
  t.equal(subject.replaceAll('\u00a0', ' '), 'Bitte überweise 26,43 € für deine Bestellung 100000042')
  t.match(text, /IBAN: DE28 9990 0000 0012 3456 78\nBIC: DEMODEBBXXX \(Demobank\)\n.*\nReferenz: RF\d\d100000042\n/)
  t.match(text, 'Zahlbar bis: 9. November 2026')
  t.match(html, 'src="cid:transfer"')
  t.same(pictures[0]?.content.subarray(1, 4).toString(), 'PNG')
  const { app } = await startEngine(t, url)
  const list = await app.inject('/outbox')
  const [, link = ''] = /href="(\/outbox\/[^"]+)"/.exec(list.body) ?? []
  const shown = await app.inject(`${link}/html`)
  t.match(shown.body, 'src="data:image/png;base64,')
  t.match(shown.headers['content-security-policy'], 'img-src data:')
})

t.test('paid and ended orders get no further request for a transfer', async (t) => {
  const { db, order, add, rows, send } = await shop()
  const paid = await order()
  await add('paymentDue', paid.id)
  await add('paymentReminder', paid.id)
  const ended = await order()
  await add('paymentReminder', ended.id)
  const [requested, tooLate, forNothing] = await rows()
  await send(requested.id)
  const text = "update payments set state = 'captured', authorised = amount, captured = amount where order_id = $1"
  await db.$client.query(text, [paid.id])
  await db.$client.query("update orders set state = 'cancelled' where id = $1", [ended.id])
  for (const { id } of [tooLate, forNothing]) await send(id)
  const unsent = { sent_at: null, failed_at: Date, failure: 'without content' }
  t.match(await rows(), [{ sent_at: Date, failed_at: null }, unsent, unsent])
})

t.test('T3.45 a mail about an order is added once, however often the payment is settled', async (t) => {
  const { db, order, add, rows } = await shop()
  const { id } = await order()
  await Promise.all([1, 2, 3].map(() => add('received', id)))
  t.equal((await rows()).length, 1)
  t.equal((await db.$client.query('select from graphile_worker.jobs')).rowCount, 1, 'one job')
  await add('refunded', id)
  await db.$client.query(
    "update payments set state = 'captured', authorised = amount, captured = amount, refunded = 100",
  )
  await add('refunded', id)
  await add('refunded', id)
  t.equal((await rows()).length, 3, 'each refund has its own')
  t.same((await rows())[0].values, { orderId: id }, 'nothing of the person is kept with the mail')
})

t.test('a bill that was lowered: what was credited, what is left to pay, and what was paid', async (t) => {
  const { db, order, add, newest } = await shop()
  const { id } = await order({ order: { paymentMethod: 'INVOICE', state: 'shipped' } })
  const said = async (kind: 'corrected' | 'paid' | 'refunded', payment: string) => {
    await db.$client.query(`update payments set ${payment}`)
    await add(kind, id)
    return (await newest()).text.replaceAll('\u00a0', ' ')
  }
  t.match(await said('corrected', 'credited = 595'), /insgesamt 5,95 € gutgeschrieben. Zu bezahlen sind noch 20,48 €\./)
  const rest = "state = 'captured', authorised = amount - 595, captured = amount - 595"
  const paid = await said('paid', rest)
  t.match(paid, 'deine Zahlung über 20,48 € ist eingegangen')
  t.notMatch(paid, 'Paket', 'it has left already')
  t.match(await said('refunded', "state = 'refunded', refunded = 300"), 'insgesamt 3,00 € erstattet')
  const whole = "state = 'refunded', authorised = 0, captured = 0, refunded = 0, credited = amount"
  t.match(await said('corrected', whole), /insgesamt 26,43 € gutgeschrieben. Du musst nichts mehr bezahlen\./)
})

t.test('each mail about a refund or a correction names the sum of its own moment', async (t) => {
  const { db, order, add, allTexts } = await shop()
  const bill = await order({ order: { paymentMethod: 'INVOICE', state: 'shipped' } })
  for (const credited of [595, 1190]) {
    await db.$client.query('update payments set credited = $2 where order_id = $1', [bill.id, credited])
    await add('corrected', bill.id)
  }
  const paid = await order({ payment: { state: 'captured', authorised: 2643, captured: 2643 } })
  for (const refunded of [300, 1000]) {
    const text = "update payments set state = 'refunded', refunded = $2 where order_id = $1"
    await db.$client.query(text, [paid.id, refunded])
    await add('refunded', paid.id)
  }
  t.match(await allTexts(), [
    /insgesamt 5,95 € gutgeschrieben. Zu bezahlen sind noch 20,48 €\./,
    /insgesamt 11,90 € gutgeschrieben. Zu bezahlen sind noch 14,53 €\./,
    /insgesamt 3,00 € erstattet/,
    /insgesamt 10,00 € erstattet/,
  ])
})

t.test('T3.55 every kind of mail has texts in every language and store', async (t) => {
  const { order, add, newest } = await shop()
  for (const [store, language] of [
    ['de', 'de-DE'],
    ['at', 'de-AT'],
    ['ch', 'de-CH'],
    ['b2b', 'de-DE'],
    ['b2b', 'en-DE'],
  ] as const) {
    const currency = store === 'ch' ? 'CHF' : 'EUR'
    const { id } = await order({ order: { store, language, currency, legalVersion: '2026-11-29' } })
    for (const kind of orderMailKinds) {
      await add(kind, id)
      const { subject, text, html } = await newest()
      t.ok(subject && text.length > 200 && html.length > 1000, `${kind} ${store} ${language}`)
      t.notMatch(`${subject}\n${text}`, /[{}]|undefined|null|: \n|^\n\n/m, `${kind} ${store} ${language}`)
      if (store === 'b2b' && language === 'de-DE')
        t.notMatch(text, /\b(?:du|dein|deine|deiner|dir)\b/i, `${kind} says Sie`)
      if (store === 'ch') t.notMatch(text, 'ß', kind)
      if (kind === 'declined') t.match(text, '/checkout/payment', 'leads back to the choice')
      if (kind === 'withdrawn') {
        t.match(text, language === 'en-DE' ? 'still stands' : 'bleibt bestehen', 'the order was placed')
        t.notMatch(text, /Warenkorb|your cart|\/checkout\//i, 'its cart is no more')
      }
    }
  }
})
