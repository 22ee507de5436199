/** Characters of a list's texts. */
export const wishlistTexts = { name: 60, description: 500, comment: 1000, claimName: 30 } as const

/** The quantity of an entry stays below this (storefront.md §4). */
export const wishlistQuantityCap = 9999
