import { createFlashes } from '../flash.ts'
import { createSessionSeals } from '../session.ts'

const keys = [{ version: 1, secret: 'a-secret-of-tests' }]

/** Of an edge whose sessions nobody looks at. */
export const testSeals = createSessionSeals(keys)
export const testFlashes = createFlashes(keys)
