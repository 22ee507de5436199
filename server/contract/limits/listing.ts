/** Products of one page of a listing (storefront.md §9), and the most that one answer has. */
export const productsPerPage = 60

/** Filters of one request, and values of one filter, that are read. */
export const maxFilterValues = 200

/** Products that are asked for by their ids at once. */
export const maxTiles = 12
