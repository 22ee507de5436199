import { writeFileSync } from 'node:fs'
import pg from 'pg'
import t from 'tap'
import { seller } from '../../fixtures/legal/seller.ts'
import { emptyContent, filledDatabase, importing, migratedDatabase } from '../../server/shop/testing/engine.ts'
import { begunRefused } from '../setup/shop-state.ts'
import { setupTemplate } from '../setup/template.ts'
import { loadFixturesOnce } from './fixtures.ts'
import { setUpOnce } from './own-shop.ts'
import { StackError } from './processes/child.ts'
import { hostVariables, readStores } from './store-addresses.ts'

const demoStores = emptyContent.stores.map((store) => ({ ...store, company: { ...store.company, name: seller.name } }))
const [empty, demo] = [
  await migratedDatabase(t),
  await filledDatabase(t, importing({ stores: demoStores as typeof emptyContent.stores })),
]

const dataDir = t.testdir({})
const file = `${dataDir}/shop.yaml`
writeFileSync(file, setupTemplate())

const steps: string[] = []
const start = (databaseUrl: string, port: number, setup: string | undefined = file) =>
  setUpOnce({
    databaseUrl,
    addressOf: (host) => `http://${host}:${port}`,
    dataDir,
    file: setup,
    onStep: (step) => void steps.push(step),
    onQuestions: () => undefined,
    say: () => undefined,
  })

t.test('E6.10 npm start -- --empty refuses the demo shop, and a setup without a terminal or a file', async (t) => {
  await t.rejects(start(demo, 3000), {
    message: /holds the demo shop, and nothing in it has changed/,
  })
  const ask = setUpOnce({
    databaseUrl: empty,
    addressOf: (host) => `http://${host}:3000`,
    dataDir,
    file: undefined,
    onStep: () => undefined,
    onQuestions: () => t.fail('asks nobody'),
    say: () => undefined,
  })
  if (!process.stdin.isTTY) await t.rejects(ask, { message: /no terminal to ask at/ })
})

t.test('E6.10 an own shop is set up once, follows its port, and no start fills it with the demo', async (t) => {
  t.match(await start(empty, 3100), { email: 'kim@papierladen.example' })
  t.match(await readStores(empty), [{ id: 'de', baseUrl: 'http://localhost:3100', seller: 'Papierladen Sommer GmbH' }])
  t.equal(await start(empty, 3200), null)
  t.match(steps.join('\n'), /set up already: .*shop\.yaml is not read/)
  t.match(await readStores(empty), [{ baseUrl: 'http://localhost:3200' }])

  const client = new pg.Client({ connectionString: empty })
  await client.connect()
  t.teardown(() => client.end())
  await client.query(
    "insert into stores select 'b2b', 'l', 'http://localhost:3200', currency_code, country, languages, tax_rates, company from stores",
  )
  await loadFixturesOnce({ databaseUrl: empty, addressOf: (host) => `http://${host}:3300`, onStep: () => undefined })
  t.match(await readStores(empty), [{ baseUrl: 'http://localhost:3300' }, { baseUrl: 'http://localhost:3300' }])
  t.equal((await client.query('select from products')).rowCount, 0)
})

t.test(
  'E6.10 no start fills a database with the demo in which a setup was interrupted, and --empty goes on',
  async (t) => {
    const url = await migratedDatabase(t)
    const broken = `${dataDir}/broken.yaml`
    writeFileSync(broken, 'stores: none')
    await t.rejects(start(url, 3000, broken))
    const fill = () =>
      loadFixturesOnce({ databaseUrl: url, addressOf: (host) => `http://${host}:3000`, onStep: () => undefined })
    await t.rejects(fill(), new StackError(begunRefused))
    t.same(await readStores(url), [])
    t.match(await start(url, 3000), { email: 'kim@papierladen.example' })
    t.match(steps.join('\n'), /interrupted before: it begins again/)
    await t.resolves(fill(), 'the shop that is set up is started as it is')
    t.match(await readStores(url), [{ seller: 'Papierladen Sommer GmbH' }])
  },
)

t.test('an edge answers for the addresses of its stores beside those of this machine', async (t) => {
  const stores = [
    { id: 'de', baseUrl: 'https://papierladen.example', languages: ['de-DE'], seller: null },
    { id: 'b2b', baseUrl: 'https://educational.papierladen.example', languages: ['de-DE', 'en-DE'], seller: null },
  ] as const
  const { EDGE_HOSTS = '' } = hostVariables(
    stores.map((store) => ({ ...store, languages: [...store.languages] })),
    3000,
  )
  const own = ['papierladen.example', 'educational.papierladen.example', 'en.educational.papierladen.example']
  t.same(
    EDGE_HOSTS.split(',').filter((host) => host.endsWith('.example')),
    own,
  )
  t.ok(EDGE_HOSTS.includes('localhost:3000'))
  t.same(hostVariables([], 3000), {})
})
