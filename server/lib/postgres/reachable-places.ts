import { createHash, randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { PostgresUnusable } from './postgres-unusable.ts'

/** The account that PostgreSQL runs as when root starts it. */
export type Owner = { name: string; uid: number; gid: number }

/** Programs of PostgreSQL; their libraries stand beside their folder. */
export type Binaries = { initdb: string; postgres: string }

/** Folder that root uses when the owner cannot enter the shop's folder. */
const stateFolder = '/var/lib/pausenhof'

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/**
 * Whether the owner may enter a folder or run a program, by its mode and those of all parents; a missing path counts as
 * its parent.
 */
export async function isReachable(path: string, { uid, gid }: Pick<Owner, 'uid' | 'gid'>): Promise<boolean> {
  const real = await realpath(path).catch(() => null)
  if (real === null) return isReachable(dirname(resolve(path)), { uid, gid })
  const found = await stat(real)
  const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001
  if (!(found.mode & bit)) return false
  return dirname(real) === real || isReachable(dirname(real), { uid, gid })
}

/** Creates a folder that every user may enter, independent of root's umask. */
async function openFolder(path: string, owner: Owner): Promise<void> {
  await mkdir(path, { recursive: true })
  await chmod(path, 0o755)
  if (!(await isReachable(path, owner))) {
    throw new PostgresUnusable(
      `PostgreSQL runs as user "${owner.name}", who cannot enter ${path}: open the folders above it, or set DATABASE_URL.`,
    )
  }
}

/**
 * Folder of the cluster that is meant to be at `wanted`: there when the owner can reach it, otherwise in `state` under
 * a name made of its path. A file beside `wanted` names the other place, so that the cluster is found after the shop
 * was moved.
 */
export async function placeOfCluster(wanted: string, owner: Owner, state: string = stateFolder): Promise<string> {
  const pointer = `${wanted}.place`
  await mkdir(dirname(wanted), { recursive: true })
  const noted = await readFile(pointer, 'utf8').then(
    (text) => text.trim(),
    () => null,
  )
  if (!noted && (await isReachable(dirname(wanted), owner))) return wanted
  if (!noted && (await exists(join(wanted, 'PG_VERSION')))) {
    throw new PostgresUnusable(
      `The data in ${wanted} is there, but user "${owner.name}", as whom PostgreSQL runs, cannot enter ${dirname(wanted)}: open the folders above it.`,
    )
  }
  const hash = createHash('sha256').update(resolve(wanted)).digest('hex').slice(0, 12)
  const place = noted ?? join(state, `${basename(wanted)}-${hash}`)
  await openFolder(dirname(place), owner)
  if (!noted) await writeFile(pointer, `${place}\n`)
  return place
}

/** The programs where the owner can run them: as installed, or copied to `state`, once a version. */
export async function placeOfBinaries(
  installed: Binaries,
  owner: Owner,
  onCopy: (folder: string) => void,
  state: string = stateFolder,
): Promise<Binaries> {
  if ((await isReachable(installed.initdb, owner)) && (await isReachable(installed.postgres, owner))) return installed
  const native = dirname(dirname(installed.postgres))
  const { name, version } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8')) as Record<
    string,
    string
  >
  const folder = join(state, `postgresql-${basename(name ?? '')}-${version}`)
  await openFolder(state, owner)
  if (!(await exists(folder))) {
    onCopy(folder)
    // Renamed when it is whole: several may copy at once, and one may be cut off.
    const unfinished = `${folder}.${randomBytes(6).toString('hex')}`
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
    await openAll(unfinished)
    await rename(unfinished, folder).catch(async (error: unknown) => {
      await rm(unfinished, { recursive: true, force: true })
      if (!(await exists(folder))) throw error
    })
  }
  const copyOf = (program: string) => join(folder, 'bin', basename(program))
  return { initdb: copyOf(installed.initdb), postgres: copyOf(installed.postgres) }
}

/** Lets every user read what an installation under root's umask may have closed. */
async function openAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await chmod(path, 0o755)
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644)
  }
}
