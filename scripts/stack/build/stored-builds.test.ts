import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { keepLastBuilds, recordBuild } from './stored-builds.ts'

const folder = t.testdir({
  'persisted.json': '{}',
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((number) => [
      `dist${number}`,
      {
        client: {
          assets: {
            chunks: { [`part-${number}.js`]: `${number}`, [`part-${number}.js.br`]: '' },
            'shared.js': `${number}`,
          },
        },
      },
    ]),
  ),
})
const dist = (number: number) => join(folder, `dist${number}`)
const file = (number: number, name: string) => join(dist(number), 'client/assets', name)

t.test('The files of the last three builds stay beside the newest', async (t) => {
  for (const number of [1, 2, 3, 4, 5]) {
    const builtAt = `2026-01-0${number}T00:00:00.000Z`
    recordBuild(dist(number), { id: `build${number}`, builtAt, routeRules: {} }, join(folder, 'persisted.json'))
    if (number > 1) keepLastBuilds(dist(number - 1), dist(number))
  }
  for (const number of [2, 3, 4]) {
    t.ok(existsSync(file(5, `chunks/part-${number}.js`)), `of build ${number}`)
    t.ok(existsSync(file(5, `chunks/part-${number}.js.br`)))
    t.ok(existsSync(join(dist(5), 'builds', `build${number}.documents.json`)))
  }
  t.notOk(existsSync(file(5, 'chunks/part-1.js')), 'the oldest is gone')
  t.equal(readFileSync(file(5, 'shared.js'), 'utf8'), '5', 'what the newest has itself is its own')
})
