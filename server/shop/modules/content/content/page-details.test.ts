import t from 'tap'
import type { ImportAbTest } from '#contract/import/content.ts'
import { filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { sampleCatalogue, samplePage } from '#engine/testing/sample-content.ts'
import { importRecords } from '../../catalogue/catalogue/catalogue.import.ts'
import { category } from '../../catalogue/catalogue/testing/sample-catalogue.ts'

const query = `query($url: String!) {
  getPageDetailsByUrl(url: $url) { url status redirectUrl pageType pageId categoryId activeAbTests { id trackingCode variants { id weight } } }
  getActiveAbTestsByUrl(url: $url) { id }
  getPathsWithAbTests
}`

const abTest: Omit<ImportAbTest, 'id' | 'paths' | 'isActive'> = {
  store: 'de',
  trackingCode: 'T',
  variants: [
    { id: 'a', weight: 1 },
    { id: 'b', weight: 3 },
  ],
}

t.test(
  'S2.1 S2.6 S2.14 S2.18 S7.4 getPageDetailsByUrl resolves paths of pages, products, categories and redirects (storefront.md §2)',
  async (t) => {
    const url = await filledDatabase(t, async (trx) => {
      const hidden = category('12', '10', { path: '/archiv/', isExcludedFromNav: true })
      await importRecords(trx, [...sampleCatalogue, { kind: 'category', record: hidden }])
      await importing({
        pages: [
          samplePage({ id: 'home', path: '/', pageType: 'HOMEPAGE' }),
          samplePage({ id: 'advice', path: '/beratung/' }),
          samplePage({ id: 'listing', path: '/ranzen/', categoryId: '10', pageType: 'CATEGORYPAGE' }),
          samplePage({ id: 'someday', path: '/irgendwann/', pageType: 'SOMEDAY' }),
          samplePage({ id: 'old', path: '/alt/', isGone: true }),
          samplePage({ id: 'business', path: '/firmen/', store: 'b2b' }),
          samplePage({ id: 'business', path: '/companies/', store: 'b2b', language: 'en' }),
          samplePage({ id: 'german-only', path: '/nur-deutsch/', store: 'b2b' }),
        ],
        redirects: [
          { store: 'de', from: '/sommer/', to: '/beratung/', isTemporary: true },
          { store: 'de', from: '/größen/', to: '/beratung/', isTemporary: false },
          { store: 'de', from: '/blog', to: 'https://blog.shop.test/', isTemporary: false },
          { store: 'de', from: '/prod/102', to: '/prod/100', isTemporary: false },
        ],
        abTests: [
          { ...abTest, id: 'on', paths: ['/beratung/*'], isActive: true },
          { ...abTest, id: 'off', paths: ['/beratung/*'], isActive: false },
        ],
      })(trx)
    })
    const engine = await startEngine(t, url)
    const details = async (url: string, call: { store?: string; language?: string } = {}) => {
      const { data } = await engine.run(query, { ...call, variables: { url } })
      return (data as { getPageDetailsByUrl: object } | null)?.getPageDetailsByUrl
    }

    const cases: [string, object][] = [
      ['/', { status: 200, pageType: 'HOMEPAGE', pageId: 'home' }],
      ['https://de.shop.test/beratung/', { status: 200, pageType: 'CONTENTPAGE', pageId: 'advice' }],
      ['/beratung', { status: 301, pageType: 'REDIRECT', redirectUrl: '/beratung/' }],
      ['/beratung?p=2', { status: 301, redirectUrl: '/beratung/?p=2' }],
      ['//beratung//', { status: 301, redirectUrl: '/beratung/' }],
      ['/gr%C3%B6%C3%9Fen', { status: 301, redirectUrl: '/beratung/' }],
      ['/ranzen/', { status: 200, pageType: 'CATEGORYPAGE', pageId: 'listing', categoryId: '10' }],
      ['/kategorie/', { status: 200, pageType: 'CATEGORYPAGE', pageId: null, categoryId: '10' }],
      ['/kategorie', { status: 301, redirectUrl: '/kategorie/' }],
      ['/irgendwann/', { status: 404, pageType: 'NOTFOUND', pageId: null }],
      ['/alt/', { status: 410, pageType: 'GONE' }],
      ['/alt', { status: 410 }],
      ['/Beratung/', { status: 404, pageType: 'NOTFOUND' }],
      ['/beratung/$1/', { status: 404 }],
      ['/nirgends/', { status: 404, pageType: 'NOTFOUND', redirectUrl: null }],
      ['/firmen/', { status: 404 }],
      ['/%zz', { status: 404 }],
      ['javascript:alert(1)', { status: 404 }],
      ['//evil.example/', { status: 404 }],
      ['/sommer?utm_source=mail', { status: 302, redirectUrl: '/beratung/?utm_source=mail' }],
      ['/blog/', { status: 301, redirectUrl: 'https://blog.shop.test/' }],
      ['/cat/11?sort=name', { status: 200, pageType: 'CATEGORYPAGE', categoryId: '11' }],
      ['/cat/11/?p=2', { status: 301, redirectUrl: '/cat/11?p=2' }],
      ['/cat/99', { status: 404 }],
      ['/cat/ABC', { status: 404 }],
      ['/prod/100?varid=100-01', { status: 200, pageType: 'PRODUCTPAGE' }],
      ['/prod/102', { status: 301, redirectUrl: '/prod/100' }],
      ['/prod/9999', { status: 404 }],
      ['/search?q=Ranzen', { status: 200, pageType: 'APPLICATION' }],
      ['/myaccount/orders/ABC', { status: 200, pageType: 'APPLICATION' }],
      ['/prime/checkout', { status: 200, pageType: 'APPLICATION' }],
    ]
    for (const [path, expected] of cases) t.match(await details(path), { url: path, ...expected }, path)

    t.test('S2.15 a retired product is gone, unless visitors are sent on', async (t) => {
      const other = await filledDatabase(t, async (trx) => {
        await importRecords(trx, sampleCatalogue)
        await importing({})(trx)
      })
      const { data } = await (await startEngine(t, other)).run(query, { variables: { url: '/prod/102' } })
      t.match(data, { getPageDetailsByUrl: { status: 410, pageType: 'GONE' } })
    })

    t.test('S3.23 a category that is excluded from the navigation stays reachable by its path', async (t) => {
      const { data } = await engine.run('{ getNavigationByCategoryId(categoryId: "12") { isExcludedFromNav path } }')
      t.same(data, { getNavigationByCategoryId: { isExcludedFromNav: true, path: '/archiv/' } })
      for (const path of ['/archiv/', '/cat/12']) {
        t.match(await details(path), { status: 200, pageType: 'CATEGORYPAGE', categoryId: '12' }, path)
      }
    })

    t.test('English paths stand beside German ones, which step in where there is none', async (t) => {
      const english = { store: 'b2b', language: 'en-DE' }
      t.match(await details('/companies/', english), { status: 200, pageId: 'business' })
      t.match(await details('/nur-deutsch/', english), { status: 200, pageId: 'german-only' })
      t.match(await details('/companies/', { store: 'b2b' }), { status: 404 })
    })

    t.test('S3.39 active tests of a path come along', async (t) => {
      const { data } = await engine.run(query, { variables: { url: '/beratung/?p=1' } })
      t.match(data, {
        getPageDetailsByUrl: {
          activeAbTests: [
            {
              id: 'on',
              trackingCode: 'T',
              variants: [
                { id: 'a', weight: 1 },
                { id: 'b', weight: 3 },
              ],
            },
          ],
        },
        getActiveAbTestsByUrl: [{ id: 'on' }],
        getPathsWithAbTests: ['/beratung/*'],
      })
      t.match(await details('/'), { activeAbTests: [] })
    })
  },
)
