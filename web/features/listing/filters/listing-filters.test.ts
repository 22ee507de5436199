import t from 'tap'
import { type EnumFilter, heroFilters, shownFilters } from './listing-filters.ts'

const filter = (id: string, isHero: boolean, ...values: [count: number, selected: boolean][]): EnumFilter => ({
  __typename: 'EnumFilter',
  id,
  displayName: id,
  isHero,
  values: values.map(([count, selected], index) => ({
    id: `${index}`,
    displayValue: `${index}`,
    count,
    selected,
    css: null,
  })),
})
const idsOf = (filters: readonly { id: string }[]) => filters.map(({ id }) => id)

t.test('S9.3 five filters stand above a listing, four beside a category', async (t) => {
  const filters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => filter(id, id !== 'b'))
  t.same(idsOf(heroFilters(filters, false)), ['a', 'c', 'd', 'e', 'f'])
  t.same(idsOf(heroFilters(filters, true)), ['a', 'c', 'd', 'e'])
})

t.test('a filter without hits is shown only while it is chosen', async (t) => {
  const filters = [
    filter('hits', true, [3, false]),
    filter('none', true, [0, false]),
    filter('chosen', true, [0, true]),
  ]
  t.same(idsOf(shownFilters(filters)), ['hits', 'chosen'])
})
