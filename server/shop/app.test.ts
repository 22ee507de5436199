import t from 'tap'
import { freshDatabase } from '#lib/testing/database.ts'
import { buildApp } from './app.ts'
import { readEnvironment } from './environment.ts'

t.test('starts', async (t) => {
  const url = await freshDatabase(t)
  const app = await buildApp(
    readEnvironment({ DATABASE_URL: url, LOG_LEVEL: 'warn', SHOP_CLIENTS: 'edge:0123456789abcdef' }),
  )
  t.teardown(() => app.close())
  const r = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-store': 'de' },
    payload: { query: '{getStore{id}}' },
  })
  console.log(r.statusCode, r.body)
  const r2 = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-store': 'de' },
    payload: [{ query: '{getStore{id}}' }, { query: '{x}' }],
  })
  console.log(r2.statusCode, r2.body)
})
