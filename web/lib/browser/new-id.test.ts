import t from 'tap'
import { newId } from './new-id.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

t.test('a UUID, with TLS and without', async (t) => {
  t.match(newId(), uuid)
  const { randomUUID } = crypto
  t.teardown(() => Object.assign(crypto, { randomUUID }))
  // What browsers do on a host that is neither served over TLS nor called localhost.
  Object.assign(crypto, { randomUUID: undefined })
  t.match(newId(), uuid)
  t.not(newId(), newId())
})
