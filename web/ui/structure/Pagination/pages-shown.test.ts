import t from 'tap'
import { pagesShown } from './pages-shown.ts'

t.test('a pagination shows both ends and what is around the current page', async (t) => {
  t.same(pagesShown(1, 1), [1])
  t.same(pagesShown(1, 3), [1, 2, 3])
  t.same(pagesShown(1, 10), [1, 2, null, 10])
  t.same(pagesShown(5, 10), [1, null, 4, 5, 6, null, 10])
  t.same(pagesShown(4, 10), [1, 2, 3, 4, 5, null, 10])
  t.same(pagesShown(10, 10), [1, null, 9, 10])
})
