import type { Config } from 'vike/types'

export default {
  area: 'category',
  texts: ['listing', 'buy'],
} satisfies Config
