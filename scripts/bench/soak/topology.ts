import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#lib/postgres/embedded-postgres.ts'
import { freePort } from '#lib/process/ports.ts'
import { loadFixturesOnce } from '../../stack/fixtures.ts'
import { Gate } from './gate.ts'
import { nginxConfig } from './nginx-config.ts'
import { type Command, Component } from './processes.ts'

const root = join(import.meta.dirname, '../../..')
const secret = 'a-secret-of-the-soak'

export type Topology = {
  /** Of nginx. */
  port: number
  databaseUrl: string
  components: readonly Component[]
  /** Between components, by what is behind them. */
  gates: Readonly<Record<'engines' | 'postgres' | 'redis', Gate>>
  close: () => Promise<void>
}

type Options = { folder: string; onStep: (step: string) => void; onFault: (fault: string) => void }

/** As docker/compose.yaml has it: two engines, two edges, nginx before them, Redis and PostgreSQL, each a process here. */
export async function openTopology({ folder, onStep, onFault }: Options): Promise<Topology> {
  const opened: (() => Promise<void>)[] = []
  const close = async () => {
    for (const end of opened.reverse().splice(0)) await end()
  }
  try {
    mkdirSync(folder, { recursive: true })
    const [port, postgresPort, redisPort, gateE, gateP, gateR] = (await Promise.all(
      Array.from({ length: 6 }, freePort),
    )) as [number, number, number, number, number, number]
    const [engineA, engineB, edgeA, edgeB] = (await Promise.all(Array.from({ length: 4 }, freePort))) as [
      number,
      number,
      number,
      number,
    ]
    const add = async (command: Omit<Command, 'logFile'>, isReady: () => Promise<boolean>) => {
      const component = new Component({ ...command, logFile: join(folder, `${command.name}.log`) }, isReady, onFault)
      opened.push(component.stop)
      await component.start()
      return component
    }
    onStep('Filling a database')
    const { url, start: postgres } = await filledPostgres(folder, postgresPort, port, onStep)
    const gates = {
      engines: await Gate.open(gateE, [engineA, engineB]),
      postgres: await Gate.open(gateP, [postgresPort]),
      redis: await Gate.open(gateR, [redisPort]),
    }
    for (const gate of Object.values(gates)) opened.push(() => gate.close())
    onStep('Starting all of the shop')
    const database = await add(postgres, () => takesConnections(url))
    const redis = await add(redisCommand(redisPort), () => isOpen(redisPort))
    const engine = (name: string, own: number) =>
      add(
        node(name, 'server/shop/main.ts', {
          SHOP_HOST: '127.0.0.1',
          SHOP_PORT: String(own),
          DATA_DIR: join(folder, name),
          DATABASE_URL: url.replace(`:${postgresPort}/`, `:${gateP}/`),
          SHOP_CLIENTS: `edge:${secret}`,
          RATING_LINK_KEYS: `1:${secret}`,
          ORDER_LINK_KEYS: `1:${secret}`,
        }),
        () => isHealthy(own),
      )
    const edge = (name: string, own: number) =>
      add(
        node(name, 'server/bff/main.ts', {
          EDGE_HOST: '127.0.0.1',
          EDGE_PORT: String(own),
          WEB_DIST: join(root, 'dist'),
          UPSTREAM_URL: `http://127.0.0.1:${gateE}`,
          UPSTREAM_CLIENT_ID: 'edge',
          UPSTREAM_CLIENT_SECRET: secret,
          EDGE_SECRETS: `1:${secret}`,
          REDIS_URL: `redis://127.0.0.1:${gateR}`,
          EDGE_TRUSTED_PROXIES: 'loopback',
          EDGE_HOSTS: ['', 'at.', 'ch.', 'educational.', 'en.educational.']
            .map((name) => `${name}localhost:${port}`)
            .join(),
        }),
        () => isHealthy(own),
      )
    const [one, two] = [await engine('engine-1', engineA), await engine('engine-2', engineB)]
    const [three, four] = [await edge('edge-1', edgeA), await edge('edge-2', edgeB)]
    const config = join(folder, 'nginx.conf')
    writeFileSync(config, nginxConfig({ port, edges: [edgeA, edgeB], folder }))
    const proxy = await add(
      {
        name: 'nginx',
        command: 'nginx',
        args: [
          '-p',
          folder,
          '-c',
          config,
          '-e',
          join(folder, 'nginx-error.log'),
          '-g',
          `daemon off; pid ${join(folder, 'nginx.pid')};`,
        ],
      },
      () => isOpen(port),
    )
    return { port, databaseUrl: url, components: [one, two, three, four, redis, database, proxy], gates, close }
  } catch (error) {
    await close()
    throw error
  }
}

const node = (name: string, script: string, env: Record<string, string>): Omit<Command, 'logFile'> => ({
  name,
  command: process.execPath,
  args: [join(root, script)],
  env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
})

/** As in docker/compose.yaml. */
const redisCommand = (port: number): Omit<Command, 'logFile'> => ({
  name: 'redis',
  command: 'redis-server',
  args: [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--maxmemory',
    '256mb',
    '--maxmemory-policy',
    'allkeys-lru',
  ],
})

/** Filled, then stopped: from here on it is a component that is killed and started again, with what it has committed. */
async function filledPostgres(folder: string, port: number, publicPort: number, onStep: (step: string) => void) {
  const dataDir = `${folder}-db`
  const server = await startEmbeddedPostgres({ dataDir, port, onProgress: onStep })
  const child = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0] ?? ''
  const binary = readFileSync(`/proc/${child}/cmdline`, 'utf8').split('\0')[0] ?? ''
  try {
    await loadFixturesOnce({ databaseUrl: server.url, addressOf: (host) => `http://${host}:${publicPort}`, onStep })
  } finally {
    await server.stop()
  }
  const { uid, gid } = statSync(dataDir)
  const args = ['-D', dataDir, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200']
  return { url: server.url, start: { name: 'postgres', command: binary, args, uid, gid, cwd: '/' } }
}

async function takesConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  const isConnected = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => {})
  return isConnected
}

const isHealthy = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2000) }).then(
    (answer) => answer.ok,
    () => false,
  )

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
