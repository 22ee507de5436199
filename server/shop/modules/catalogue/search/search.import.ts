import type { ImportSearchRedirect, ImportSynonyms } from '#contract/import/content.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Executor } from '#engine/db/database.ts'
import { redirectQuery } from './search.rules.ts'
import { searchRedirects, synonyms } from './search.tables.ts'

/** Stores editors' rules; importing one again replaces it. */
export const importSearchRedirects = (db: Executor, records: ImportSearchRedirect[]): Promise<void> =>
  replaceRows(
    db,
    searchRedirects,
    records.map(({ query, ...rest }) => ({ ...rest, query: redirectQuery(query) })),
  )

export const importSynonyms = (db: Executor, records: ImportSynonyms[]): Promise<void> =>
  replaceRows(
    db,
    synonyms,
    records.map((record) => ({ ...record, meanings: record.meanings ?? [] })),
  )
