import type { Config } from 'vike/types'

export default {
  texts: ['login', 'account'],
  // It says for whom it is.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
