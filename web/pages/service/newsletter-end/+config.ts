import type { Config } from 'vike/types'

export default {
  texts: ['newsletter', 'login'],
  // Shows the e-mail of the customer, and what was written.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
