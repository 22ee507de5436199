import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { demoBusinessUsers } from '#fixtures/customers/business-users.ts'
import { demoCustomers, demoPassword } from '#fixtures/customers/customers.ts'
import { importCustomers } from '../visitors/accounts/customers.import.ts'
import { accountsOf, tokenOf } from '../visitors/testing/accounts.ts'
import { importBusinessUsers } from './business.import.ts'

const url = await filledDatabase(t, importing({ translations }))
await change(url, async (trx) => {
  await importCustomers(trx, demoCustomers)
  await importBusinessUsers(trx, demoBusinessUsers)
})
const engine = await startEngine(t, url)

t.test(
  'a user of an organisation that is imported logs in, with his limit and the organisation of the main user',
  async (t) => {
    const store = { store: 'b2b' }
    const login = await accountsOf(engine).login({ email: 'lehrer@gs-am-park.example', password: demoPassword }, store)
    const { data } = await engine.run(
      '{ access: getBusinessAccess { isMainUser organisation mayOrder orderLimit { amount } } }',
      { ...store, userToken: tokenOf(login) },
    )
    const limit = { mayOrder: true, orderLimit: { amount: 5000 } }
    t.match(data?.access, { isMainUser: false, organisation: 'Grundschule am Park', ...limit })
  },
)

t.test('an import refuses a user without an organisation', async (t) => {
  const [user] = demoBusinessUsers
  if (!user) return t.fail('no demo user')
  const stray = {
    ...user,
    id: '0190a6c0-0000-7000-8000-000000009999',
    mainUserId: '0190a6c0-0000-7000-8000-000000009998',
  }
  await t.rejects(
    change(url, (trx) => importBusinessUsers(trx, [stray])),
    /no organisation/,
  )
})
