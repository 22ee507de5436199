import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/lib/postgres/embedded-postgres.ts'
import { isFree } from '../../server/lib/process/ports.ts'
import { readSealKeys } from '../../server/lib/seals.ts'
import { loadFixturesOnce } from './fixtures.ts'
import { type Server, StackError, startServer, untilReady } from './processes/child.ts'
import { keepRunning, type Part, type Running } from './processes/keep-running.ts'
import { sandboxServer } from './sandbox.ts'
import { clientSecret, edgeSecrets, orderLinkKeys, ratingLinkKeys } from './secret.ts'
import { type AddressOf, hostVariables, isOnThisMachine, readStores, type StoredStore } from './store-addresses.ts'

export type StackOptions = {
  root: string
  dataDir: string
  /** Without one for the sandbox, no payment provider is played. */
  ports: { edge: number; engine: number; postgres: number; sandbox?: number }
  mode: 'production' | 'development'
  /** The operator's PostgreSQL instead of the embedded one. */
  databaseUrl?: string
  isThrowAway?: boolean
  /** Brings the database up to date and fills it while it is empty; without, with the demo shop. */
  fill?: (target: { databaseUrl: string; addressOf: AddressOf; signal?: AbortSignal }) => Promise<void>
  /** Folder of the built web; without, dist. */
  dist?: string
  env?: Record<string, string>
  onStep: (step: string) => void
  /** Starts again what ends by itself once the shop is open, and is given the reason. Without, `ended` of a server reports it. */
  onRestart?: (reason: string) => void
  /** Breaks off the start; what was opened is closed again. */
  signal?: AbortSignal
}

export type Stack = {
  /** As they were started first. */
  edge: Server
  engine: Server
  /** Where the payment providers are played; null when they are not. */
  sandboxUrl: string | null
  databaseUrl: string
  /** Address of a store by its host on this machine, without a slash at the end. */
  addressOf: AddressOf
  stores: readonly StoredStore[]
  /** The edge first, the database last; each is waited for. */
  stop: () => Promise<void>
  /** Resolves with a sentence when a part of it has ended too often to be started again. */
  givenUp: Promise<string>
}

/**
 * Room for the young objects of several pages: with Node's 16 MB half of them outlive a collection, and fewer pages fit in a second.
 */
export const edgeHeap = ['--max-semi-space-size=64']

/** Lets a server find its modules in half of the time. */
const quickModules = (root: string) => `--import=${pathToFileURL(join(root, 'server/lib/process/quick-modules.ts'))}`

/** Folders of what both servers use. */
const shared = ['server/contract', 'server/lib', 'cms-schemas']

/** Keeps the address of the embedded database, with its password, for the scripts of operators (DATABASE_URL). */
export const databaseUrlFile = (dataDir: string): string => join(dataDir, 'database-url')

