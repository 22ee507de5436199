import type { Config } from 'vike/types'

export default {
  texts: ['mailLink'],
  // Its link belongs to who got the mail.
  isPrivate: true,
  robots: 'noindex,follow',
  hasOpenGraph: false,
} satisfies Config
