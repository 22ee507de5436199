import t from 'tap'
import { activeAfter, placeOf, startGroups, suggestedGroups } from './suggestion-options.ts'

const answer = {
  suggest: [
    { query: 'füller', count: 12 },
    { query: 'füller & tinte', count: 1 },
  ],
  categories: [{ id: '1', name: 'Füller', path: '/schreiben/fueller/', parentName: 'Schreiben' }],
  products: [],
}

t.test('groups come in one order and are left out when they are empty', async (t) => {
  t.same(
    suggestedGroups('fül', answer, null).map(({ kind, options }) => [kind, options.length]),
    [
      ['term', 2],
      ['category', 1],
    ],
  )
  const here = suggestedGroups('fül', answer, { id: '10', name: 'Schreiben' })[0]
  t.equal(here?.options[0]?.href, '/search?q=f%C3%BCl&searchInCategoryId=10')
  t.equal(suggestedGroups('fül', answer, null)[0]?.options[1]?.href, '/search?q=f%C3%BCller%20%26%20tinte')
  t.same(startGroups([], null, 'de'), [])
})

t.test('an empty field offers own searches first, each word once, then departments', async (t) => {
  const start = {
    getGlobalParametersByName: [
      {
        name: 'popularSearches',
        entries: [
          { name: 'de', value: 'füller | kleber|' },
          { name: 'en', value: 'pens' },
        ],
      },
    ],
    getNavigationGroups: [{ id: 'a', name: 'Schreiben', path: '/schreiben/' }],
  }
  t.same(
    startGroups(['kleber', 'schere'], start, 'de').map(({ kind, options }) => [kind, options.map(({ href }) => href)]),
    [
      ['recent', ['/search?q=kleber', '/search?q=schere']],
      ['popular', ['/search?q=f%C3%BCller']],
      ['department', ['/schreiben/']],
    ],
  )
  t.same(
    startGroups(['a'], null, 'de').map(({ kind }) => kind),
    ['recent'],
  )
})

t.test('recently viewed products end the suggestions of an empty field', async (t) => {
  const price = { currentPrice: '1,00 €', oldPrice: null, startFromFlag: false, hasGroupPrices: false }
  const seen = [{ id: '7', bestItemId: '7-1', name: 'Füller', path: '/prod/7', image: null, price }]
  const groups = startGroups(['kleber'], null, 'de', seen)
  t.same(
    groups.map(({ kind, options }) => [kind, options.map(({ href }) => href)]),
    [
      ['recent', ['/search?q=kleber']],
      ['seen', ['/prod/7']],
    ],
  )
})

t.test('arrows go round through the field, Home and End only among options', async (t) => {
  t.equal(activeAfter('ArrowDown', -1, 3), 0)
  t.equal(activeAfter('ArrowDown', 2, 3), -1)
  t.equal(activeAfter('ArrowUp', -1, 3), 2)
  t.equal(activeAfter('ArrowUp', 0, 3), -1)
  t.equal(activeAfter('Home', -1, 3), null, 'the cursor of the field')
  t.equal(activeAfter('Home', 2, 3), 0)
  t.equal(activeAfter('End', 0, 3), 2)
  t.equal(activeAfter('a', 0, 3), null)
  t.equal(activeAfter('ArrowDown', -1, 0), null)
})

t.test('an option that was chosen keeps its place in the next answer, or has none there', async (t) => {
  const before = suggestedGroups('fül', answer, null).flatMap(({ options }) => options)
  const chosen = before[1] ?? null
  t.equal(placeOf(before, chosen), 1)
  const suggest = [{ query: 'füllhorn', count: 3 }, ...answer.suggest]
  const after = suggestedGroups('füll', { ...answer, suggest }, null).flatMap(({ options }) => options)
  t.equal(placeOf(after, chosen), 2, 'the same one, not the one that stands there now')
  t.equal(placeOf([], chosen), -1)
  t.equal(placeOf(before, null), -1)
})
