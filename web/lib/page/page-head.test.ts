import t from 'tap'
import type { CompiledTexts } from '../i18n/load-texts.ts'
import type { Head } from './head.ts'
import type { PageFacts } from './page-facts.ts'
import { documentTitle, pageHead } from './page-head.ts'
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
  alternates: null,
  buildId: 'x',
  isDebug: false,
}
const texts: CompiledTexts = { 'error.title.notFound': ['Seite nicht gefunden'], 'ui.breadcrumb.home': ['Start'] }
const made = (url: string, head: Head | undefined, status = 200, facts: PageFacts = {}) =>
  pageHead({ head, facts, url, status, site, texts })

t.test('S9.40 every title ends with the shop’s name, once', async (t) => {
  t.equal(documentTitle('Hefte – Schreiben', 'Pausenhof'), 'Hefte – Schreiben | Pausenhof')
  t.equal(
    documentTitle('Pausenhof – Sport', 'Pausenhof'),
    'Pausenhof – Sport | Pausenhof',
    'a category may have the same name',
  )
  t.equal(documentTitle('', 'Pausenhof'), 'Pausenhof')
  t.equal(documentTitle('Hefte', ''), 'Hefte', 'the engine has not told it yet')
  const own = { ...site, shopName: 'Papierladen' }
  const head = pageHead({ head: { title: 'Hefte' }, facts: {}, url: '/', status: 200, site: own, texts })
  t.match(head, { title: 'Hefte | Papierladen', siteName: 'Papierladen' }, 'by its store')
  t.match(head.structuredData, [{ name: 'Papierladen' }, { name: 'Papierladen' }])
})

t.test('S9.47 the address decides unless the page says otherwise (storefront.md §9)', async (t) => {
  const robots = 'noindex,follow'
  t.equal(made('/search?q=a', { title: 'A' }, 200, { robots }).robots, robots, 'by its configuration')
  t.equal(made('/search?q=a', { title: 'A', robots: 'index,follow' }, 200, { robots }).robots, 'index,follow')
  t.equal(made('/returns/', { title: 'A' }).robots, robots)
  t.equal(made('/beratung/', { title: 'A', robots: null }).robots, 'index,follow')
})

t.test('links that are shared', async (t) => {
  t.match(made('/beratung/', { title: 'Rat' }), {
    shareTitle: 'Rat',
    openGraph: { image: { width: 1200, height: 630 } },
  })
  const image = { src: '/media/ab/open_graph.jpg' }
  t.match(made('/prod/1', { title: 'A', openGraph: { type: 'product', image } }).openGraph, { type: 'product', image })
  t.equal(made('/login', { title: 'A', openGraph: {} }, 200, { hasOpenGraph: false }).openGraph, null)
})

t.test('S2.70 S8.3 an error page has no texts of the page that failed', async (t) => {
  const head = made('/prod/1', { title: 'Heft', canonicalPath: '/prod/1', openGraph: {} }, 404)
  t.match(head, { title: 'Seite nicht gefunden | Pausenhof', robots: 'noindex,follow', openGraph: null })
  t.equal(head.canonicalPath, undefined)
})

t.test('structured data: the way here, and on the home page who we are', async (t) => {
  const typesOf = (head: Head) => head.structuredData?.map((data) => (data as { '@type': string })['@type'])
  const crumbs = [{ displayName: 'Rat', url: '/beratung/' }, { displayName: 'Lineaturen' }]
  const inside = made('/beratung/lineaturen/', { title: 'L', breadcrumbs: crumbs })
  t.same(typesOf(inside), ['BreadcrumbList'])
  t.match(inside.structuredData?.[0], {
    itemListElement: [
      { position: 1, name: 'Start', item: 'https://shop.example/' },
      { position: 2, name: 'Rat', item: 'https://shop.example/beratung/' },
      { position: 3, name: 'Lineaturen' },
    ],
  })
  t.same(typesOf(made('/', { title: 'Start', breadcrumbs: [] })), ['Organization', 'WebSite'])
  t.same(typesOf(made('/', { title: 'Start' }, 503)), [])
})
