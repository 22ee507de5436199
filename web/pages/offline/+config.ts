import type { Config } from 'vike/types'

export default {
  texts: ['offline'],
  robots: 'noindex,follow',
} satisfies Config
