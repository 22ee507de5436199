import t from 'tap'
import { isClickTracked, pageArea } from './page-area.ts'

t.test('S2.11 S2.12 S2.13 the kind of a page is told by its path (storefront.md §2)', async (t) => {
  const cases: Record<string, string> = {
    '/': 'home',
    '/?utm_source=brief': 'home',
    '/cat/1': 'home',
    '/cat/2?p=2': 'home',
    '/brands/federleicht/': 'brands',
    '/campaigns/schulanfang/': 'campaigns',
    '/gewinnspiele/': 'gewinnspiele',
    '/inspiration/': 'inspiration',
    '/beratung/lineaturen/': 'beratung',
    '/beratungsstelle/': 'content',
    '/schulranzen/': 'content',
    '/service/versand/': 'content',
  }
  for (const [path, area] of Object.entries(cases)) t.equal(pageArea(path), area, path)
  t.equal(pageArea('/cat/1000', { own: 'category' }), 'category', 'a page of the application says so itself')
  t.equal(pageArea('/cat/12', { own: 'category' }), 'category')
  t.equal(pageArea('/cat/1', { own: 'category' }), 'home')
  t.equal(pageArea('/prod/1', { own: 'product', isError: true }), '404', 'an error is no product')
})

t.test('S9.60 links to the legal pages are not counted', async (t) => {
  for (const path of ['/rechtliches/datenschutz/', '/rechtliches/impressum', '/legal-notice/imprint/?a=1']) {
    t.equal(isClickTracked(path), false, path)
  }
  t.equal(isClickTracked('/legal-notice/privacy/#top'), false)
  t.equal(isClickTracked('/rechtliches/agb/'), true)
  t.equal(isClickTracked('/'), true)
})
