import type { Config } from 'vike/types'

export default {
  area: 'account',
  texts: ['orderHistory', 'checkout'],
  // For the owner of the order, or of the key in a mail's link.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
