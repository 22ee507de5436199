import type { Config } from 'vike/types'

export default {
  texts: ['login', 'account'],
  // Whoever has logged in is led on, and what went wrong without script is told here.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
