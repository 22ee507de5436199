import t from 'tap'
import { categoryTitle, readPaging, readSort, searchFilters, selectionOf, toFilters, toState } from './listing.rules.ts'

const nothing = {
  ids: [],
  total: 0,
  facets: [],
  numericRanges: new Map(),
  priceRange: null,
  ratingRange: null,
  countsIn: new Map(),
}

t.test('S7.8 S9.1 readPaging limits offset and page size', async (t) => {
  t.same(readPaging(null), { offset: 0, limit: 60 })
  t.same(readPaging({ offset: -1, limit: 0 }), { offset: 0, limit: 1 })
  t.same(readPaging({ offset: 120, limit: 61 }), { offset: 120, limit: 60 })
})

t.test('S9.2 readSort falls back to the default of category or search', async (t) => {
  t.equal(readSort('price_asc', false), 'price_asc')
  t.equal(readSort('toString', false), 'si')
  t.equal(readSort(null, true), 'relevance')
  t.equal(readSort('si', true), 'relevance', 'search does not offer it')
  t.equal(readSort('relevance', false), 'si', 'a category does not offer it')
})

t.test('S9.38 titles of 50 characters and less name the parent', async (t) => {
  t.equal(categoryTitle('Füller', 'Schreiben'), 'Füller – Schreiben')
  t.equal(categoryTitle('Füller', null), 'Füller')
  t.equal(categoryTitle('x'.repeat(40), 'y'.repeat(8)), 'x'.repeat(40))
})

t.test('a filter takes 200 values at most', async (t) => {
  const values = Array.from({ length: 1000 }, (_, index) => String(index))
  t.equal(selectionOf({ enumFilters: [{ id: 'A', values }] }).enums[0]?.valueIds.length, 200)
  t.same(selectionOf({ enumFilters: [{ id: 'A', values: [] }], rangeFilters: [{ id: 'B' }] }), {
    enums: [],
    ranges: [],
  })
})

const attribute = (id: string) =>
  id === 'A'
    ? {
        id,
        name: { de: 'A', en: 'A' },
        kind: 'enum' as const,
        unit: null,
        selector: null,
        values: new Map([['x', { name: { de: 'X', en: 'X' }, css: null, position: 1 }]]),
      }
    : null
const sources = { language: 'de' as const, currencyCode: 'EUR', attribute, nameOf: () => 'Name' }

t.test('S3.21 a chosen value stays visible, and only choosable values are shown', async (t) => {
  const selected = selectionOf({ enumFilters: [{ id: 'A', values: ['x'] }], rangeFilters: [{ id: 'PRICE', from: 5 }] })
  t.match(toFilters(['A', 'GONE'], nothing, selected, 1, sources), [
    { id: 'A', isHero: true, values: [{ id: 'x', count: 0, selected: true }] },
    { id: 'PRICE', isHero: false, min: 5, max: 5, from: 5, to: null },
  ])
  t.same(toFilters(['A'], nothing, selectionOf(null), 5, sources), [])
  const cents = { ...nothing, priceRange: { min: 995, max: 24_900 } }
  t.match(toFilters([], cents, selectionOf(null), 5, sources), [{ id: 'PRICE', isHero: true, min: 9.95, max: 249 }])
})

t.test('S4.99 every chosen filter value is listed, also those without hits', async (t) => {
  const filters = (
    enumFilters: { id: string; values: string[] }[],
    rangeFilters: { id: string; from?: number }[] = [],
  ) => toFilters([], nothing, selectionOf({ enumFilters, rangeFilters }), 5, sources)
  t.match(filters([{ id: 'A', values: ['x'] }]), [{ id: 'A', displayName: 'A', values: [{ id: 'x', selected: true }] }])
  t.match(filters([{ id: 'A', values: ['old'] }]), [
    { id: 'A', values: [{ id: 'old', displayValue: 'old', count: 0, selected: true, css: null }] },
  ])
  t.match(filters([{ id: 'OLD', values: ['y'] }]), [
    { __typename: 'EnumFilter', id: 'OLD', displayName: 'OLD', values: [{ displayValue: 'y', selected: true }] },
  ])
  t.match(filters([], [{ id: 'OLD', from: 2 }]), [{ __typename: 'NumericRangeFilter', id: 'OLD', from: 2, to: null }])
  t.match(filters([], [{ id: 'A', from: 2 }]), [
    { __typename: 'NumericRangeFilter', id: 'A', displayName: 'A', from: 2 },
  ])
  t.same(filters([]), [])
})

t.test('a search shows first the filters that divide its hits most', async (t) => {
  const facet = (attributeId: string, ...counts: number[]) => ({
    attributeId,
    values: counts.map((count, index) => ({ valueId: `${index}`, count })),
  })
  t.same(searchFilters(['A', 'B', 'C'], { ...nothing, facets: [facet('A', 2, 1), facet('B', 9), facet('C', 3, 4)] }), [
    'C',
    'A',
    'B',
  ])
})

t.test('S3.20 pages count from one', async (t) => {
  const page = (offset: number, total: number) =>
    toState({ offset, limit: 60 }, total, 'si', { enums: [], ranges: [] }, null, null)
  t.match(page(0, 0), { currentPage: 1, totalPages: 1 })
  t.match(page(60, 121), { currentPage: 2, totalPages: 3 })
})
