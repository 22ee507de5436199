import t from 'tap'
import type { OrderForm } from '#contract/generated/types.ts'
import { translations } from '#contract/texts/translations.ts'
import type { Audience } from '#engine/call/audience.ts'
import { renderPdf } from '#engine/pdf/render-pdf.ts'
import { readPdf } from '#engine/pdf/testing/read-pdf.ts'
import { importStores } from '#fixtures/content/stores.ts'
import type { Translate } from '../../content/translations/translate.ts'
import { writeOrderForm } from './order-form-paper.ts'

const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const store = importStores(baseUrls).find(({ id }) => id === 'b2b')
const audience = { store, language: 'de-DE', textLanguage: 'de' } as unknown as Audience
const texts = new Map(translations.map(({ key, text }) => [key, text.de]))
const translate: Translate = (_audience, key, values = {}) =>
  (texts.get(`${key}`) ?? '').replaceAll(/\{(\w+)\}/g, (_all, name) => String(values[name]))

const orderer = {
  address: [
    'Evangelische Grundschule am Alten Stadtpark',
    'Sabine Wernersbach-Hohenstein',
    'Johann-Sebastian-Bach-Straße 17',
    'Hinterhaus, Eingang über die Turnhalle',
    '01099 Dresden',
  ],
  email: 'sekretariat@grundschule-am-stadtpark.example',
  customerNumber: '100200',
}

const price = (amount: number) => ({ amount, stringValue: '' })
const formOf = (count: number) =>
  ({
    total: price(100 * count),
    rows: Array.from({ length: count }, (_row, index) => ({
      articleNumber: `100415.0${index}`,
      quantity: 10,
      quantityAdded: 10,
      item: {
        orderNumber: `100415.0${index}`,
        name: 'Schulheft A4 „Papierhof“ aus Recyclingpapier, 16 Blatt, Lineatur 2 (2. Klasse)',
        variationText: '',
        pricePerUnit: price(69),
        total: price(690),
      },
    })),
  }) as unknown as OrderForm

const paperOf = async (count: number) => {
  const createdAt = new Date('2026-11-02T12:00:00Z')
  const file = await renderPdf(writeOrderForm({ form: formOf(count), orderer, audience, createdAt }, translate))
  return readPdf(file)
}

t.test('an order form of some rows is one page, and its lines to be signed stay together on any', async (t) => {
  t.equal((await paperOf(5)).pages, 1)
  t.equal((await paperOf(0)).pages, 1, 'the one that is filled in by hand')
  for (const count of [6, 7, 8, 9, 10, 11, 12]) {
    const { elements } = await paperOf(count)
    const labels = ['Name', 'E-Mail', 'Bestellzeichen', 'Datum, Unterschrift']
    const pages = labels.map((label) => elements.findLast(({ role, text }) => role === 'TH' && text === label)?.page)
    t.equal(new Set(pages).size, 1, `${count} rows: ${pages}`)
  }
})
