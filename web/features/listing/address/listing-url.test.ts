import t from 'tap'
import {
  fieldValue,
  isCanonicalListingQuery,
  listingQuery,
  listingVariables,
  parseListingQuery,
  parseRange,
  parseSearchQuery,
  parseTypedNumber,
  searchQuery,
  splitFilterValues,
} from './listing-url.ts'

const parse = (query: string) => parseListingQuery(new URLSearchParams(query))
const empty = { page: 1, sort: null, enums: {}, ranges: {} }

t.test('S4.9 a page below 1 is page 1', async (t) => {
  for (const p of ['0', '-3', '', 'x', '1.5', '1e3']) t.equal(parse(`p=${p}`).page, 1, p)
  t.equal(parse('p=7').page, 7)
  t.equal(parse('p=999999').page, 10_000)
  t.equal(parse('').page, 1)
})

t.test('S4.10 a comma separates values, but not between digits', async (t) => {
  t.same(splitFilterValues('blue,red'), ['blue', 'red'])
  t.same(splitFilterValues('1,5'), ['1,5'])
  t.same(splitFilterValues('1,5,blue,2,5'), ['1,5', 'blue', '2,5'])
  t.same(splitFilterValues('A4,blue'), ['A4', 'blue'])
  t.same(splitFilterValues(',blue,,'), ['blue'])
})

t.test('S4.11 ranges are from-to, and either end may be open', async (t) => {
  t.same(parseRange('10-25'), { from: 10, to: 25 })
  t.same(parseRange('10.5-25,25'), { from: 10.5, to: 25.25 })
  t.same(parseRange('10-'), { from: 10, to: null })
  t.same(parseRange('-25'), { from: null, to: 25 })
  for (const text of ['-', '', 'a-b', '10', '1-2-3', '1e9-2']) t.equal(parseRange(text), null, text)
})

t.test('S2.2 filters are read by kind', async (t) => {
  t.same(parse('filter.COLOUR=red,blue&filter.PRICE=10-25&filter.rating=3-5&sort=price-asc&p=2'), {
    page: 2,
    sort: 'price-asc',
    enums: { COLOUR: ['blue', 'red'] },
    ranges: { PRICE: { from: 10, to: 25 }, rating: { from: 3, to: 5 } },
  })
})

t.test('unreadable parts of a listing’s address are dropped', async (t) => {
  const texts = [
    'filter.=x',
    'filter.A.b=1',
    'filter.A.from.to=1',
    'filter.COLOUR=',
    'filter.PRICE=cheap',
    'filter.rating=,',
    'sort=%3Cscript%3E',
    'filter.PRICE.from=abc',
    'utm_source=x',
    'filter.__proto__=x',
  ]
  t.same(parse('filter.constructor.from=5').ranges, { constructor: { from: 5, to: null } })
  t.notOk(Object.hasOwn(Object, 'from'), 'nothing is written to what every object has')
  for (const text of texts) t.same(parse(text), empty, text)
})

t.test('each state of a listing has one spelling', async (t) => {
  const spellings = [
    'p=2&sort=name&filter.COLOUR=red,blue&filter.AGE=a6',
    'filter.COLOUR=blue&filter.COLOUR=red&filter.AGE=a6&sort=name&p=2&foo=1',
  ]
  for (const spelling of spellings) {
    t.equal(listingQuery(parse(spelling)), '?filter.AGE=a6&filter.COLOUR=blue,red&sort=name&p=2')
  }
  t.equal(listingQuery(empty), '')
})

t.test('values that would run together at a comma survive', async (t) => {
  const query = { ...empty, enums: { LENGTH: ['15', '17', '30 cm'] } }
  t.equal(listingQuery(query), '?filter.LENGTH=15&filter.LENGTH=17&filter.LENGTH=30%20cm')
  t.same(parse(listingQuery(query)), query)
  t.ok(isCanonicalListingQuery(new URLSearchParams(listingQuery(query))))
})

