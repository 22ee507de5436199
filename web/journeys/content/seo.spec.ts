import { HtmlValidate } from 'html-validate'
import { ask, rowsOf } from '../support/ask.ts'
import { businessHosts, headersFor } from '../support/business.ts'
import { productWithChoice } from '../support/products.ts'
import { address, expect, test } from '../support/shop.ts'
import { visited } from '../support/visited.ts'
import { faultsOf, structuredDataIn } from './structured-data.ts'

/**
 * The standard, and no taste: React's way of writing attributes and the editors' own markup are what they are.
 * html-validate: the maintained validator that runs in Node; the W3C's own takes Java.
 */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

const pages = async (): Promise<(readonly [path: string, host?: string])[]> => [
  ...visited,
  [`/prod/${(await productWithChoice()).id}`],
]

const contentOf = (body: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1]

test.describe('search engines', () => {
  test('every kind of page is valid HTML', async () => {
    const wrong = await validator.validateString('<p><div id="a"></div></p><i id="a"></i>')
    expect(wrong.errorCount, 'the validator finds what is wrong').toBeGreaterThan(1)
    for (const [path, host] of await pages()) {
      const { body } = await ask(path, host)
      const { results } = await validator.validateString(body)
      const faults = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
      )
      expect.soft([...new Set(faults)].slice(0, 5), `${host ?? ''}${path}`).toEqual([])
    }
  })

  test('structured data is what schema.org knows and Google asks for', async () => {
    const types = new Map<string, string[]>()
    for (const [path, host] of await pages()) {
      const nodes = structuredDataIn((await ask(path, host)).body)
      expect
        .soft(
          nodes.flatMap((node) => faultsOf(node)),
          `${host ?? ''}${path}`,
        )
        .toEqual([])
      types.set(`${host ?? ''}${path}`, nodes.map((node) => node['@type'] ?? '').sort())
    }
    expect(types.get('/')).toEqual(['Organization', 'WebSite'])
    expect(types.get('/schulranzen/')).toEqual(['BreadcrumbList'])
    expect(types.get('/beratung/lineaturen/')).toEqual(['BreadcrumbList'])
    expect(types.get(`/prod/${(await productWithChoice()).id}`)).toEqual(['BreadcrumbList', 'ProductGroup'])
    expect(types.get('/gibt-es-nicht/')).toEqual([])
    const crumbs = structuredDataIn((await ask(`/prod/${(await productWithChoice()).id}`)).body).find(
      (node) => node['@type'] === 'BreadcrumbList',
    )
    expect(crumbs?.itemListElement, 'the way begins at home').toMatchObject({
      0: { position: 1, item: address('/') },
      1: { position: 2 },
    })
  })

  test('every title is the page’s own and ends with the shop’s name', async () => {
    const titles = new Map<string, string>()
    for (const [path, host = 'localhost'] of await pages()) {
      if (path.includes('?') || path === '/gibt-es-nicht/' || path.includes('sommer-2025')) continue
      const title = /<title>([^<]*)<\/title>/.exec((await ask(path, host, await headersFor(host))).body)?.[1] ?? ''
      expect.soft(title, `${host}${path}`).toMatch(/Pausenhof/)
      expect.soft(title.match(/Pausenhof/g), `${host}${path}`).toHaveLength(1)
      expect.soft(titles.get(`${host}${title}`), `${path} is called ${title}`).toBeUndefined()
      titles.set(`${host}${title}`, path)
    }
  })

  test('what links that are shared show: a picture of 1200 by 630, the type, no shop in the title', async () => {
    const product = `/prod/${(await productWithChoice()).id}`
    for (const [path, type] of [
      ['/', 'website'],
      ['/schreiben/', 'website'],
      [product, 'product'],
    ] as const) {
      const { body } = await ask(path)
      expect(contentOf(body, 'og:type'), path).toBe(type)
      expect(contentOf(body, 'twitter:card'), path).toBe('summary_large_image')
      expect([contentOf(body, 'og:image:width'), contentOf(body, 'og:image:height')], path).toEqual(['1200', '630'])
      const image = new URL(contentOf(body, 'og:image') ?? '')
      const answer = await ask(image.pathname)
      expect([answer.status, answer.headers['content-type']], image.href).toEqual([200, 'image/jpeg'])
    }
    expect((await ask('/open-graph.jpg')).headers['content-type']).toBe('image/jpeg')
  })

  test('robots by address, canonical without choices', async () => {
    for (const [path, robots, canonical] of [
      ['/schreiben/', 'index,follow', '/schreiben/'],
      ['/schreiben/?p=2', 'index,follow', '/schreiben/?p=2'],
      ['/schreiben/?sort=price_asc', 'noindex,follow', '/schreiben/'],
      ['/search?q=heft', 'noindex,follow', '/search?q=heft'],
      ['/rechtliches/impressum/', 'noindex,follow', '/rechtliches/impressum/'],
    ] as const) {
      const { body } = await ask(path)
      expect(contentOf(body, 'robots'), path).toBe(robots)
      expect(/<link rel="canonical" href="([^"]*)"/.exec(body)?.[1], path).toBe(address(canonical))
    }
  })

  test('the consumer stores know each other, the business store knows none', async () => {
    // Their order says nothing.
    const languagesOf = async (host: string) =>
      [...(await ask('/schreiben/', host)).body.matchAll(/hreflang="([^"]*)" href="([^"]*)"/gi)]
        .map(([, language, href]) => `${language} ${new URL(href ?? '').hostname}`)
        .sort()
    const consumer = [
      'de-AT at.localhost',
      'de-CH ch.localhost',
      'de-DE localhost',
      'de-IT at.localhost',
      'de-LI ch.localhost',
      'x-default localhost',
    ]
    for (const host of ['localhost', 'at.localhost', 'ch.localhost'])
      expect(await languagesOf(host), host).toEqual(consumer)
    // In a store that does not sell it, its address is not found.
    const [german] = await rowsOf<{ id: string }>(
      `select p.id from products p where not p.is_retired and p.stores @> '{de,at}' and not 'ch' = any(p.stores)
       order by p.id limit 1`,
    )
    const path = `/prod/${german?.id}`
    expect((await ask(path, 'ch.localhost')).status).toBe(404)
    const named = [...(await ask(path)).body.matchAll(/hreflang="([^"]*)"/gi)].map(([, language]) => language)
    expect(named).toEqual(['de-DE', 'x-default', 'de-AT', 'de-IT'])
    const business = (await ask('/schreiben/', 'educational.localhost', await headersFor('educational.localhost'))).body
    expect(business).not.toMatch(/<link rel="alternate"[^>]*hreflang/i)
  })

  test('robots.txt and sitemaps name the store’s own addresses, each of which answers', async () => {
    for (const host of ['localhost', 'ch.localhost', 'educational.localhost', 'en.educational.localhost']) {
      const robots = await ask('/robots.txt', host)
      expect(robots.headers['content-type']).toContain('text/plain')
      const base = new URL(/^Sitemap: (.*)\/sitemap\.xml$/m.exec(robots.body)?.[1] ?? '')
      expect(base.hostname).toBe(host)
      const files = locationsIn((await ask('/sitemap.xml', host)).body)
      // Strangers of the business store, and programs are no others, may open some pages and no products.
      const parts = businessHosts.includes(host) ? ['page'] : ['page', 'category', 'product']
      expect(files.map((url) => new URL(url).pathname)).toEqual(parts.map((part) => `/sitemaps/${part}-1.xml`))
      for (const file of files) {
        const { body } = await ask(new URL(file).pathname, host)
        const urls = locationsIn(body)
        expect(urls.length, file).toBeGreaterThan(4)
        expect(urls.filter((url) => new URL(url).origin !== base.origin)).toEqual([])
        for (const url of [urls[0], urls.at(-1)]) {
          const { status, body: page } = await ask(new URL(url ?? '').pathname, host)
          expect(status, url).toBe(200)
          expect(contentOf(page, 'robots'), url).toBe('index,follow')
        }
        expect(body).not.toContain('/campaigns/sommer-2025/')
        expect(body).not.toContain('/rechtliches/impressum/')
      }
    }
    expect((await ask('/sitemaps/product-99.xml')).status).toBe(404)
  })
})

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '')
