import t from 'tap'
import { tokensOf } from '../words/words.ts'
import { splitMeasures } from './measures.ts'

const read = (text: string) => splitMeasures(tokensOf(text), (word) => word === '3d').map(({ raw }) => raw)

t.test('numbers and their units are words of their own', async (t) => {
  t.same(read('lineal 30cm'), ['lineal', '30', 'cm'])
  t.same(read('24er buntstifte'), ['24', 'buntstifte'])
  t.same(read('patronen 100er pack'), ['patronen', '100'])
  t.same(read('3d puzzle'), ['3d', 'puzzle'], 'what the shop writes in one word stays one')
  t.same(read('flasche 0,5 l'), ['flasche', '500', 'ml'])
  t.same(read('papier 2.500 blatt'), ['papier', '2500', 'blatt'])
})
