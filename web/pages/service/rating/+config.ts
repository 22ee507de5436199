import type { Config } from 'vike/types'

export default {
  texts: ['rating'],
  // Shows what a customer bought, which is private.
  isPrivate: true,
  robots: 'noindex,follow',
} satisfies Config
