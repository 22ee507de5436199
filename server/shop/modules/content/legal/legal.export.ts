import { sql } from 'drizzle-orm'
import type { ImportLegalText } from '#contract/import/content.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { keyOf } from './legal.import.ts'
import { findVersions } from './legal.repository.ts'
import { legalTexts } from './legal.tables.ts'

const versionOf = (key: string): string => key.split(' ')[1] ?? ''

/** Stored texts in the form of an import, by `keyOf`. */
export const legalTextExporter = {
  ids: async (db: Executor): Promise<string[]> => {
    const { store, version, language, kind } = legalTexts
    const rows = await db.select({ store, version, language, kind }).from(legalTexts)
    return rows.map(keyOf).toSorted()
  },
  find: async (db: Executor, keys: readonly string[]): Promise<Map<string, ImportLegalText>> => {
    const wanted = new Set(keys)
    const rows = await findVersions(db, [...new Set(keys.map(versionOf))])
    return new Map(rows.map((row) => [keyOf(row), row] as const).filter(([key]) => wanted.has(key)))
  },
  normalised: (record: ImportLegalText): ImportLegalText => record,
}

/** Keys of texts whose versions orders name. */
export const findNamed = async (db: Executor, keys: readonly string[]): Promise<string[]> => {
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from unnest(${sql.param([...keys])}::text[]) key
    where exists (select from orders where store = split_part(key, ' ', 1) and legal_version = split_part(key, ' ', 2))`)
  return rows.map(({ key }) => key)
}

export const removeLegalTexts = async (trx: Transaction, keys: readonly string[]): Promise<void> => {
  const { store, version, language, kind } = legalTexts
  await trx.execute(sql`
    delete from ${legalTexts}
    where concat_ws(' ', ${store}, ${version}, ${language}, ${kind}) = any(${sql.param([...keys])}::text[])`)
}
