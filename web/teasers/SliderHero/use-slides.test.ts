import t from 'tap'
import { nearestSlide, wrap } from './use-slides.ts'

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
