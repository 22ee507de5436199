import type { Config } from 'vike/types'

export default {
  texts: ['rating'],
  // What somebody bought is nobody else's to see.
  isPrivate: true,
  robots: 'noindex,follow',
} satisfies Config
