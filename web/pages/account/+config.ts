import type { Config } from 'vike/types'

/** For whoever has logged in. */
export default { isPrivate: true } satisfies Config
