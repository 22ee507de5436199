import t from 'tap'
import { parseSearchQuery } from '#web/features/listing/address/listing-url.ts'
import { searchWays } from './search-ways.ts'

const ways = (query: string, listing: Partial<Parameters<typeof searchWays>[2]>) =>
  searchWays('/search', parseSearchQuery(new URLSearchParams(query)), {
    totalProducts: 3,
    correctedTerm: null,
    didYouMean: [],
    categories: [],
    ...listing,
  })

t.test('words that were taken as they are need no explanation', async (t) => {
  t.match(ways('q=ranzen', {}), { term: 'ranzen', isNothing: false, original: null, everywhereHref: null })
  t.match(ways('q=ranzen&oq=ranzen', {}), { original: null, isNothing: false })
})

t.test('a correction names both words and leads to the exact search, which then finds nothing', async (t) => {
  t.match(ways('q=ranzn', { correctedTerm: 'ranzen' }), {
    term: 'ranzen',
    isNothing: false,
    original: { term: 'ranzn', href: '/search?q=ranzn&oq=ranzn' },
  })
  t.match(ways('q=ranzn&oq=ranzn', { correctedTerm: 'ranzen', didYouMean: ['tanzen'] }), {
    isNothing: true,
    didYouMean: [
      { term: 'ranzen', href: '/search?q=ranzen' },
      { term: 'tanzen', href: '/search?q=tanzen' },
    ],
  })
})

t.test('words that became filters lead back to the words', async (t) => {
  const { original, isFiltered } = ways('q=stift&oq=roter%20stift&filter.COLOUR=red', {})
  t.same(original, { term: 'roter stift', href: '/search?q=roter%20stift&oq=roter%20stift' })
  t.equal(isFiltered, true)
  t.equal(ways('q=stift&oq=roter%20stift', {}).isFiltered, false, 'not when the filters are taken out again')
  t.equal(ways('q=stift&filter.COLOUR=red', {}).isFiltered, false, 'nor when the visitor chose them')
})

t.test('a search emptied by filters is not a search without hits', async (t) => {
  t.equal(ways('q=stift&filter.COLOUR=red', { totalProducts: 0 }).isNothing, false)
  t.equal(ways('q=stift', { totalProducts: 0 }).isNothing, true)
})

t.test('a search in a category leads out of it', async (t) => {
  t.equal(ways('q=a%26b&searchInCategoryId=12&p=2', {}).everywhereHref, '/search?q=a%26b')
})

t.test('the categories of the hits keep what was chosen', async (t) => {
  const { places } = ways('q=stift&filter.COLOUR=red&p=3', { categories: [{ id: '7', name: 'Schreiben', count: 4 }] })
  t.same(places, [
    { id: '7', name: 'Schreiben', count: 4, href: '/search?q=stift&searchInCategoryId=7&filter.COLOUR=red' },
  ])
})
