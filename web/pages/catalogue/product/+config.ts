import type { Config } from 'vike/types'

export default {
  area: 'product',
  texts: ['product', 'buy', 'reviews'],
} satisfies Config
