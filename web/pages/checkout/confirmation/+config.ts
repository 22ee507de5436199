import type { Config } from 'vike/types'

export default {
  area: 'checkout',
  texts: ['checkout'],
  // Shows the visitor's order.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
