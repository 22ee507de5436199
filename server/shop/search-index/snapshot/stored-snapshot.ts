import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { CatalogueSnapshot } from './snapshot.ts'

/** A snapshot in a file, so that an engine that starts again need not build what has not changed. */
export type StoredSnapshot = {
  /** The code that built it: see `codeVersion`. */
  code: string
  /** The database that it was read from: see `databaseQuery`. */
  database: string
  /** PostgreSQL's snapshot that it was read in: where to go on in the change log. */
  cursor: string
  snapshot: CatalogueSnapshot
}

/** Names a database also among those that a server had before under the same name. */
export const databaseQuery = `
  select pg_current_snapshot()::text as cursor, (select system_identifier from pg_control_system()) || ' ' || d.oid as database
  from pg_database d where d.datname = current_database()`

export type DatabaseRow = { cursor: string; database: string }

const indexFolder = join(import.meta.dirname, '..')
/** What a snapshot is computed with and lies elsewhere. */
const usedElsewhere = [join(indexFolder, '../modules/catalogue/product/pricing/price.rules.ts')]

/** A hash of all code that a snapshot is computed with: an engine with other rules builds its own. */
export async function codeVersion(): Promise<string> {
  const entries = await readdir(indexFolder, { recursive: true, withFileTypes: true })
  const own = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256').update(process.version)
  for (const file of [...own.filter(isCode).sort(), ...usedElsewhere]) hash.update(await readFile(file))
  return hash.digest('base64')
}

const isCode = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.test.ts')

/** Takes its place in one step: who reads gets the old one or the new one. */
export async function writeSnapshot(file: string, stored: StoredSnapshot): Promise<void> {
  const bytes = serialize(stored)
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}

/** Null when there is none that this code can use. */
export async function readSnapshot(file: string): Promise<StoredSnapshot | null> {
  try {
    const stored = deserialize(await readFile(file)) as StoredSnapshot
    return stored.code === (await codeVersion()) ? stored : null
  } catch {
    return null
  }
}
