import type { Config } from 'vike/types'

/** What was typed is one visitor’s. */
export default { isPrivate: true } satisfies Config
