import type { Config } from 'vike/types'

export default {
  texts: ['login', 'loginGate'],
} satisfies Config
