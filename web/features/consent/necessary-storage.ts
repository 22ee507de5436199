/**
 * What the shop keeps on the device without asking, by what it is for; names as they stand in the browser, … for the rest of
 * one. Cookies and storage alike: necessary-storage.test.ts compares it with the sources.
 */
export const necessaryStorage = {
  consent: ['consent'],
  language: ['language'],
  cart: ['cartId', 'X-iSHOP-API-USERID'],
  lostCart: ['cart'],
  session: ['X-JWT…'],
  customer: ['customer'],
  known: ['knownBrowser'],
  token: ['apiToken'],
  tests: ['BZ_AB_…'],
  notes: ['infobar-…'],
  lists: ['wishlist', 'hasWishlist', 'materialList'],
  searches: ['search.recent'],
  seen: ['recentlyViewed', 'compared'],
  votes: ['helpfulReviews'],
  views: ['glanceViews'],
  messages: ['securityLogout', 'sessionExpired', 'flash', 'toasts'],
  opened: ['listing.folds', 'tooltip:…', 'infolayer'],
  fonts: ['fonts'],
  orders: ['checkout-submission', 'checkout-cart', 'purchases'],
  preview: ['preview'],
  studio: ['studio'],
  attempts: ['apiTokenUntil', 'reloadedAt', 'tries …'],
} as const satisfies Record<string, readonly string[]>

/** Whether the list tells of what stands in the browser under a name. */
export const isDocumented = (name: string): boolean =>
  Object.values(necessaryStorage)
    .flat()
    .some((documented) => (documented.endsWith('…') ? name.startsWith(documented.slice(0, -1)) : name === documented))
