import { asc } from 'drizzle-orm'
import type { ImportSegment } from '#contract/import/content.ts'
import { importSegments, segmentViolation } from '#engine/modules/stores/segments/segments.import.ts'
import { segments } from '#engine/modules/stores/segments/segments.tables.ts'
import { defineKind, each, meant } from './kind.ts'

const at = { table: segments, key: segments.id }

export const segmentKind = defineKind<ImportSegment>({
  kind: 'segment',
  list: 'segments',
  at,
  keyField: 'id',
  titleOf: ({ name }) => name?.de,
  find: (db, filter) => db.select().from(segments).where(meant(at, filter)).orderBy(asc(segments.id)),
  violations: each((segment) => [segmentViolation(segment) ?? []].flat()),
  save: importSegments,
})
