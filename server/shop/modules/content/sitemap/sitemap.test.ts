import t from 'tap'
import { openDatabase } from '#engine/db/database.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { sampleCatalogue, samplePage } from '#engine/testing/sample-content.ts'
import { importRecords } from '../../catalogue/catalogue/catalogue.import.ts'
import { category } from '../../catalogue/catalogue/testing/sample-catalogue.ts'
import { createSitemapService } from './sitemap.service.ts'

const entriesQuery = `query($kind: SitemapKind!, $part: Int!, $after: ID, $limit: Int) {
  getSitemapEntries(kind: $kind, part: $part, after: $after, limit: $limit) { entries { path lastModified image } next }
}`
const indexed = { breadcrumbs: [], robots: 'index,follow' }
const noindex = { breadcrumbs: [], robots: 'noindex,follow' }
const canonical = (canonicalUrl: string) => ({ breadcrumbs: [], canonicalUrl })
const text = { id: 'text', name: 'T', type: 'html', attributes: { teasercontent: '<p>Text</p>' } }

type Entries = { entries: { path: string; lastModified: string; image: string | null }[]; next: string | null }

t.test('the sitemap lists pages that search engines may index', async (t) => {
  const url = await filledDatabase(t, async (trx) => {
    const quiet = category('12', null, { path: '/leise/', robots: 'noindex,follow' })
    await importRecords(trx, [...sampleCatalogue, { kind: 'category', record: quiet }])
    await importing({
      pages: [
        samplePage({ id: 'a-home', path: '/' }),
        samplePage({ id: 'b-sizes', path: '/groessen/' }),
        samplePage({ id: 'c-gone', path: '/alt/', isGone: true }),
        samplePage({ id: 'd-hidden', path: '/impressum/', seo: noindex }),
        samplePage({ id: 'e-moved', path: '/umgezogen/' }),
        samplePage({ id: 'f-part', path: null }),
        samplePage({ id: 'g-business', path: '/firmen/', store: 'b2b' }),
        samplePage({ id: 'g-business', path: '/companies/', store: 'b2b', language: 'en' }),
        samplePage({ id: 'g-service', path: '/service/kontakt/', store: 'b2b' }),
        samplePage({
          id: 'g-service',
          path: '/service/contact/',
          store: 'b2b',
          language: 'en',
          seo: canonical('https://en.b2b.shop.test/service/contact/'),
        }),
        samplePage({ id: 'h-category', path: '/kategorie/', categoryId: '10' }),
        samplePage({ id: 'i-own', store: 'at', path: '/eigen/', seo: canonical('https://at.shop.test/eigen/') }),
        samplePage({ id: 'j-german', store: 'at', path: '/deutsch/', seo: canonical('https://de.shop.test/deutsch/') }),
        samplePage({ id: 'k-listing', store: 'at', path: '/ranzen/', categoryId: '11' }),
        samplePage({ id: 'l-staged', store: 'at', path: '/taschen/', categoryId: '11' }, [text]),
        samplePage({ id: 'm-quiet', store: 'at', path: '/leise/', categoryId: '12' }),
        samplePage({ id: 'n-returns', store: 'at', path: '/returns/' }),
        samplePage({ id: 'o-basket', store: 'at', path: '/basket/hilfe/', seo: indexed }),
        samplePage({ id: 'p-basketball', store: 'at', path: '/basketball/' }),
      ],
      redirects: [
        { store: 'de', from: '/umgezogen/', to: '/', isTemporary: false },
        { store: 'de', from: '/prod/101', to: '/prod/100', isTemporary: false },
        { store: 'at', from: '/groessen/', to: '/', isTemporary: false },
      ],
    })(trx)
  })
  const engine = await startEngine(t, url)
  const ask = async (variables: object, call: { store?: string; language?: string } = {}) => {
    const { data, errors } = await engine.run(entriesQuery, { ...call, variables })
    return { entries: (data as { getSitemapEntries: Entries } | null)?.getSitemapEntries, errors }
  }
  const pathsOf = async (kind: string, call: { store?: string; language?: string } = {}) =>
    (await ask({ kind, part: 1 }, call)).entries?.entries.map(({ path }) => path)

  t.same(await pathsOf('page'), ['/', '/groessen/', '/kategorie/'], 'nothing gone, hidden, moved or without address')
  t.same(await pathsOf('page', { store: 'b2b' }), ['/service/kontakt/'], 'nothing that only customers see')
  t.same(await pathsOf('page', { store: 'b2b', language: 'en-DE' }), ['/service/contact/'])
  t.same(
    await pathsOf('page', { store: 'at' }),
    ['/eigen/', '/taschen/', '/basket/hilfe/', '/basketball/'],
    'what names itself as its canonical address, and nothing that its path keeps from search engines',
  )
  t.same(await pathsOf('category'), ['/cat/11'], 'the page stands in the place of the other one')
  t.same(await pathsOf('product'), ['/prod/100'], 'one is retired, one leads elsewhere')
  t.same(await pathsOf('product', { store: 'ch' }), [], 'no price there')

  const [product] = (await ask({ kind: 'product', part: 1 })).entries?.entries ?? []
  t.match(product?.image, /^\/media\/[0-9a-f]{16}\/ads_zoom_desktop\.jpg$/)
  t.match(product?.lastModified, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)

  t.test('entries of the sitemap are given page by page', async (t) => {
    const seen: string[] = []
    let after: string | null = null
    do {
      const { entries }: { entries?: Entries | undefined } = await ask({ kind: 'page', part: 1, after, limit: 1 })
      seen.push(...(entries?.entries ?? []).map(({ path }) => path))
      after = entries?.next ?? null
    } while (after !== null && seen.length < 10)
    t.same(seen, ['/', '/groessen/', '/kategorie/'])
  })

  t.test('the sitemap is divided into parts, and other parts do not exist', async (t) => {
    const { data } = await engine.run('{ getSitemapParts { kind part lastModified } }')
    t.match((data as { getSitemapParts: object[] } | null)?.getSitemapParts, [
      { kind: 'page', part: 1, lastModified: /Z$/ },
      { kind: 'category', part: 1 },
      { kind: 'product', part: 1 },
    ])
    t.same((await ask({ kind: 'page', part: 2 })).entries, { entries: [], next: null })
    for (const wrong of [
      { limit: 0 },
      { limit: 2001 },
      { limit: -1 },
      { part: 0 },
      { part: -1 },
      { after: 'x'.repeat(300) },
    ]) {
      const { errors } = await ask({ kind: 'page', part: 1, ...wrong })
      t.equal(errors?.[0]?.extensions.code, 'BAD_USER_INPUT', JSON.stringify(wrong))
    }
    t.same((await ask({ kind: 'page', part: 1, after: "' or 1=1 --" })).errors, undefined)
  })

  t.test('lastmod is the time of a change, an equal import keeps it', async (t) => {
    const of = async () => {
      const { rows } = await db.$client.query("select changed_at::text as at from pages where id = 'a-home'")
      return rows[0].at
    }
    const db = openDatabase({ url, poolSize: 1, statementTimeout: 5000, connectionTimeout: 5000 }, () => {})
    t.teardown(() => db.$client.end())
    const before = await of()
    await change(url, importing({ pages: [samplePage({ id: 'a-home', path: '/' })] }))
    t.equal(await of(), before)
    await change(url, importing({ pages: [samplePage({ id: 'a-home', path: '/', name: 'Neu' })] }))
    t.not(await of(), before)
    const ofProduct = async () => {
      const { rows } = await db.$client.query("select changed_at::text as at from products where id = '100'")
      return rows[0].at
    }
    const created = await ofProduct()
    await db.$client.query("update products set sales_rank = sales_rank + 1 where id = '100'")
    t.equal(await ofProduct(), created, 'its rank makes no other page of it')
    await db.$client.query("update products set delivery_free = not delivery_free where id = '100'")
    t.not(await ofProduct(), created)
  })

  t.test('many addresses are several parts, each with its own', async (t) => {
    const db = openDatabase({ url, poolSize: 1, statementTimeout: 5000, connectionTimeout: 5000 }, () => {})
    t.teardown(() => db.$client.end())
    const service = createSitemapService(db, { perPart: 2 })
    const store = { id: 'de', baseUrl: 'https://de.shop.test', languages: ['de-DE'] }
    const audience = { store, language: 'de-DE', textLanguage: 'de' } as never
    const parts = await service.parts(audience)
    t.same(
      parts.filter(({ kind }) => kind === 'page').map(({ part }) => part),
      [1, 2],
    )
    const pathsOfPart = async (part: number) =>
      (await service.entries({ kind: 'page', part, after: null, limit: 10 }, audience)).entries.map(({ path }) => path)
    t.same(await pathsOfPart(1), ['/', '/groessen/'])
    t.same(await pathsOfPart(2), ['/kategorie/'])
  })
})
