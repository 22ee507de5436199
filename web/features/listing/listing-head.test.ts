import t from 'tap'
import { categoryAddress } from './listing-address.ts'
import { categoryTitle, pagingLinks } from './listing-head.ts'

t.test('the title names current and parent category', async (t) => {
  t.equal(categoryTitle('Füller', 'Schreiben'), 'Füller – Schreiben')
  t.equal(categoryTitle('Schreiben', null), 'Schreiben')
  const name = 'Ergonomische Schulranzen für Grundschulkinder'
  t.equal(categoryTitle(name, 'Schulranzen'), name, 'the name alone beyond 50 characters')
  t.equal(categoryTitle('x'.repeat(40), 'y'.repeat(7)).length, 50)
  t.equal(categoryTitle('x'.repeat(41), 'y'.repeat(7)).length, 41)
})

t.test('neighbouring pages', async (t) => {
  const address = (p: number) => categoryAddress('/cat/1', new URLSearchParams(`p=${p}&sort=name`))
  t.same(pagingLinks(address(1), 1), [])
  t.same(pagingLinks(address(1), 3), [{ rel: 'next', href: '/cat/1?sort=name&p=2' }])
  t.same(pagingLinks(address(2), 3), [
    { rel: 'prev', href: '/cat/1?sort=name' },
    { rel: 'next', href: '/cat/1?sort=name&p=3' },
  ])
  t.same(pagingLinks(address(3), 3), [{ rel: 'prev', href: '/cat/1?sort=name&p=2' }])
})
