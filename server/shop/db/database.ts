import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createTally } from '#lib/tally.ts'
import { databaseOutageOf, isReadOnlyCode, unableCodes } from './database-outage.ts'
import { preparingClient } from './prepared-client.ts'

const int8 = 20
const date = 1082

// Sums of minor units stay far below 2^53; calendar days stay what they are instead of becoming local midnights.
pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(date, (text) => text)

export type Database = NodePgDatabase<Record<string, never>> & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** First argument of every repository function: the database or the transaction that the caller opened. */
export type Executor = Database | Transaction

type DatabaseOptions = {
  url: string
  poolSize: number
  /** Milliseconds after which PostgreSQL cancels a statement. */
  statementTimeout: number
  /** Milliseconds that a caller waits for a free connection. */
  connectionTimeout: number
  /** Milliseconds after `statementTimeout` that a caller waits for an answer that does not come; ten seconds when left out. */
  answerMargin?: number
  /**
   * PostgreSQL plans each repeated statement once, without looking at its values. Right for calls: they read by keys, and planning
   * took longer than reading. Wrong for imports and reports, where the right plan depends on the number of rows.
   */
  plansOnce?: boolean
}

/** PostgreSQL itself has cancelled the statement long before; an engine that was too busy to read finds the answer within this time. */
const usualMargin = 10_000

/** Statements of this process that the server refused for want of what it needs, by code: read only, disk full, out of memory. */
export const databaseRefusals = createTally<'code'>(unableCodes.map((code) => ({ code })))

const openTransaction = new AsyncLocalStorage<pg.PoolClient>()

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (isEnded?: boolean) => void,
) => void

/** pg tells of each error of PostgreSQL by this event of the connection behind a client. */
type Wire = { connection: { on: (event: 'errorMessage', listener: (error: { code?: string }) => void) => void } }

/**
 * A pool that refuses to be asked from inside a transaction: that call would wait for a second connection, for ever when all are in transactions.
 * When one of its connections turns out to be read only, all that were open by then are closed instead of being used again: after a failover
 * they lead to the former primary.
 */
class GuardedPool extends pg.Pool {
  readonly #open = new Set<pg.PoolClient>()
  readonly #outdated = new WeakSet<pg.PoolClient>()

  constructor(options: pg.PoolConfig) {
    super(options)
    this.on('connect', (client) => {
      this.#open.add(client)
      ;(client as unknown as Wire).connection.on('errorMessage', ({ code }) => {
        if (code && unableCodes.includes(code)) databaseRefusals.count({ code })
        if (isReadOnlyCode(code)) for (const each of this.#open) this.#outdated.add(each)
      })
    })
    this.on('remove', (client) => this.#open.delete(client))
  }

  isOutdated(client: pg.PoolClient): boolean {
    return this.#outdated.has(client)
  }

  override connect: pg.Pool['connect'] = ((connected?: ConnectCallback) => {
    if (openTransaction.getStore()) throw new Error('The outer database was used inside a transaction: use trx')
    if (connected) return this.#connectCurrent(connected)
    return new Promise((resolve, reject) => {
      this.#connectCurrent((error, client) => (client ? resolve(client) : reject(error)))
    })
  }) as pg.Pool['connect']

  #connectCurrent(connected: ConnectCallback): void {
    super.connect((error, client, release) => {
      if (!client || !this.#outdated.has(client)) return connected(error, client, release)
      release(true)
      this.#connectCurrent(connected)
    })
  }
}

/**
 * Opens the pool; `db.$client.end()` closes it. `onLost` gets the error of every connection that broke, idle or in use; a
 * call that used it fails by itself.
 */
export const openDatabase = (options: DatabaseOptions, onLost: (error: Error) => void): Database => {
  const pool = new GuardedPool({
    connectionString: options.url,
    Client: preparingClient(),
    max: options.poolSize,
    statement_timeout: options.statementTimeout,
    // A machine that vanishes ends no connection, and the system tries for a quarter of an hour to reach it: every call would wait so long.
    query_timeout: options.statementTimeout + (options.answerMargin ?? usualMargin),
    connectionTimeoutMillis: options.connectionTimeout,
    idleTimeoutMillis: 30_000,
    application_name: 'pausenhof-shop',
    ...(options.plansOnce && { options: '-c plan_cache_mode=force_generic_plan' }),
  })
  // The pool repeats the error of an idle client, and has no listener on one that is in use: there the event ended the process.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', onLost))
  return drizzle(pool) as Database
}

/**
 * Runs `work` in one transaction; what it throws rolls back. Inside, only `trx` reaches the database. The connection goes
 * back to the pool even when BEGIN fails, which drizzle's own transaction on a pool forgets; one whose transaction did not
 * end is closed.
 */
export const inTransaction = async <Result>(
  db: Database,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> => {
  const pool = db.$client
  const client = await pool.connect()
  let isLost = false
  try {
    return await drizzle(client).transaction((trx) => openTransaction.run(client, () => work(trx)))
  } catch (error) {
    // The status says nothing about a BEGIN without an answer.
    isLost = databaseOutageOf(error) === 'lost'
    throw error
  } finally {
    const isOutdated = pool instanceof GuardedPool && pool.isOutdated(client)
    client.release(isLost || isOutdated || client.getTransactionStatus() !== 'I')
  }
}

/** The connection behind an executor; a transaction is one of `inTransaction`. */
export const connectionOf = (executor: Executor): pg.Pool | pg.PoolClient => {
  const connection = '$client' in executor ? executor.$client : openTransaction.getStore()
  if (!connection) throw new Error('This transaction was not opened by inTransaction')
  return connection
}

/** Runs of a transaction that PostgreSQL ends in favour of another one. */
const maxRuns = 3

/** Deadlock, and serialisation failure. */
const codesOfConflict: ReadonlySet<unknown> = new Set(['40P01', '40001'])

const hasCode = (error: unknown, codes: ReadonlySet<unknown>): boolean => {
  for (let failure = error; failure instanceof Error; failure = failure.cause)
    if (codes.has((failure as Error & { code?: unknown }).code)) return true
  return false
}

const codesOfDuplicate: ReadonlySet<unknown> = new Set(['23505'])

/** Runs a change in a savepoint; false when it would store twice what is unique, and then nothing of it is stored. */
export const isUnique = async (
  trx: Transaction,
  change: (savepoint: Transaction) => Promise<unknown>,
): Promise<boolean> => {
  try {
    await trx.transaction(change)
    return true
  } catch (error) {
    if (hasCode(error, codesOfDuplicate)) return false
    throw error
  }
}

/**
 * Repeats a transaction or a savepoint that lost a deadlock: its locks are free by then, so the others end and it passes. Nothing
 * of it is stored before it is run again; what it does outside of the database would be done twice.
 */
export const repeatOnConflict = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  for (let runs = 1; ; runs += 1) {
    try {
      return await run()
    } catch (error) {
      if (runs >= maxRuns || !hasCode(error, codesOfConflict)) throw error
    }
  }
}

/**
 * As `inTransaction`, run again when it lost a deadlock, for transactions that end a try to pay and claim in one: they give stock
 * back before they lock deals, while an order locks deals before stock. `work` must not act outside of the transaction.
 */
export const retryingTransaction = <Result>(
  db: Database,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> => repeatOnConflict(() => inTransaction(db, work))
