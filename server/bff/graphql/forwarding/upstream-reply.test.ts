import t from 'tap'
import { batchOf } from '#lib/http/answer-checksum.ts'
import { RawJson } from './raw-json.ts'
import { readReplies } from './upstream-reply.ts'

const answers = [
  { data: { page: { title: 'Größe' } } },
  { data: { a: 1, b: null } },
  { data: { cart: null }, errors: [{ message: 'no cart', path: ['cart'] }] },
]
const keys = [['page'], ['a', 'b'], ['cart']]
const parts = answers.map((answer) => Buffer.from(JSON.stringify(answer)))
const { bytes } = batchOf(parts)

t.test('replies of a batch are the same with its parts known and without', async (t) => {
  const known = readReplies({ bytes, state: 'intact', parts }, keys)
  t.same(known[0]?.data?.page, new RawJson(Buffer.from('{"title":"Größe"}')), 'a single field stays bytes')
  t.same(JSON.parse(JSON.stringify(known)), answers)
  t.same(readReplies({ bytes, state: 'intact' }, keys), answers, 'parsed as a whole')
  t.notOk(readReplies({ bytes, state: 'intact' }, keys).some(({ data }) => data?.page instanceof RawJson))
})

t.test('a batch with another number of answers is an outage', async (t) => {
  t.throws(() => readReplies({ bytes, state: 'intact', parts }, keys.slice(1)), { message: /answers missing/ })
  const refusal = Buffer.from(JSON.stringify({ errors: [{ message: 'no token' }] }))
  t.same(
    readReplies({ bytes: refusal, state: 'intact' }, keys).map(({ errors }) => errors?.[0]?.message),
    ['no token', 'no token', 'no token'],
    'one answer counts for every operation',
  )
})
