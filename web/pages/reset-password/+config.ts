import type { Config } from 'vike/types'

export default {
  area: 'account',
  texts: ['login', 'account'],
  // Whoever has logged in changes the password instead.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
