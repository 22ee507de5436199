import type { Config } from 'vike/types'

/** Whoever has logged in is led on, and what went wrong without script is told here. */
export default { isPrivate: true } satisfies Config
