import { asc, eq } from 'drizzle-orm'
import type { ImportSegment } from '#contract/import/content.ts'
import { importSegments, segmentViolation } from '#engine/modules/stores/segments/segments.import.ts'
import { segments } from '#engine/modules/stores/segments/segments.tables.ts'
import { defineKind, each } from './kind.ts'

export const segmentKind = defineKind<ImportSegment>({
  kind: 'segment',
  list: 'segments',
  hasStore: false,
  hasLanguage: false,
  keyField: 'id',
  titleOf: ({ name }) => name?.de,
  find: (db, { key }) =>
    db
      .select()
      .from(segments)
      .where(key === undefined ? undefined : eq(segments.id, key))
      .orderBy(asc(segments.id)),
  violations: each((segment) => [segmentViolation(segment) ?? []].flat()),
  save: importSegments,
  remove: async (trx, { key }) => {
    await trx.delete(segments).where(eq(segments.id, key))
  },
})
