import type { Config } from 'vike/types'

export default {
  area: 'account',
  texts: ['login', 'account'],
  // For whoever has logged in.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
