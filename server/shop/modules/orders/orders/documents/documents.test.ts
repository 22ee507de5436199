import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import t from 'tap'
import { callHeaders } from '#contract/stores.ts'
import { cartsTexts } from '#contract/texts/cart/carts.ts'
import { documentsTexts } from '#contract/texts/checkout/documents.ts'
import { paymentTexts } from '#contract/texts/checkout/payments.ts'
import { mailTexts } from '#contract/texts/mails/mail.ts'
import { readPdf } from '#engine/pdf/testing/read-pdf.ts'
import { change, orderKey, startEngine } from '#engine/testing/engine.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { createOrderKeys } from '../order-key.ts'
import { findOrder } from '../orders.repository.ts'
import { documentShop } from '../testing/document-shop.ts'
import { brokenRules } from '../testing/invoice-checks.ts'
import { brokenPublishedRules } from '../testing/published-rules.ts'
import { insertSampleOrder, type SampleOrder, sampleAddress } from '../testing/sample-order.ts'

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const texts = { ...documentsTexts, ...mailTexts, ...paymentTexts, ...cartsTexts }
const content = {
  stores: importStores(baseUrls),
  translations: Object.entries(texts).map(([key, text]) => ({ key, text })),
}
const { url, db, documents, announced, rows, order, made, within } = await documentShop(t, content)

const school = { ...sampleAddress, formType: 'companyOrSchool' as const, company: 'Grundschule am Park' }
const business = {
  store: 'b2b',
  billingAddress: school,
  deliveryAddress: school,
  orderReference: 'Etat 2026/7',
} as const

/** As PDF/UA asks for it: marked, in a language, all text in the structure. */
const asPdfUa = { language: 'de-DE', isTagged: true, uaPart: '1', loose: '' }

/** The amount in the last cell of the row with this label. */
const amountOf = ({ rows: cells }: Awaited<ReturnType<typeof readPdf>>, label: string): number => {
  const found = cells.find(([first = '']) => first.startsWith(label))?.at(-1) ?? ''
  return Math.round(
    Number(
      found
        .replaceAll(/[^\d,.-]/g, '')
        .replace(/[.,](?=\d{3})/g, '')
        .replace(',', '.'),
    ) * 100,
  )
}

t.test('an invoice repeats the order: its sums, taxes by rate and all that the law asks for', async (t) => {
  const placed = await order({ order: { number: '100000042', orderReference: 'Klasse 3b', voucherCode: 'PAUSE10' } })
  await within((trx) => documents.shipped(trx, placed))
  const read = await readPdf(await made(placed.id, 'invoice'))
  t.match(read, { ...asPdfUa, title: 'Rechnung RE-2026-000001', pages: 1 })
  t.equal(amountOf(read, 'Gesamtbetrag'), placed.total)
  t.equal(amountOf(read, 'Summe ohne MwSt.'), placed.net)
  t.equal(amountOf(read, 'Versand'), placed.shipping)
  t.equal(amountOf(read, 'Enthaltene MwSt. 19 %') + amountOf(read, 'Enthaltene MwSt. 7 %'), placed.tax)
  const ofLines = read.rows.filter(([first = '']) => /^[12]$/.test(first)).map((cells) => cells.at(-1))
  t.same(ofLines, ['11,90 €', '10,70 €'])
  for (const part of [
    'Rechnungsnummer\nRE-2026-000001',
    'Rechnungsdatum\n2. November 2026',
    'Lieferdatum',
    'Bestellnummer\n100000042',
    'Bestellzeichen\nKlasse 3b',
    'Füller „Nimbus“blau · Art.-Nr. PH-1',
    'Versand mit DHL',
    'Lesebuch <3>',
    'Rabatte (mit Gutschein PAUSE10)',
    'USt-IdNr. DE999999999',
    'Musterhof 1',
    'Schulweg 7',
    'Bitte überweise den Betrag bis zum 16. November 2026 ohne Abzug.',
  ])
    t.ok(read.text.includes(part), part)
  t.same(read.elements.filter(({ role }) => role === 'H1').length, 1)
  t.match(read.elements.find(({ role }) => role === 'Figure')?.alt, /QR-Code der Überweisung/)
})

