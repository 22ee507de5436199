import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Said to the operator as a sentence. */
export class BackupError extends Error {}

/** A folder of one backup: `base` are the database's files, `wal` what changed since, `shop` the secrets of DATA_DIR. */
export const partsOf = (folder: string) => ({
  base: join(folder, 'base'),
  wal: join(folder, 'wal'),
  shop: join(folder, 'shop'),
})

export type BackupNote = {
  startedAt: string
  finishedAt: string
  /** Version of PostgreSQL. */
  postgres: string
  /** Position in the log from which a restore is consistent. */
  consistentFrom: string
}

const noteFile = (folder: string) => join(folder, 'backup.json')

/** Written last, so that a backup without it is one that was cut off. */
export const writeNote = (folder: string, note: BackupNote): Promise<void> =>
  writeFile(noteFile(folder), `${JSON.stringify(note, null, 2)}\n`, { flush: true })

const readNote = (folder: string): Promise<BackupNote | null> =>
  readFile(noteFile(folder), 'utf8').then(
    (text) => JSON.parse(text) as BackupNote,
    () => null,
  )

export type FoundBackup = { folder: string; note: BackupNote }

/** Whole backups of a folder, newest first; or the backup that the folder itself is. */
export async function findBackups(place: string): Promise<FoundBackup[]> {
  const own = await readNote(place)
  if (own) return [{ folder: place, note: own }]
  const names = await readdir(place).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => ({ folder: join(place, name), note: await readNote(join(place, name)) })),
  )
  return found
    .filter((each): each is FoundBackup => each.note !== null)
    .sort((a, b) => b.note.finishedAt.localeCompare(a.note.finishedAt))
}
