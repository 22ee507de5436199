import pg from 'pg'
import t from 'tap'
import { filledDatabase, importing, migratedDatabase } from '../../server/shop/testing/engine.ts'
import { loadFixturesOnce } from './fixtures.ts'
import { addressBeside } from './store-addresses.ts'
import { until } from './testing/processes.ts'

t.setTimeout(900_000)

const empty = await migratedDatabase(t)
const filled = await filledDatabase(t, importing({}))

t.test('filling the shop can be broken off in the middle of a statement, and leaves nothing in it', async (t) => {
  const databaseUrl = empty
  // What a client sees of the others stands still in its transaction, so that another one holds the lock.
  const [client, holder] = [0, 0].map(() => new pg.Client({ connectionString: databaseUrl })) as [pg.Client, pg.Client]
  for (const each of [client, holder]) {
    await each.connect()
    t.teardown(() => each.end())
  }
  const isTrue = async (statement: string) => (await client.query<{ is: boolean }>(statement)).rows[0]?.is === true
  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  // The statement that writes products does not end as long as this one stands.
  await holder.query('begin; lock table products in share mode')

  const stopping = new AbortController()
  const filling = loadFixturesOnce({
    databaseUrl,
    addressOf: (host) => `http://${host}`,
    onStep: () => {},
    signal: stopping.signal,
  })
  const isRefused = t.rejects(filling, { name: 'AbortError' })
  t.ok(await until(() => isTrue(`select exists (select ${others} and wait_event_type = 'Lock') as is`)))
  stopping.abort()
  await isRefused
  await holder.query('commit')
  t.ok(await until(() => isTrue(`select not exists (select ${others} and xact_start is not null) as is`)))
  t.ok(await isTrue('select not exists (select from products) and not exists (select from stores) as is'))
})

t.test('a shop on this machine follows its port, and one with addresses of its own keeps them', async (t) => {
  const databaseUrl = filled
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  t.teardown(() => client.end())
  const addresses = async () => {
    const { rows } = await client.query<{ id: string; url: string }>('select id, base_url as url from stores')
    return Object.fromEntries(rows.map(({ id, url }) => [id, url]))
  }
  const start = (addressOf: (host: string) => string) =>
    loadFixturesOnce({ databaseUrl, addressOf, onStep: () => undefined })

  const own = await addresses()
  t.equal(own.at, 'https://at.shop.test')
  await start((host) => `http://${host}:3000`)
  t.same(await addresses(), own)

  await client.query("update stores set base_url = 'http://at.localhost:3000' where id = 'at'")
  await start((host) => `http://${host}:3001`)
  t.same(await addresses(), { ...own, at: 'http://at.localhost:3001' })

  const startAt = (origin: string) => start(addressBeside(new URL(origin)))
  await startAt('https://school.example')
  t.match(await addresses(), { de: 'https://school.example', at: 'https://at.school.example' }, 'as an operator says')

  await client.query("update stores set base_url = 'https://schule.at' where id = 'at'")
  await client.query("update stores set base_url = 'https://ch.school.example' where id = 'ch'")
  await startAt('https://school.example')
  t.equal((await addresses()).at, 'https://schule.at', 'a start later it is still its own')
  await startAt('https://kita.example')
  t.same(
    await addresses(),
    { ...own, de: 'https://kita.example', at: 'https://schule.at', ch: 'https://ch.kita.example' },
    'only what was beside the German store follows it',
  )
})
