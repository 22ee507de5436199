import type { Config } from 'vike/types'

/** It says for whom it is. */
export default { isPrivate: true } satisfies Config
