import type { Config } from 'vike/types'

export default {
  area: 'account',
  texts: ['login', 'account'],
  // Whoever has logged in is told so.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
