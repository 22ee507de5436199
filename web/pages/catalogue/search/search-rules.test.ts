import t from 'tap'
import { parseSearchQuery, searchQuery } from '#web/features/listing/address/listing-url.ts'
import { adjustedQuery, exactQuery, isExact, isJustTyped, ruledHref } from './search-rules.ts'

const parse = (query: string) => parseSearchQuery(new URLSearchParams(query))
const blue = { name: 'COLOUR', values: [{ id: 'blue' }] }

t.test('S4.19 words that are values of filters become filters, and the original is kept', async (t) => {
  const query = parse('q=blauer%20f%C3%BCller%20%26%20tinte')
  const adjusted = adjustedQuery(query, { filters: [blue], ranges: [], searchQuery: 'füller & tinte' })
  t.equal(
    adjusted && searchQuery(adjusted),
    '?q=f%C3%BCller%20%26%20tinte&oq=blauer%20f%C3%BCller%20%26%20tinte&filter.COLOUR=blue',
  )
})

t.test('limits become ranges, written as the drawer writes them', async (t) => {
  const ranges = [
    { name: 'PRICE', from: null, to: 20 },
    { name: 'AGE', from: 3, to: 6 },
  ]
  const adjusted = adjustedQuery(parse('q=f'), { filters: [], ranges, searchQuery: 'füller' })
  t.equal(adjusted && searchQuery(adjusted), '?q=f%C3%BCller&oq=f&filter.AGE=3-6&filter.PRICE=-20')
})

t.test('nothing to take out, or nothing left to search for, changes nothing', async (t) => {
  const query = parse('q=blau')
  t.equal(adjustedQuery(query, { filters: [], ranges: [], searchQuery: 'blau' }), null)
  t.equal(adjustedQuery(query, { filters: [{ name: 'COLOUR', values: [] }], ranges: [], searchQuery: 'blau' }), null)
  t.equal(adjustedQuery(query, { filters: [blue], ranges: [], searchQuery: ' ' }), null)
})

t.test('S4.16 rules are for what was just typed, not for what was chosen since', async (t) => {
  t.ok(isJustTyped(parse('q=stift')))
  t.ok(isJustTyped(parse('q=stift&searchInCategoryId=12')))
  for (const chosen of ['oq=rot', 'p=2', 'sort=name', 'filter.COLOUR=red', 'filter.PRICE=1-2']) {
    t.notOk(isJustTyped(parse(`q=stift&${chosen}`)), chosen)
  }
})

t.test('a rule leads to other words, to the same with choices or to a page, and never in a circle', async (t) => {
  const search = parse('q=Ranzen')
  for (const redirectPath of [
    '/schulranzen/',
    'https://blog.pausenhof.example/search?q=ranzen',
    '/search?q=tornister',
    '/search?q=ranzen&sort=newest',
    '/search?q=ranzen&filter.COLOUR=blue',
    '/search?q=ranzen&filter.PRICE.to=50',
  ]) {
    t.equal(ruledHref(search, { redirectPath }), redirectPath)
  }
  for (const redirectPath of [
    null,
    'javascript:alert(1)',
    '/search?q=ranzen',
    '/search?q=ranzen#list',
    '/search?q=ranzen&p=2',
    '/search?q=ranzen&searchInCategoryId=12',
    '/search?q=ranzen&sort=%20',
  ]) {
    t.equal(ruledHref(search, { redirectPath }), null, String(redirectPath))
  }
})

t.test('the exact search names itself as its original', async (t) => {
  const exact = exactQuery(parse('q=stift&oq=roter+stift&filter.COLOUR=red&p=2'), 'roter stift')
  t.equal(searchQuery(exact), '?q=roter%20stift&oq=roter%20stift')
  t.ok(isExact(exact))
  t.notOk(isExact(parse('q=stift&oq=roter+stift')))
  t.notOk(isExact(parse('q=stift')))
})
