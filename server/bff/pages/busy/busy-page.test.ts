import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { sourceHash } from '../render/web-build.ts'
import { createShopNames } from '../shop-names.ts'
import { busyPages, wantsPage } from './busy-page.ts'
import { busyTexts } from './busy-texts.ts'

const texts = new Map(translations.map(({ key, text }) => [key, text]))
const fontFaces = '@font-face{font-family:"Figtree Variable"}'
const names = createShopNames()
names.keep({ store: 'de', language: 'de-DE' }, 'Pausenhof')
const page = busyPages(fontFaces, names)

t.test('its texts are those of the shop', async (t) => {
  for (const [key, { de, en, ...more }] of Object.entries(busyTexts)) {
    t.same({ de, en }, texts.get(key), key)
    t.same('b2b' in more ? more.b2b : undefined, texts.get(`${key}.b2b`), `${key}.b2b`)
  }
})

t.test('the busy page is in the visitor’s language and has the store’s address', async (t) => {
  const german = page({ status: 503, seconds: 3, visitor: { store: 'at', language: 'de-AT' } }).html
  t.match(german, '<html lang="de">')
  t.match(german, '<title>Gerade ist viel los | Pausenhof</title>')
  t.match(german, 'Bitte versuch es gleich')
  t.match(german, '<meta http-equiv="refresh" content="3">')
  const english = page({ status: 503, seconds: 3, visitor: { store: 'de', language: 'en-DE' } }).html
  t.match(english, '<html lang="en">')
  t.match(english, '<h1>It’s busy right now</h1>')
  const business = page({ status: 503, seconds: 3, visitor: { store: 'b2b', language: 'de-DE' } }).html
  t.match(business, 'Bitte versuchen Sie es')
  const failed = page({ status: 500, seconds: 10, visitor: { store: 'de', language: 'de-DE' } }).html
  t.match(failed, '<h1>Da ist etwas schiefgegangen</h1>')
})

t.test('the busy page has the name that the engine told last, and none before', async (t) => {
  const own = createShopNames()
  const ownPage = busyPages('', own)
  const state = { status: 503, seconds: 3, visitor: { store: 'ch', language: 'de-CH' } } as const
  const unnamed = ownPage(state).html
  t.match(unnamed, '<title>Gerade ist viel los</title>')
  t.match(unnamed, 'height="48">Zur Startseite</a>')
  own.keep({ store: 'de', language: 'de-DE' }, 'Papier & Tinte')
  t.match(ownPage(state).html, '<title>Gerade ist viel los | Papier &amp; Tinte</title>', 'that of another store')
  own.keep(state.visitor, 'Papier Zürich')
  t.match(ownPage(state).html, 'height="48">Papier Zürich</a>')
})

t.test('its policy names its style, and it has no script', async (t) => {
  const { html, styleHashes } = page({ status: 503, seconds: 3, visitor: { store: 'de', language: 'de-DE' } })
  t.same(styleHashes, [sourceHash(html.match(/<style>([^<]*)<\/style>/)?.[1] ?? '')])
  t.notMatch(html, /<script| style="/)
  t.match(html, /<main>\s*<h1>/)
})

t.test('documents get the busy page, requests of scripts do not', async (t) => {
  t.ok(wantsPage({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }))
  t.ok(wantsPage({}))
  t.notOk(wantsPage({ accept: '*/*' }))
  t.notOk(wantsPage({ accept: 'application/json' }))
})
