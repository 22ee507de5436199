import { sql } from 'drizzle-orm'
import t from 'tap'
import type { ImportPage, ImportRedirect } from '#contract/import/content.ts'
import type { LoadRecord } from '#contract/import/load-records.ts'
import { filledDatabase, importing } from '#engine/testing/engine.ts'
import { samplePage } from '#engine/testing/sample-content.ts'
import { openStudio, recordAt } from '../studio/testing/studio.ts'
import { violationLine } from './report.ts'
import { loader } from './testing/shops.ts'

const redirect = (from: string, to: string): ImportRedirect => ({ store: 'de', from, to, isTemporary: false })
const ofRedirect = (record: ImportRedirect): LoadRecord => ({ kind: 'redirect', record })
const ofPage = (page: Partial<ImportPage>): LoadRecord => ({ kind: 'page', record: samplePage(page) })

const shop = async () => {
  const pages = [samplePage({ id: 'home', path: '/' }), samplePage({ id: 'advice', path: '/ratgeber/' })]
  const redirects = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => redirect(`/alt-${name}`, '/ratgeber/'))
  const parameters = [
    { store: 'de' as const, name: 'paymentTypes', entries: [{ name: 'order', value: 'AMAZONPAY' }] },
    { store: 'de' as const, name: 'amazonPayV2Activation', entries: [{ name: 'active', value: 'true' }] },
    { store: 'de' as const, name: 'own', entries: [{ name: 'a', value: '1' }] },
  ]
  const url = await filledDatabase(t, importing({ pages, redirects, parameters }))
  return { ...loader(t, url), ...(await openStudio(t, url)) }
}

t.test(
  'E3.8 E4.45 a load goes the way of a publication: versions, audit log and change log, and drafts stay',
  async (t) => {
    const { db, load, studio, store, draft, publish, entry } = await shop()
    const place = recordAt('page', 'advice')
    await draft(place, samplePage({ id: 'advice', path: '/ratgeber/', name: 'Entwurf' }))
    const planned = recordAt('page', 'home')
    const revision = await draft(planned, samplePage({ id: 'home', path: '/', name: 'Geplant' }))
    await publish(planned, revision, { from: new Date(Date.now() + 3_600_000).toISOString() })

    const report = await load([
      ofPage({ id: 'advice', path: '/ratgeber/', name: 'Geladen' }),
      ofPage({ id: 'home', path: '/', name: 'Geladen' }),
      { kind: 'translation', record: { key: 'cart.title', text: { de: 'Korb', en: 'Basket' } } },
    ])
    t.match(report, { violations: [], kinds: { page: { changed: 2 }, translation: { changed: 1 } } })
    const { versions } = await studio.entries.versions(place, 1)
    t.match(versions, [
      { number: 2, body: { name: 'Geladen' }, publishedBy: null, isWithdrawal: false },
      { number: 1, body: { name: 'Seite' }, publishedBy: null },
    ])
    t.match(await entry(place), { published: { name: 'Geladen' }, draft: { body: { name: 'Entwurf' } } })
    t.match(await entry(planned), { schedules: [] }, 'what was planned would take its place')
    const audit = await studio.entries.audit(
      { store: store.id, kind: 'page', key: 'home', scope: { content: true, desks: [] } },
      1,
    )
    t.match(
      audit.entries.map(({ action, editor }) => [action, editor]),
      [
        ['import', 'operator'],
        ['unplan', 'operator'],
      ],
    )
    const { rows } = await db.execute(sql`select count(*)::int as count from change_log where tag = 'page:advice'`)
    t.match(rows, [{ count: /[1-9]/ }])
  },
)

