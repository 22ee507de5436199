import type { Config } from 'vike/types'

export default {
  area: 'account',
  texts: ['login', 'account', 'business'],
  // Only for logged-in visitors.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
