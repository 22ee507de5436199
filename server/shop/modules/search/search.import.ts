import type { ImportSearchRedirect, ImportSynonyms } from '#contract/import/content.ts'
import type { Executor } from '../../db/database.ts'
import { saveSearchRedirects, saveSynonyms } from './search.repository.ts'
import { redirectQuery } from './search.rules.ts'

/** Stores editors' rules; importing one again replaces it. */
export const importSearchRedirects = (db: Executor, records: ImportSearchRedirect[]): Promise<void> =>
  saveSearchRedirects(
    db,
    records.map(({ query, ...rest }) => ({ ...rest, query: redirectQuery(query) })),
  )

export const importSynonyms = (db: Executor, records: ImportSynonyms[]): Promise<void> =>
  saveSynonyms(
    db,
    records.map((record) => ({ ...record, meanings: record.meanings ?? [] })),
  )
