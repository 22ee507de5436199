import pg from 'pg'
import t from 'tap'
import { filledDatabase, importing, startEngine } from '../testing/engine.ts'
import { until } from '../testing/quiet-jobs.ts'

const url = await filledDatabase(t, importing({}))

t.test('a call that gets no database connection in time is answered as retryable', async (t) => {
  // Long enough for the start, where eight services share the two connections.
  const engine = await startEngine(t, url, { DATABASE_POOL_SIZE: 2, DATABASE_CONNECTION_TIMEOUT_MS: 4000 })
  const ask = (id = 1) => engine.run(`{ getProductById(productId: "${id}") { name } getStore { id } }`)
  t.match(await ask(), { data: { getProductById: null } })

  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  t.teardown(() => holder.end())
  await holder.query('begin; lock table products in access exclusive mode')
  const first = [ask(), ask(2)]
  const waiter = await ask(3)
  t.match(waiter.errors, [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
  t.match(waiter.data, { getProductById: null, getStore: { id: 'de' } }, 'what needs no database is answered')
  t.notMatch(JSON.stringify(waiter.errors), /select|connect/)

  const waiting = `from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'pausenhof-shop' and datname = current_database()`
  await until(async () => (await holder.query(`select 1 ${waiting}`)).rowCount === 2, 'both wait for the lock')
  await holder.query(`select pg_cancel_backend(pid) from (select pid ${waiting} limit 1) one`)
  const canceled = await Promise.race(first)
  t.match(
    canceled.errors,
    [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    'as after a statement that waited too long',
  )

  await holder.query('rollback')
  t.equal(
    (await Promise.all(first)).filter(({ errors }) => errors === undefined).length,
    1,
    'the other one is answered',
  )
  t.equal((await ask()).errors, undefined, 'and gets it')
})
