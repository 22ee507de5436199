import type { Config } from 'vike/types'

export default {
  texts: ['newsletter'],
  robots: 'noindex,follow',
} satisfies Config
