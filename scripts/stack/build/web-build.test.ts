import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { StackError } from '../processes/child.ts'
import { until } from '../testing/processes.ts'
import { buildWebWhenStale, hashOfSources, sourcesMark } from './web-build.ts'

t.setTimeout(900_000)

/** A shop whose build does nothing but say that it was run, and then what it is told. */
const root = t.testdir({
  'package.json': '{"type":"module","scripts":{"build":"node build.mjs"}}',
  'build.mjs': `import { appendFileSync, existsSync } from 'node:fs'
    appendFileSync('builds.txt', 'x')
    if (existsSync('fails')) process.exit(1)
    if (existsSync('hangs')) setInterval(() => {}, 60_000)`,
  'vite.config.ts': '1',
  'package-lock.json': '1',
  'tsconfig.json': '1',
  web: { 'page.ts': '1' },
  'cms-schemas': { 'page.json': '1' },
  server: { contract: { 'page.graphql': '1' } },
  dist: {},
})
const path = (name: string) => join(root, name)
const builds = () => (existsSync(path('builds.txt')) ? readFileSync(path('builds.txt'), 'utf8').length : 0)
const mark = () => writeFileSync(sourcesMark(path('dist')), hashOfSources(root))

t.test('the web is built when there is no whole build of its sources', async (t) => {
  await buildWebWhenStale({ root })
  t.equal(builds(), 1, 'none is there')
  mark()
  await buildWebWhenStale({ root })
  t.equal(builds(), 1, 'it is there')
  for (const file of ['web/page.ts', 'cms-schemas/page.json', 'server/contract/page.graphql', 'vite.config.ts']) {
    const before = builds()
    writeFileSync(path(file), '2')
    await buildWebWhenStale({ root })
    t.equal(builds(), before + 1, file)
    mark()
  }
})

t.test('a build that fails or is broken off is made again', async (t) => {
  writeFileSync(path('web/page.ts'), '3')
  writeFileSync(path('fails'), '')
  await t.rejects(buildWebWhenStale({ root }), new StackError('npm run --silent build ended with 1.'))
  rmSync(path('fails'))
  writeFileSync(path('hangs'), '')
  const [before, interruption] = [builds(), new AbortController()]
  const building = buildWebWhenStale({ root, signal: interruption.signal })
  const isBrokenOff = t.rejects(building, { name: 'AbortError' })
  t.ok(await until(() => builds() > before))
  interruption.abort()
  await isBrokenOff
  rmSync(path('hangs'))
  const cutOff = builds()
  await buildWebWhenStale({ root })
  t.equal(builds(), cutOff + 1)
})
