import { createSeals, type SealKey } from '#lib/seals.ts'

/** Under which the secrets of second factors are kept. */
export const secondFactorSeals = (keys: readonly SealKey[]) => createSeals(keys, 'second factor of an editor')
