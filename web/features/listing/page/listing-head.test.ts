import t from 'tap'
import { categoryAddress } from '../address/listing-address.ts'
import { openGraphSource, pagingLinks } from './listing-head.ts'

t.test('pagingLinks links the neighbouring pages', async (t) => {
  const address = (p: number) => categoryAddress('/cat/1', new URLSearchParams(`p=${p}&sort=name`))
  t.same(pagingLinks(address(1), 1), [])
  t.same(pagingLinks(address(1), 3), [{ rel: 'next', href: '/cat/1?sort=name&p=2' }])
  t.same(pagingLinks(address(2), 3), [
    { rel: 'prev', href: '/cat/1?sort=name' },
    { rel: 'next', href: '/cat/1?sort=name&p=3' },
  ])
  t.same(pagingLinks(address(3), 3), [{ rel: 'prev', href: '/cat/1?sort=name&p=2' }])
})

t.test('links that are shared show the large picture', async (t) => {
  t.equal(openGraphSource('/media/ab12/productlisting_big.jpg'), '/media/ab12/open_graph.jpg')
})
