import type { ImportSegment } from '#contract/import/content.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Executor } from '#engine/db/database.ts'
import { segments } from './segments.tables.ts'

/** What is wrong with a segment; null for none. Its id stands in conditions of pages (server/contract/conditions.ts). */
export const segmentViolation = ({
  id,
  rules: { orders },
}: ImportSegment): { path: string; message: string } | null => {
  if (!/^[\w-]{1,64}$/.test(id)) return { path: 'id', message: 'must be 1 to 64 letters, digits, - or _' }
  const { from = 0, to = Number.POSITIVE_INFINITY } = orders ?? {}
  return from > to ? { path: 'rules.orders', message: 'begins after its end' } : null
}

/** Stores segments; importing one again replaces it. */
export const importSegments = (db: Executor, records: ImportSegment[]): Promise<void> =>
  replaceRows(db, segments, records)
