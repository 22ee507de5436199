import type { Config } from 'vike/types'

export default {
  area: 'account',
  texts: ['login', 'account'],
  // Only for logged-in visitors.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
