import { createFlashes } from '../flash.ts'
import { createSessionSeals } from '../session.ts'

const keys = [{ version: 1, secret: 'a-secret-of-tests' }]

/** Session seals for tests that don't check sessions. */
export const testSeals = createSessionSeals(keys)
export const testFlashes = createFlashes(keys)
