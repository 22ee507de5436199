import fc from 'fast-check'
import t from 'tap'
import { cartsTexts } from '#contract/texts/cart/carts.ts'
import { documentsTexts } from '#contract/texts/checkout/documents.ts'
import { paymentTexts } from '#contract/texts/checkout/payments.ts'
import { mailTexts } from '#contract/texts/mails/mail.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { seed } from '#lib/testing/random.ts'
import { documentShop } from '../testing/document-shop.ts'
import { brokenPublishedRules } from '../testing/published-rules.ts'
import { type SampleLine, sampleAddress } from '../testing/sample-order.ts'

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const texts = { ...documentsTexts, ...mailTexts, ...paymentTexts, ...cartsTexts }
const content = {
  stores: importStores(baseUrls),
  translations: Object.entries(texts).map(([key, text]) => ({ key, text })),
}

/** Shortly after midnight of the new year, in Berlin. */
const { db, documents, order, rows, made, within } = await documentShop(t, content, '2026-12-31T23:10:00Z')

const school = { ...sampleAddress, formType: 'companyOrSchool' as const, company: 'Grundschule am Park' }
const ofSchool = { buyerReference: '04011000-1234512345-06', billingAddress: school, deliveryAddress: school }

t.test('the number of an electronic invoice is of the year of its day, whenever its order was placed', async (t) => {
  const placed = await order({ order: { ...ofSchool, store: 'b2b', placedAt: new Date('2026-12-31T22:59:00Z') } })
  await within((trx) => documents.shipped(trx, placed))
  const xml = (await made(placed.id, 'xrechnung')).toString()
  t.match(xml, '<cbc:ID>RE-2027-000001</cbc:ID><cbc:IssueDate>2027-01-01</cbc:IssueDate>')
  t.match(xml, '<cbc:DueDate>2027-02-01</cbc:DueDate>')
})

const lineIdsOf = async (orderId: string): Promise<string[]> =>
  (await db.$client.query('select id from order_lines where order_id = $1 order by position', [orderId])).rows.map(
    ({ id }) => id,
  )

/** VAT of a document by rate. */
const taxesIn = (xml: string): Map<string, number> =>
  new Map(
    [...xml.matchAll(/<cac:TaxSubtotal>.*?<cbc:TaxAmount[^>]*>([\d.]+)<.*?<cbc:Percent>(\d+)</g)].map(
      ([, amount, rate = '']) => [rate, Math.round(Number(amount) * 100)],
    ),
  )

t.test('T3.75 credit notes of parts bear the VAT of the invoice together, to the cent', async (t) => {
  const line = fc
    .record({ total: fc.integer({ min: 1, max: 3000 }), taxRate: fc.constantFrom(19, 7) })
    .map(({ total, taxRate }): SampleLine => ({ quantity: 1, pricePerUnit: total, total, taxRate }))
  const sample = fc.record({
    store: fc.constantFrom('b2b' as const, 'de' as const),
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    parts: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 5 }),
    namesFirst: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(sample, async ({ store, lines, parts, namesFirst }) => {
      const placed = await order({ order: { ...ofSchool, store }, lines, shipping: {} })
      await within((trx) => documents.shipped(trx, placed))
      const whole = parts.reduce((sum, each) => sum + each, 0)
      const ends = parts.map((_part, index) =>
        Math.floor((placed.total * parts.slice(0, index + 1).reduce((sum, each) => sum + each, 0)) / whole),
      )
      const [first] = await lineIdsOf(placed.id)
      for (const [index, sum] of ends.entries()) {
        const amount = sum - (ends[index - 1] ?? 0)
        const isNamed = namesFirst && index === 0 && store === 'de' && amount <= (lines[0]?.total ?? 0)
        const goods = isNamed ? { lines: [{ lineId: first ?? '', quantity: 1, amount }] } : {}
        await within((trx) => documents.refunded(trx, placed, { sum, amount, goods }))
      }
      const invoice = (await made(placed.id, 'xrechnung')).toString()
      const credits = (await rows(placed.id)).filter(({ kind }) => kind === 'creditNote')
      const credited = new Map<string, number>()
      for (const { content } of credits) {
        for (const [rate, tax] of taxesIn(content?.toString() ?? ''))
          credited.set(rate, (credited.get(rate) ?? 0) + tax)
      }
      t.same(brokenPublishedRules('EN16931', credits.at(-1)?.content?.toString() ?? ''), [])
      for (const [rate, tax] of taxesIn(invoice)) t.equal(credited.get(rate) ?? 0, tax, `at ${rate} %`)
    }),
    { numRuns: 12, seed },
  )
})
