import type { Config } from 'vike/types'

/** Whoever has logged in changes the password instead. */
export default { isPrivate: true } satisfies Config
