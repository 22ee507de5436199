import type { Config } from 'vike/types'

/** The link is one person’s. */
export default { isPrivate: true } satisfies Config
