import type { ImportParameter } from '#contract/import/content.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Executor } from '#engine/db/database.ts'
import { parameters } from './parameters.tables.ts'

/** The record as it is stored. */
export const trimmed = ({ entries, ...parameter }: ImportParameter): ImportParameter => ({
  ...parameter,
  entries: entries.map(({ name, value }) => ({ name: name.trim(), value: value.trim() })),
})

/** Stores editors' switches; importing one again replaces it. */
export const importParameters = (db: Executor, records: ImportParameter[]): Promise<void> =>
  replaceRows(db, parameters, records.map(trimmed))
