import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { memoryFolder } from './memory-folder.ts'

const memory = { place: tmpdir(), needed: 1 }

t.test('a folder in memory has the name of the wanted one, and is another one in each checkout', async (t) => {
  const folder = memoryFolder('/one/test-results/cluster', memory)
  t.match(folder, new RegExp(`^${tmpdir()}/cluster-[0-9a-f]{12}$`))
  t.equal(memoryFolder('/one/test-results/cluster', memory), folder)
  t.not(memoryFolder('/other/test-results/cluster', memory), folder)
})

t.test('the usual folder is taken when memory has no such place or no room', async (t) => {
  const wanted = '/one/test-results/cluster'
  t.equal(memoryFolder(wanted, { ...memory, place: join(tmpdir(), 'there-is-none') }), wanted)
  t.equal(memoryFolder(wanted, { ...memory, needed: Number.POSITIVE_INFINITY }), wanted)
})
