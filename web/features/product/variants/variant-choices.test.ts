import t from 'tap'
import type { VariantAttribute, VariantOption, Variants } from '../product-types.ts'
import { makeVariantChoices } from './variant-choices.ts'

const option = (value: string): VariantOption => ({
  value,
  displayValue: value,
  selected: false,
  disabled: false,
  image: null,
  css: null,
  itemId: null,
})
const [red, blue, large] = [option('red'), option('blue'), option('large')]
const attribute = (name: string, selectedValue: string | null, options: VariantOption[]): VariantAttribute => ({
  name,
  displayName: name,
  position: 0,
  type: 'tile',
  selectedValue,
  options,
})
const size = attribute('SIZE', null, [large])
const inColour = (value: string | null): Variants => ({
  productId: '1',
  isConfigured: false,
  attributes: [attribute('COLOUR', value, [red, blue]), size],
  item: null,
})
const colour = attribute('COLOUR', null, [red, blue])

/** Choices whose calls are answered by the test, in any order. */
const choicesOf = () => {
  const page = { address: '/prod/1' }
  const calls: { asked: string[]; answer: (variants: Variants | null) => void }[] = []
  const { choose, end } = makeVariantChoices(
    ({ selectedVariants = [] }) => {
      const { promise, resolve } = Promise.withResolvers<Variants | null>()
      calls.push({ asked: selectedVariants.map(({ name, value }) => `${name} ${value}`), answer: resolve })
      return promise
    },
    () => page.address,
  )
  const called = async (index: number) => {
    while (!calls[index]) await Promise.resolve()
    return calls[index]
  }
  return { page, choose, end, called }
}

t.test('the latest choice of a variant wins, whichever is answered last', async (t) => {
  const { choose, called } = choicesOf()
  const first = choose(inColour(null), colour, red)
  const second = choose(inColour(null), colour, blue)
  ;(await called(1)).answer(inColour('blue'))
  t.equal((await second)?.attributes[0]?.selectedValue, 'blue')
  ;(await called(0)).answer(inColour('red'))
  t.equal(await first, undefined)
})

t.test('a choice builds on the one before, though that is not answered yet', async (t) => {
  const { choose, called } = choicesOf()
  const first = choose(inColour(null), colour, red)
  const second = choose(inColour(null), size, large)
  ;(await called(0)).answer(inColour('red'))
  const { asked: requested, answer } = await called(1)
  t.same(requested, ['COLOUR red', 'SIZE large'])
  answer(null)
  t.equal(await first, undefined)
  t.equal(await second, null, 'could not be loaded')
})

t.test('an answer that comes when the visitor has gone on does not lead back', async (t) => {
  for (const answer of [inColour('red'), null]) {
    const { page, choose, called } = choicesOf()
    const late = choose(inColour(null), colour, red)
    const { answer: send } = await called(0)
    page.address = '/cat/1000'
    send(answer)
    t.equal(await late, undefined)
  }
})

t.test('an answer that comes when a link has led to another item of the product does not lead back', async (t) => {
  const { choose, end, called } = choicesOf()
  const late = choose(inColour(null), colour, red)
  const { answer } = await called(0)
  end()
  answer(inColour('red'))
  t.equal(await late, undefined)
})
