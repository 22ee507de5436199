import type { Config } from 'vike/types'

export default {
  area: 'account',
  texts: ['login', 'account', 'business'],
  // What was typed is one visitor’s.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
