import t from 'tap'
import { cartsTexts } from '#contract/texts/cart/carts.ts'
import { documentsTexts } from '#contract/texts/checkout/documents.ts'
import { paymentTexts } from '#contract/texts/checkout/payments.ts'
import { readPdf } from '#engine/pdf/testing/read-pdf.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { documentShop } from '../testing/document-shop.ts'
import { sampleAddress } from '../testing/sample-order.ts'

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const texts = { ...documentsTexts, ...paymentTexts, ...cartsTexts }
const { documents, order, made, within } = await documentShop(t, {
  stores: importStores(baseUrls),
  translations: Object.entries(texts).map(([key, text]) => ({ key, text })),
})
const home = { ...sampleAddress, postCode: '8001', city: 'Zürich', country: 'CH' }
const swiss = {
  store: 'ch',
  language: 'de-CH',
  currency: 'CHF',
  paymentMethod: 'INVOICE',
  billingAddress: home,
  deliveryAddress: home,
} as const
const line = { name: 'Schulpult', quantity: 1, pricePerUnit: 123_450, total: 123_450, taxRate: 8.1 }

t.test(
  'T3.105 a Swiss invoice names the CHE number with the register’s word, its rates, and francs as they are written there',
  async (t) => {
    const placed = await order({ order: swiss, lines: [line], shipping: { 8.1: 0 } })
    await within((trx) => documents.shipped(trx, placed))
    const { text, rows } = await readPdf(await made(placed.id, 'invoice'))
    t.match(text, /CHE-999\.999\.996 MWST/)
    t.notMatch(text, 'DE999999999', 'Swiss VAT is not the German number’s')
    const sums = rows.map((cells) => cells.map((cell) => cell.replaceAll('\u00a0', ' ')))
    for (const row of [
      ['1', 'SchulpultArt.-Nr. PH-1', '1', "CHF 1'234.50", '8.1 %', "CHF 1'234.50"],
      ['Summe ohne MwSt.', "CHF 1'142.00"],
      ["Enthaltene MwSt. 8.1 % aufCHF 1'142.00", 'CHF 92.50'],
      ['Gesamtbetrag', "CHF 1'234.50"],
    ])
      t.ok(
        sums.some((cells) => cells.join('|') === row.join('|')),
        row.join(' '),
      )
  },
)

t.test('a Swiss invoice asks for a transfer without a code, which banks there could not read', async (t) => {
  const placed = await order({ order: swiss, lines: [line], shipping: {} })
  await within((trx) => documents.shipped(trx, placed))
  const { text, elements } = await readPdf(await made(placed.id, 'invoice'))
  t.same(
    elements.filter(({ role }) => role === 'Figure').map(({ alt }) => alt),
    [],
  )
  t.match(text, /IBAN\nCH43/)
  const german = await order({ order: { paymentMethod: 'INVOICE' } })
  await within((trx) => documents.shipped(trx, german))
  const read = await readPdf(await made(german.id, 'invoice'))
  t.equal(read.elements.filter(({ role }) => role === 'Figure').length, 1, 'in euros there is one')
})
