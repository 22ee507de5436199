import t from 'tap'
import { tokensOf } from '../words/words.ts'
import { sameMeasures, splitMeasures } from './measures.ts'

const read = (text: string) => splitMeasures(tokensOf(text), (word) => word === '3d').map(({ raw }) => raw)

t.test('numbers and their units are words of their own', async (t) => {
  t.same(read('lineal 30cm'), ['lineal', '30', 'cm'])
  t.same(read('24er buntstifte'), ['24', 'buntstifte'])
  t.same(read('patronen 100er pack'), ['patronen', '100'])
  t.same(read('karton 50x70'), ['karton', '50', '70'])
  t.same(read('3d puzzle'), ['3d', 'puzzle'], 'what the shop writes in one word stays one')
  t.same(read('flasche 0,5 l'), ['flasche', '500', 'ml'])
  t.same(read('papier 2.500 blatt'), ['papier', '2500', 'blatt'])
})

t.test('a measure in other units', async (t) => {
  const written = (number: string, unit: string) =>
    sameMeasures(number, unit).map((same) => `${same.number} ${same.unit}`)
  t.ok(written('8', 'cm').includes('80 mm'))
  t.ok(written('30', 'l').includes('30 liter'))
  t.ok(written('1000', 'g').includes('1 kg'))
  t.notOk(
    written('85', 'mm').some((each) => each.endsWith(' cm')),
    'whole numbers only',
  )
  t.same(written('12', 'farben'), [])
})
