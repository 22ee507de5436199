import t from 'tap'
import { redirectTarget } from '../../lib/routing/redirect-target.ts'
import { contentHead, headlineOf, overriddenHead, ownPath } from './content-head.ts'

const attribute = (name: string, fields: object) => ({
  name,
  text: null,
  url: null,
  openLinkInNewWindow: null,
  urlPath: null,
  altTag: null,
  imgTitle: null,
  width: null,
  height: null,
  sources: null,
  value: null,
  valueList: null,
  ...fields,
})
const teaser = (type: string, ...attributes: ReturnType<typeof attribute>[]) => ({
  id: type,
  name: type,
  type,
  template: null,
  abTestId: null,
  abVariantId: null,
  attributes,
})
const flags = {
  backgroundgreydots: false,
  nospaces: false,
  paperbordertop: false,
  paperborderbottom: false,
  whiteBackground: false,
  whiteBackgroundFullWidth: false,
  noMarginTop: false,
}
const seo = (fields: object, ...teasers: ReturnType<typeof teaser>[]) => ({
  title: null,
  description: null,
  canonicalUrl: null,
  robots: null,
  links: [],
  breadcrumbs: [],
  rows: [{ cells: [{ x: 0, y: 0, width: 12, height: 1, ...flags, teasers }] }],
  ...fields,
})
const html = teaser('html', attribute('teasercontent', { text: '<p>Hallo</p><h1>Stifte &amp; Hefte</h1>' }))
const box = teaser('htmlBox', attribute('teasercontent', { text: '<h1>Nicht dieser</h1>' }))

t.test('S9.39 title: of its own, then the first h1 of an HTML teaser, then the host (storefront.md §9)', async (t) => {
  t.equal(contentHead(seo({ title: 'Eigener' }, html), '/', 'Pausenhof').title, 'Eigener')
  t.equal(contentHead(seo({}, box, html), '/', 'Pausenhof').title, 'Stifte & Hefte')
  t.equal(contentHead(seo({}, box), '/', 'Pausenhof').title, 'Pausenhof')
  t.equal(headlineOf(seo({}, box)), null)
})

t.test('the rest of the head', async (t) => {
  const image = attribute('image', { url: '/media/ab/teaser_1280.jpg', altTag: 'Ranzen', width: 1280, height: 720 })
  const link = attribute('teaserLink', { url: '/schulranzen/' })
  const tabs = attribute('tabs', { valueList: [{ attributes: [link, image] }] })
  const head = contentHead(seo({ robots: 'noindex,follow' }, teaser('sliderHero', tabs)), '/beratung/', '')
  t.match(head, { canonicalPath: '/beratung/', robots: 'noindex,follow' })
  t.same(head.openGraph, { image: { src: '/media/ab/open_graph.jpg', alt: 'Ranzen' } }, 'also from within a list')
  t.equal(contentHead(seo({ canonicalUrl: '/anders/' }, html), '/x/', '').canonicalPath, '/anders/')
  t.equal(contentHead(seo({}, html), '/x/', '').openGraph?.image, null)
})

t.test('the editors’ SEO data overrides that of the page’s category', async (t) => {
  const category = {
    title: 'Ranzen',
    canonicalPath: '/ranzen/',
    robots: null,
    links: [{ rel: 'next', href: '/ranzen/?p=2' }],
  }
  t.same(overriddenHead(category, seo({})), category)
  const author = { rel: 'author', href: 'https://blog.shop.example/', hreflang: null }
  const austria = { rel: 'alternate', href: 'https://at.shop.example/ranzen/', hreflang: 'de-AT' }
  const own = seo({ canonicalUrl: '/taschen/', robots: 'noindex,follow', links: [author, austria] })
  t.match(overriddenHead(category, own), {
    title: 'Ranzen',
    canonicalPath: '/taschen/',
    robots: 'noindex,follow',
    links: [{ rel: 'next' }, author, austria],
  })
  t.same(
    overriddenHead({ ...category, canonicalPath: '/ranzen/?p=2' }, own).links?.map(({ rel }) => rel),
    ['next', 'author'],
  )
})

t.test('a German address of an English page is not its own', async (t) => {
  const translations = [
    { language: 'de', path: '/rechtliches/impressum/' },
    { language: 'en', path: '/legal-notice/imprint/' },
  ]
  t.equal(ownPath({ translations }, 'en', '/rechtliches/impressum/'), '/legal-notice/imprint/')
  t.equal(ownPath({ translations: [] }, 'en', '/x/'), '/x/')
})

t.test('redirects keep the query and stay on the web', async (t) => {
  t.equal(redirectTarget('/neu/', '?utm_source=brief'), '/neu/?utm_source=brief')
  t.equal(redirectTarget('/neu/?p=2', '?p=1'), '/neu/?p=2')
  t.equal(redirectTarget('/neu/#ziel', '?a=1'), '/neu/?a=1#ziel')
  t.equal(redirectTarget('https://blog.pausenhof.example/', ''), 'https://blog.pausenhof.example/')
  for (const refused of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'neu/', '']) {
    t.equal(redirectTarget(refused, ''), null, refused)
  }
})
