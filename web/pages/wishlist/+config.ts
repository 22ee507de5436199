import type { Config } from 'vike/types'

export default {
  area: 'account',
  texts: ['wishlist', 'wishlistClaims', 'wishlistEntry', 'wishlistPage'],
  // Lists are those of one visitor.
  isPrivate: true,
  robots: 'noindex,follow',
} satisfies Config
