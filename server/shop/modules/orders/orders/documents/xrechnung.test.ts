import fc from 'fast-check'
import t from 'tap'
import { inTransaction, openDatabase } from '#engine/db/database.ts'
import { filledDatabase, importing } from '#engine/testing/engine.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { seed } from '#lib/testing/random.ts'
import { brokenRules, parseXml } from '../testing/invoice-checks.ts'
import { brokenPublishedRules } from '../testing/published-rules.ts'
import { insertSampleOrder, type SampleLine, type SampleOrder, sampleAddress } from '../testing/sample-order.ts'
import { findWholeOrder } from '../view/whole-orders.repository.ts'
import { invoiceOf } from './invoice.rules.ts'
import { toXRechnung } from './xrechnung.ts'

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const stores = importStores(baseUrls)
const url = await filledDatabase(t, importing({ stores }))
const db = openDatabase({ url, poolSize: 4, statementTimeout: 30_000, connectionTimeout: 5000 }, () => undefined)
t.teardown(() => db.$client.end())

const school = {
  ...sampleAddress,
  formType: 'companyOrSchool' as const,
  company: 'Grundschule am Park & Söhne <e. V.>',
}
const business: SampleOrder['order'] = {
  store: 'b2b',
  paymentMethod: 'X_RECHNUNG',
  buyerReference: '04011000-1234512345-06',
  billingAddress: school,
  deliveryAddress: school,
}

/** The XRechnung of an order with these rows. */
const invoiceFor = async (
  sample: SampleOrder,
  vatId: string | null = null,
  issuedAt = new Date(),
  delivered = { first: issuedAt, last: issuedAt },
): Promise<string> =>
  inTransaction(db, async (trx) => {
    const { id } = await insertSampleOrder(trx, sample)
    const whole = await findWholeOrder(trx, id)
    const company = stores.find((store) => store.id === whole?.order.store)?.company
    if (!whole || !company) throw new Error('no order')
    return toXRechnung(
      invoiceOf(whole, company, {
        buyer: { vatId, customerNumber: '500123' },
        delivered,
        number: 'RE-2026-000077',
        issuedAt,
      }),
    )
  })

