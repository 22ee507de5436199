import t from 'tap'
import { client, startEngine } from '#engine/testing/engine.ts'
import { emptyShop } from '../../account/visitors/testing/accounts.ts'
import type { CsvKindName } from './formats/csv/csv-kinds.ts'
import { templateOf } from './formats/csv/template.ts'

const owner = { id: 'owner', secret: 'a-secret-of-the-owner' }
const { app, token } = await startEngine(t, await emptyShop(t, {}), {
  SHOP_CLIENTS: `${client.id}:${client.secret},${owner.id}:${owner.secret}:import`,
})
const login = await app.inject({
  method: 'POST',
  url: '/oauth/token',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: `grant_type=client_credentials&client_id=${owner.id}&client_secret=${owner.secret}`,
})
const authorization = `Bearer ${login.json().access_token}`

t.test('tables of texts, redirects, synonyms, vouchers and customers are loaded over HTTP', async (t) => {
  for (const kind of ['translation', 'redirect', 'synonyms', 'voucher', 'customer'] satisfies CsvKindName[]) {
    const load = () =>
      app.inject({
        method: 'POST',
        url: `/import?kind=${kind}`,
        headers: { authorization, 'content-type': 'text/csv' },
        payload: templateOf(kind),
      })
    t.match((await load()).json(), { violations: [], kinds: { [kind]: { new: 1 } } }, kind)
    t.match((await load()).json(), { differences: [], kinds: { [kind]: { new: 0, unchanged: 1 } } }, `${kind} again`)
  }
})

t.test('the last loads are listed for clients that may import', async (t) => {
  const answer = await app.inject({ url: '/import', headers: { authorization } })
  t.match(answer.json().loads[1], { by: 'owner', source: 'body.csv', counts: { customer: { new: 1 } }, isFull: false })
  t.equal((await app.inject({ url: '/import', headers: { authorization: `Bearer ${token}` } })).statusCode, 401)
  t.equal((await app.inject({ url: '/import' })).statusCode, 401)
})
