import type { Config } from 'vike/types'

export default {
  area: 'account',
  texts: ['login', 'account', 'details'],
  // Takes the token of a link, and what a form without script has left.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
