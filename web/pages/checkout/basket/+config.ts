import type { Config } from 'vike/types'

export default {
  area: 'checkout',
  texts: ['cart', 'wallet'],
  // Shows the visitor's own cart.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
