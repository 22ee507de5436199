/**
 * For operators of `npm start`: backs up its embedded database while the shop is open, and restores it. DATA_DIR (.data) says of which
 * shop; the restored one gets a DATA_DIR without a database. A PostgreSQL of one's own is backed up by its own tools: docs/operations/backup.md.
 *
 *   node scripts/backup.ts take FOLDER               one backup, in a new folder below FOLDER
 *   node scripts/backup.ts take FOLDER --follow      and every half a second what has changed since, until it is stopped
 *   node scripts/backup.ts list FOLDER
 *   DATA_DIR=elsewhere node scripts/backup.ts restore FOLDER [--until 2026-11-30T20:15:00Z]
 */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PostgresUnusable } from '../server/lib/postgres/postgres-unusable.ts'
import { BackupError, findBackups } from './backup/backup-folder.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { takeBackup } from './backup/take-backup.ts'
import { onInterruption } from './stack/processes/interruption.ts'
import { databaseUrlFile } from './stack/stack.ts'

const usage =
  'Usage: node scripts/backup.ts take FOLDER [--follow] | list FOLDER | restore FOLDER [--until 2026-11-30T20:15:00Z]'
const dataDir = resolve(process.env.DATA_DIR ?? '.data')
const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`

async function take(to: string, isFollowing: boolean): Promise<void> {
  const url = await readFile(databaseUrlFile(dataDir), 'utf8').catch(() => {
    throw new BackupError(`There is no embedded database in ${dataDir}: name its folder with DATA_DIR.`)
  })
  const start = performance.now()
  const backup = await takeBackup({ url, dataDir, to }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNREFUSED') throw error
    throw new BackupError(`The shop of ${dataDir} is not open: start it, or copy the folder as it is.`)
  })
  try {
    say(`Backed up to ${backup.folder} in ${secondsSince(start)}.`)
    if (!isFollowing) return
    const ending = new AbortController()
    onInterruption(() => ending.abort())
    say('Following what changes. Ctrl-C ends it.')
    await backup.follow(ending.signal).catch((error: Error) => {
      throw new BackupError(`What changes is not followed any more: ${error.message}. Begin with a new backup.`)
    })
  } finally {
    await backup.close()
  }
}

async function list(place: string): Promise<void> {
  const found = await findBackups(place)
  for (const { folder, note } of found) say(`${note.finishedAt}  PostgreSQL ${note.postgres}  ${folder}`)
  if (found.length === 0) say('None.')
}

async function restore(from: string, until: Date | null): Promise<void> {
  const start = performance.now()
  const { folder, newestChange } = await restoreBackup({ from, dataDir, until })
  say(`Restored ${folder} into ${dataDir} in ${secondsSince(start)}; the database opens.`)
  say(`Newest change: ${newestChange?.toISOString() ?? 'as the backup was finished'}.`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { follow: { type: 'boolean', default: false }, until: { type: 'string' } },
})
const [command, place] = positionals
const until = values.until === undefined ? null : new Date(values.until)
const isUnderstood = place !== undefined && positionals.length === 2 && !Number.isNaN(until?.getTime() ?? 0)

try {
  if (!isUnderstood) throw new BackupError(usage)
  if (command === 'take') await take(place, values.follow)
  else if (command === 'list') await list(place)
  else if (command === 'restore') await restore(place, until)
  else throw new BackupError(usage)
} catch (error) {
  const isForPeople = error instanceof BackupError || error instanceof PostgresUnusable
  process.stderr.write(`${isForPeople ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
}
