import type { Config } from 'vike/types'

export default {
  texts: ['offline'],
  robots: 'noindex,follow',
  isSelfContained: true,
} satisfies Config
