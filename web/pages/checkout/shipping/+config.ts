import type { Config } from 'vike/types'

export default {
  area: 'checkout',
  texts: ['checkout', 'login', 'cart'],
  // Shows the visitor's addresses.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
