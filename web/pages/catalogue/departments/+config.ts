import type { Config } from 'vike/types'

export default {
  area: 'category',
} satisfies Config