/** PostgreSQL first, then what plays the payment providers, the engine and the edge. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { root, dataDir, ports, onStep, signal } = options
  await refuseTakenPorts(ports)
  const parts: Part[] = []
  const opened: { stop: () => Promise<void> }[] = []
  const stop = async () => {
    for (const each of opened.splice(0).reverse()) await each.stop()
  }
  const open = async <Opened extends Running>(
    name: string,
    start: (onStep: StackOptions['onStep']) => Opened | Promise<Opened>,
  ): Promise<Opened> => {
    const running = await start(onStep)
    opened.push(running)
    parts.push({ name, running, start: async () => start(() => {}) })
    return running
  }
  try {
    if (!options.databaseUrl) onStep('Starting PostgreSQL')
    const databaseUrl =
      options.databaseUrl ?? (await open('database', (step) => openPostgres({ ...options, onStep: step }))).url
    if (!options.databaseUrl) await writeFile(databaseUrlFile(dataDir), databaseUrl, { mode: 0o600 })
    const addressOf = (host: string) => `http://${host}:${ports.edge}`
    signal?.throwIfAborted()
    const linkKeys = await ratingLinkKeys(dataDir)
    const fillWithDemo: StackOptions['fill'] = (target) =>
      loadFixturesOnce({ ...target, onStep, editorKeys: readSealKeys(linkKeys) })
    await (options.fill ?? fillWithDemo)({ databaseUrl, addressOf, signal })
    signal?.throwIfAborted()
    const stores = await readStores(databaseUrl)

    const logs = join(dataDir, 'logs')
    const client = { id: 'edge', secret: await clientSecret(dataDir) }
    const watched = (...paths: string[]) =>
      options.mode === 'development' ? [...shared, ...paths].map((path) => join(root, path)) : undefined
    const sandbox =
      ports.sandbox === undefined
        ? null
        : await sandboxServer({
            root,
            dataDir,
            port: ports.sandbox,
            shopUrl: stores.find(({ baseUrl }) => isOnThisMachine(baseUrl))?.baseUrl ?? addressOf('localhost'),
            engineUrl: `http://127.0.0.1:${ports.engine}`,
            watched: watched('server/sandbox'),
          })
    onStep('Starting engine and edge')
    const played = sandbox && (await open('sandbox', sandbox.start))
    const engineOptions = {
      name: 'engine',
      script: join(root, 'server/shop/main.ts'),
      nodeOptions: [quickModules(root)],
      watched: watched('server/shop'),
      logFile: join(logs, 'engine.log'),
      env: {
        NODE_ENV: options.mode,
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        SHOP_PORT: String(ports.engine),
        SHOP_CLIENTS: [`${client.id}:${client.secret}`, ...(sandbox ? [sandbox.engineClient] : [])].join(','),
        RATING_LINK_KEYS: linkKeys,
        ORDER_LINK_KEYS: await orderLinkKeys(dataDir),
        ...sandbox?.engineVariables,
        ...options.env,
      },
    }
    const engine = await open('engine', () => startServer(engineOptions))

    // Beside the engine: it loads the web while the engine loads its indexes, and is ready once that is.
    const edgeOptions = {
      name: 'edge',
      script: join(root, 'server/bff/main.ts'),
      nodeOptions: [...edgeHeap, quickModules(root)],
      watched: watched('server/bff', 'web/generated'),
      logFile: join(logs, 'edge.log'),
      env: {
        NODE_ENV: options.mode,
        EDGE_PORT: String(ports.edge),
        UPSTREAM_URL: `http://127.0.0.1:${ports.engine}`,
        UPSTREAM_CLIENT_ID: client.id,
        UPSTREAM_CLIENT_SECRET: client.secret,
        EDGE_SECRETS: await edgeSecrets(dataDir),
        WEB_DIST: options.dist ?? join(root, 'dist'),
        ...hostVariables(stores, ports.edge),
        ...options.env,
      },
    }
    const edge = await open('edge', () => startServer(edgeOptions))
    if (sandbox && played) await untilReady(played, `${sandbox.url}/health/ready`, join(logs, 'sandbox.log'), signal)
    await untilReady(engine, `http://127.0.0.1:${ports.engine}/health/ready`, join(logs, 'engine.log'), signal)
    await untilReady(edge, `${addressOf('127.0.0.1')}/health/ready`, join(logs, 'edge.log'), signal)
    const { onRestart } = options
    const stored = onRestart ? parts.map((part) => keepRunning(part, onRestart)) : []
    if (onRestart) opened.splice(0, opened.length, ...stored)
    const sandboxUrl = sandbox?.url ?? null
    return {
      edge,
      engine,
      sandboxUrl,
      databaseUrl,
      addressOf,
      stores,
      stop,
      givenUp: Promise.race(stored.map(({ givenUp }) => givenUp)),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openPostgres(options: StackOptions): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    dataDir: join(options.dataDir, 'postgres'),
    port: options.ports.postgres,
    isThrowAway: options.isThrowAway,
    onProgress: options.onStep,
  })
  if (server.wasRunning) options.onStep('Using the PostgreSQL that an earlier run left behind')
  return server
}

/** PostgreSQL's port is looked at when it is started: an earlier run may have left it there. */
export async function refuseTakenPorts(ports: StackOptions['ports']): Promise<void> {
  const names = { edge: 'EDGE_PORT', engine: 'SHOP_PORT', sandbox: 'SANDBOX_PORT' } as const
  for (const [name, variable] of Object.entries(names) as [keyof typeof names, string][]) {
    const port = ports[name]
    if (port !== undefined && !(await isFree(port))) {
      throw new StackError(
        `Port ${port}, meant for the ${name}, is taken: stop what uses it (another npm start?), or choose another with ${variable}.`,
      )
    }
  }
}
