import t from 'tap'
import { attributesToAdd, featuresToAdd } from './product-facts.ts'

t.test('nothing is said twice', async (t) => {
  t.same(featuresToAdd({ productFeatures: ['leicht', 'wasserdicht'], longDescription: '<ul><li>leicht</li></ul>' }), [
    'wasserdicht',
  ])
  const dataAndFacts = [{ headline: 'Eigenschaften', facts: [{ name: 'Gewicht', value: '900 g' }] }]
  t.same(attributesToAdd({ labelAttributes: [{ name: 'Gewicht', value: '900 g' }], dataAndFacts }), [])
  t.same(attributesToAdd({ labelAttributes: [{ name: 'Farbe', value: 'Lila' }], dataAndFacts }), [
    { name: 'Farbe', value: 'Lila' },
  ])
})
