import type { Config } from 'vike/types'

export default {
  area: 'checkout',
  texts: ['checkout'],
  // Shows how the visitor's payment stands.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