t.test('T3.97 an invoice of two positions is one page, and what to transfer stays on one page of any', async (t) => {
  const name = 'Schulranzen-Set „Komet“ aus recyceltem Gewebe mit Turnbeutel und Federmappe'
  const away = { ...sampleAddress, company: 'Grundschule am Park', postNumber: '12345678', packstationNumber: '104' }
  const invoiceOf = async (count: number, sample: SampleOrder['order'] = {}) => {
    const lines = Array.from({ length: count }, (_, index) => ({ name, taxRate: index === 0 ? 7 : 19, reduction: 10 }))
    const placed = await order({ order: { paymentMethod: 'INVOICE', ...sample }, lines })
    await within((trx) => documents.shipped(trx, placed))
    return readPdf(await made(placed.id, 'invoice'))
  }
  const long = { deliveryAddress: away, voucherCode: 'PAUSE10', orderReference: 'Klasse 3b' }
  for (const sample of [{ comment: 'Bitte klingeln' }, long, { ...business, paymentMethod: 'RECHNUNG_V' }])
    t.equal((await invoiceOf(2, sample)).pages, 1, JSON.stringify(sample))
  for (const count of [3, 4, 5, 6, 7, 8, 9]) {
    const { elements } = await invoiceOf(count)
    const parts = elements.filter(
      ({ role, text }) => role === 'Figure' || /^(Zahlung|Empfänger|IBAN|BIC|Referenz|Betrag)$/.test(text),
    )
    // "Betrag" is a column of the goods, too.
    const pages = parts.filter(({ role, text }) => role !== 'TH' || text !== 'Betrag').map(({ page }) => page)
    t.equal(pages.length, 6, `${count} positions`)
    t.equal(new Set(pages).size, 1, `${count} positions: ${pages}`)
  }
})

t.test('a business has net prices with VAT on top, and its own language', async (t) => {
  const placed = await order({ order: { ...business, language: 'en-DE' } })
  await within((trx) => documents.shipped(trx, placed))
  const read = await readPdf(await made(placed.id, 'invoice'))
  t.equal(read.language, 'en-DE')
  t.match(read.text, /Invoice RE-2026-\d{6}/)
  t.match(read.text, 'Dear Lena Sommer,')
  t.match(read.text, 'Plus VAT 19% on ')
  const total = read.rows.find(([first]) => first === 'Total')?.at(-1)
  t.equal(Number(total?.replaceAll(/[^\d]/g, '')), placed.total)
  t.notMatch(read.text, /Rechnung|MwSt/)
})

t.test('T3.73 an invoice asks for no transfer where the carrier or an association takes the money', async (t) => {
  const collected = async (sample: SampleOrder['order']): Promise<Awaited<ReturnType<typeof readPdf>>> => {
    const placed = await order({ order: sample })
    await within((trx) => documents.shipped(trx, placed))
    return readPdf(await made(placed.id, 'invoice'))
  }
  const isTransfer = ({ text, elements }: Awaited<ReturnType<typeof readPdf>>): boolean =>
    /ohne Abzug|Zahlbar bis/.test(text) || elements.some(({ role }) => role === 'Figure')
  const atTheDoor = await collected({ paymentMethod: 'CASH_ON_DELIVERY' })
  t.notOk(isTransfer(atTheDoor))
  t.match(atTheDoor.text.replaceAll('\u00a0', ' '), 'Du zahlst 26,43 € an der Haustür')
  const association = await collected({ ...business, paymentMethod: 'VINCO_V' })
  t.notOk(isTransfer(association))
  t.match(association.text, 'über Ihren Einkaufsverbund ab')
  t.ok(isTransfer(await collected({ paymentMethod: 'INVOICE' })))
})

