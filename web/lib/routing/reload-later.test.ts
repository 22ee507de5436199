import { mock } from 'node:test'
import t from 'tap'
import { reloadLater } from './reload-later.ts'

t.test('T2.71 a page that waits for the shop asks again by itself, unless it was left', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  t.teardown(() => mock.timers.reset())
  let reloads = 0
  const reload = () => {
    reloads += 1
  }
  reloadLater(reload)
  mock.timers.tick(9_999)
  t.equal(reloads, 0)
  mock.timers.tick(1)
  t.equal(reloads, 1)
  reloadLater(reload)()
  mock.timers.tick(20_000)
  t.equal(reloads, 1)
})
