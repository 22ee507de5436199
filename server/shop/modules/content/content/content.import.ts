import type { ImportAbTest, ImportPage, ImportRedirect } from '#contract/import/content.ts'
import type { Executor } from '#engine/db/database.ts'
import { pageRow, saveAbTests, savePages, saveRedirects } from './content.repository.ts'
import type { PageRow } from './content.tables.ts'
import { storable } from './storable-page.ts'

/** Stores pages without faults, and what is derived from them. */
export const importPages = (db: Executor, pages: readonly ImportPage[]): Promise<void> =>
  savePages(db, pages.map(storable))

/** The row of a page without faults. */
export const storedPage = (page: ImportPage): PageRow => pageRow(storable(page))

export const importRedirects = (db: Executor, records: ImportRedirect[]): Promise<void> => saveRedirects(db, records)

export const importAbTests = (db: Executor, records: ImportAbTest[]): Promise<void> => saveAbTests(db, records)
