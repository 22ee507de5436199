import type { SearchRequest } from '#engine/search-index/search-index.ts'

const shown = `totalProducts
    filters { __typename id displayName isHero
      ... on EnumFilter { values { id displayValue count selected css } }
      ... on PriceRangeFilter { min max from to currencyCode } ... on NumericRangeFilter { min max from to unit } }
    sorts { name displayName selected }
    state { currentPage totalPages productsPerPage sort enumFilters { id values } rangeFilters { id from to } }
    products { id bestItemId name path image { src alt width height sources { src width } } badges { new popular sale } extraBadges { id name }
      discountPercent rating numberOfRatings moreVariants variantColours isShortage minimumOrderQuantity manufacturerName
      price { currentPrice currentPriceAmount currencyCode oldPrice startFromFlag basePrice basePriceUnit }
      lightningDealInfo { isAvailableLightningDeal lightningReservedPercentageRoundFloor } }`

/** A listing as its page asks for it. */
export const listing = `query ($id: ID!, $filter: ListingFilterInput, $paging: PagingInput) {
  core_category(id: $id, filter: $filter, paging: $paging) {
    category { id name path seo { title description headline robots canonicalUrl } breadcrumbs { displayName url } children { id name path count } }
    ${shown} } }`

export const search = `query ($filter: SearchFilterInput!, $paging: PagingInput) {
  core_search(filter: $filter, paging: $paging) { correctedTerm didYouMean link { url } ${shown} } }`

export const suggest = `query ($text: String!) { suggestQueries(userQuery: $text) {
  suggest { query count } categories { id name path parentName }
  products { id name path image { src alt } price { currentPrice startFromFlag } } } }`

/** Many hits and few, one word and several, compounds, synonyms, typos. */
const searched = [
  ...[
    'schulranzen',
    'heft a4',
    'füller',
    'bleistfit',
    'roter füller',
    'trinkflasche 500 ml',
    'stifte',
    'kinder rucksack',
  ],
  ...['buntstifte 24 farben', 'tacker', 'papier', 'stuhl', 'taschenrechnr', 'puzzle', 'tintenfuchs', 'lineal 30 cm'],
]

/** Each text as it grows under the fingers. */
export const typed = searched.flatMap((text) => Array.from({ length: text.length }, (_, end) => text.slice(0, end + 1)))

const colours = ['red', 'blue', 'green', 'black', 'turquoise']
const sorts = ['si', 'price_asc', 'rating', 'newest'] as const

export const pick = <Entry>(list: readonly Entry[], round: number): Entry => list[round % list.length] as Entry

/** Requests for 60 products with all filters, over changing categories, filters, sorts and pages. */
export const requestsOver = (categories: readonly string[]) => {
  const enumsOf = (round: number) =>
    round % 2 ? [{ id: 'COLOUR', values: [pick(colours, round), pick(colours, round + 2)] }] : []
  const rangesOf = (round: number) => (round % 3 ? [] : [{ id: 'PRICE', from: 5, to: 20 + round }])
  return {
    index: (round: number): SearchRequest => ({
      store: 'de',
      language: 'de',
      term: null,
      categoryId: pick(categories, round),
      enums: enumsOf(round).map(({ id, values }) => ({ attributeId: id, valueIds: values })),
      ranges: rangesOf(round).map(({ id, from, to }) => ({ id, from: from * 100, to: to * 100 })),
      sort: pick(sorts, round),
      offset: 60 * (round % 2),
      limit: 60,
    }),
    listing: (round: number) => ({
      id: pick(categories, round),
      filter: { enumFilters: enumsOf(round), rangeFilters: rangesOf(round) },
      paging: { offset: 60 * (round % 2), limit: 60, sortBy: pick(sorts, round) },
    }),
    search: (round: number) => ({
      filter: { searchTerm: pick(searched, round), enumFilters: enumsOf(round) },
      paging: { limit: 60 },
    }),
  }
}
