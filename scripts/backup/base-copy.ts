import { copyFile, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Folders whose content PostgreSQL makes anew; the log is copied apart. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const leftOut = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'tablespace_map',
  'backup_manifest',
  'recovery.signal',
  'standby.signal',
])

const isLeftOut = (name: string): boolean => leftOut.has(name) || /^(pgsql_tmp|pg_internal\.init)/.test(name)

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

const onDisk = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+')
  await handle.sync().finally(() => handle.close())
}

/** A file that PostgreSQL drops meanwhile is dropped again when the log is replayed. */
const copyOne = async (from: string, to: string): Promise<void> => {
  const isThere = await copyFile(from, to).then(
    () => true,
    (error: unknown) => {
      if (isGone(error)) return false
      throw error
    },
  )
  if (isThere) await onDisk(to)
}

const copyWhole = async (from: string, to: string, isTop: boolean): Promise<void> => {
  await mkdir(to, { mode: 0o700 })
  const entries = await readdir(from, { withFileTypes: true }).catch((error: unknown) => {
    if (isGone(error)) return []
    throw error
  })
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (isLeftOut(entry.name) || (basename(from) === 'global' && entry.name === 'pg_control')) continue
    if (isTop && emptied.has(entry.name)) await mkdir(target, { mode: 0o700 })
    else if (entry.isDirectory()) await copyWhole(source, target, false)
    else if (entry.isFile()) await copyOne(source, target)
  }
}

/** PostgreSQL writes it in place: what is read twice alike was not read in the middle of that. */
const readControl = async (file: string): Promise<Buffer> => {
  for (let before = await readFile(file); ; ) {
    const after = await readFile(file)
    if (after.equals(before)) return after
    before = after
  }
}

/** The files of a running cluster, between `pg_backup_start` and `pg_backup_stop`: as they are, to be put right by the log. */
export async function copyBase(dataDir: string, to: string): Promise<void> {
  await copyWhole(dataDir, to, true)
  await writeFile(join(to, 'global/pg_control'), await readControl(join(dataDir, 'global/pg_control')), {
    mode: 0o600,
    flush: true,
  })
}
