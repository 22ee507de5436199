import type { Config } from 'vike/types'

export default {
  area: 'account',
  texts: ['orderHistory'],
  // Only for logged-in visitors.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
