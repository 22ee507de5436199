import Fastify from 'fastify'
import t from 'tap'
import { answerState, answersOfBatch, answersWithChecksum, batchOf } from './answer-checksum.ts'

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

t.test('answersOfBatch takes a batch apart where batchOf put it together, and nothing else', async (t) => {
  const answers = ['{"data":{"name":"Dübel €"}}', '{"data":null}', '[]'].map((text) => Buffer.from(text))
  const { bytes, headers } = batchOf(answers)
  t.equal(bytes.toString(), `[${answers.join()}]`)
  t.same(answersOfBatch(bytes, headers), answers)
  t.equal(answersOfBatch(bytes, {}), undefined, 'of an engine that does not say lengths')
  for (const lengths of ['', '1', `${bytes.length}`, '30,13,3', 'x,13,2', `${bytes.length - 1},-1`])
    t.equal(answersOfBatch(bytes, { 'x-answer-lengths': lengths }), undefined, lengths)
})
