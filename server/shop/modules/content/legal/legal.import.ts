import { isDeepStrictEqual } from 'node:util'
import type { ImportLegalText } from '#contract/import/content.ts'
import type { Executor } from '#engine/db/database.ts'
import { findVersions, insertTexts } from './legal.repository.ts'
import { legalKinds } from './legal.tables.ts'

type Violation = { record: string; path: string; message: string }

const versionForm = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(\.[2-9])?$/

/** Store, version, language and kind of a text. */
export const keyOf = ({ store, version, language, kind }: Omit<ImportLegalText, 'title' | 'sections'>): string =>
  `${store} ${version} ${language} ${kind}`

/** What is wrong with the records: a malformed version, a version that lacks a kind, and a stored text that would change. */
export const legalTextViolations = async (db: Executor, records: readonly ImportLegalText[]): Promise<Violation[]> => {
  if (records.length === 0) return []
  const stored = await findVersions(db, [...new Set(records.map(({ version }) => version))])
  const storedByKey = new Map(stored.map((row) => [keyOf(row), row]))
  const given = new Set([...records.map(keyOf), ...storedByKey.keys()])
  return records.flatMap((record): Violation[] => {
    const name = `legal text ${keyOf(record)}`
    const missing = legalKinds.filter((kind) => !given.has(keyOf({ ...record, kind, language: 'de' })))
    const old = storedByKey.get(keyOf(record))
    return [
      ...(versionForm.test(record.version)
        ? []
        : [{ record: name, path: 'version', message: 'must be a day, as 2026-11-01 or 2026-11-01.2' }]),
      ...(missing.length === 0
        ? []
        : [{ record: name, path: 'kind', message: `lacks in German: ${missing.join(', ')}` }]),
      ...(old && !isDeepStrictEqual(old, { ...record })
        ? [
            {
              record: name,
              path: 'sections',
              message: 'is stored with other words, and orders name it: give a new version',
            },
          ]
        : []),
    ]
  })
}

/** Stores legal texts; those that are there already stay as they are. */
export const importLegalTexts = async (db: Executor, records: readonly ImportLegalText[]): Promise<void> => {
  const stored = await findVersions(db, [...new Set(records.map(({ version }) => version))])
  const known = new Set(stored.map(keyOf))
  await insertTexts(
    db,
    records.filter((record) => !known.has(keyOf(record))),
  )
}
