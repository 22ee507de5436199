import { createHash } from 'node:crypto'
import type { DeskDetails } from '../studio/studio.tables.ts'

/** Of a record by what people decide of it: counts and the like make no other version. */
export const versionOf = (details: DeskDetails): string =>
  createHash('sha256').update(JSON.stringify(details)).digest('base64url').slice(0, 16)
