import { ApolloLink, Observable } from '@apollo/client'
import { ServerError } from '@apollo/client/errors'
import t, { type Test } from 'tap'
import { GlanceView, NavigationGroup } from '../../generated/operations.ts'
import { client } from '../apollo/client.ts'
import { forgetAnswers } from '../apollo/forget-answers.ts'
import { cutOff } from './cut-off.ts'
import { send } from './send.ts'

const below = (id: string) => ({
  getNavigationGroup: { id, name: 'Papier', departments: [], advice: null, bestseller: null },
})

/** The network: answers each operation that the client sends, and keeps what it was. */
function network(
  t: Test,
  answer: (operation: ApolloLink.Operation) => object | Error | Promise<object>,
): ApolloLink.Operation[] {
  const { link } = client
  const sent: ApolloLink.Operation[] = []
  client.setLink(
    new ApolloLink(
      (operation) =>
        new Observable((observer) => {
          sent.push(operation)
          const answered = answer(operation)
          if (answered instanceof Error) return observer.error(answered)
          // Later, so that equal calls can be under way together.
          Promise.resolve(answered).then(
            (data) => {
              observer.next({ data })
              observer.complete()
            },
            (error: unknown) => observer.error(error),
          )
        }),
    ),
  )
  t.teardown(async () => {
    client.setLink(link)
    await client.cache.reset()
  })
  return sent
}

t.test('S9.70 queries come from the cache until they are forgotten, mutations never', async (t) => {
  const sent = network(t, ({ operationName }) =>
    operationName === 'GlanceView' ? { recordGlanceView: true } : below('10'),
  )
  const [first, same] = await Promise.all([send(NavigationGroup, { id: '10' }), send(NavigationGroup, { id: '10' })])
  t.same(first, { json: '', data: below('10') })
  t.same(same, first)
  t.equal(sent.length, 1, 'equal calls at the same time are one')
  t.equal(sent[0]?.getContext().operationId, NavigationGroup.id)
  await send(NavigationGroup, { id: '10' })
  t.equal(sent.length, 1, 'kept')
  await send(NavigationGroup, { id: '10' }, { fresh: true })
  t.equal(sent.length, 2, 'asked past the cache')
  await forgetAnswers(['getNavigationGroup'])
  await send(NavigationGroup, { id: '10' })
  t.equal(sent.length, 3, 'forgotten')
  const view = { productId: '1', itemId: null, domain: 'schulhof.test' }
  for (const _ of [1, 2]) t.match(await send(GlanceView, view), { data: { recordGlanceView: true } })
  t.equal(sent.length, 5)
})

t.test('a question asked anew does not take the answer to an equal one that is under way', async (t) => {
  const changed = { getNavigationGroup: { ...below('12').getNavigationGroup, name: 'Papier und Blöcke' } }
  const first = Promise.withResolvers<object>()
  const sent = network(t, () => (sent.length === 1 ? first.promise : changed))
  const ask = () => send(NavigationGroup, { id: '12' }, { fresh: true })
  const before = ask()
  while (sent.length === 0) await new Promise((resolve) => setImmediate(resolve))
  t.same((await ask()).data, changed, 'without waiting for the first')
  first.resolve(below('12'))
  t.same((await before).data, below('12'))
})

t.test('a call without an answer is reported by a code', async (t) => {
  let violation: Error = new TypeError('Failed to fetch')
  network(t, () => violation)
  const call = () => send(NavigationGroup, { id: '11' })
  t.match(await call(), { data: null, errors: [{ extensions: { code: cutOff } }] })
  const status = (code: number) => new ServerError('no', { response: new Response('', { status: code }), bodyText: '' })
  violation = status(429)
  t.match(await call(), { data: null, errors: [{ extensions: { code: 'RATE_LIMITED', status: 429 } }] })
  violation = status(503)
  t.match(await call(), { data: null, errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE', status: 503 } }] })
  violation = new Error('Request timed out (5000ms)')
  t.match(await call(), { data: null, errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
})

t.test('send runs an operation in the edge’s process on the server, without a document', async (t) => {
  const sent = network(t, () => new Error('not asked'))
  const document = () => Promise.reject(new Error('not loaded'))
  const runOperation = async <Data>() => ({ json: '{"a":1}', data: { a: 1 } as Data })
  const operation = { ...NavigationGroup, document }
  t.same(await send(operation, { id: '10' }, { runOperation }), { json: '{"a":1}', data: { a: 1 } })
  t.equal(sent.length, 0)
  t.match(await send(operation, { id: '10' }), { errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
})
