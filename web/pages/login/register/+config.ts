import type { Config } from 'vike/types'

export default {
  area: 'account',
  texts: ['login', 'account'],
  // Tells logged-in visitors that they already have an account.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
