import type { Config } from 'vike/types'

export default {
  area: 'checkout',
  texts: ['cart'],
  // Everybody has a cart of his own.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
