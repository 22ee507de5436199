import t from 'tap'
import { Texts } from '../../generated/operations.ts'
import { send } from './send.ts'
import { runByBeacon, runByFetch } from './without-apollo.ts'

t.test('an operation by its id, within a time, and null when three attempts failed', async (t) => {
  const { fetch, setTimeout: setRealTimeout } = globalThis
  t.teardown(() => Object.assign(globalThis, { fetch, setTimeout: setRealTimeout }))
  const withoutPause = (run: () => void) => setRealTimeout(run, 0)
  Object.assign(globalThis, { setTimeout: withoutPause })
  const requests: RequestInit[] = []
  let answer = Response.json({ data: { getTranslationsByPrefix: [] } })
  globalThis.fetch = async (address, init) => {
    if (address === '/api/token') return Response.json({ expiresIn: 60 })
    t.equal(address, '/graphql')
    requests.push(init ?? {})
    return answer
  }
  const ask = async (...prefixes: string[]) => (await send(Texts, { prefixes }, { runOperation: runByFetch })).data
  t.same(await ask('consent.'), { getTranslationsByPrefix: [] })
  const [{ body, headers, signal }] = requests as [RequestInit]
  t.same(JSON.parse(String(body)), {
    operationName: 'Texts',
    variables: { prefixes: ['consent.'] },
    extensions: { persistedQuery: { version: 1, sha256Hash: Texts.id } },
  })
  t.same(headers, { 'content-type': 'application/json' })
  t.ok(signal, 'given up when its time is over')
  answer = new Response('down', { status: 503 })
  t.equal(await ask(), null)
  t.equal(requests.length, 4)

  Object.defineProperty(globalThis.navigator, 'sendBeacon', { value: () => false, configurable: true })
  t.teardown(() => Reflect.deleteProperty(globalThis.navigator, 'sendBeacon'))
  const beacon = send(Texts, { prefixes: ['a.'] }, { runOperation: runByBeacon })
  t.match(requests[4], { method: 'POST', keepalive: true }, 'where a beacon is refused, before the page goes on')
  t.same(await beacon, { json: '', data: null })
})
