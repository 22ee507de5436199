import t from 'tap'
import { loadOnce } from './load-once.ts'

t.test('loadOnce loads again only after a failure', async (t) => {
  let times = 0
  let isOffline = true
  const { load, loaded } = loadOnce(async () => {
    times += 1
    if (isOffline) throw new Error('No connection')
    return `loaded ${times}`
  })
  await Promise.all([t.rejects(load()), t.rejects(load())])
  t.equal(times, 1, 'two that ask at once ask for one')
  t.equal(loaded(), undefined)
  isOffline = false
  t.same(await Promise.all([load(), load()]), ['loaded 2', 'loaded 2'])
  t.equal(await load(), loaded())
  t.equal(times, 2)
})
