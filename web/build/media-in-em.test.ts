import t from 'tap'
import { inEm } from './media-in-em.ts'

t.test('breakpoints follow the text size of the browser', async (t) => {
  t.equal(inEm('(min-width: 768px) and (max-width: 1023px)'), '(min-width: 48em) and (max-width: 63.9375em)')
  t.equal(inEm('(min-width: 64em) and (hover: hover)'), '(min-width: 64em) and (hover: hover)')
})
