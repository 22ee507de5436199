import type { Config } from 'vike/types'

/** Everybody has a cart of his own. */
export default { isPrivate: true } satisfies Config
