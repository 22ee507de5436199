import t from 'tap'
import { testVisitor } from '../../graphql/testing/edge-app.ts'
import { runOf } from '../../graphql/testing/run-of.ts'
import { pageLifetime } from '../cache/page-lifetimes.ts'
import { watchedRun } from './watched-run.ts'

const answer = { json: '{}', data: {}, tags: ['content'], ttl: 200, isPublic: true }
const operation = { id: 'x', name: 'X' }

t.test('S8.4 a page’s lifetime is that of its data, and missing data is requested again soon', async (t) => {
  const late = Promise.withResolvers<void>()
  const run = runOf(async (_id, { isLate, isDown }) => {
    if (isLate) await late.promise
    if (isDown) throw new Error('down')
    return answer
  })
  const whole = watchedRun(run, testVisitor)
  await whole.runOperation(operation, {})
  t.same(whole.madeOf(), { tags: ['stores', 'content'], ttls: [200], isPublic: true })

  const { runOperation, madeOf } = watchedRun(run, testVisitor)
  await runOperation(operation, {})
  const coming = runOperation(operation, { isLate: true })
  t.match(pageLifetime(200, madeOf().ttls), { ttl: 1, swr: 0 }, 'a part is not there yet')
  t.match(pageLifetime(301, madeOf().ttls), { ttl: 1, swr: 3600 }, 'a redirect shows none')
  late.resolve()
  await coming
  t.match(pageLifetime(200, madeOf().ttls), { ttl: 200, swr: 3600 })
  t.match(pageLifetime(200, [0, 200]), { ttl: 1, swr: 3600 }, 'a part is old')
  await runOperation(operation, { isDown: true }).catch(() => {})
  t.match(pageLifetime(200, madeOf().ttls), { ttl: 1, swr: 0 }, 'a part never came')
})
