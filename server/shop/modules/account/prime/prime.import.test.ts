import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { change, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { demoCustomers, demoPassword } from '#fixtures/customers/customers.ts'
import { demoMembershipOrders, demoMemberships } from '#fixtures/customers/memberships.ts'
import { importOrders } from '../../orders/orders/orders.import.ts'
import { importCustomers } from '../visitors/accounts/customers.import.ts'
import { accountsOf, tokenOf } from '../visitors/testing/accounts.ts'
import { importMemberships } from './prime.import.ts'
import { primeOf, primeShop } from './testing/prime.ts'

const url = await filledDatabase(t, primeShop(translations))
await change(url, async (trx) => {
  await importCustomers(trx, demoCustomers)
  await importOrders(trx, demoMembershipOrders(new Date()))
  await importMemberships(trx, demoMemberships(new Date()))
})
const engine = await startEngine(t, url)

t.test('a membership that is imported runs, and belongs to its order', async (t) => {
  const login = await accountsOf(engine).login({ email: 'mia@pausenhof.example', password: demoPassword })
  const call = { userToken: tokenOf(login) }
  t.match(await primeOf(engine, call).info(), { status: 'ACTIVE', abo: 'PRIME-12' })
  const { data } = await engine.run(
    'query ($id: ID!) { details: getOrderDetailsV2(orderId: $id) { status order { isMembership isPaid } } }',
    { ...call, variables: { id: '990009101' } },
  )
  t.match(data?.details, { status: 'delivered', order: { isMembership: true, isPaid: true } })
})
