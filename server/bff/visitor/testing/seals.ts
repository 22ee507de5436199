import { createSessionSeals } from '../session.ts'

/** Of an edge whose sessions nobody looks at. */
export const testSeals = createSessionSeals([{ version: 1, secret: 'a-secret-of-tests' }])
