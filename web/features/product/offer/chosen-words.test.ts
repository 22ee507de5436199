import t from 'tap'
import type { Translate } from '#web/lib/i18n/use-texts.ts'
import type { Item, VariantAttribute, Variants } from '../product-types.ts'
import { chosenWords } from './chosen-words.ts'

const say: Translate = (_key, values = {}) => `${values.choices} for ${values.price}`

const colour: VariantAttribute = {
  name: 'COLOUR',
  displayName: 'Farbe',
  position: 0,
  type: 'tile',
  selectedValue: 'blue',
  options: [
    { value: 'blue', displayValue: 'Blau', selected: true, disabled: false, image: null, css: null, itemId: '1-blue' },
    { value: 'red', displayValue: 'Rot', selected: false, disabled: false, image: null, css: null, itemId: '1-red' },
  ],
}
const chosen = (lightningDealPrice: { stringValue: string } | null): Variants => ({
  productId: '1',
  isConfigured: true,
  attributes: [colour],
  item: { prices: { price: { stringValue: '20 €' }, lightningDealPrice } } as Item,
})

t.test('a choice is read out with the price that the page shows: during a deal that of the deal', async (t) => {
  t.equal(chosenWords(say, chosen(null), false), 'Farbe Blau for 20 €')
  t.equal(chosenWords(say, chosen({ stringValue: '15 €' }), true), 'Farbe Blau for 15 €')
  t.equal(chosenWords(say, chosen({ stringValue: '15 €' }), false), 'Farbe Blau for 20 €', 'it is over')
})

t.test('nothing is read out before all is chosen, or where there is nothing to choose', async (t) => {
  t.equal(chosenWords(say, { ...chosen(null), isConfigured: false }, false), '')
  t.equal(chosenWords(say, { ...chosen(null), attributes: [] }, false), '')
})
