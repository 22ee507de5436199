import { and, eq, inArray, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import { insertRows } from '#engine/db/bulk-rows.ts'
import type { Executor } from '#engine/db/database.ts'
import { type LegalTextRow, legalTexts } from './legal.tables.ts'

/** Newest version that applies on a day (ISO date). Versions sort as text: 2026-11-01 before 2026-11-01.2. */
export const findVersionOn = async (db: Executor, store: StoreId, day: string): Promise<string | null> => {
  const { rows } = await db.execute<{ version: string | null }>(
    sql`select max(version collate "C") as version from legal_texts where store = ${store} and left(version, 10) <= ${day}`,
  )
  return rows[0]?.version ?? null
}

export const findTexts = (db: Executor, store: StoreId, version: string): Promise<LegalTextRow[]> =>
  db
    .select()
    .from(legalTexts)
    .where(and(eq(legalTexts.store, store), eq(legalTexts.version, version)))

export const findVersions = (db: Executor, versions: readonly string[]): Promise<LegalTextRow[]> =>
  db
    .select()
    .from(legalTexts)
    .where(inArray(legalTexts.version, [...versions]))

export const insertTexts = (db: Executor, rows: readonly LegalTextRow[]): Promise<void> =>
  insertRows(db, legalTexts, rows)
