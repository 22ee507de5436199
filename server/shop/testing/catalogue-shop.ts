import type { ImportRecord } from '#contract/import/catalogue.ts'
import type { Transaction } from '../db/database.ts'
import { importing } from '../modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { importContent } from '../modules/studio/content-import/import-content.ts'
import { emptyContent } from './engine.ts'

/** Fills a database with the four stores, and a catalogue that they sell. */
export const catalogueShop =
  (records: readonly ImportRecord[]) =>
  async (trx: Transaction): Promise<void> => {
    await importContent(trx, emptyContent)
    await importing(records)(trx)
  }
