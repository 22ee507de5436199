import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import t from 'tap'
import { freshDatabase } from '../testing/database.ts'
import { startRedis } from '../testing/redis.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const ask = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

t.test('a cluster is made, keeps its data over a restart and is found when it was left behind', async (t) => {
  const dataDir = join(tmpdir(), `pausenhof-embedded-${randomBytes(6).toString('hex')}`)
  t.teardown(() => Promise.all([dataDir, `${dataDir}.password`].map((p) => rm(p, { recursive: true, force: true }))))

  const first = await startEmbeddedPostgres({ dataDir, port: 0 })
  await ask(first.url, 'create table kept as select 42 as answer')
  await first.stop()
  await t.rejects(ask(first.url, 'select 1'), { code: 'ECONNREFUSED' })

  const second = await startEmbeddedPostgres({ dataDir, port: 0 })
  t.equal(second.wasRunning, false)
  const third = await startEmbeddedPostgres({ dataDir, port: 0 })
  t.equal(third.wasRunning, true)
  t.same((await ask(third.url, 'select answer from kept')).rows, [{ answer: 42 }])
  await third.stop()

  const blocker = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => blocker.once('listening', resolve))
  const { port } = blocker.address() as { port: number }
  await t.rejects(startEmbeddedPostgres({ dataDir, port }), /Port \d+, meant for PostgreSQL, is taken/)
  blocker.close()

  await writeFile(join(dataDir, 'PG_VERSION'), '12\n')
  await t.rejects(startEmbeddedPostgres({ dataDir, port: 0 }), /is of PostgreSQL 12, this is 18/)
})

t.test('a test gets an empty database and a Redis of its own', async (t) => {
  const url = await freshDatabase(t)
  t.same((await ask(url, "select count(*)::int as tables from pg_tables where schemaname = 'public'")).rows, [
    { tables: 0 },
  ])
  const redis = await startRedis(t)
  t.match(redis.url, /^redis:\/\/127\.0\.0\.1:\d+$/)
})

t.test('the server ends with the process that started it, however it died', async (t) => {
  const dataDir = join(tmpdir(), `pausenhof-embedded-${randomBytes(6).toString('hex')}`)
  t.teardown(() => Promise.all([dataDir, `${dataDir}.password`].map((p) => rm(p, { recursive: true, force: true }))))
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))})
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, port: 0 })
    console.log(url)
    setInterval(() => {}, 60_000)`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.teardown(() => parent.kill('SIGKILL'))
  const [url] = (await once(parent.stdout, 'data')).map(String)
  const client = new pg.Client({ connectionString: url?.trim() })
  client.on('error', () => {})
  await client.connect()
  const cutOff = new Promise<void>((resolve) => client.once('end', resolve))
  parent.kill('SIGKILL')
  await cutOff

  // Perhaps while the old one is still on its way to its end.
  const next = await startEmbeddedPostgres({ dataDir, port: 0 })
  t.equal(next.wasRunning, false)
  t.same((await ask(next.url, 'select 1 as one')).rows, [{ one: 1 }])
  await next.stop()
})
