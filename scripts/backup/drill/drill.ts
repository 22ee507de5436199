import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openOrdering } from '#engine/modules/orders/orders/testing/open-ordering.ts'
import { spawnEngine } from '#engine/testing/engine-process.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#lib/postgres/embedded-postgres.ts'
import { databaseUrlFile } from '../../stack/stack.ts'
import { compare, groundOf, type ToldOrder } from './compare.ts'
import { fillDrillShop, placeOrders } from './drill-shop.ts'

const backupScript = join(import.meta.dirname, '../../backup.ts')

const runBackup = (dataDir: string, ...args: string[]): ChildProcess =>
  spawn(process.execPath, [backupScript, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Resolves when the script says that the backup is whole. */
const untilFollowing = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      if (line.startsWith('Following')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The backup ended with ${code}`)))
  })

const within = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const secondsFrom = (start: number): number => (performance.now() - start) / 1000

export type Drill = {
  products: number
  megabytes: number
  told: number
  ordersWhileBackingUp: number
  missing: number
  /** From when the first missing order was told until the shop was lost. */
  lostSeconds: number
  backupSeconds: number
  restoreSeconds: number
  /** From nothing to a restored shop that has taken an order. */
  openSeconds: number
  cents: number
  differences: string[]
}

type Options = { folder: string; products: number; seconds: number; buyers: number; onStep: (step: string) => void }

/** Loses a shop that takes orders, and restores it; everything lies in the folder. */
export async function runDrill({ folder, products, seconds, buyers, onStep }: Options): Promise<Drill> {
  const opened = new AsyncDisposableStack()
  const openDatabase = async (dataDir: string): Promise<EmbeddedPostgres> => {
    const server = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), port: 0 })
    opened.defer(() => server.stop())
    return server
  }
  const openShop = (url: string) =>
    openOrdering({ teardown: (close) => opened.defer(async () => void (await close())) }, url, { poolSize: 10 })
  const [lost, elsewhere, backups] = [join(folder, 'lost'), join(folder, 'elsewhere'), join(folder, 'backups')]
  try {
    onStep(`A shop with ${products.toLocaleString('en')} products`)
    await mkdir(lost)
    const database = await openDatabase(lost)
    await writeFile(databaseUrlFile(lost), database.url, { mode: 0o600 })
    const itemIds = await fillDrillShop(database.url, products)
    const before = await within(database.url, groundOf)
    const megabytes = await within(database.url, async (client) => {
      const { rows } = await client.query<{ mb: number }>(
        'select (sum(pg_database_size(oid)) / 1e6)::int as mb from pg_database',
      )
      return rows[0]?.mb ?? 0
    })

    onStep('Backing it up while it takes orders')
    const told: ToldOrder[] = []
    let isLost = false
    const shop = await openShop(database.url)
    const placing = placeOrders(shop, { itemIds, buyers, told, isOver: () => isLost })
    await Promise.race([sleep(2000), placing])
    const ordersBefore = told.length
    const backupStart = performance.now()
    const backup = runBackup(lost, 'take', backups, '--follow')
    opened.defer(() => void backup.kill('SIGKILL'))
    await Promise.race([untilFollowing(backup), placing])
    const backupSeconds = secondsFrom(backupStart)
    const ordersWhileBackingUp = told.length - ordersBefore

    onStep('More orders, until the machine is lost')
    await Promise.race([sleep(seconds * 1000), placing])
    const lostAt = Date.now()
    isLost = true
    backup.kill('SIGKILL')
    process.kill(database.pid, 'SIGKILL')
    await Promise.all([placing, database.ended])
    await rm(join(lost, 'postgres'), { recursive: true, force: true })

    onStep('Restoring elsewhere')
    const restoreStart = performance.now()
    const restoring = runBackup(elsewhere, 'restore', backups)
    const [code] = await once(restoring, 'exit')
    if (code !== 0) throw new Error(`The restore ended with ${code}`)
    const restoreSeconds = secondsFrom(restoreStart)
    const restored = await openDatabase(elsewhere)
    const engine = await spawnEngine(restored.url)
    opened.defer(async () => void (await engine.stop()))
    const again = await openShop(restored.url)
    const result = await again.submit(await again.buyer({ [itemIds[0] ?? '']: 1 }, 'INVOICE'))
    const openSeconds = secondsFrom(restoreStart)

    onStep('Comparing')
    const { missing, cents, differences } = await within(restored.url, (client) => compare(client, told, before))
    const firstMissing = Math.min(lostAt, ...missing.map(({ toldAt }) => toldAt))
    return {
      products: before.products,
      megabytes,
      told: told.length,
      ordersWhileBackingUp,
      missing: missing.length,
      lostSeconds: (lostAt - firstMissing) / 1000,
      backupSeconds,
      restoreSeconds,
      openSeconds,
      cents,
      differences: [...(result.kind === 'placed' ? [] : [`a new order ended as ${result.kind}`]), ...differences],
    }
  } finally {
    await opened.disposeAsync()
  }
}
