import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '#engine/db/bytea.ts'
import type { LoadCounts } from './report.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Loads that changed the shop, and undone ones. */
export const loads = pgTable('loads', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Names of the files, or the load that this one undid. */
  source: text().notNull(),
  /** Client of the engine, or `script`. */
  by: text().notNull(),
  isFull: boolean('is_full').notNull(),
  startedAt: instant('started_at').notNull().defaultNow(),
  counts: jsonb().$type<LoadCounts>().notNull(),
  /** The load that this one undid, and the one that undid it. */
  undoes: bigint({ mode: 'number' }),
  undoneBy: bigint('undone_by', { mode: 'number' }),
})

/** What a load replaced, batch by batch in its order; kept for as long as it can be undone. */
export const loadParts = pgTable(
  'load_parts',
  {
    loadId: bigint('load_id', { mode: 'number' })
      .notNull()
      .references(() => loads.id, { onDelete: 'cascade' }),
    part: integer().notNull(),
    kind: text().notNull(),
    ids: text().array().notNull(),
    /** By the same place: the product to which a price or stock belongs, else the record itself. */
    subjects: text().array().notNull(),
    /** By the same place: the records as they were before, null for new ones; JSON, gzipped. */
    before: bytea().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.loadId, table.part] }),
    index('load_parts_subjects').using('gin', sql`${table.subjects}`),
  ],
)
