import t from 'tap'
import { RawJson, serializeResults, sliceOnlyField, spliceData } from './raw-json.ts'

t.test('takes the only field out of a response, unless there is more than data', async (t) => {
  const sliceText = (text: string, isIntact: boolean) =>
    sliceOnlyField({ bytes: Buffer.from(text), isIntact }, 'f')?.toString()
  const slice = (value: unknown) => sliceText(JSON.stringify(value), false)
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
  t.equal(sliceText('{"data":{"f":{"a":}}', false), undefined, 'parsed when nobody vouches for it')
  t.equal(sliceText('{"data":{"f":{"a":1}}}', true), '{"a":1}')
  t.equal(sliceText('{"data":{"f":1},"errors":[]}', true), undefined, 'errors are looked at also in an intact answer')
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

t.test('an answer that is the response already is not copied', async (t) => {
  const answer = Buffer.from('{"data":{"a":{"x":1}}}')
  const value = new RawJson(answer.subarray(13, -2), { answer, key: 'a' })
  t.equal(serializeResults({ data: { a: value } }), answer, 'the same bytes, not equal ones')
  t.equal(String(serializeResults({ data: { b: value } })), '{"data":{"b":{"x":1}}}', 'under another key')
  t.equal(String(serializeResults({ data: { a: value, b: 1 } })), '{"data":{"a":{"x":1},"b":1}}')
  t.equal(String(serializeResults([{ data: { a: value } }])), '[{"data":{"a":{"x":1}}}]')
  t.equal(String(serializeResults({ data: { a: value }, errors: [] })), '{"data":{"a":{"x":1}},"errors":[]}')
})
