import type { Config } from 'vike/types'

export default {
  texts: ['contact', 'login'],
  // Shows who writes, and what was written.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
