import type { Config } from 'vike/types'

export default {
  area: 'checkout',
  texts: ['checkout', 'login', 'account', 'wallet'],
  // Leads on by what the visitor's cart and session hold.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
