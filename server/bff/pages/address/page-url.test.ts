import t from 'tap'
import { parsePageUrl, withRest } from './page-url.ts'

t.test('each page has one normalised address', async (t) => {
  t.same(parsePageUrl('/cat/1'), { path: '/cat/1', href: '/cat/1', rest: '' })
  t.equal(parsePageUrl('/cat/1?utm_source=x&fbclid=y')?.href, '/cat/1')
  t.equal(
    parsePageUrl('/cat/1?sort=a&p=2&filter.COLOUR=red&filter.COLOUR=blue&filter.PRICE.from=1')?.href,
    '/cat/1?filter.COLOUR=blue&filter.COLOUR=red&filter.PRICE.from=1&p=2&sort=a',
  )
  t.equal(parsePageUrl('/search?oq=&sort=')?.href, '/search')
  t.equal(parsePageUrl('/search?q=')?.href, '/search?q=', 'a search for nothing is led home')
  t.equal(parsePageUrl('/search?q=a%20b')?.href, '/search?q=a+b')
})

t.test('malformed, foreign and over-long addresses are no pages', async (t) => {
  for (const url of [`/${'a'.repeat(3000)}`, '//elsewhere.example/', '/%E0%A4%A', '/a%00b', '*']) {
    t.equal(parsePageUrl(url), null, url.slice(0, 30))
  }
  const ofVike = ['/index.pageContext.json', '/cat/1/index.pageContext.json', '/cat/1/index%2EpageContext%2ejson']
  for (const path of [...ofVike, '/cat/1/index.pageContext.json#a'])
    t.equal(parsePageUrl(`${path}?p=2`), null, `${path} is the renderer’s own`)
  t.equal(parsePageUrl('/index.json')?.path, '/index.json')
})

t.test('unknown parameters may have any length, those that pages read may not', async (t) => {
  const long = 'a'.repeat(9000)
  t.equal(parsePageUrl(`/cat/1?p=2&_sp=${long}`)?.href, '/cat/1?p=2')
  t.equal(parsePageUrl(`/cat/1?utm_source=x&_sp=${long}&gclid=1`)?.rest, 'utm_source=x&gclid=1')
  t.equal(parsePageUrl(`/search?q=${long}`), null)
})

t.test('a redirect keeps parameters that no page reads', async (t) => {
  t.equal(parsePageUrl('/cat/1?p=2&utm_source=a%20b&gclid=1')?.rest, 'utm_source=a+b&gclid=1')
  t.equal(withRest('/neu/', ''), '/neu/')
  t.equal(withRest('/neu/', 'utm_source=x'), '/neu/?utm_source=x')
  t.equal(withRest('/neu/?p=2#oben', 'utm_source=x'), '/neu/?p=2&utm_source=x#oben')
  t.equal(withRest('/neu/?utm_source=own', 'utm_source=x&gclid=1'), '/neu/?utm_source=own&gclid=1')
})