t.test('a size that looks like a range stays a value, alone and beside others', async (t) => {
  const alone = { ...empty, enums: { SIZE: ['110-116'] } }
  t.equal(listingQuery(alone), '?filter.SIZE=,110-116')
  t.same(parse(listingQuery(alone)), alone)
  t.ok(isCanonicalListingQuery(new URLSearchParams(listingQuery(alone))))
  const two = { ...empty, enums: { SIZE: ['110-116', '98-104'] } }
  t.equal(listingQuery(two), '?filter.SIZE=110-116&filter.SIZE=98-104')
  t.same(parse(listingQuery(two)), two)
  // Boxes of a form, each for itself.
  const ticked = (...sizes: string[]) => new URLSearchParams(sizes.map((size) => ['filter.SIZE', fieldValue(size)]))
  t.same(parseListingQuery(ticked('110-116')), alone)
  t.same(parseListingQuery(ticked('98-104', '110-116')), two)
  t.notOk(isCanonicalListingQuery(ticked('98-104', '110-116')))
  t.equal(fieldValue('blue'), 'blue')
})

t.test('S4.13 forms without script are understood and tidied', async (t) => {
  const params = new URLSearchParams('filter.PRICE.from=30&filter.PRICE.to=12%2C5&filter.COLOUR=red&filter.COLOUR=blue')
  t.notOk(isCanonicalListingQuery(params))
  t.equal(listingQuery(parseListingQuery(params)), '?filter.COLOUR=blue,red&filter.PRICE=12.5-30')
  t.equal(listingQuery(parse('filter.PRICE.from=&filter.PRICE.to=')), '')
  t.notOk(isCanonicalListingQuery(new URLSearchParams('filter.PRICE.from=')))
  t.notOk(isCanonicalListingQuery(new URLSearchParams('filter.COLOUR=blue&filter.COLOUR=red')))
  t.ok(isCanonicalListingQuery(new URLSearchParams('filter.COLOUR=blue,red&p=2')))
})

t.test('S2.4 search keeps & and + in the query', async (t) => {
  const query = { ...empty, term: 'Stift & Papier A4+', originalTerm: 'stifft', categoryId: '1200', page: 3 }
  t.equal(searchQuery(query), '?q=Stift%20%26%20Papier%20A4%2B&oq=stifft&searchInCategoryId=1200&p=3')
  t.same(parseSearchQuery(new URLSearchParams(searchQuery(query))), query)
})

t.test('a search without words has an empty term', async (t) => {
  t.equal(parseSearchQuery(new URLSearchParams('q=%20%20')).term, '')
  t.equal(parseSearchQuery(new URLSearchParams('')).term, '')
  t.equal(parseSearchQuery(new URLSearchParams('q=a%0A%20b')).term, 'a b')
  t.equal(parseSearchQuery(new URLSearchParams('q=x&searchInCategoryId=%3C')).categoryId, null)
  t.equal(parseSearchQuery(new URLSearchParams({ q: 'x'.repeat(500) })).term.length, 200)
})

t.test('a search that is cut within an emoji, or behind a word, is one that an address can have', async (t) => {
  for (const end of ['', ' ']) {
    const words = 'x'.repeat(199 - end.length)
    const query = parseSearchQuery(new URLSearchParams({ q: `${words}${end}😀 Heft`, oq: '😀' }))
    t.match(query, { term: words, originalTerm: '😀' })
    t.equal(searchQuery(query), `?q=${words}&oq=%F0%9F%98%80`)
  }
  t.equal(parseSearchQuery(new URLSearchParams({ q: `${'x'.repeat(199)} Heft` })).term.length, 199)
})

t.test('page n begins after n - 1 pages of 60', async (t) => {
  t.same(listingVariables(parse('p=3&sort=name&filter.A=x&filter.PRICE=-9')), {
    paging: { offset: 120, limit: 60, sortBy: 'name' },
    filter: { enumFilters: [{ id: 'A', values: ['x'] }], rangeFilters: [{ id: 'PRICE', from: null, to: 9 }] },
  })
})

t.test('typed numbers are read as they are written in German and in English', async (t) => {
  const numbers: [string, number | null][] = [
    ['12,50', 12.5],
    ['12.50', 12.5],
    [' 12 ', 12],
    ['12 €', 12],
    [' CHF 12.50', 12.5],
    ['fr. 1’250', 1250],
    ['1.250', 1250],
    ['1,250', 1250],
    ['1.250,50', 1250.5],
    ['1,250.50', 1250.5],
    ['1’250.50', 1250.5],
    ['1.250.000', 1250000],
    ['0,125', 0.125],
    ['12,5000', 12.5],
    ['', null],
    ['-5', null],
    ['1e3', null],
    ['1,2,3', null],
    ['zehn', null],
  ]
  for (const [text, value] of numbers) t.equal(parseTypedNumber(text), value, text)
})