t.test('E3.8 undo removes pages without a mark of their end, and brings back what was there', async (t) => {
  const own = await shop()
  const before = await own.exported()
  const report = await own.load([
    ofPage({ id: 'fresh', path: '/frisch/' }),
    ofPage({ id: 'home', path: '/', name: 'Anders' }),
    ofRedirect(redirect('/alt-a/', '/frisch/')),
    ofRedirect(redirect('/neu', '/frisch/')),
    { kind: 'synonyms', record: { id: 'ranzen', language: 'de', terms: ['Ranzen', 'Tornister'] } },
    {
      kind: 'segment',
      record: { id: 'schools', name: { de: 'Schulen', en: 'Schools' }, rules: { kinds: ['business'] } },
    },
  ])
  t.same(report.violations, [])
  const after = await own.exported()
  t.match(await own.undo(report.id), { violations: [] })
  t.equal(await own.exported(), before)
  t.match((await own.studio.entries.versions(recordAt('page', 'fresh'), 1)).versions, [{ isWithdrawal: true }, {}])
  const redone = await own.load([])
  t.same(redone.differences, [])
  t.match(await own.loadText(after), { violations: [] })
  t.equal(await own.exported(), after)
})

t.test(
  'E3.8 E4.51 a full load withdraws content: redirects end, pages answer 410, and the last way to pay stays',
  async (t) => {
    const own = await shop()
    const redirects = ['a', 'b', 'c', 'd', 'e'].map((name) => ofRedirect(redirect(`/alt-${name}`, '/ratgeber/')))
    const report = await own.load(redirects, { isFull: true })
    t.match(report, {
      violations: [],
      kinds: { redirect: { removed: 1, unchanged: 5 } },
      differences: ['redirect de /alt-f: is gone'],
    })
    t.match(await own.load(redirects.slice(0, 2), { isFull: true }), { violations: [{ message: /more than 20 %/ }] })
    const pages = await own.load([ofPage({ id: 'home', path: '/' })], { isFull: true, allowRemovals: true })
    t.match(pages, { violations: [], kinds: { page: { removed: 1 } } })
    t.match(await own.entry(recordAt('page', 'advice')), { published: { isGone: true } })
    t.match(await own.undo(pages.id), { violations: [] })
    t.match(await own.entry(recordAt('page', 'advice')), { published: { isGone: undefined } })
    const other = { store: 'de' as const, name: 'paymentTypes', entries: [{ name: 'order', value: 'AMAZONPAY' }] }
    const refused = await own.load([{ kind: 'parameter', record: other }], { isFull: true, allowRemovals: true })
    t.match(refused.violations, [
      { message: /^parameter de amazonPayV2Activation is left out, but leaves no way to pay/ },
    ])
  },
)

t.test('content that the studio would refuse is refused with its place', async (t) => {
  const own = await shop()
  const rows = [
    { cells: [{ x: 0, y: 0, width: 12, height: 1, teasers: [{ id: 't', type: 'SliderHero', attributes: {} }] }] },
  ]
  const legal = {
    kind: 'legalText' as const,
    record: { store: 'de', language: 'de', kind: 'terms', version: '2026-12', title: 'AGB', sections: [] } as never,
  }
  const report = await own.load([
    ofPage({ id: 'broken', path: '/kaputt/', rows: rows as never }),
    ofPage({ id: 'again', path: '/ratgeber/' }),
    ofRedirect(redirect('/hin', '/her')),
    ofRedirect(redirect('/her', '/hin')),
    { kind: 'translation', record: { key: 'a.b', text: { de: '{n, plural, one {# Stück}', en: 'b' } } },
    { kind: 'synonyms', record: { id: 'einer', language: 'de', terms: ['Einer'] } },
    legal,
    { kind: 'store', record: { id: 'de', host: 'x', baseUrl: 'https://x/', currencyCode: 'EUR' } as never },
  ])
  const found = report.violations.map(violationLine).join('\n')
  for (const expected of [
    /shop.ndjson:1:\d+: page de de broken: rows\[0\]\.cells\[0\]\.teasers\[0\]\.name is missing/,
    /shop.ndjson:2:\d+: page de de again: path is the path of the page advice, too/,
    /shop.ndjson:3:\d+: redirect de \/hin: to leads in a circle/,
    /shop.ndjson:5:\d+: translation a.b: text.de is no message in the ICU format/,
    /shop.ndjson:6:\d+: synonyms de einer: terms needs two terms/,
    /shop.ndjson:7:\d+: legalText de 2026-12 de terms: must be a day/,
    /shop.ndjson:7:\d+: legalText de 2026-12 de terms: lacks in German: withdrawal, privacy/,
    /shop.ndjson:8:\d+: store de: country is missing/,
  ])
    t.match(found, expected)
})
