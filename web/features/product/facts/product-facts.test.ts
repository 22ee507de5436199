import t from 'tap'
import { attributesToAdd, featuresToAdd } from './product-facts.ts'

t.test('no fact is shown twice', async (t) => {
  const productFeatures = ['leicht', 'wasserdicht', 'reflektiert']
  const longDescription = '<ul><li>leicht</li></ul>'
  t.same(featuresToAdd({ productFeatures, longDescription, shortFacts: ['reflektiert'] }), ['wasserdicht'])
  const dataAndFacts = [{ headline: 'Eigenschaften', facts: [{ name: 'Gewicht', value: '900 g' }] }]
  t.same(attributesToAdd({ labelAttributes: [{ name: 'Gewicht', value: '900 g' }], dataAndFacts }), [])
  t.same(attributesToAdd({ labelAttributes: [{ name: 'Farbe', value: 'Lila' }], dataAndFacts }), [
    { name: 'Farbe', value: 'Lila' },
  ])
})
