import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import t from 'tap'
import { startEmbeddedPostgres } from '../../server/lib/postgres/embedded-postgres.ts'
import { findBackups } from './backup-folder.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const numbersOf = async (dataDir: string): Promise<number[]> => {
  const server = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), port: 0 })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    const { rows } = await client.query<{ n: number }>('select n from written order by n')
    return rows.map(({ n }) => n)
  } finally {
    await client.end()
    await server.stop()
  }
}

t.test('what is committed during and after a backup is restored, to its newest point or to a time', async (t) => {
  const root = join(tmpdir(), `pausenhof-backup-${randomBytes(6).toString('hex')}`)
  t.teardown(() => rm(root, { recursive: true, force: true }))
  const [dataDir, to, newest, earlier] = ['shop', 'backups', 'newest', 'earlier'].map((name) => join(root, name)) as [
    string,
    string,
    string,
    string,
  ]
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(dataDir, 'edge-secret'), 'kept')
  await writeFile(join(dataDir, 'search-index.kept'), 'made anew')
  const server = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), port: 0 })
  t.teardown(() => server.stop())
  const client = new pg.Client({ connectionString: server.url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table written (n int primary key, filler text)')

  let [written, isWriting] = [0, true]
  const write = async (): Promise<void> => {
    await client.query(
      `insert into written select $1::int, string_agg(md5(random()::text), '') from generate_series(1, 300)`,
      [written + 1],
    )
    written++
  }
  const writing = (async () => {
    while (isWriting) await write()
  })()
  await sleep(200)
  const before = written
  const backup = await takeBackup({ url: server.url, dataDir, to })
  const ending = new AbortController()
  const following = backup.follow(ending.signal)
  isWriting = false
  await writing
  t.ok(written > before, 'rows are written meanwhile')
  // The log goes on over the end of a file of 16 MB.
  await client.query('select pg_switch_wal()')
  await write()
  await sleep(20)
  const until = new Date()
  const atThatTime = written
  await sleep(20)
  await write()
  await sleep(1500)
  // As a machine that loses its power.
  process.kill(server.pid, 'SIGKILL')
  await server.ended
  await t.rejects(following, 'a copy whose database is gone says so')
  await backup.close()

  t.equal((await findBackups(to)).length, 1)
  await t.rejects(
    restoreBackup({ from: to, dataDir: earlier, until: new Date(0) }),
    /was finished at .*, after the time/,
  )
  const restored = await restoreBackup({ from: to, dataDir: newest, until: null })
  t.ok(restored.newestChange && restored.newestChange > until)
  t.same(
    await numbersOf(newest),
    Array.from({ length: written }, (_none, index) => index + 1),
  )
  t.equal(await readFile(join(newest, 'edge-secret'), 'utf8'), 'kept')
  await t.rejects(readFile(join(newest, 'search-index.kept')), { code: 'ENOENT' })
  await t.rejects(restoreBackup({ from: to, dataDir: newest, until: null }), /There is a database in .* already/)

  const tomorrow = new Date(Date.now() + 86_400_000)
  await t.rejects(restoreBackup({ from: to, dataDir: earlier, until: tomorrow }), /before configured recovery target/)
  await restoreBackup({ from: to, dataDir: earlier, until })
  t.same(
    await numbersOf(earlier),
    Array.from({ length: atThatTime }, (_none, index) => index + 1),
  )
  await t.rejects(
    restoreBackup({ from: join(root, 'none'), dataDir: earlier, until: null }),
    /There is no whole backup/,
  )
})
