import t from 'tap'
import { chosenIds, comparedFacts, comparedIds, comparedIn, comparePath } from './compare.rules.ts'

const facts = (values: Record<string, string>) => Object.entries(values).map(([name, value]) => ({ name, value }))

t.test('an address names up to three products, each once', async (t) => {
  t.same(comparedIds('1,2,2,3,4'), ['1', '2', '3'])
  t.same(comparedIds('1,<b>,'), ['1'])
  t.same(comparedIds(null), [])
  t.equal(comparePath(['1', '2']), '/compare?ids=1,2')
})

t.test('a link names products as a list, a form without scripts each for itself', async (t) => {
  t.same(comparedIn('?ids=1,2'), ['1', '2'])
  t.same(comparedIn('?ids=3&ids=4&ids=5&ids=6'), ['3', '4', '5'])
  t.same(comparedIn(''), [])
})

t.test('a choice grows to three products, and a cleared one makes room', async (t) => {
  t.same(chosenIds(['1', '2'], ['2', '3', '4'], null), ['1', '2', '3'])
  t.same(chosenIds(['1', '2', '3'], [], '2'), ['1', '3'])
})

t.test('facts that differ stand apart from those that are the same', async (t) => {
  const { different, same } = comparedFacts([
    facts({ Gewicht: '940 g', Marke: 'Federleicht', Volumen: '15 l' }),
    facts({ Marke: 'Federleicht', Gewicht: '1,1 kg', Rollen: 'ja' }),
  ])
  t.same(different, [
    { name: 'Gewicht', values: ['940 g', '1,1 kg'] },
    { name: 'Volumen', values: ['15 l', null] },
    { name: 'Rollen', values: [null, 'ja'] },
  ])
  t.same(same, [{ name: 'Marke', values: ['Federleicht', 'Federleicht'] }])
})