t.test('an order becomes an invoice that keeps the calculation rules of EN 16931', async (t) => {
  const xml = await invoiceFor({ order: { ...business, number: '100000077', orderReference: 'Etat 2026/7' } })
  t.same(brokenRules(xml), [])
  for (const part of [
    'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    '<cbc:ID>RE-2026-000077</cbc:ID>',
    '<cbc:BuyerReference>04011000-1234512345-06</cbc:BuyerReference>',
    '<cac:OrderReference><cbc:ID>Etat 2026/7</cbc:ID></cac:OrderReference>',
    '<cbc:RegistrationName>Grundschule am Park &amp; Söhne &lt;e. V.&gt;</cbc:RegistrationName>',
    '<cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>',
    '<cac:PartyIdentification><cbc:ID>500123</cbc:ID></cac:PartyIdentification>',
    '<cbc:AllowanceChargeReason>Rabatt</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">1.07</cbc:Amount>',
    '<cbc:AllowanceChargeReason>Versand</cbc:AllowanceChargeReason>',
  ]) {
    t.ok(xml.includes(part), part)
  }
  const invoice = parseXml(xml)
  t.equal(invoice.namespaceURI, 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2')
})

t.test('an invoice is due a whole number of days later, over the end of summer time, too', async (t) => {
  const xml = await invoiceFor({ order: business }, null, new Date('2026-09-25T22:30:00Z'))
  t.match(xml, '<cbc:IssueDate>2026-09-26</cbc:IssueDate>')
  t.match(xml, '<cbc:DueDate>2026-10-26</cbc:DueDate>')
})

t.test('T3.48 the published rules of EN 16931 and XRechnung hold', async (t) => {
  const xml = await invoiceFor({ order: { ...business, orderReference: 'Etat 2026/7' } })
  t.same(brokenPublishedRules('EN16931', xml), [])
  t.same(brokenPublishedRules('XRechnung', xml), [])
  const gross = await invoiceFor({ order: { ...business, store: 'de' } })
  t.same(brokenPublishedRules('XRechnung', gross), [])
  const broken = xml
    .replace(/<cbc:BuyerReference>.*?<\/cbc:BuyerReference>/, '')
    .replace(/<cbc:TaxExclusiveAmount currencyID="EUR">/, '$&1')
  t.match(brokenPublishedRules('EN16931', broken).join(), /BR-CO-1[35]/, 'the check can fail')
  const wrongAccount = xml.replace(/(<cac:PayeeFinancialAccount><cbc:ID>[A-Z]{2})\d/, (_all, before) => `${before}9`)
  t.match(brokenRules(wrongAccount), [/BR-DE-19/])
  t.same(brokenPublishedRules('XRechnung', broken), ['BR-DE-15'])
})

t.test(
  'an invoice names the day of its delivery and where it went, of several parcels the days of the first and the last',
  async (t) => {
    const deliveryAddress = { ...school, street: 'Turnhalle 3', postCode: '10117' }
    const [first, last] = [new Date('2026-11-30T09:00:00Z'), new Date('2026-12-02T22:59:00Z')]
    const invoice = (delivered: { first: Date; last: Date }) =>
      invoiceFor({ order: { ...business, deliveryAddress } }, null, new Date('2026-12-03T06:00:00Z'), delivered)
    const one = await invoice({ first: last, last })
    t.match(one, '<cac:Delivery><cbc:ActualDeliveryDate>2026-12-02</cbc:ActualDeliveryDate>')
    t.match(one, '<cbc:StreetName>Turnhalle 3</cbc:StreetName>')
    t.match(one, '<cbc:DueDate>2027-01-04</cbc:DueDate>')
    t.notMatch(one, 'InvoicePeriod')
    const several = await invoice({ first, last })
    t.match(several, '<cbc:ActualDeliveryDate>2026-12-02</cbc:ActualDeliveryDate>')
    t.match(
      several,
      '<cac:InvoicePeriod><cbc:StartDate>2026-11-30</cbc:StartDate><cbc:EndDate>2026-12-02</cbc:EndDate></cac:InvoicePeriod>',
    )
    for (const xml of [one, several])
      for (const rules of ['EN16931', 'XRechnung'] as const) t.same(brokenPublishedRules(rules, xml), [])
  },
)

t.test('supplies to other EU states and exports bear no VAT, and say why', async (t) => {
  const lines: SampleLine[] = [{ total: 1000, pricePerUnit: 1000, taxRate: 0 }]
  const abroad = { ...school, country: 'AT', postCode: '1010', city: 'Wien' }
  const supply = await invoiceFor(
    {
      order: { ...business, deliveryAddress: abroad, billingAddress: abroad },
      lines,
      shipping: { 0: 490 },
      category: 'K',
    },
    'ATU12345678',
  )
  t.same(brokenRules(supply), [])
  t.match(supply, 'VATEX-EU-IC')
  const withoutVatId = { order: business, lines, shipping: {}, category: 'K' } as const
  t.same(brokenRules(await invoiceFor(withoutVatId)), ['BR-IC-02: the buyer has a VAT id'], 'the check can fail')
  const swiss = { ...school, country: 'CH', postCode: '8001', city: 'Zürich' }
  const exported = await invoiceFor({
    order: { ...business, deliveryAddress: swiss },
    lines,
    shipping: { 0: 490 },
    category: 'G',
  })
  t.same(brokenRules(exported), [])
  t.match(exported, 'VATEX-EU-G')
})

t.test('goods that leave the country with its VAT have no invoice: nobody knows their category', async (t) => {
  const abroad = { ...school, country: 'AT', postCode: '1010', city: 'Wien' }
  await t.rejects(invoiceFor({ order: { ...business, deliveryAddress: abroad } }), /goes to AT with VAT of DE/)
})

t.test('consumers’ gross prices are taken apart to the cent', async (t) => {
  const xml = await invoiceFor({ order: { ...business, store: 'de' } })
  t.same(brokenRules(xml, 1), [])
})

t.test('free lines and characters that XML does not know make a valid XRechnung', async (t) => {
  const lines: SampleLine[] = [
    { name: 'Heft \u000b„A4“ 😀', total: 1000, pricePerUnit: 333, quantity: 3, taxRate: 7 },
    { kind: 'free', total: 0, pricePerUnit: 0, taxRate: 19 },
  ]
  const xml = await invoiceFor({ order: business, lines, shipping: {} })
  t.same(brokenRules(xml), [])
  t.match(xml, '<cbc:BaseQuantity unitCode="C62">3</cbc:BaseQuantity>', 'a price that is no whole cents')
  t.match(xml, '„A4“')
  t.match(xml, '😀')
})

t.test('pieces at a deal’s price are a line of their own, whose price times quantity is its amount', async (t) => {
  const lines: SampleLine[] = [
    {
      quantity: 5,
      lightning: 3,
      pricePerUnit: 1095,
      pricePerUnitLightning: 819,
      total: 4647,
      reduction: 100,
      taxRate: 19,
    },
  ]
  const xml = await invoiceFor({ order: business, lines, shipping: {} })
  t.same(brokenRules(xml), [])
  t.match(
    [...xml.matchAll(/<cbc:InvoicedQuantity[^>]*>(\d+)<.*?<cbc:PriceAmount[^>]*>([\d.]+)</g)].map(
      ([, ...each]) => each,
    ),
    [
      ['3', '8.19'],
      ['2', '10.95'],
    ],
  )
  t.match(
    xml,
    '<cbc:LineExtensionAmount currencyID="EUR">45.47</cbc:LineExtensionAmount>',
    'all of it without the voucher',
  )
})

t.test('the rules hold for random orders', async (t) => {
  const line = fc
    .record({
      quantity: fc.integer({ min: 1, max: 40 }),
      pricePerUnit: fc.integer({ min: 0, max: 20_000 }),
      share: fc.integer({ min: 0, max: 100 }),
      taxRate: fc.constantFrom(19, 7),
    })
    .map(({ quantity, pricePerUnit, share, taxRate }): SampleLine => {
      const total = quantity * pricePerUnit
      return { quantity, pricePerUnit, total, reduction: Math.floor((total * share) / 100), taxRate }
    })
  const sample = fc.record({
    store: fc.constantFrom('b2b' as const, 'de' as const),
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    shipping: fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2000 })),
  })
  await fc.assert(
    fc.asyncProperty(sample, async ({ store, lines, shipping: [standard, reduced] }) => {
      const rates = new Set(lines.map(({ taxRate }) => taxRate))
      const shipping: Record<number, number> = {}
      if (rates.has(19)) shipping[19] = standard
      if (rates.has(7)) shipping[7] = reduced
      const xml = await invoiceFor({ order: { ...business, store }, lines, shipping })
      t.same(brokenRules(xml, store === 'b2b' ? 0 : 1), [])
    }),
    { numRuns: 60, seed },
  )
})
