import type { LoadRecord } from '#contract/import/load-records.ts'
import { type Database, openDatabase } from '#engine/db/database.ts'
import { sampleRecords } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { exportRecords } from '../export-records.ts'
import { readNdjson } from '../formats/ndjson.ts'
import { createLoads, type LoadFile, type LoadOptions } from '../loads.service.ts'

type Teardown = { teardown: (fn: () => unknown) => void }

export const linesOf = (records: Iterable<object>): string =>
  [...records].map((record) => `${JSON.stringify(record)}\n`).join('')

/** Records of the sample catalogue as files have them: days without a time. */
export const sampleToLoad = (): LoadRecord[] =>
  sampleRecords().map((record) =>
    record.kind === 'product'
      ? { kind: 'product', record: { ...record.record, onSaleSince: record.record.onSaleSince.slice(0, 10) } }
      : record,
  )

/** A file of NDJSON that stands in memory. */
export const fileOf = (content: string | Uint8Array, name = 'shop.ndjson'): LoadFile => ({
  name,
  reader: readNdjson,
  open: async function* () {
    yield Buffer.from(content)
  },
})

/** Loads to a database and exports of it, for tests. */
export const loader = (t: Teardown, url: string) => {
  const db: Database = openDatabase(
    { url, poolSize: 3, statementTimeout: 300_000, connectionTimeout: 60_000 },
    () => undefined,
  )
  t.teardown(() => db.$client.end())
  const loads = createLoads({ db, patience: 60_000 })
  return {
    db,
    loads,
    loadText: (text: string | Uint8Array, options: Partial<LoadOptions> = {}) =>
      loads.load([fileOf(text)], { by: 'test', ...options }),
    load: (records: Iterable<LoadRecord>, options: Partial<LoadOptions> = {}) =>
      loads.load([fileOf(linesOf(records))], { by: 'test', ...options }),
    undo: (id: number | null, isForced = false) => loads.undo(id ?? 0, { by: 'test', isForced }),
    exported: async (): Promise<string> => {
      let text = ''
      await exportRecords(db, (line) => {
        text += line
      })
      return text
    },
  }
}
