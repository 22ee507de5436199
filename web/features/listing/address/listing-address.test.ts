import t from 'tap'
import { asksForListing, categoryAddress, formHref, hiddenFields, searchAddress } from './listing-address.ts'
import { withoutFilter, withoutFilters, withoutValue, withPage, withRange, withSort } from './listing-choices.ts'

const category = (query: string) => categoryAddress('/schulranzen/', new URLSearchParams(query))

t.test('each choice leads to an address on the first page', async (t) => {
  const { query, hrefOf } = category('filter.COLOUR=blue,red&filter.PRICE=10-25&sort=name&p=4')
  t.equal(hrefOf(withoutValue(query, 'COLOUR', 'red')), '/schulranzen/?filter.COLOUR=blue&filter.PRICE=10-25&sort=name')
  t.equal(hrefOf(withRange(query, 'PRICE', null)), '/schulranzen/?filter.COLOUR=blue,red&sort=name')
  t.equal(hrefOf(withSort(query, null)), '/schulranzen/?filter.COLOUR=blue,red&filter.PRICE=10-25')
  t.equal(hrefOf(withoutFilters(query)), '/schulranzen/?sort=name')
})

t.test('the last value of a filter takes the filter with it', async (t) => {
  const { query, hrefOf } = category('filter.COLOUR=blue')
  t.equal(hrefOf(withoutValue(query, 'COLOUR', 'blue')), '/schulranzen/')
})

t.test('turning the page keeps every choice', async (t) => {
  const { query, hrefOf } = category('filter.COLOUR=blue&p=2')
  t.equal(hrefOf(withPage(query, 3)), '/schulranzen/?filter.COLOUR=blue&p=3')
  t.equal(hrefOf(withPage(query, 1)), '/schulranzen/?filter.COLOUR=blue')
})

t.test('a form sends the parameters that it does not show', async (t) => {
  const address = searchAddress(
    '/search',
    new URLSearchParams('q=a%26b&searchInCategoryId=12&filter.A=x&filter.B=y&p=2'),
  )
  const hidden = hiddenFields(address, withoutFilter(address.query, 'A'))
  t.same(hidden, [
    ['q', 'a&b'],
    ['searchInCategoryId', '12'],
    ['filter.B', 'y'],
  ])
  t.equal(
    formHref(address, [...hidden, ['filter.A', 'z'], ['filter.A', 'x']]),
    '/search?q=a%26b&searchInCategoryId=12&filter.A=x,z&filter.B=y',
  )
})

t.test('a form with an empty range lifts it', async (t) => {
  const address = category('filter.PRICE=10-25')
  t.equal(
    formHref(address, [
      ['filter.PRICE.from', ''],
      ['filter.PRICE.to', ''],
    ]),
    '/schulranzen/',
  )
  t.equal(
    formHref(address, [
      ['filter.PRICE.from', '5'],
      ['filter.PRICE.to', ''],
    ]),
    '/schulranzen/?filter.PRICE=5-',
  )
  t.equal(formHref(address, [['filter.rating', '4-5']]), '/schulranzen/?filter.rating=4-5')
})

t.test('a staged department is left for its listing by any choice, and the listing stays one without', async (t) => {
  const params = (query: string) => new URLSearchParams(query)
  for (const query of ['p=1', 'p=2', 'sort=name', 'filter.COLOUR=red', 'filter.PRICE.from=1'])
    t.ok(asksForListing(params(query)), query)
  for (const query of ['', 'utm_source=p', 'page=2', 'filters=1']) t.notOk(asksForListing(params(query)), query)

  const { query, hrefOf } = categoryAddress('/malen-basteln/', params('filter.COLOUR=red'), true)
  t.equal(hrefOf(query), '/malen-basteln/?filter.COLOUR=red')
  t.equal(hrefOf(withoutFilters(query)), '/malen-basteln/?p=1')
  t.equal(hrefOf(withPage(withoutFilters(query), 2)), '/malen-basteln/?p=2')
})