t.test('T3.70 an invoiced order is credited: as a whole, and only what went back', async (t) => {
  const placed = await order()
  await within((trx) => documents.refunded(trx, placed, { sum: 100, amount: 100, goods: {} }))
  t.same(await rows(placed.id), [], 'nothing was invoiced')
  await within((trx) => documents.shipped(trx, placed))
  await within((trx) => documents.refunded(trx, placed, { sum: 500, amount: 500, goods: {} }))
  await within((trx) => documents.refunded(trx, placed, { sum: 500, amount: 500, goods: {} }))
  const partly = await readPdf(await made(placed.id, 'creditNote'))
  t.equal(amountOf(partly, 'Gutschriftbetrag'), 500)
  const parts = ['Summe ohne MwSt.', 'Enthaltene MwSt. 19 %', 'Enthaltene MwSt. 7 %'].map((label) =>
    amountOf(partly, label),
  )
  t.equal(
    parts.reduce((sum, each) => sum + each, 0),
    500,
    parts.join(' + '),
  )
  const [invoice] = await rows(placed.id)
  t.match(partly.text, `Zur Rechnung\n${invoice?.number}`)
  await within((trx) => documents.refunded(trx, placed, { sum: placed.total, amount: placed.total, goods: {} }))
  await made(placed.id, 'creditNote')
  const credits = (await rows(placed.id)).filter(({ kind }) => kind === 'creditNote')
  t.same(
    credits.map(({ data }) => data.amount),
    [500, placed.total - 500],
    'never more than was invoiced, and the same refund once',
  )
  const whole = await order()
  await within((trx) => documents.shipped(trx, whole))
  await within((trx) => documents.cancelled(trx, whole, { captured: 0 }))
  const read = await readPdf(await made(whole.id, 'creditNote'))
  t.equal(amountOf(read, 'Gutschriftbetrag'), whole.total)
  t.match(read.text, 'Lesebuch <3>')
})

t.test('a credit note of lines names them alone, with their VAT', async (t) => {
  const placed = await order()
  await within((trx) => documents.shipped(trx, placed))
  const { rows: lines } = await db.$client.query(
    'select id, name from order_lines where order_id = $1 order by position',
    [placed.id],
  )
  await within((trx) =>
    documents.refunded(trx, placed, {
      sum: 963,
      amount: 963,
      goods: { lines: [{ lineId: lines[1].id, quantity: 1, amount: 963 }], refunds: ['a'] },
    }),
  )
  const read = await readPdf(await made(placed.id, 'creditNote'))
  t.match(read, asPdfUa)
  t.match(read.text, 'Lesebuch <3>')
  t.notMatch(read.text, /Nimbus|19 %/)
  t.equal(amountOf(read, 'Enthaltene MwSt. 7 %'), 63)
  const rest = { lines: [{ lineId: lines[0].id, quantity: 2, amount: 1190 }], shipping: placed.shipping }
  const amount = 1190 + placed.shipping
  await within((trx) => documents.refunded(trx, placed, { sum: placed.total, amount, goods: rest }))
  const second = await readPdf(await made(placed.id, 'creditNote'))
  t.same(
    second.rows.filter(([first = '']) => /^(Füller|Versand)/.test(first)).map(([, ...cells]) => cells),
    [
      ['2', '11,90 €'],
      ['', '4,90 €'],
    ],
  )
  t.equal(amountOf(second, 'Gutschriftbetrag'), amount)
  t.equal(
    amountOf(second, 'Enthaltene MwSt. 7 %'),
    Math.round((214 * 7) / 107),
    'the delivery bears the rates that it was ordered with',
  )
  const over = { lines: [{ lineId: lines[0].id, quantity: 1, amount: 595 }] }
  await within((trx) => documents.refunded(trx, placed, { sum: placed.total + 595, amount: 595, goods: over }))
  t.equal((await rows(placed.id)).filter(({ kind }) => kind === 'creditNote').length, 2, 'everything is credited')
})

