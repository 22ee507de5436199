import type { Config } from 'vike/types'

export default {
  area: 'search',
  texts: ['listing', 'search'],
  robots: 'noindex,follow',
} satisfies Config
