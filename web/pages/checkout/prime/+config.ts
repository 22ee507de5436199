import type { Config } from 'vike/types'

export default {
  area: 'checkout',
  texts: ['checkout', 'login', 'prime'],
  // Shows what the visitor is about to order.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
