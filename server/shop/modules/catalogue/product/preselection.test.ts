import t from 'tap'
import { catalogueShop } from '#engine/testing/catalogue-shop.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { sampleRecords } from '../catalogue/testing/sample-catalogue.ts'
import { pictured, type VariantItem } from './variants.rules.ts'

t.test('pictured keeps what a picture shows and what leaves no choice', async (t) => {
  const item = (id: string, values: Record<string, string>): VariantItem => ({
    id,
    values: new Map(Object.entries(values)),
  })
  const shoes = [
    item('1', { COLOUR: 'red', SIZE: '28', SOLE: 'light' }),
    item('2', { COLOUR: 'blue', SIZE: '29', SOLE: 'light' }),
  ]
  const isColour = (name: string) => name === 'COLOUR'
  const [first = item('', {})] = shoes
  t.same(
    [...pictured(shoes, first, isColour)],
    [
      ['COLOUR', 'red'],
      ['SOLE', 'light'],
    ],
  )
  t.same([...pictured([first], first, isColour)].length, 3, 'one item needs no choice')
})

t.test('S4.78 a product page starts with the pictured colour and leaves the size open', async (t) => {
  const url = await filledDatabase(t, catalogueShop(sampleRecords()))
  const engine = await startEngine(t, url)
  const text = `query ($itemId: ID, $preselect: Boolean) {
    getVariantInformationForProduct(productId: "100", itemId: $itemId, preselect: $preselect) {
      isConfigured item { itemId } attributes { name selectedValue } } }`
  type Variants = { attributes: { name: string; selectedValue: string | null }[] }
  const ask = async (variables: object): Promise<Variants> => {
    const answer = await engine.run(text, { variables })
    t.equal(answer.errors, undefined, JSON.stringify(answer.errors))
    return answer.data?.getVariantInformationForProduct as unknown as Variants
  }
  for (const variables of [{ preselect: true }, { preselect: true, itemId: 'unknown' }]) {
    const start = await ask(variables)
    t.match(start, { isConfigured: false, item: null })
    const selected = new Map(start.attributes.map(({ name, selectedValue }) => [name, selectedValue]))
    t.type(selected.get('COLOUR'), 'string')
    t.equal(selected.get('SIZE'), null)
  }
  t.match(await ask({ preselect: true, itemId: '100-2' }), { isConfigured: true, item: { itemId: '100-2' } })
  t.match(await ask({}), { attributes: [{ selectedValue: null }, { selectedValue: null }] })
})
