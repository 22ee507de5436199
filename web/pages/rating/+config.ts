import type { Config } from 'vike/types'

/** What somebody bought is nobody else's to see. */
export default { isPrivate: true } satisfies Config
