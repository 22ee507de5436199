import type { Config } from 'vike/types'

export default {
  area: 'account',
  texts: ['return'],
  // Shows what one customer bought, which is private.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
