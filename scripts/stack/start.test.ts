import { randomBytes } from 'node:crypto'
import { statSync, utimesSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import t from 'tap'
import { startEmbeddedPostgres } from '../../server/lib/postgres/embedded-postgres.ts'
import { freePort } from '../../server/lib/process/ports.ts'
import { migrateDatabase } from '../../server/shop/db/migrate.ts'
import { change, importing } from '../../server/shop/testing/engine.ts'
import { samplePage } from '../../server/shop/testing/sample-content.ts'
import { hashOfSources, sourcesMark } from './build/web-build.ts'
import { writeEmptyWeb } from './testing/empty-web.ts'
import { isAlive, until } from './testing/processes.ts'
import { type Script, startScript } from './testing/script.ts'

const root = join(import.meta.dirname, '../..')
t.setTimeout(900_000)

/** A web as it lies there after a build of these sources, with nothing in it. */
const dist = t.testdir({})
writeEmptyWeb(dist)
writeFileSync(sourcesMark(dist), hashOfSources(root))

const dataDir = join(tmpdir(), `pausenhof-start-${randomBytes(6).toString('hex')}`)
t.teardown(() => rm(dataDir, { recursive: true, force: true }))
const cluster = join(dataDir, 'postgres')

/** What stands in the database, by the transactions that have written it. */
async function stateOf(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const rows = async (statement: string) => (await client.query(statement)).rows
  const state = {
    migrations: await rows('select id, hash, xmin::text from drizzle.__drizzle_migrations order by id'),
    pages: await rows('select id, xmin::text from pages'),
    stores: await rows('select count(*)::int from stores'),
    products: await rows('select count(*)::int from products'),
  }
  await client.end()
  return state
}

async function withDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ dataDir: cluster, port: 0 })
  try {
    return await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

const filled = await withDatabase(async (url) => {
  await migrateDatabase(url)
  await change(
    url,
    importing({ pages: [samplePage({ id: 'home', path: '/', seo: { title: 'Guten Morgen', breadcrumbs: [] } })] }),
  )
  return stateOf(url)
})

async function open(args: string[] = []) {
  const [edge, engine, postgres] = [await freePort(), await freePort(), await freePort()]
  const sandbox = await freePort()
  const shop = startScript('scripts/start.ts', args, {
    DATA_DIR: dataDir,
    WEB_DIST: dist,
    EDGE_PORT: String(edge),
    SHOP_PORT: String(engine),
    POSTGRES_PORT: String(postgres),
    SANDBOX_PORT: String(sandbox),
  })
  const isOpen = await shop.writes('Pausenhof is open.')
  return { shop, isOpen, edge, engine, sandbox }
}

/** The three that a start has started, without what those have; undefined while one is not there. */
function serversOf(shop: Script) {
  const started = shop.started()
  const pidOf = (text: string) => started.find(({ command }) => command.includes(text))?.pid
  return { edge: pidOf('server/bff/main.ts'), engine: pidOf('server/shop/main.ts'), database: pidOf(`-D ${cluster}`) }
}

t.test('a second start fills, builds and migrates nothing, and restarts parts that die', async (t) => {
  const builtAt = statSync(sourcesMark(dist)).mtimeMs
  const { shop, isOpen, edge, sandbox } = await open()
  t.teardown(shop.kill)
  t.ok(isOpen, 'is open', { output: shop.output() })
  t.notMatch(shop.output(), /Filling|Building|Creating/)
  t.equal(statSync(sourcesMark(dist)).mtimeMs, builtAt)
  t.match(shop.output(), `http://localhost:${sandbox} plays the providers: no money moves`)
  t.match(await (await fetch(`http://localhost:${sandbox}/`)).text(), /fließt kein Geld/, 'so do its pages')
  const before = serversOf(shop)
  t.ok(Object.values(before).every(isAlive), 'all three run')

  const answers = () =>
    fetch(`http://127.0.0.1:${edge}/health/ready`).then(
      async (answer) => answer.ok && ((await answer.json()) as { status: string }).status === 'ready',
      () => false,
    )
  for (const name of ['database', 'engine', 'edge'] as const) {
    const pid = before[name]
    // A signal to the process 0 would end this test and its neighbours as well.
    if (!pid) return t.fail(`${name} runs`, { output: shop.output() })
    process.kill(pid, 'SIGKILL')
    t.ok(await shop.writes(`The ${name} ended with SIGKILL.`), `${name}: says why`, { output: shop.output() })
    t.ok(await until(() => ![undefined, pid].includes(serversOf(shop)[name])), `${name}: is another one`)
    t.ok(await until(answers), `${name}: all is ready again`)
  }

  await t.test('Ctrl-C ends edge, engine and database in this order', async (t) => {
    const servers = serversOf(shop)
    const all = shop.started().map(({ pid }) => pid)
    t.ok(Object.values(servers).every(isAlive), 'all three run')
    const gone: string[] = []
    const look = () => {
      const dead: string[] = []
      // The last to end is looked at first: what has ended before it is then found dead as well.
      for (const [name, pid] of Object.entries(servers).reverse())
        if (!gone.includes(name) && !isAlive(pid)) dead.unshift(name)
      gone.push(...dead)
    }
    const watch = setInterval(look, 2)
    const code = await shop.end('SIGINT')
    clearInterval(watch)
    look()
    t.equal(code, 0, 'ends with 0', { output: shop.output() })
    t.same(gone.slice(0, 2), ['edge', 'engine'])
    t.ok(await until(() => !all.some(isAlive)), 'no orphan is left')
    t.notMatch(shop.output(), /ended with code/, 'only what was killed had ended')
    t.same(await withDatabase(stateOf), filled)
  })
})

t.test('npm run dev shows the web as it is written, and starts a server again whose source has changed', async (t) => {
  const { shop, isOpen, edge, engine } = await open(['--development'])
  t.teardown(shop.kill)
  t.ok(isOpen, 'is open', { output: shop.output() })
  const page = await fetch(`http://127.0.0.1:${edge}/`)
  t.equal(page.status, 200)
  const html = await page.text()
  // Said so, because tap would print the whole page.
  t.ok(html.includes('Guten Morgen'), 'what stands in the database')
  t.ok(html.includes('/@vite/client'), 'with reload')
  const client = await fetch(`http://127.0.0.1:${edge}/@vite/client`)
  t.equal(client.status, 200)
  t.match(client.headers.get('content-type'), 'javascript')
  await client.body?.cancel()

  const mainOf = (room: string) =>
    shop.started().find(({ command }) => command.includes(`${room}/main.ts`) && !command.includes('watch.ts'))?.pid
  const [shopPid, edgePid] = [mainOf('server/shop'), mainOf('server/bff')]
  t.ok(shopPid && edgePid)
  const source = join(root, 'server/shop/environment.ts')
  const { atime } = statSync(source)
  utimesSync(source, atime, new Date())
  t.ok(await until(() => ![undefined, shopPid].includes(mainOf('server/shop'))), 'the engine is another one')
  const isReady = () =>
    fetch(`http://127.0.0.1:${engine}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  t.ok(await until(isReady), 'and ready again')
  t.equal(mainOf('server/bff'), edgePid, 'the edge is the same')

  const all = shop.started().map(({ pid }) => pid)
  t.equal(await shop.end('SIGINT'), 0, 'ends with 0', { output: shop.output() })
  t.ok(await until(() => !all.some(isAlive)), 'no orphan is left')
})