t.test('a public buyer’s credit note is electronic as the invoice is, and names it', async (t) => {
  const sample = { ...business, paymentMethod: 'X_RECHNUNG', buyerReference: '04011000-1234512345-06' } as const
  const placed = await order({ order: sample })
  await within((trx) => documents.shipped(trx, placed))
  const { rows: lines } = await db.$client.query('select id from order_lines where order_id = $1 order by position', [
    placed.id,
  ])
  const goods = { lines: [{ lineId: lines[0].id, quantity: 1, amount: 708 }], shipping: 330 }
  await within((trx) => documents.refunded(trx, placed, { sum: 1138, amount: 1138, goods }))
  const xml = (await made(placed.id, 'creditNote')).toString('utf8')
  const [invoice] = (await rows(placed.id)).filter(({ kind }) => kind === 'xrechnung')
  const [credit] = (await rows(placed.id)).filter(({ kind }) => kind === 'creditNote')
  t.match(credit, { number: /^GU-2026-/, mediaType: 'application/xml' })
  t.same(brokenPublishedRules('EN16931', xml), [])
  t.same(brokenPublishedRules('XRechnung', xml), [])
  t.match(xml, 'Die Erstattung erfolgt auf dem Weg der Zahlung.')
  for (const part of [
    'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
    `<cbc:ID>${credit?.number}</cbc:ID><cbc:IssueDate>2026-11-02</cbc:IssueDate>`,
    '<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>',
    `<cac:InvoiceDocumentReference><cbc:ID>${invoice?.number}</cbc:ID></cac:InvoiceDocumentReference>`,
    '<cbc:CreditedQuantity unitCode="C62">1</cbc:CreditedQuantity>',
    '<cbc:PayableAmount currencyID="EUR">11.38</cbc:PayableAmount>',
    '<cbc:Name>Versand</cbc:Name>',
  ])
    t.ok(xml.includes(part), part)
  await within((trx) => documents.corrected(trx, placed, { sum: placed.total, amount: placed.total - 1138, goods: {} }))
  const correction = (await made(placed.id, 'creditNote')).toString('utf8')
  t.same(brokenPublishedRules('EN16931', correction), [])
  t.match(correction, `Der Betrag wird mit der offenen Rechnung ${invoice?.number} verrechnet.`)
  const whole = await order({ order: sample })
  await within((trx) => documents.shipped(trx, whole))
  await within((trx) => documents.cancelled(trx, whole, { captured: 0 }))
  const all = (await made(whole.id, 'creditNote')).toString('utf8')
  t.same(brokenPublishedRules('EN16931', all), [])
  t.same(brokenPublishedRules('XRechnung', all), [])
  t.ok(all.includes(`<cbc:PayableAmount currencyID="EUR">${(whole.total / 100).toFixed(2)}</cbc:PayableAmount>`))
})

t.test('T3.71 an order has a form to print, and a return its slip', async (t) => {
  const placed = await order({ order: { comment: 'Bitte klingeln' } })
  await within((trx) => documents.placed(trx, placed))
  const form = await readPdf(await made(placed.id, 'orderForm'))
  t.match(form, asPdfUa)
  t.equal(form.title, `Bestellung ${placed.number}`)
  t.equal(amountOf(form, 'Gesamtbetrag'), placed.total)
  t.match(form.text, 'Bitte klingeln')
  t.notMatch(form.text, 'Rechnungsnummer')
  const { rows: lines } = await db.$client.query('select id from order_lines where order_id = $1 order by position', [
    placed.id,
  ])
  await within((trx) =>
    documents.returnAnnounced(trx, placed, {
      rma: 'R100-1',
      lines: [{ lineId: lines[0].id, quantity: 1, reason: 'Gefällt mir nicht' }],
    }),
  )
  const slip = await readPdf(await made(placed.id, 'returnSlip'))
  t.match(slip, asPdfUa)
  t.match(slip.title, 'Rücksendeschein R100-1')
  t.match(slip.rows.at(-1), [/Nimbus/, '1', 'Gefällt mir nicht'])
  t.match(slip.elements.find(({ role }) => role === 'Figure')?.alt, 'R100-1')
})

t.test('two workers make one document with one number, and a series has no gaps', async (t) => {
  const before = announced.length
  const placed = await Promise.all(Array.from({ length: 4 }, () => order()))
  for (const each of placed) {
    await within((trx) => documents.shipped(trx, each))
    await within((trx) => documents.shipped(trx, each))
  }
  const ids = (await Promise.all(placed.map(({ id }) => rows(id)))).flat().map(({ id }) => id)
  t.equal(ids.length, 4, 'wanted twice, one document')
  await Promise.all([...ids, ...ids].map((id) => documents.make(id)))
  t.equal(announced.length - before, 4, 'announced once')
  const { rows: numbers } = await db.$client.query(
    "select number from order_documents where kind in ('invoice', 'xrechnung') and number is not null order by number",
  )
  t.same(
    numbers.map(({ number }) => number),
    numbers.map((_row, index) => `RE-2026-${String(index + 1).padStart(6, '0')}`),
  )
})

