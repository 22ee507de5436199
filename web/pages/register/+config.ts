import type { Config } from 'vike/types'

/** Whoever has logged in is told so. */
export default { isPrivate: true } satisfies Config
