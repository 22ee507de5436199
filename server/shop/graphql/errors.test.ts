import pg from 'pg'
import t from 'tap'
import { filledDatabase, importing, startEngine } from '../testing/engine.ts'

const url = await filledDatabase(t, importing({}))

t.test('who waits for the database in vain may ask again', async (t) => {
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

  await holder.query('rollback')
  for (const { errors } of await Promise.all(first)) t.equal(errors, undefined)
  t.equal((await ask()).errors, undefined, 'and gets it')
})
