import { readFileSync } from 'node:fs'
import { print, stripIgnoredCharacters } from 'graphql'
import t from 'tap'
import * as operations from '../generated/operations.ts'

const texts = JSON.parse(readFileSync('web/generated/persisted.json', 'utf8')) as Record<string, string>

t.test('the document of each operation is what the edge runs by its id', async (t) => {
  t.same(
    new Set(Object.values(operations).map(({ id }) => id)),
    new Set(Object.keys(texts)),
    'each persisted text has its operation',
  )
  for (const { id, name, document } of Object.values(operations)) {
    t.equal(stripIgnoredCharacters(print(await document())), texts[id], name)
  }
})
