import t from 'tap'
import { canonicalUrl, headElements } from './head.ts'
import { headHtml } from './head-html.ts'
import type { Site } from './site.ts'

const site: Site = {
  store: 'de',
  language: 'de-DE',
  textLanguage: 'de',
  locale: 'de',
  isB2b: false,
  shopName: 'Pausenhof',
  logo: null,
  currencyCode: 'EUR',
  origin: 'https://shop.example',
  alternates: { de: 'https://shop.example', at: 'https://at.shop.example', ch: 'https://ch.shop.example' },
  buildId: 'x',
  isDebug: false,
}

t.test(
  'S9.48 canonical: of the query only q and p, on products nothing; the fragment stays (storefront.md §9)',
  async (t) => {
    const canonical = (path: string) => canonicalUrl(site.origin, path)
    t.equal(canonical('/cat/1?sort=price&p=2&filter.A=b'), 'https://shop.example/cat/1?p=2')
    t.equal(canonical('/search?q=rote stifte&oq=x'), 'https://shop.example/search?q=rote+stifte')
    t.equal(canonical('/prod/1?varid=2&p=3'), 'https://shop.example/prod/1')
    t.equal(
      canonical('https://blog.example/a/?utm_source=x&p=2'),
      'https://blog.example/a/?p=2',
      'of another host, too',
    )
    t.equal(canonical('/beratung/#ranzen'), 'https://shop.example/beratung/#ranzen')
  },
)

t.test('S9.51 alternates name the consumer stores and are left out for business', async (t) => {
  const languages = (of: Site) =>
    headElements({ title: 'T', canonicalPath: '/a/' }, of)
      .filter(({ attributes }) => attributes.hreflang)
      .map(({ attributes }) => `${attributes.hreflang} ${attributes.href}`)
  t.same(languages(site), [
    'de-CH https://ch.shop.example/a/',
    'de-LI https://ch.shop.example/a/',
    'de-DE https://shop.example/a/',
    'x-default https://shop.example/a/',
    'de-AT https://at.shop.example/a/',
    'de-IT https://at.shop.example/a/',
  ])
  t.same(languages({ ...site, isB2b: true }), [])
  t.same(
    headElements({ title: 'T', canonicalPath: '/prod/1', stores: ['de', 'at', 'b2b'] }, site).flatMap(
      ({ attributes }) => attributes.hreflang ?? [],
    ),
    ['de-DE', 'x-default', 'de-AT', 'de-IT'],
    'not of a store that does not have the page',
  )
  t.same(
    headElements({ title: 'T', canonicalPath: 'https://blog.example/a/' }, site).filter(
      ({ attributes }) => attributes.hreflang,
    ),
    [],
    'nor of what stands elsewhere',
  )
  t.match(
    headElements({ title: 'T', links: [{ rel: 'alternate', hreflang: 'nl-NL', href: '/nl/' }] }, site),
    [{}, { attributes: { hreflang: 'nl-NL', href: 'https://shop.example/nl/' } }],
    'addresses are absolute',
  )
  const links = [{ rel: 'alternate', hreflang: 'de-AT', href: 'https://at.shop.example/a/' }]
  t.equal(
    headElements({ title: 'T', canonicalPath: '/a/', links }, site).filter(({ attributes }) => attributes.hreflang)
      .length,
    1,
    'the engine knows in which stores the page is',
  )
})

t.test('defaults, and words that try to leave their place', async (t) => {
  const html = headHtml({ title: '<b>"A" & B', description: '"><script>', openGraph: {} }, site, [])
  t.match(html, '<title>&lt;b&gt;&quot;A&quot; &amp; B</title>')
  t.match(html, 'content="&quot;&gt;&lt;script&gt;"')
  t.notMatch(html, '<script>')
  t.match(html, '<meta name="robots" content="index,follow" data-head>')
  t.match(html, '<meta property="og:type" content="website" data-head>')
})
