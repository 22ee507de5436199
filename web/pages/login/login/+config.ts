import type { Config } from 'vike/types'

export default {
  texts: ['login', 'account'],
  // Redirects logged-in visitors, and shows the error of a login without script.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
