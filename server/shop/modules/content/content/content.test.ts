import t from 'tap'
import { change, emptyContent, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { sampleCatalogue, samplePage, sampleProduct, svgMedia } from '#engine/testing/sample-content.ts'
import { importRecords } from '../../catalogue/catalogue/catalogue.import.ts'
import { ContentInvalidError } from '../../studio/content-import/import-content.ts'

const picture = svgMedia(900, 600, '#0f5c46')
const image = { mediaId: picture.id, alt: 'Ein Ranzen', title: 'Ranzen' }

const attributes = 'name text url urlPath openLinkInNewWindow altTag imgTitle width height value sources { src width }'
const pageQuery = `query($id: ID!) { getPageById(pageId: $id) { id name pageType hideBreadcrumb translations { language path } seo {
  title canonicalUrl links { rel href hreflang } breadcrumbs { displayName url }
  rows { cells { x width nospaces teasers { id type template abTestId productsRecommendations { id }
    attributes { ${attributes} valueList { attributes { ${attributes} } } } } } }
} } }`

t.test('S7.6 a page in wire form', async (t) => {
  const url = await filledDatabase(t, async (trx) => {
    await importRecords(trx, [...sampleCatalogue, { kind: 'product', record: sampleProduct('103', {}, 0) }])
    await importing({
      media: [picture],
      pages: [
        samplePage(
          { id: 'home', path: '/', seo: { title: 'Willkommen', breadcrumbs: [{ displayName: 'Start', url: null }] } },
          [
            {
              id: 'hero',
              name: 'Held',
              type: 'imageTeaser',
              attributes: {
                image,
                headline: '1 < 2 & mehr',
                teaserLink: { url: 'https://de.shop.test/ranzen/?p=2', openInNewWindow: true },
                'loading.eager': true,
              },
            },
            {
              id: 'html',
              name: 'Text',
              type: 'html',
              attributes: { teasercontent: '<p onclick="x()">Hallo</p><script>x()</script>' },
            },
            {
              id: 'chosen',
              name: 'E',
              type: 'recommendations',
              attributes: {
                headline: 'Für dich',
                productIds: [{ productId: '103' }, { productId: '101' }, { productId: '100' }, { productId: '102' }],
              },
            },
            { id: 'best', name: 'B', type: 'recommendations', attributes: { headline: 'Beliebt', categoryId: '10' } },
            { id: 'whole', name: 'W', type: 'recommendations', attributes: { headline: 'Alles', wholeShop: true } },
            {
              id: 'future',
              name: 'Z',
              type: 'someday',
              attributes: { text: '<b onclick="x()">a</b>', plain: 'a & b' },
            },
          ],
        ),
        samplePage({ id: 'home', store: 'ch', path: '/' }),
        samplePage({ id: 'gone', path: '/alt/', isGone: true }),
        samplePage({ id: 'business', store: 'b2b', name: 'Deutsch', path: '/b/' }),
        samplePage({ id: 'business', store: 'b2b', language: 'en', name: 'English', path: '/e/' }),
        samplePage({
          id: 'elsewhere',
          path: '/anderswo/',
          seo: {
            canonicalUrl: 'https://blog.shop.test/anderswo/',
            links: [
              { rel: 'author', href: '/ueber-uns/' },
              { rel: 'alternate', hreflang: 'x-default', href: 'https://blog.shop.test/anderswo/' },
            ],
            breadcrumbs: [],
          },
        }),
        samplePage({ id: 'english-only', store: 'b2b', language: 'en', path: '/only/' }),
        samplePage({ id: 'german-only', store: 'b2b', name: 'Deutsch', path: '/d/' }),
        samplePage({
          id: 'footer-vue',
          path: null,
          footer: {
            usps: [{ image, headline: 'Schnell', text: '<b style="x">ja</b>' }],
            links: [
              {
                headline: 'Hilfe',
                type: 'links',
                entries: [
                  { label: 'Kontakt', url: '/kontakt/', external: false },
                  { label: 'Schulen', url: 'store:b2b/moebel/', external: true },
                ],
                link: 'store:ch/',
              },
            ],
          },
        }),
      ],
    })(trx)
  })
  const engine = await startEngine(t, url)
  const page = async (id: string, call: { store?: string; language?: string } = {}) => {
    const { data, errors } = await engine.run(pageQuery, { ...call, variables: { id } })
    t.notOk(errors)
    return (data as { getPageById: { seo: { rows: { cells: { teasers: unknown[] }[] }[] } } | null } | null)
      ?.getPageById
  }

  t.test('is found by its path as by its id', async (t) => {
    const byUrl = pageQuery
      .replace('$id: ID!', '$id: String!')
      .replace('getPageById(pageId: $id)', 'getPageById: getPageByUrl(url: $id)')
    const at = async (path: string) => (await engine.run(byUrl, { variables: { id: path } })).data?.getPageById
    for (const path of ['/', '', '//', '/?a=1', 'https://de.shop.test/'])
      t.same(await at(path), await page('home'), path)
    for (const path of ['/none/', '/cat/10', '/search', 'a']) t.equal(await at(path), null, path)
  })

  const home = await page('home')
  const teasers = home?.seo.rows[0]?.cells[0]?.teasers ?? []

  t.test('S2.28 S2.30 a page has its name, SEO data and rows', async (t) => {
    t.match(home, {
      name: 'Seite',
      hideBreadcrumb: false,
      seo: {
        title: 'Willkommen',
        canonicalUrl: null,
        breadcrumbs: [{ displayName: 'Start', url: null }],
        rows: [{ cells: [{ x: 0, width: 12, nospaces: false }] }],
      },
    })
    const links = (home as { seo: { links: { hreflang: string; href: string }[] } } | null)?.seo.links ?? []
    t.same(Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href])), {
      'de-DE': 'https://de.shop.test/',
      'x-default': 'https://de.shop.test/',
      'de-CH': 'https://ch.shop.test/',
      'de-LI': 'https://ch.shop.test/',
    })
  })

  t.test('S3.38 has the address and the links that editors gave it', async (t) => {
    t.match(await page('elsewhere'), {
      seo: {
        canonicalUrl: 'https://blog.shop.test/anderswo/',
        links: [
          { rel: 'author', href: '/ueber-uns/', hreflang: null },
          { hreflang: 'x-default', href: 'https://blog.shop.test/anderswo/' },
          { hreflang: 'de-DE', href: 'https://de.shop.test/anderswo/' },
        ],
      },
    })
  })

  t.test('a page lists its translations', async (t) => {
    const german = { language: 'de', path: '/b/' }
    t.match(await page('business', { store: 'b2b' }), { translations: [german, { language: 'en', path: '/e/' }] })
    const english = { store: 'b2b', language: 'en-DE' }
    t.match(await page('business', english), { translations: [german, { language: 'en', path: '/e/' }] })
    const both = {
      translations: [
        { language: 'de', path: '/d/' },
        { language: 'en', path: '/d/' },
      ],
    }
    t.match(await page('german-only', english), both, 'English readers get the German text')
    t.match(await page('english-only', english), { translations: [{ language: 'en', path: '/only/' }] })
    t.match(home, { translations: [{ language: 'de', path: '/' }] })
  })

  t.test('S3.37 S5.10 carries text, pictures, links and flags', async (t) => {
    t.match(teasers[0], {
      id: 'hero',
      productsRecommendations: null,
      attributes: [
        {
          name: 'image',
          url: `/media/${picture.id}/teaser_1280.jpg`,
          altTag: 'Ein Ranzen',
          imgTitle: 'Ranzen',
          width: 900,
          height: 600,
          sources: [{ width: 480 }, { width: 768 }, { src: `/media/${picture.id}/teaser_1280.jpg`, width: 900 }],
        },
        { name: 'headline', text: '1 < 2 & mehr' },
        {
          name: 'teaserLink',
          url: 'https://de.shop.test/ranzen/?p=2',
          urlPath: '/ranzen/?p=2',
          openLinkInNewWindow: true,
        },
        { name: 'loading.eager', value: 'true', text: null },
      ],
    })
  })

  t.test('has no HTML that acts, of unknown types either', async (t) => {
    t.match(teasers[1], { attributes: [{ name: 'teasercontent', text: '<p>Hallo</p>' }] })
    t.match(teasers[5], { type: 'someday', attributes: [{ text: '<b>a</b>' }, { text: 'a & b' }] })
  })

  t.test('S2.41 recommends products that can be had, in the order of the editors or of sales', async (t) => {
    t.match(teasers[2], { productsRecommendations: [{ id: '101' }, { id: '100' }] })
    t.match(teasers[3], { productsRecommendations: [{ id: '101' }, { id: '100' }] })
    const query =
      '{ getTeaserRecommendations(teaserIds: ["best", "nothing", "chosen", "whole"]) { teaserId products { id } } }'
    t.same((await engine.run(query)).data, {
      getTeaserRecommendations: [
        { teaserId: 'best', products: [{ id: '101' }, { id: '100' }] },
        { teaserId: 'nothing', products: [] },
        { teaserId: 'chosen', products: [{ id: '101' }, { id: '100' }] },
        { teaserId: 'whole', products: [{ id: '101' }, { id: '100' }] },
      ],
    })
  })

  t.test('is in the language of the call, in German where there is no English', async (t) => {
    const english = { store: 'b2b', language: 'en-DE' }
    t.match(await page('business', english), { name: 'English' })
    t.match(await page('business', { store: 'b2b' }), { name: 'Deutsch' })
    t.match(await page('german-only', english), { name: 'Deutsch' })
  })

  t.test('is null when there is none or it is retired', async (t) => {
    for (const id of ['nothing', 'gone', 'business']) t.equal(await page(id), null, id)
  })

  t.test('S2.62 getFooter gives selling points and blocks of links', async (t) => {
    const query =
      '{ getFooter { usps { headline text image { src alt } } links { headline type link entries { label url external } } } }'
    t.match((await engine.run(query)).data, {
      getFooter: {
        usps: [{ headline: 'Schnell', text: '<b>ja</b>', image: { alt: 'Ein Ranzen' } }],
        links: [
          {
            headline: 'Hilfe',
            link: 'https://ch.shop.test/',
            entries: [{ url: '/kontakt/' }, { url: 'https://b2b.shop.test/moebel/' }],
          },
        ],
      },
    })
    t.same((await engine.run(query, { store: 'at' })).data, { getFooter: null })
  })

  t.test('S1.16 S2.32 an import with violations names each and stores nothing', async (t) => {
    const unknown = { mediaId: '0123456789abcdef', alt: '' }
    const teaser = (attributes: object) => ({ id: 't', name: 'T', type: 'imageTeaser', attributes })
    const violationsOf = async (content: Parameters<typeof importing>[0]) => {
      const error = await change(url, importing(content)).then(
        () => null,
        (reason: unknown) => reason,
      )
      return error instanceof ContentInvalidError ? error.violations : error
    }
    const place = 'rows[0].cells[0].teasers[0].attributes'
    t.match(await violationsOf({ pages: [samplePage({ id: 'new' }, [teaser({ image, buttonType: 'purple' })])] }), [
      { record: 'page new (de, de)', path: `${place}.buttonType` },
    ])
    t.match(await violationsOf({ pages: [samplePage({ id: 'new' }, [teaser({ image: unknown })])] }), [
      { record: 'page new (de, de)', path: `${place}.image` },
    ])
    t.match(await violationsOf({ pages: [samplePage({ id: 'a' }), samplePage({ id: 'b' })] }), [{ path: 'path' }])
    const redirect = { store: 'de', isTemporary: false } as const
    t.match(
      await violationsOf({
        redirects: [
          { ...redirect, from: '/a/', to: '/a' },
          { ...redirect, from: '/b/', to: '//evil.example' },
          { ...redirect, from: '/c/', to: '/\t/evil.example' },
          { ...redirect, from: 'c', to: '/d/' },
        ],
      }),
      [{ path: 'to' }, { path: 'to' }, { path: 'to' }, { path: 'from' }],
    )
    t.match(
      await violationsOf({
        redirects: [
          { ...redirect, from: '/a/', to: '/b/?x=1' },
          { ...redirect, from: '/b', to: '/a' },
          { ...redirect, from: '/c', to: '/a' },
        ],
      }),
      [
        { record: 'redirect /a/ (de)', path: 'to', message: 'leads in a circle: /a → /b → /a' },
        { record: 'redirect /b (de)', path: 'to' },
      ],
    )
    t.match(
      await violationsOf({
        redirects: [
          { ...redirect, from: '/a/', to: 'https://de.shop.test/a' },
          { ...redirect, from: '/b/', to: 'https://de.shop.test/c/' },
          { ...redirect, from: '/c/', to: '/b/' },
          { ...redirect, from: '/d/', to: 'https://at.shop.test/d/' },
          { ...redirect, store: 'b2b', from: '/e/', to: 'https://en.b2b.shop.test/e/' },
        ],
      }),
      [
        { record: 'redirect /a/ (de)', path: 'to', message: 'leads to itself' },
        { record: 'redirect /e/ (b2b)', path: 'to', message: 'leads to itself' },
        { record: 'redirect /b/ (de)', path: 'to', message: 'leads in a circle: /b → /c → /b' },
        { record: 'redirect /c/ (de)', path: 'to', message: 'leads in a circle: /c → /b → /c' },
      ],
      'absolute addresses of the shop are its paths, too',
    )
    const rule = { store: 'de', language: 'de' } as const
    t.match(
      await violationsOf({
        searchRedirects: [
          { ...rule, query: 'Ranzen', target: '/search?q=Tornister' },
          { ...rule, query: 'Tornister', target: 'https://de.shop.test/search?q=ranzen' },
          { ...rule, query: 'Mappe', target: '/search?q=Ranzen' },
          { ...rule, query: 'Heft', target: '/search?q=Heft&sort=newest' },
        ],
      }),
      [
        {
          record: 'search redirect Ranzen (de, de)',
          path: 'target',
          message: 'leads in a circle: ranzen → tornister → ranzen',
        },
        { record: 'search redirect Tornister (de, de)', path: 'target' },
      ],
    )
    const abTest = { store: 'de' as const, trackingCode: 'X', paths: ['/*'], variants: [], isActive: true }
    t.match(
      await violationsOf({
        abTests: [
          { ...abTest, id: 'seed' },
          { ...abTest, id: 'a;b' },
          { ...abTest, id: 'Seed-2' },
        ],
      }),
      [
        { record: 'A/B test seed (de)', path: 'id' },
        { record: 'A/B test a;b (de)', path: 'id' },
      ],
    )
    const name = { de: 'A', en: 'A' }
    const stores: ('de' | 'at' | 'ch')[] = ['de', 'at', 'ch']
    t.match(
      await violationsOf({
        vouchers: [
          { code: 'FIVE', name, stores, kind: 'amount', amount: 500 },
          { code: 'FROM', name, stores, kind: 'freeShipping', minimumValue: 1 },
          { code: 'TENTH', name, stores, kind: 'percent', percent: 10 },
          { code: 'EUROS', name, stores: ['de', 'at'], kind: 'amount', amount: 500 },
        ],
        promotions: [{ id: 'gift', name, stores, kind: 'gift', minimumValue: 1, itemId: '1', position: 1 }],
      }),
      ['voucher FIVE', 'voucher FROM', 'promotion gift'].map((record) => ({
        record,
        path: 'stores',
        message: 'has an amount, but stores of EUR and CHF',
      })),
      'amounts in two currencies',
    )
    for (const end of ['/', '/shop', '?a=1', ':x']) {
      const wrong = emptyContent.stores.map((store) => ({ ...store, baseUrl: store.baseUrl + end }))
      const found = wrong.map(({ id }) => ({ record: `store ${id}`, path: 'baseUrl' }))
      t.match(await violationsOf({ stores: wrong }), found, `addresses of stores that end in ${end}`)
    }
    t.equal(await page('new'), null)
  })

  t.test('an import repeated changes only what changed', async (t) => {
    const headers = { authorization: `Bearer ${engine.token}` }
    const changes = async (after: string) =>
      (await engine.app.inject({ url: `/changes?after=${encodeURIComponent(after)}`, headers })).json<{
        cursor: string
        tags: string[]
      }>()
    const page = samplePage({ id: 'gone', path: '/alt/', isGone: true })
    const abTest = { id: 'x', store: 'de', trackingCode: 'X', paths: ['/*'], variants: [], isActive: true } as const
    const { cursor } = (await engine.app.inject({ url: '/changes', headers })).json<{ cursor: string }>()
    await change(url, importing({ pages: [page] }))
    await change(url, importing({ abTests: [{ ...abTest, paths: ['/*'], variants: [] }] }))
    const until = Date.now() + 60_000
    let seen = await changes(cursor)
    while (!seen.tags.includes('abtests') && Date.now() < until) seen = await changes(cursor)
    t.same(seen.tags, ['abtests'], 'the page was the same')
    const query = '{ getActiveAbTestsByUrl(url: "/") { id } }'
    t.same((await engine.run(query)).data, { getActiveAbTestsByUrl: [{ id: 'x' }] }, 'applied before it was told')
    await change(url, importing({ pages: [{ ...page, isGone: false }] }))
    while (!seen.tags.includes('page:gone') && Date.now() < until) seen = await changes(cursor)
    t.ok(seen.tags.includes('content') && seen.tags.includes('page:gone'))
  })
})
