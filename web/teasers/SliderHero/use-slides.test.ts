import { mock } from 'node:test'
import t from 'tap'
import { timings } from './timings.ts'
import { debounced, nearestSlide, wrap } from './use-slides.ts'

t.test('S9.31 scrolling, resizing and focus rest as long as storefront.md §9 says', async (t) => {
  t.same(timings, { scroll: 200, resize: 300, focus: 500, arrowKey: 2000 })
  mock.timers.enable({ apis: ['setTimeout'] })
  t.teardown(() => mock.timers.reset())
  let settled = 0
  const settle = debounced(() => settled++, timings.scroll)
  settle()
  mock.timers.tick(199)
  settle()
  mock.timers.tick(199)
  t.equal(settled, 0, 'it still moves')
  mock.timers.tick(1)
  t.equal(settled, 1)
  settle()
  settle.cancel()
  mock.timers.tick(1000)
  t.equal(settled, 1)
})

t.test('slides loop both ways', async (t) => {
  t.equal(wrap(3, 3), 0)
  t.equal(wrap(-1, 3), 2)
  t.equal(wrap(1, 3), 1)
})

t.test('the slide nearest to where scrolling came to rest', async (t) => {
  t.equal(nearestSlide(0, 400, 3), 0)
  t.equal(nearestSlide(599, 400, 3), 1)
  t.equal(nearestSlide(601, 400, 3), 2)
  t.equal(nearestSlide(5000, 400, 3), 2)
  t.equal(nearestSlide(100, 0, 3), 0, 'a hidden track has no width')
})
