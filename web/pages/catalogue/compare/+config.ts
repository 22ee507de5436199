import type { Config } from 'vike/types'

export default {
  area: 'product',
  texts: ['compare', 'buy'],
  robots: 'noindex,follow',
} satisfies Config
