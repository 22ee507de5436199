import { mock } from 'node:test'
import t from 'tap'
import { endWhenUnattended } from './end-when-unattended.ts'

t.test('S9.24 a feature tooltip goes after 6000 ms without mouse and focus (storefront.md §9)', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  t.teardown(() => mock.timers.reset())
  const tooltip = new EventTarget()
  const controller = new AbortController()
  let ends = 0
  endWhenUnattended(tooltip, () => ends++, controller.signal)
  mock.timers.tick(5999)
  t.equal(ends, 0)
  mock.timers.tick(1)
  t.equal(ends, 1)

  for (const [attended, left] of [
    ['pointerenter', 'pointerleave'],
    ['focusin', 'focusout'],
  ] as const) {
    const before = ends
    tooltip.dispatchEvent(new Event(left))
    mock.timers.tick(5999)
    tooltip.dispatchEvent(new Event(attended))
    mock.timers.tick(60_000)
    t.equal(ends, before, `stays after ${attended}`)
    tooltip.dispatchEvent(new Event(left))
    mock.timers.tick(6000)
    t.equal(ends, before + 1, `goes after ${left}`)
  }

  tooltip.dispatchEvent(new Event('pointerleave'))
  controller.abort()
  mock.timers.tick(60_000)
  t.equal(ends, 3, 'not after it was closed')
})
