import type { ListingFilterFragment } from '#web/generated/operations.ts'
import type { ListingAddress } from '../address/listing-address.ts'
import { withoutValue, withRange } from '../address/listing-choices.ts'

export type ListingFilter = ListingFilterFragment
export type EnumFilter = Extract<ListingFilter, { __typename: 'EnumFilter' }>
export type RangeFilter = Exclude<ListingFilter, EnumFilter>
type EnumValue = EnumFilter['values'][number]

/** A choice that was made, as it is named to the visitor, and the address without it. */
type Choice = { key: string; filterName: string; value: string; href: string }

/** How many filters stand above the listing: one less where the category takes a place (storefront.md §9). */
const heroLimit = (hasCategory: boolean) => (hasCategory ? 4 : 5)

/** Values that lead nowhere are left out, unless they were chosen and have to be given up. */
export function shownValues(filter: EnumFilter): EnumValue[] {
  return filter.values.filter((value) => value.count > 0 || value.selected)
}

/** Filters that can still tell hits apart, or that were used. */
export function shownFilters(filters: readonly ListingFilter[]): ListingFilter[] {
  return filters.filter((filter) =>
    filter.__typename === 'EnumFilter'
      ? shownValues(filter).length > 0
      : filter.max > filter.min || countOfFilter(filter) > 0,
  )
}

export function heroFilters(filters: readonly ListingFilter[], hasCategory: boolean): ListingFilter[] {
  return filters.filter((filter) => filter.isHero).slice(0, heroLimit(hasCategory))
}

export function countOfFilter(filter: ListingFilter): number {
  if (filter.__typename === 'EnumFilter') return filter.values.filter((value) => value.selected).length
  return filter.from == null && filter.to == null ? 0 : 1
}

/** `nameRange` puts bounds into words: from 10 € to 25 €. */
export function choicesMade(
  filters: readonly ListingFilter[],
  address: ListingAddress,
  nameRange: (filter: RangeFilter) => string,
): Choice[] {
  return filters.flatMap((filter): Choice[] => {
    const { id, displayName: filterName } = filter
    if (filter.__typename === 'EnumFilter') {
      return filter.values
        .filter((value) => value.selected)
        .map((value) => ({
          key: `${id} ${value.id}`,
          filterName,
          value: value.displayValue,
          href: address.hrefOf(withoutValue(address.query, id, value.id)),
        }))
    }
    if (countOfFilter(filter) === 0) return []
    return [{ key: id, filterName, value: nameRange(filter), href: address.hrefOf(withRange(address.query, id, null)) }]
  })
}
