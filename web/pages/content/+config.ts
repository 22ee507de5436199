import type { Config } from 'vike/types'

export default {
  texts: ['content', 'teasers', 'listing', 'wishlistEntry'],
} satisfies Config
