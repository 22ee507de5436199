import { assert, json, property, string } from 'fast-check'
import t from 'tap'
import { indexOfSyntaxError, indexOfValue } from './json-places.ts'
import { readNdjson } from './ndjson.ts'

async function* inPieces(text: string | Uint8Array, size = 7) {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

const read = async (text: string | Uint8Array, kind?: string) => {
  const found = []
  for await (const sourced of readNdjson(inPieces(text), kind === undefined ? {} : { kind })) found.push(sourced)
  return found
}

t.test('a line of NDJSON is read as a record whose values have places', async (t) => {
  const lines = ['{"kind": "badge", "record": {"id": "neu", "name": {"de": "Neü", "en": 7}}}', '', '{"id": "b"}']
  const [first, second, ...others] = await read(`\uFEFF${lines.join('\r\n')}`, 'label')
  t.same(others, [])
  t.ok(first && second && 'record' in first && 'record' in second)
  if (!(first && second && 'record' in first && 'record' in second)) return
  t.match(first.record, { kind: 'badge', record: { id: 'neu', name: { en: 7 } } })
  t.same(first.record.placeOf('name/en'), { line: 1, column: 71 })
  t.same(first.record.placeOf('name/fr'), { line: 1, column: 51 }, 'of what is missing, what is around it')
  t.same(first.record.placeOf(''), { line: 1, column: 29 })
  t.match(second.record, { kind: 'label', record: { id: 'b' } })
  t.same(second.record.placeOf('id'), { line: 3, column: 8 })
})

t.test('a line without a record is a violation with its place, and the next line is read', async (t) => {
  const bytes = Buffer.concat([
    Buffer.from('{"kind": "badge", "record": {"id": neu}}\n[1]\n{"kind": "badge", "record": {}, "more": 1}\n'),
    Buffer.from([0x22, 0xff, 0x22, 0x0a]),
    Buffer.from('{"kind": "badge", "record": {}}\n{"kind"'),
  ])
  t.match(await read(bytes), [
    { violation: { place: { line: 1, column: 36 }, message: 'is no JSON from here on' } },
    { violation: { place: { line: 2, column: 1 }, message: 'is no record: a line is {"kind": …, "record": {…}}' } },
    { violation: { place: { line: 3, column: 41 }, message: 'more is unknown: a line has kind and record alone' } },
    { violation: { place: { line: 4, column: 1 }, message: 'is no UTF-8' } },
    { record: { kind: 'badge' } },
    { violation: { place: { line: 6, column: 8 }, message: 'is no JSON from here on' } },
  ])
})

t.test('a line of more than 32 MB is a violation, and the next line is read', async (t) => {
  const found = await (async () => {
    const list = []
    const text = `{"kind": "badge", "record": {"id": "${'a'.repeat(32_000_000)}"}}\n{"kind": "badge", "record": {}}`
    for await (const sourced of readNdjson(inPieces(text, 1_000_000), {})) list.push(sourced)
    return list
  })()
  t.match(found, [{ violation: { place: { line: 1, column: 1 }, message: 'is longer than 32 MB' } }, { record: {} }])
})

t.test('places are found in any JSON, and an error in whatever is none', async (t) => {
  assert(
    property(json(), (text) => {
      t.equal(indexOfSyntaxError(text), null)
      t.equal(indexOfValue(text, []), 0)
    }),
  )
  assert(
    property(string(), (text) => {
      const isJson = (() => {
        try {
          JSON.parse(text)
          return true
        } catch {
          return false
        }
      })()
      t.equal(indexOfSyntaxError(text) === null, isJson, JSON.stringify(text))
    }),
  )
  t.equal(indexOfValue('{"a/b": [0, {"c": 1, "c": 2}]}', ['a/b', '1', 'c']), 26)
})
