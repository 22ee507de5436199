import { join } from 'node:path'
import t from 'tap'
import { readOlderDocuments } from './older-documents.ts'

t.test('Operations of earlier builds that still have an answer', async (t) => {
  const folder = t.testdir({
    'one.documents.json': JSON.stringify({
      now: 'query Now { build { id } }',
      before: 'query Before { getStore { id } }',
      gone: 'query Gone { getStore { name ofAFieldThatNeverWas } }',
      broken: 'query {',
    }),
    'one.json': '{}',
  })
  t.same(Object.keys(readOlderDocuments(folder, { now: '' })), ['before'])
  t.same(readOlderDocuments(join(folder, 'nowhere'), {}), {})
})
