import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { BackupError, partsOf, writeNote } from './backup-folder.ts'
import { copyBase } from './base-copy.ts'
import { beginWalCopy } from './wal-copy.ts'

/** What is made anew or belongs to a running shop; all other files of DATA_DIR are secrets. */
const madeAnew = new Set(['search-index.kept', 'start.pid', 'database-url', 'postgres.place', 'postgres.password'])

const copySecrets = async (dataDir: string, cluster: string, to: string): Promise<void> => {
  await mkdir(to, { mode: 0o700 })
  for (const entry of await readdir(dataDir, { withFileTypes: true }))
    if (entry.isFile() && !madeAnew.has(entry.name)) await copyFile(join(dataDir, entry.name), join(to, entry.name))
  await copyFile(`${cluster}.password`, join(to, 'postgres.password'))
}

export type Backup = {
  folder: string
  /** Copies the log at every interval until the signal ends it; all that was committed an interval ago is in the backup. */
  follow: (signal: AbortSignal) => Promise<void>
  close: () => Promise<void>
}

const followEveryMs = 500

/**
 * Backs up the embedded database while the shop is open, into a new folder below `to`, with the secrets of DATA_DIR. It runs where the
 * database runs, and reads its files: it needs no program of PostgreSQL.
 */
export async function takeBackup(options: { url: string; dataDir: string; to: string }): Promise<Backup> {
  const startedAt = new Date()
  const client = new pg.Client({ connectionString: options.url })
  // A connection that is lost while nothing is asked is told by the next question.
  client.on('error', () => undefined)
  await client.connect()
  const folder = join(resolve(options.to), startedAt.toISOString().replaceAll(':', '-').slice(0, 23))
  const parts = partsOf(folder)
  try {
    const { rows } = await client.query<{ cluster: string; version: string; spaces: number }>(
      `select current_setting('data_directory') as cluster, current_setting('server_version') as version,
         (select count(*)::int from pg_tablespace) as spaces`,
    )
    const { cluster, version, spaces } = rows[0] ?? { cluster: '', version: '', spaces: 0 }
    if (spaces > 2) throw new BackupError('The database has tablespaces of its own, which this backup does not reach.')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const log = await beginWalCopy(client, cluster, parts.wal)
    await client.query("select pg_backup_start('pausenhof', true)")
    await copyBase(cluster, parts.base)
    const { rows: stopped } = await client.query<{ lsn: string; label: string }>(
      'select lsn::text, labelfile as label from pg_backup_stop(false)',
    )
    const { lsn, label } = stopped[0] ?? { lsn: '', label: '' }
    await writeFile(join(parts.base, 'backup_label'), label, { flush: true })
    await log.catchUp()
    await copySecrets(options.dataDir, cluster, parts.shop)
    await writeNote(folder, {
      startedAt: startedAt.toISOString(),
      finishedAt: new Date().toISOString(),
      postgres: version,
      consistentFrom: lsn,
    })
    return {
      folder,
      follow: async (signal) => {
        while (!signal.aborted) {
          await log.catchUp()
          await sleep(followEveryMs, undefined, { signal }).catch(() => undefined)
        }
        await log.catchUp()
      },
      close: () => client.end(),
    }
  } catch (error) {
    await client.end().catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}
