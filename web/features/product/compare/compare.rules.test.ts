import t from 'tap'
import { comparedFacts, comparedIds, comparePath } from './compare.rules.ts'

const facts = (values: Record<string, string>) => Object.entries(values).map(([name, value]) => ({ name, value }))

t.test('an address names up to three products, each once', async (t) => {
  t.same(comparedIds('1,2,2,3,4'), ['1', '2', '3'])
  t.same(comparedIds('1,<b>,'), ['1'])
  t.same(comparedIds(null), [])
  t.equal(comparePath(['1', '2']), '/compare?ids=1,2')
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
