import t from 'tap'
import type { Item, Product, VariantAttribute, VariantOption, Variants } from '../product-types.ts'
import {
  choiceVariables,
  currentVariables,
  isForSale,
  itemHref,
  minimumToShow,
  openAttributes,
  optionHref,
  optionIn,
  storeMessage,
} from './variant-rules.ts'

const option = (value: string, rest: Partial<VariantOption> = {}): VariantOption => ({
  value,
  displayValue: value,
  selected: false,
  disabled: false,
  image: null,
  css: null,
  itemId: `1-${value}`,
  ...rest,
})
const attribute = (name: string, selectedValue: string | null, options: VariantOption[]): VariantAttribute => ({
  name,
  displayName: name,
  position: 0,
  type: 'tile',
  selectedValue,
  options,
})
const colour = (selected: string | null) =>
  attribute('COLOUR', selected, [option('blue'), option('red', { disabled: true })])
const size = (selected: string | null) => attribute('SIZE', selected, [option('m'), option('l', { itemId: null })])
const variants = (attributes: VariantAttribute[], isConfigured = false): Variants => ({
  productId: '1',
  isConfigured,
  attributes,
  item: null,
})
const chosen = (attributes: VariantAttribute[], name: string, index: number, isConfigured = false) => {
  const at = attributes.find((other) => other.name === name)
  const picked = at?.options[index]
  if (!at || !picked) throw new Error('no such option')
  return choiceVariables(variants(attributes, isConfigured), at, picked)
}

t.test('S2.3 each option is an address', async (t) => {
  t.equal(optionHref('1', option('blue')), '/prod/1?varid=1-blue')
  t.equal(optionHref('1', option('blue', { itemId: null })), null)
  t.equal(itemHref('1', 'a&b'), '/prod/1?varid=a%26b')
  t.equal(itemHref('1', null), '/prod/1')
})

t.test('an option is taken as the choice before has left it', async (t) => {
  const answered = variants([colour('blue'), attribute('SIZE', null, [option('m', { itemId: '1-blue-m' })])])
  t.equal(optionIn(answered, size(null), option('m')).itemId, '1-blue-m')
  t.equal(optionIn(answered, size(null), option('l')).itemId, '1-l', 'one that is not there any more')
})

t.test('choices gather while something is open', async (t) => {
  t.same(chosen([colour(null), size(null)], 'COLOUR', 0), {
    productId: '1',
    selectedVariants: [{ name: 'COLOUR', value: 'blue' }],
  })
  t.same(chosen([colour('blue'), size(null)], 'SIZE', 0), {
    productId: '1',
    selectedVariants: [
      { name: 'COLOUR', value: 'blue' },
      { name: 'SIZE', value: 'm' },
    ],
  })
  t.same(chosen([colour('red'), size(null)], 'COLOUR', 0), {
    productId: '1',
    selectedVariants: [{ name: 'COLOUR', value: 'blue' }],
  })
})

t.test('an excluded option of a complete choice leads to its item', async (t) => {
  t.same(chosen([colour('red'), size('m')], 'COLOUR', 0, true), { productId: '1', itemId: '1-blue' })
  t.same(chosen([colour('blue'), size(null)], 'COLOUR', 1), { productId: '1', itemId: '1-red' })
})

t.test('the current choice is asked for again with what is chosen so far', async (t) => {
  t.same(currentVariables(variants([colour('blue'), size(null)])), {
    productId: '1',
    selectedVariants: [{ name: 'COLOUR', value: 'blue' }],
  })
  const configured = { ...variants([colour('blue'), size('m')], true), item: { itemId: '1-blue-m' } as Item }
  t.same(currentVariables(configured), { productId: '1', itemId: '1-blue-m' })
})

t.test('openAttributes gives the attributes that still need a choice', async (t) => {
  t.same(
    openAttributes(variants([colour('blue'), size(null)])).map(({ name }) => name),
    ['SIZE'],
  )
})

t.test('S4.6 the chosen item decides whether it is for sale', async (t) => {
  const product = { availableForSale: true, hasMultipleItems: true } as Product
  const soldOut = { availableForSale: false } as Item
  t.equal(isForSale(product, variants([], true), soldOut), false)
  t.equal(isForSale(product, variants([], false), soldOut), true, 'another item may be there')
  t.equal(isForSale({ ...product, availableForSale: false }, variants([], true), soldOut), false)
  t.equal(
    isForSale({ ...product, hasMultipleItems: false }, variants([], true), { availableForSale: true } as Item),
    true,
  )
})

t.test('S5.8 the minimum is named above 1 and without a lightning deal', async (t) => {
  const item = (minimumOrderQuantity: number, deal: boolean | null) =>
    ({ minimumOrderQuantity, lightningDealInfo: deal === null ? null : { isAvailableLightningDeal: deal } }) as Item
  t.equal(minimumToShow(item(1, null)), null)
  t.equal(minimumToShow(item(5, null)), 5)
  t.equal(minimumToShow(item(5, false)), 5)
  t.equal(minimumToShow(item(5, true)), null)
})

t.test('S9.13 messages are told apart by store and language', async (t) => {
  const messages = ['bde_de', 'bat_de', 'bch_ch', 'b2b_de', 'b2b_en'].map((key) => ({ key, message: `for ${key}` }))
  t.equal(storeMessage(messages, 'de', 'de'), 'for bde_de')
  t.equal(storeMessage(messages, 'at', 'de'), 'for bat_de')
  t.equal(storeMessage(messages, 'ch', 'de'), 'for bch_ch')
  t.equal(storeMessage(messages, 'b2b', 'de'), 'for b2b_de')
  t.equal(storeMessage(messages, 'b2b', 'en'), 'for b2b_en')
  t.equal(storeMessage([], 'de', 'de'), null)
})
