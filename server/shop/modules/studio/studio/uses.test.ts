import t from 'tap'
import { filledDatabase, importing } from '#engine/testing/engine.ts'
import { samplePage, svgMedia } from '#engine/testing/sample-content.ts'
import { openStudio, recordAt } from './testing/studio.ts'

const teaser = (id: string, more: object) => ({
  id,
  name: id,
  type: 'html',
  attributes: { teasercontent: '<p>Text</p>' },
  ...more,
})
const picture = svgMedia(10, 10, 'red')
const list = { type: 'wishlistList', attributes: { teaserWishlistExternalId: 'class-1', headline: 'Klasse 1' } }
const tabs = {
  type: 'abTestTab',
  attributes: {
    testId: 'hero',
    tabs: [{ variantId: 'a', tabText: 'A', headline: 'A', image: { mediaId: picture.id, alt: '' } }],
  },
}

const linkTo = (path: string) => ({ attributes: { teasercontent: `<p><a href="${path}">Link</a></p>` } })

const pages = [
  samplePage({ id: 'home', name: 'Start', path: '/' }, [
    teaser('both', { segments: ['new', 'loyal'], abTestId: 'hero', abVariantId: 'a' }),
    teaser('list', list),
  ]),
  samplePage({ id: 'tabs', path: '/reiter/' }, [teaser('tabs', tabs)]),
  samplePage({ id: 'part', path: null }, [teaser('loyal', { segments: ['loyal'] })]),
  samplePage({ id: 'home', store: 'at', name: 'Start in Wien', path: '/' }, [
    teaser('loyal', { segments: ['loyal'], abTestId: 'hero', abVariantId: 'a' }),
  ]),
  samplePage({ id: 'gone', path: '/weg/', isGone: true }, [teaser('gone', { segments: ['new'], ...list })]),
  samplePage({ id: 'target', path: '/ziel/' }, [teaser('self', linkTo('/ziel/'))]),
  samplePage({ id: 'text', path: '/a/' }, [teaser('text', linkTo('/ziel/?a=1#b'))]),
  samplePage({ id: 'crumb', path: '/b/', seo: { breadcrumbs: [{ displayName: 'Ziel', url: '/ziel' }] } }),
  samplePage({ id: 'below', path: '/c/' }, [teaser('below', linkTo('/ziel/weiter/'))]),
  samplePage({ id: 'ended', path: '/d/', isGone: true }, [teaser('ended', linkTo('/ziel/'))]),
  samplePage({ id: 'english', language: 'en', path: '/e/' }, [teaser('english', linkTo('/ziel/'))]),
]

t.test('E4.47 a withdrawal names the live pages that still use the record', async (t) => {
  const { studio } = await openStudio(t, await filledDatabase(t, importing({ pages, media: [picture] })))
  const usesOf = async (kind: Parameters<typeof recordAt>[0], key: string) =>
    (await studio.entries.uses(recordAt(kind, key))).map(({ store, key: page }) => `${store} ${page}`)
  t.same(await studio.entries.uses(recordAt('segment', 'new')), [
    { store: 'de', language: 'de', key: 'home', title: 'Start', path: '/' },
  ])
  t.same(await usesOf('segment', 'loyal'), ['at home', 'de home', 'de part'])
  t.same(await usesOf('abTest', 'hero'), ['de home', 'de tabs'], 'tests belong to their store')
  t.same(await usesOf('editorList', 'class-1'), ['de home'])
  t.same(await usesOf('page', 'target'), ['de text', 'de crumb'], 'links to a page, also in formatted texts')
  t.same(await usesOf('segment', '" || true || "'), [])
  t.same(await usesOf('redirect', '/'), [])
})
