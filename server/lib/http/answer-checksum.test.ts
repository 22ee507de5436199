import Fastify from 'fastify'
import t from 'tap'
import { answerState, answersWithChecksum } from './answer-checksum.ts'

t.test('the checksum marks a GraphQL answer as complete and without errors', async (t) => {
  const app = Fastify()
  t.teardown(() => app.close())
  const results: unknown[] = []
  await app.register(answersWithChecksum)
  app.post('/graphql', async () => results.shift())
  app.post('/other', async () => results.shift())
  const ask = async (result: unknown, url = '/graphql') => {
    results.push(result)
    const { rawPayload, headers } = await app.inject({ method: 'POST', url })
    return { rawPayload, headers, state: answerState(rawPayload, headers) }
  }

  t.match(await ask({ data: { name: 'Dübel €' } }), { state: 'data-only' })
  t.match(await ask({ data: { a: null }, errors: undefined }), { state: 'data-only' }, 'as Mercurius answers')
  for (const result of [
    { data: { a: null }, errors: [{ message: 'x' }] },
    { data: {}, errors: [] },
    { data: {}, extensions: {} },
    { data: null },
    { errors: [] },
    [{ data: {} }],
    '{"data":{},"errors":[]}',
  ]) {
    t.match(await ask(result), { state: 'intact' }, JSON.stringify(result))
  }
  t.match(await ask({}, '/other'), { state: 'unknown' })

  const { rawPayload, headers } = await ask({ data: { name: 'abc' } })
  const other = Buffer.from(rawPayload)
  other[10] = 0x20
  t.equal(answerState(other, headers), 'changed')
  t.equal(answerState(rawPayload.subarray(0, -1), headers), 'changed')
})
