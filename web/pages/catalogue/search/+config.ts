import type { Config } from 'vike/types'

export default {
  area: 'search',
  texts: ['listing', 'search', 'buy'],
  robots: 'noindex,follow',
} satisfies Config
