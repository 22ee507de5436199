import type { Config } from 'vike/types'

/** Lists are those of one visitor. */
export default { isPrivate: true } satisfies Config
