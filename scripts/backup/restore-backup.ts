import { appendFile, chmod, chown, cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { placeForCluster, startEmbeddedPostgres } from '../../server/lib/postgres/embedded-postgres.ts'
import { BackupError, findBackups, partsOf } from './backup-folder.ts'

export type Restored = {
  /** The backup that was taken. */
  folder: string
  /** When the newest change that is there was committed; null when the backup holds none beside its base. */
  newestChange: Date | null
}

const settings = ['restore_command', 'recovery_target_time', 'recovery_target_action'] as const

const recoverySettings = (until: Date | null): string =>
  [
    // All of the log lies in the cluster: there is nothing to fetch.
    "restore_command = 'exit 1'",
    ...(until
      ? [
          `recovery_target_time = '${until.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
          "recovery_target_action = 'promote'",
        ]
      : []),
    '',
  ].join('\n')

const giveTo = async (owner: { uid: number; gid: number }, folder: string): Promise<void> => {
  await chown(folder, owner.uid, owner.gid)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await chown(join(entry.parentPath, entry.name), owner.uid, owner.gid)
}

type Files = {
  parts: ReturnType<typeof partsOf>
  dataDir: string
  cluster: string
  owner: { uid: number; gid: number } | null
  until: Date | null
}

const bringFiles = async ({ parts, dataDir, cluster, owner, until }: Files): Promise<void> => {
  await cp(parts.base, cluster, { recursive: true })
  await cp(parts.wal, join(cluster, 'pg_wal'), { recursive: true })
  await writeFile(join(cluster, 'recovery.signal'), '')
  await appendFile(join(cluster, 'postgresql.auto.conf'), recoverySettings(until))
  await chmod(cluster, 0o700)
  for (const name of await readdir(parts.shop))
    await cp(join(parts.shop, name), name === 'postgres.password' ? `${cluster}.password` : join(dataDir, name))
  if (!owner) return
  await giveTo(owner, cluster)
  await chown(`${cluster}.password`, owner.uid, owner.gid)
}

/** Replays the log; the answer is when the newest change was committed. */
const openOnce = async (dataDir: string, port: number): Promise<Date | null> => {
  const database = await startEmbeddedPostgres({ dataDir, port })
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    for (const setting of settings) await client.query(`alter system reset ${setting}`)
    const { rows } = await client.query<{ newest: Date | null }>('select pg_last_xact_replay_timestamp() as newest')
    return rows[0]?.newest ?? null
  } finally {
    await client.end()
    await database.stop()
  }
}

/**
 * Restores the newest backup of `from` into a DATA_DIR without a database, to its newest point or to a time, and starts the database once:
 * a backup that does not open is told here.
 */
export async function restoreBackup(options: {
  from: string
  dataDir: string
  until: Date | null
  port?: number
}): Promise<Restored> {
  const { from, dataDir, until } = options
  const backups = await findBackups(from)
  const found = backups.find(({ note }) => !until || new Date(note.finishedAt) <= until)
  if (!found)
    throw new BackupError(
      backups.length > 0
        ? `The oldest backup in ${from} was finished at ${backups.at(-1)?.note.finishedAt}, after the time that is wanted.`
        : `There is no whole backup in ${from}.`,
    )
  const parts = partsOf(found.folder)
  await mkdir(dataDir, { recursive: true })
  const wanted = join(dataDir, 'postgres')
  const { dataDir: cluster, owner } = await placeForCluster(wanted)
  if (await stat(cluster).catch(() => null))
    throw new BackupError(`There is a database in ${cluster} already: restore into an empty DATA_DIR.`)

  try {
    await bringFiles({ parts, dataDir, cluster, owner, until })
    return { folder: found.folder, newestChange: await openOnce(wanted, options.port ?? 0) }
  } catch (error) {
    // What is half restored would keep the next try from its place.
    for (const path of [cluster, `${cluster}.password`]) await rm(path, { recursive: true, force: true })
    throw error
  }
}
