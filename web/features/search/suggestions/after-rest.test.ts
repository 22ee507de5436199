import { mock } from 'node:test'
import t from 'tap'
import { afterRest } from './after-rest.ts'

t.test('S9.6 suggestions are requested 250 ms after the last letter (storefront.md §9)', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  t.teardown(() => mock.timers.reset())
  let requested = 0
  const stop = afterRest(() => requested++)
  mock.timers.tick(249)
  stop()
  afterRest(() => requested++)
  mock.timers.tick(249)
  t.equal(requested, 0)
  mock.timers.tick(1)
  t.equal(requested, 1)
})
