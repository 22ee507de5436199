import t from 'tap'
import { tokensOf } from '#engine/search-index/words/words.ts'
import type { AttributeEntry } from '../directory/directory.ts'
import { findValues, leavesThing, textWithout, toAdjustedFilters } from './long-tail.rules.ts'

const attribute = (id: string, values: Record<string, string>): AttributeEntry => ({
  id,
  name: { de: id, en: id },
  kind: 'enum',
  unit: null,
  selector: null,
  values: new Map(
    Object.entries(values).map(([value, name], position) => [
      value,
      { name: { de: name, en: value }, css: null, position },
    ]),
  ),
})

const noWords = { isWord: () => false, corrected: () => null }

const attributes = [
  attribute('COLOUR', { red: 'Rot', green: 'Grün', violet: 'Lila' }),
  attribute('RULING', { l1: 'Lineatur 1 (1. Klasse)', l5: 'Lineatur 5 (kariert, 5 mm)', l22: 'Lineatur 22 (kariert)' }),
  attribute('GRADE', { g1: '1. Klasse' }),
  attribute('MATERIAL', { paper: 'Papier' }),
  attribute('FORMAT', { a4: 'A4' }),
  attribute('HARDNESS', { b: 'B' }),
  attribute('SIZE', { '104': '98–104', '116': '110–116' }),
]
const find = (text: string, language: 'de' | 'en' = 'de') =>
  findValues(tokensOf(text), attributes, language, { ...noWords, isWord: (word) => word === 'kopierpapier' }).map(
    ({ attributeId, valueIds, from, to }) => `${attributeId}=${valueIds.join()} ${from}-${to}`,
  )

t.test('S7.12 words that are values, also in other forms', async (t) => {
  for (const text of ['roter füller', 'rote füller', 'roten füller', 'rotes füller', 'ROT füller'])
    t.same(find(text), ['COLOUR=red 0-1'], text)
  t.same(find('heft grün'), ['COLOUR=green 1-2'])
  t.same(find('heft gruene'), ['COLOUR=green 1-2'])
  t.same(find('red pen', 'en'), ['COLOUR=red 0-1'])
  t.same(find('heft kariert'), ['RULING=l5,l22 1-2'], 'a part of several names')
  t.same(find('heft lineatur 1'), ['RULING=l1 1-3'], 'more than one word')
  t.same(find('heft 1. klasse'), ['GRADE=g1 1-3', 'RULING=l1 1-3'], 'a whole name before a part of one')
})

t.test('a size between the two that a value stands for', async (t) => {
  t.same(find('malkittel 110'), ['SIZE=116 1-2'])
  t.same(find('malkittel 104'), ['SIZE=104 1-2'])
  t.same(find('malkittel 107'), [])
})

t.test('ordinals before Klasse, and nowhere else', async (t) => {
  for (const text of ['mathe erste klasse', 'mathe erster klasse', 'mathe 1. Klasse'])
    t.same(find(text), ['GRADE=g1 1-3', 'RULING=l1 1-3'], text)
  t.same(find('erste hilfe'), [])
  t.same(find('heft lineatur erste seite'), [])
})

t.test('a mistyped value of an attribute is found by correction', async (t) => {
  const words = { ...noWords, corrected: (word: string) => (word === 'linatur' ? 'lineatur' : null) }
  const [found] = findValues(tokensOf('heft linatur 1'), attributes, 'de', words)
  t.match(found, { attributeId: 'RULING', valueIds: ['l1'], from: 1, to: 3 })
})

t.test('plain colours, sizes and words give no filters', async (t) => {
  for (const text of ['', 'rot', 'rot grün', 'papier a4', 'brotdose', 'kopier papier', 'stift b', '!!! ???', 'heft 👍'])
    t.same(find(text), [], text)
})

t.test('the word that says what is looked for is not taken out', async (t) => {
  const tokens = tokensOf('Papier A4 farbig')
  const at = (from: number) => ({ attributeId: 'ANY', valueIds: ['any'], from, to: from + 1 })
  t.notOk(leavesThing(tokens, [], at(0), 'de'), 'without Papier it may be anything')
  t.ok(leavesThing(tokens, [], at(1), 'de'))
  t.notOk(leavesThing(tokens, [at(1), at(2)], at(0), 'de'), 'beside others')
  t.notOk(leavesThing(tokensOf('papier 500 blatt'), [], at(0), 'de'), 'what is counted is not it')
  t.ok(leavesThing(tokensOf('rot 36'), [], at(0), 'de'), 'what says nothing of the thing may go')
})

t.test('the text without them, and what is chosen instead', async (t) => {
  const tokens = tokensOf('ein roter Füller für Kinder')
  const matches = findValues(tokens, attributes, 'de', noWords)
  t.equal(textWithout(tokens, matches), 'Füller für Kinder')
  t.same(
    toAdjustedFilters(matches, (id) => attributes.find((each) => each.id === id) ?? null, 'de'),
    [{ name: 'COLOUR', values: [{ id: 'red', displayValue: 'Rot' }] }],
  )
})
