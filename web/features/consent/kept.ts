/**
 * What the shop keeps on the device without asking, by what it is for; names as they stand in the browser, … for the rest of
 * one. Cookies and storage alike: kept.test.ts compares it with the sources.
 */
export const kept = {
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
  lists: ['wishlist', 'hasWishlist'],
  searches: ['search.recent'],
  votes: ['helpfulReviews'],
  views: ['glanceViews'],
  messages: ['securityLogout', 'sessionExpired', 'flash', 'toasts'],
  opened: ['listing.folds', 'tooltip:…', 'infolayer'],
  attempts: ['apiTokenUntil', 'reloadedAt', 'tries …'],
} as const satisfies Record<string, readonly string[]>

/** Whether the list tells of what stands in the browser under a name. */
export const isTold = (name: string): boolean =>
  Object.values(kept)
    .flat()
    .some((told) => (told.endsWith('…') ? name.startsWith(told.slice(0, -1)) : name === told))
