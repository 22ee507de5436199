import { sql } from 'drizzle-orm'
import pg from 'pg'
import t from 'tap'
import { accountsOf } from '../modules/account/visitors/testing/accounts.ts'
import { checkoutShop } from '../modules/checkout/checkout/testing/shop.ts'
import { client, filledDatabase, startEngine } from '../testing/engine.ts'
import { inTransaction, openDatabase } from './database.ts'
import { databaseOutageOf } from './database-outage.ts'

const url = await filledDatabase(t, checkoutShop({}))
const name = new URL(url).pathname.slice(1)

/** Makes all new connections to the database read only, or not, as a failover does with those to the former primary. */
const setReadOnly = async (isReadOnly: boolean): Promise<void> => {
  const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=off' })
  await client.connect()
  await client.query(
    isReadOnly
      ? `alter database "${name}" set default_transaction_read_only = on`
      : `alter database "${name}" reset default_transaction_read_only`,
  )
  await client.end()
}

/** The connections that are open, by process. */
const backendOf = async (db: ReturnType<typeof openDatabase>): Promise<number> =>
  (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid ?? 0

t.test(
  'S8.29 a database that takes no writes any more is an outage: 503 with Retry-After, and not ready',
  async (t) => {
    const engine = await startEngine(t, url)
    const init = () => accountsOf(engine).shopInit({ store: 'de' })
    t.type((await init()).cartId, 'string')
    await setReadOnly(true)
    const operator = new pg.Client({ connectionString: url })
    await operator.connect()
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    )
    await operator.end()
    const ready = () => engine.app.inject('/health/ready')
    const isReadOnly = async () => (await ready()).json().dependencies.database.detail === 'read only'
    while (!(await isReadOnly())) await new Promise((resolve) => setTimeout(resolve, 20))
    t.match(await ready(), { statusCode: 503 })

    const mutation = 'mutation { shopInit { cartId } }'
    const refused = await engine.post({ query: mutation }, {})
    t.match(refused.json(), { errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
    t.match(await engine.run('{ getStore { id } }'), { data: { getStore: { id: 'de' } } }, 'reading goes on')
    const token = await engine.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=client_credentials&client_id=${client.id}&client_secret=${client.secret}`,
    })
    t.match(token, { statusCode: 503, headers: { 'retry-after': /\d/ } }, 'other routes')

    await setReadOnly(false)
    // The pool's connections are read only for as long as they live: after the first refused write none is used again.
    await engine.post({ query: mutation }, {})
    t.type((await init()).cartId, 'string')
    while ((await ready()).statusCode !== 200) await new Promise((resolve) => setTimeout(resolve, 20))
  },
)

t.test('the pool closes every connection that was open when one of them turned out to be read only', async (t) => {
  const settings = { poolSize: 3, statementTimeout: 30_000, connectionTimeout: 10_000 }
  await setReadOnly(true)
  const db = openDatabase({ url, ...settings }, () => undefined)
  t.teardown(() => db.$client.end())
  const old = await Promise.all([1, 2, 3].map(() => db.execute(sql`select pg_sleep(0.1)`).then(() => backendOf(db))))
  await setReadOnly(false)
  const write = (executor: Pick<typeof db, 'execute'>) =>
    executor.execute(sql`update parameters set name = name where store = 'de'`)
  const error = await inTransaction(db, write).catch((reason: unknown) => reason)
  t.equal(databaseOutageOf(error), 'unable')
  await t.resolves(Promise.all([inTransaction(db, write), write(db), inTransaction(db, write)]))
  t.notOk(old.includes(await backendOf(db)), 'none of the old ones')
})

t.test('errors of a server that can’t serve count as outages, also when wrapped', async (t) => {
  for (const [code, outage] of Object.entries({
    '25006': 'unable',
    '53100': 'unable',
    '53200': 'unable',
    '53300': 'unreached',
    '57P01': 'lost',
    '57P02': 'lost',
    '57P03': 'unreached',
    '08006': 'lost',
    '08001': 'unreached',
    '25P02': 'undone',
    '57014': 'undone',
  })) {
    const cause = Object.assign(new Error('refused'), { code })
    t.equal(databaseOutageOf(new Error('Failed query', { cause })), outage, code)
  }
  for (const code of ['23505', '42P01', '22001', '42501'])
    t.equal(databaseOutageOf(Object.assign(new Error('wrong'), { code })), null, code)
})
