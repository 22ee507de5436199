import t from 'tap'
import type { AnswerState } from '#lib/http/answer-checksum.ts'
import { parseData, RawJson, serializeResults, sliceOnlyField, spliceData } from './raw-json.ts'

t.test('takes the only field out of a response, unless there is more than data', async (t) => {
  const sliceText = (text: string, state: AnswerState) =>
    sliceOnlyField({ bytes: Buffer.from(text), state }, 'f')?.toString()
  const slice = (value: unknown) => sliceText(JSON.stringify(value), 'unknown')
  t.equal(slice({ data: { f: { a: 'ä€' } } }), '{"a":"ä€"}')
  t.equal(slice({ data: { f: null } }), 'null')
  t.equal(slice({ data: { f: '"errors":[]}},"extensions":{}}' } }), JSON.stringify('"errors":[]}},"extensions":{}}'))
  t.equal(slice({ data: { f: {} }, errors: [{ message: 'x' }] }), undefined)
  t.equal(slice({ data: { f: {} }, errors: [{ extensions: {} }] }), undefined)
  t.equal(slice({ data: { f: {} }, extensions: {} }), undefined)
  t.equal(slice({ data: { f: {} }, errors: [], extensions: { a: {} } }), undefined)
  t.equal(slice({ data: null }), undefined)
  t.equal(slice({ data: { g: 1 } }), undefined)
  t.equal(slice({ errors: [], data: { f: 1 } }), undefined)
  t.equal(sliceText('{"data":{"f":{"a":}}', 'unknown'), undefined, 'parsed when nobody vouches for it')
  t.equal(sliceText('{"data":{"f":{"a":1}}}', 'intact'), '{"a":1}')
  t.equal(
    sliceText('{"data":{"f":1},"errors":[]}', 'intact'),
    undefined,
    'errors are looked for in an intact answer, too',
  )
  t.equal(sliceText('{"data":{"f":{}},"extensions":{"a":{}}}', 'intact'), undefined)
  t.equal(sliceText('{"data":{"f":{"a":1}}}', 'data-only'), '{"a":1}')
  t.equal(sliceText('{"data":{"g":{"a":1}}}', 'data-only'), undefined, 'of another key')
})

t.test('puts raw parts in between', async (t) => {
  const data = { a: new RawJson(Buffer.from('{"x":"€"}')), b: null, 'c"': [1] }
  const text = '{"a":{"x":"€"},"b":null,"c\\"":[1]}'
  t.equal(spliceData(data), text)
  t.equal(spliceData({}), '{}')
  t.equal(String(serializeResults({ data })), `{"data":${text}}`)
  t.equal(
    String(serializeResults({ data: null, errors: [{ message: 'x' }] })),
    '{"data":null,"errors":[{"message":"x"}]}',
  )
  t.equal(String(serializeResults([{ data, errors: [] }, { data: {} }])), `[{"data":${text},"errors":[]},{"data":{}}]`)
  t.equal(JSON.stringify(data), text, 'also for whoever does not know them')
})

t.test('parses raw parts where they stand, and copies plain ones', async (t) => {
  const plain = [{ c: 1 }]
  const data = parseData({ a: new RawJson(Buffer.from('{"x":"€"}')), b: null, d: plain }) as Record<string, unknown>
  t.same(data, { a: { x: '€' }, b: null, d: [{ c: 1 }] })
  t.not(data.d, plain)
})

t.test('an answer that is the response already is not copied', async (t) => {
  const answer = Buffer.from('{"data":{"a":{"x":1}}}')
  const value = new RawJson(answer.subarray(13, -2), { answer, key: 'a' })
  t.equal(serializeResults({ data: { a: value } }), answer, 'the same bytes, not equal ones')
  t.equal(String(serializeResults({ data: { b: value } })), '{"data":{"b":{"x":1}}}', 'under another key')
  t.equal(String(serializeResults({ data: { a: value, b: 1 } })), '{"data":{"a":{"x":1},"b":1}}')
  t.equal(String(serializeResults([{ data: { a: value } }])), '[{"data":{"a":{"x":1}}}]')
  t.equal(String(serializeResults({ data: { a: value }, errors: [] })), '{"data":{"a":{"x":1}},"errors":[]}')
})
