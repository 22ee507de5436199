import { createSeals } from '#lib/seals.ts'
import { createFlashes } from '../flash.ts'
import { createSessionSeals } from '../session.ts'

const keys = [{ version: 1, secret: 'a-secret-of-tests' }]

/** Session seals for tests that don't check sessions. */
export const testSeals = createSessionSeals(keys)
export const testFlashes = createFlashes(keys)

/** The cookie of a session in the studio. */
export const studioCookie = (token: string): string => `studio=${createSeals(keys, 'studio').seal({ token })}`
