import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import t from 'tap'
import { freePort } from '../../server/lib/process/ports.ts'
import { filledDatabase, importing } from '../../server/shop/testing/engine.ts'
import { StackError } from './processes/child.ts'
import { type StackOptions, startStack } from './stack.ts'
import { writeEmptyWeb } from './testing/empty-web.ts'
import { isAlive, until } from './testing/processes.ts'

const root = join(import.meta.dirname, '../..')
t.setTimeout(900_000)
const directory = t.testdir({ dist: {} })
writeEmptyWeb(join(directory, 'dist'))

/** A shop with stores and nothing in it, so that it is not filled first. */
const databaseUrl = await filledDatabase(t, importing({}))

async function options(): Promise<StackOptions> {
  const [edge, engine, postgres] = [await freePort(), await freePort(), await freePort()]
  return {
    root,
    databaseUrl,
    dataDir: join(directory, 'data'),
    ports: { edge, engine, postgres },
    mode: 'production',
    env: { WEB_DIST: join(directory, 'dist'), LOG_LEVEL: 'warn' },
    onStep: () => {},
  }
}

const isRefused = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/live`).then(
    () => false,
    () => true,
  )

/** A POST whose body is still to come when the server has begun to answer it. */
async function begin(port: number, path: string, type: string, body: string) {
  const headers = {
    'content-type': type,
    'content-length': body.length,
    expect: '100-continue',
  }
  const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers })
  const answered = once(call, 'response')
  call.flushHeaders()
  await once(call, 'continue')
  return async () => {
    call.end(body)
    const [answer] = await answered
    answer.resume()
    return answer.statusCode as number
  }
}

t.test('a server asked to end answers running requests and exits with 0', async (t) => {
  const given = await options()
  const stack = await startStack(given)
  t.teardown(stack.stop)
  for (const [server, port, path, type, body] of [
    [stack.edge, given.ports.edge, '/graphql', 'application/json', '{}'],
    [stack.engine, given.ports.engine, '/oauth/token', 'application/x-www-form-urlencoded', 'grant_type=none'],
  ] as const) {
    const finish = await begin(port, path, type, body)
    const exited = once(server.process, 'exit')
    server.process.kill('SIGTERM')
    t.ok(await until(() => isRefused(port)), `${server.name}: no new connections`)
    const status = await finish()
    t.ok(status >= 400 && status < 500, `${server.name}: ${status}`)
    t.same(await exited, [0, null], `${server.name} ends with 0`)
  }
})

t.test('servers end with the process that started them, however it died', async (t) => {
  const given = await options()
  const parent = spawn(process.execPath, [join(import.meta.dirname, 'testing/parent.ts'), JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.teardown(() => parent.kill('SIGKILL'))
  const [line] = await once(parent.stdout, 'data')
  const pids = JSON.parse(String(line)) as number[]
  t.ok(pids.length === 2 && pids.every(isAlive))
  parent.kill('SIGKILL')
  t.ok(await until(() => !pids.some(isAlive)), 'no orphan is left')
})

t.test('an interrupted start closes everything that it had opened', async (t) => {
  const given = await options()
  const stopping = new AbortController()
  const start = startStack({
    ...given,
    signal: stopping.signal,
    onStep: (step) => step === 'Starting engine and edge' && stopping.abort(),
  })
  await t.rejects(start, { name: 'AbortError' })
  t.ok(await isRefused(given.ports.engine))
  t.ok(await isRefused(given.ports.edge))
})

t.test('a port that is taken is named, with the way out', async (t) => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  t.teardown(() => blocker.close())
  const { port } = blocker.address() as { port: number }
  const given = await options()
  for (const [name, variable] of [
    ['edge', 'EDGE_PORT'],
    ['engine', 'SHOP_PORT'],
    ['sandbox', 'SANDBOX_PORT'],
  ] as const) {
    const start = startStack({ ...given, ports: { ...given.ports, [name]: port } })
    await t.rejects(start, new StackError(`Port ${port}, meant for the ${name}, is taken`), name)
    await t.rejects(start, { message: new RegExp(variable) })
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/start.ts')], {
    encoding: 'utf8',
    env: { ...process.env, EDGE_PORT: String(port), DATA_DIR: join(directory, 'never') },
  })
  t.equal(status, 1)
  t.match(stderr.trim(), /^Port \d+, meant for the edge, is taken: [^\n]*$/)
  t.notMatch(stdout, 'Stopping', 'nothing was open')
})

t.test('a server that cannot start prints its reason and exits with 1', async (t) => {
  const run = (script: string, env: Record<string, string>) => {
    const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
    const { status, stderr } = spawnSync(process.execPath, [join(root, script)], {
      encoding: 'utf8',
      env: { PATH, NODE_COMPILE_CACHE, ...env },
    })
    return { status, lines: stderr.trim().split('\n') }
  }
  const credentials = {
    UPSTREAM_CLIENT_ID: 'edge',
    UPSTREAM_CLIENT_SECRET: '0123456789abcdef',
    EDGE_SECRETS: '1:0123456789abcdef',
  }
  t.match(run('server/bff/main.ts', { ...credentials, WEB_DIST: '/nowhere' }), {
    status: 1,
    lines: [/^The web is not built .*: run npm run build/],
  })
  const invalid = run('server/bff/main.ts', { EDGE_PORT: '99999', UPSTREAM_CLIENT_SECRET: 'short-secret' })
  t.equal(invalid.status, 1)
  t.same(invalid.lines.map((line) => line.trim().split(' ')[0]).sort(), [
    'EDGE_PORT',
    'EDGE_SECRETS',
    'The',
    'UPSTREAM_CLIENT_ID',
    'UPSTREAM_CLIENT_SECRET',
  ])
  t.notMatch(invalid.lines.join(), 'short-secret')
  const engine = {
    DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c',
    SHOP_CLIENTS: 'edge:0123456789abcdef',
    RATING_LINK_KEYS: '1:0123456789abcdef',
    ORDER_LINK_KEYS: '1:0123456789abcdef',
  }
  t.match(run('server/shop/main.ts', engine), { status: 1, lines: [/^Nothing answers at 127\.0\.0\.1:1/] })
})
