import type { Config } from 'vike/types'

export default {
  area: 'account',
  texts: ['login', 'account'],
  // The link is one person’s.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
