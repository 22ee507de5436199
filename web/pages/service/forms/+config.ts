import type { Config } from 'vike/types'

export default {
  texts: ['withdrawal', 'cancellation', 'catalogueRequest', 'contact', 'materialList', 'orderForm', 'login', 'upload'],
  // Shows whose order it is, and what was written.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
