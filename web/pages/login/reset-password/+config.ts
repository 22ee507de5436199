import type { Config } from 'vike/types'

export default {
  area: 'account',
  texts: ['login', 'account'],
  // Logged-in visitors are led to the change of their password instead.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