t.test('T3.59 a crash between number and content leaves no gap in the numbers', async (t) => {
  const placed = await order()
  await within((trx) => documents.shipped(trx, placed))
  const [wanted] = await rows(placed.id)
  await db.$client.query(
    "create function refuse() returns trigger as 'begin raise exception ''down''; end' language plpgsql",
  )
  await db.$client.query(
    'create trigger refuse before update of content on order_documents for each row execute function refuse()',
  )
  await t.rejects(documents.make(wanted?.id ?? ''))
  const [numbered] = await rows(placed.id)
  t.match(numbered, { number: /^RE-2026-/, sha256: null })
  await db.$client.query('drop trigger refuse on order_documents')
  await documents.make(wanted?.id ?? '')
  const [whole] = await rows(placed.id)
  t.equal(whole?.number, numbered?.number)
  t.equal(
    whole?.sha256,
    createHash('sha256')
      .update(whole?.content ?? '')
      .digest('hex'),
  )
  const again = whole?.content
  await documents.make(wanted?.id ?? '')
  t.same((await rows(placed.id))[0]?.content, again, 'what was made stays')
})

t.test('the invoice of a user of an organisation bears the customer number of its main user', async (t) => {
  const [main, user] = [randomUUID(), randomUUID()]
  await change(url, async (trx) => {
    await trx.execute(sql`
      insert into customers (id, realm, email, customer_number, salutation, first_name, last_name) values
        (${main}, 'business', 'leitung@gs.example', '500777', 'ms', 'Petra', 'Vogel'),
        (${user}, 'business', 'timo@gs.example', null, 'mr', 'Timo', 'Kern')`)
    await trx.execute(sql`
      insert into business_users (customer_id, main_user_id, may_order) values (${user}, ${main}, true)`)
  })
  const placed = await order({ order: { ...business, customerId: user } })
  await within((trx) => documents.shipped(trx, placed))
  const { text } = await readPdf(await made(placed.id, 'invoice'))
  t.match(text, /Kundennummer\s*500777/)
})

t.test(
  'T3.58 an order has one invoice: the electronic one of a public buyer, and its owner alone reads it',
  async (t) => {
    const { app, token } = await startEngine(t, url)
    const visitorId = randomUUID()
    const other = randomUUID()
    let placed = { id: '', number: '' }
    await change(url, async (trx) => {
      await trx.execute(sql`insert into visitors (id, store) values (${visitorId}, 'de'), (${other}, 'de')`)
      placed = await insertSampleOrder(trx, {
        order: {
          ...business,
          store: 'de',
          paymentMethod: 'X_RECHNUNG',
          buyerReference: '04011000-1234512345-06',
          visitorId,
        },
      })
    })
    const row = await findOrder(db, placed.id)
    if (!row) throw new Error('no order')
    await within((trx) => documents.placed(trx, row))
    await within((trx) => documents.shipped(trx, row))
    while ((await rows(placed.id)).some(({ sha256 }) => sha256 === null)) await delay(20)
    t.same((await rows(placed.id)).map(({ kind }) => kind).sort(), ['orderForm', 'xrechnung'])
    const get = (kind: string, id: string | null, { key = '', bearer = token } = {}) =>
      app.inject({
        url: `/orders/${placed.number}/documents/${kind}${key && `?key=${key}`}`,
        headers: { authorization: `Bearer ${bearer}`, 'x-store': 'de', ...(id && { [callHeaders.visitorId]: id }) },
      })
    const answer = await get('xrechnung', visitorId)
    t.match(answer, {
      statusCode: 200,
      headers: { 'content-type': 'application/xml', 'cache-control': 'private, no-store' },
    })
    t.same(brokenRules(answer.body, 1), [])
    const form = await get('orderForm', visitorId)
    t.match(form.headers['content-disposition'], `bestellung-${placed.number}.pdf`)
    t.equal(form.headers['content-type'], 'application/pdf')
    t.equal((await get('xrechnung', other)).statusCode, 404, 'another visitor')
    t.equal((await get('invoice', visitorId)).statusCode, 404, 'a kind that the order does not have')
    t.equal((await get('receipt', visitorId)).statusCode, 400, 'no kind at all')
    t.equal((await get('xrechnung', visitorId, { bearer: 'none' })).statusCode, 401, 'without the edge’s token')
    const keys = createOrderKeys([orderKey])
    const tomorrow = new Date(Date.now() + 86_400_000)
    t.equal(
      (await get('orderForm', other, { key: keys.makeOrderKey('order', placed.number, tomorrow) })).statusCode,
      200,
    )
    t.equal(
      (await get('orderForm', other, { key: keys.makeOrderKey('return', placed.number, tomorrow) })).statusCode,
      404,
    )
  },
)
