import type { Config } from 'vike/types'

export default {
  area: 'checkout',
  texts: ['checkout', 'login', 'wallet'],
  // Shows how the visitor's cart can be paid.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
