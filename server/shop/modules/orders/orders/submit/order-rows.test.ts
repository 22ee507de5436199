import t from 'tap'
import type { Audience } from '#engine/call/audience.ts'
import type { OrderDraft } from '../order-draft.ts'
import { lineRows } from './order-rows.ts'

const offer = {
  id: '1-1',
  productId: '1',
  orderNumber: 'N-1',
  name: 'Fußball',
  amount: 1990,
  picture: null,
  taxClass: 'standard',
}
const line = { itemId: '1-1', kind: 'item', offer, isAvailable: true, quantity: 1, total: 1990, saving: 0, discount: 0 }
const draft = { calculation: { lines: [line] } } as unknown as OrderDraft
const product = { variantAttributes: () => [{ displayValue: 'weiß' }] } as unknown as Parameters<typeof lineRows>[2]

const audienceIn = (language: string) =>
  ({ language, store: { taxRates: { standard: 19, reduced: 7 } } }) as unknown as Audience

t.test('an order names its goods as its store writes them: without ß in Switzerland', async (t) => {
  t.match(lineRows(draft, audienceIn('de-CH'), product), [{ name: 'Fussball', variationText: 'weiss' }])
  t.match(lineRows(draft, audienceIn('de-DE'), product), [{ name: 'Fußball', variationText: 'weiß' }])
})

t.test('an order names a value of the variant once: in the name or behind it', async (t) => {
  const named = (name: string, ...values: string[]) => {
    const sold = { calculation: { lines: [{ ...line, offer: { ...offer, name } }] } } as unknown as OrderDraft
    const of = {
      variantAttributes: () => values.map((displayValue) => ({ displayValue })),
    } as unknown as typeof product
    return lineRows(sold, audienceIn('de-DE'), of)
  }
  t.match(named('Heft A4', 'A4'), [{ name: 'Heft A4', variationText: /^$/ }])
  t.match(named('Heft A4', 'A4', 'liniert'), [{ name: 'Heft A4', variationText: 'liniert' }])
})
