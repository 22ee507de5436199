import t from 'tap'
import { smallShop } from '#fixtures/testing/small-shop.ts'
import { whileBusy } from '#lib/testing/while-busy.ts'
import { type Address, application, visited } from '#web/journeys/support/visited.ts'
import { TestBrowser } from '../../bff/visitor/testing/visitor-edge.ts'
import { startDemoEdge } from '../../testing/demo-edge.ts'
import { violationsOfMarkup } from './page-markup.ts'
import { structuredDataIn, violationsOf } from './structured-data.ts'

const { url } = await smallShop(t)
const { app, ask, businessHosts, headersFor, rowsOf, untilAnswer } = await startDemoEdge(t, url)

const address = (path: string) => `http://localhost${path}`

/** The id that a statement selects. */
async function idOf(statement: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(statement)
  if (!row) throw new Error(`The demo shop has nothing for: ${statement}`)
  return row.id
}

const sold = "not p.is_retired and 'de' = any(p.stores)"
const withColours = await idOf(
  `select p.id from products p join items i on i.product_id = p.id join item_variant_values v on v.item_id = i.id
   where ${sold} and v.attribute_id = 'COLOUR' group by p.id order by count(distinct v.value_id) desc, p.id limit 1`,
)

/** One of every kind of page. */
const pages = [...visited, [`/prod/${withColours}`]] as (readonly [path: string, host?: string])[]

const contentOf = (body: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1]

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location ?? '')

t.test('S1.9 existing pages answer 200 with HTML for search engines', async (t) => {
  for (const path of ['/', '/schulranzen/', '/cat/1000', '/beratung/', '/search?q=heft']) {
    const { status, headers, body } = await ask(path)
    t.equal(status, 200, path)
    t.match(headers['content-type'], 'text/html', path)
    t.match(body, /<h1[ >]/, path)
    t.match(body, /<title>[^<]+<\/title>/, path)
  }
})

t.test('editors redirect for good (301) and for a while (302)', async (t) => {
  for (const [isTemporary, status] of [
    [false, 301],
    [true, 302],
  ] as const) {
    const [redirect] = await rowsOf<{ from_path: string; to_url: string }>(
      "select from_path, to_url from redirects where store = 'de' and is_temporary = $1 and from_path ~ '^[a-z/-]+$' limit 1",
      [isTemporary],
    )
    const from = redirect?.from_path ?? ''
    const answer = await ask(from)
    t.same([answer.status, answer.headers.location], [status, redirect?.to_url], from)
  }
  const { status, headers } = await ask('/schulranzen')
  t.same([status, headers.location], [301, '/schulranzen/'])
  const encoded = await ask('/cat/1000%E2%82%AC?filter.PRICE.to=price')
  t.same([encoded.status, encoded.headers.location], [302, '/cat/1000%E2%82%AC'])
})

t.test('editors send visitors on: from umlauts, out of the shop, with what they came with', async (t) => {
  for (const [path, status, location] of [
    ['/ranzen/?utm_source=brief', 301, '/schulranzen/ranzen/?utm_source=brief'],
    ['/katalog-2024', 302, '/'],
    ['/f%C3%BCller-gr%C3%B6%C3%9Fen/?p=2', 301, '/schreiben/?p=2'],
    ['/magazin/', 301, 'https://blog.pausenhof.example/'],
    ['/blog/', 301, 'https://blog.pausenhof.example/'],
    ['/cat/1?utm_source=brief', 301, '/?utm_source=brief'],
  ] as const) {
    const answer = await ask(path)
    t.same([answer.status, answer.headers.location], [status, location], path)
  }
})

t.test('S2.17 categories and products have one spelling, and editors’ redirects win over both', async (t) => {
  const id = await idOf(`select p.id from products p where ${sold} and p.is_book order by p.id limit 1`)
  for (const [path, location] of [
    [`/prod/${id}/?varid=x`, `/prod/${id}?varid=x`],
    ['/cat/1110/?p=2&sort=name', '/cat/1110?p=2&sort=name'],
  ] as const) {
    const { status, headers } = await ask(path)
    t.same([status, headers.location], [301, location], path)
  }
  const from = `/prod/${id}`
  t.equal((await ask(from)).status, 200)
  const insert = "insert into redirects (store, from_path, to_url, is_temporary) values ('de', $1, '/schreiben/', true)"
  await rowsOf(insert, [from])
  await untilAnswer(from, ({ headers }) => headers.location === '/schreiben/')
  await rowsOf("delete from redirects where store = 'de' and from_path = $1", [from])
  await untilAnswer(from, ({ status }) => status === 200)
})

t.test('capitals and $ answer 404 outside of categories, products and the application', async (t) => {
  for (const path of ['/Schulranzen/', '/preis$/', '/beratung/%C3%84rmel/', '/SEARCH?q=a', '/cat', '/prod/']) {
    t.equal((await ask(path)).status, 404, path)
  }
  t.equal((await ask('/search?q=Heft')).status, 200)
})

t.test('a retired page is distinguished from one that never existed', async (t) => {
  t.equal((await ask('/campaigns/sommer-2025/')).status, 410)
  t.equal((await ask('/campaigns/sommer-1899/')).status, 404)
  const { body, headers } = await ask('/campaigns/sommer-2025/')
  t.match(body, '<title>Seite nicht gefunden | Pausenhof</title>')
  t.match(body, 'name="robots" content="noindex,follow"')
  t.notMatch(body, 'property="og:')
  t.match(headers['cache-control'], 'must-revalidate')
})

t.test('an address that tries to leave stays an address of the shop', async (t) => {
  for (const path of ['//evil.example/', '/%5Cevil.example/', '/javascript:alert(1)', '/%00']) {
    const { status, headers } = await ask(path)
    t.ok(status >= 400 && status < 500, `${path}: ${status}`)
    t.equal(headers.location, undefined, path)
  }
})

t.test('scripts are immutable and compressed best', async (t) => {
  const script = / data-entry="(\/assets\/[^"]+\.js)"/.exec((await ask('/')).body)?.[1] ?? ''
  const { headers } = await ask(script, 'localhost', { 'accept-encoding': 'br' })
  t.match(headers['cache-control'], 'immutable')
  t.equal(headers['content-encoding'], 'br')
})

t.test('a page prioritises one picture in the smallest format and writes shared data once', async (t) => {
  for (const path of ['/', '/schreiben/', `/prod/${withColours}`]) {
    const { body } = await ask(path)
    const pictures = [...body.matchAll(/<img [^>]*>/g)].map(([picture]) => picture)
    const eager = pictures.filter((picture) => picture.includes('loading="eager"'))
    t.match(eager[0], 'fetchPriority="high"', path)
    t.equal(body.match(/fetchPriority="high"/g)?.length, 1, path)
    const candidates = pictures.flatMap((picture) => /srcSet="([^"]+)"/.exec(picture)?.[1]?.split(', ') ?? [])
    t.ok(candidates.length > 10, path)
    for (const candidate of candidates) t.match(candidate, /^\/media\/\w+\/\w+\.avif \d+w$/, path)
    for (const picture of pictures) if (picture.includes('srcSet=')) t.match(picture, / src="[^"]+\.jpg"/, path)
    t.notMatch(body, '<source type', path)
    t.notMatch(body, /<link [^>]*as="image"/, path)
  }
  const { body } = await ask('/')
  const rows = body.match(/data-teaser-type="recommendations"/g) ?? []
  const data = await ask(/ data-page-data="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '')
  t.ok(rows.length > 0)
  t.equal(data.body.match(/"getTeaserRecommendations"/g)?.length, 1)
})

t.test('unknown operations are refused', async (t) => {
  const headers = { host: 'localhost', origin: 'http://localhost' }
  const codeOfAnswer = async (cookies: Record<string, string>) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      cookies,
      payload: { query: '{ getStore { id } }' },
    })
    return answer.json<{ errors: { extensions: { code: string } }[] }>().errors[0]?.extensions.code
  }
  t.equal(await codeOfAnswer({}), 'INVALID_TOKEN')
  const token = await app.inject({ method: 'POST', url: '/api/token', headers })
  const cookies = Object.fromEntries(token.cookies.map(({ name, value }) => [name, value]))
  t.equal(await codeOfAnswer(cookies), 'PERSISTED_QUERY_ONLY')
})

t.test('a change in the database is on the page within seconds', async () => {
  const id = await idOf(`select p.id from products p where ${sold} order by p.id limit 1`)
  const name = `Sonderheft ${Date.now()}`
  await ask(`/prod/${id}`)
  await rowsOf("update product_texts set name = $2 where product_id = $1 and language = 'de'", [id, name])
  await untilAnswer(`/prod/${id}`, ({ body }) => body.includes(name))
})

t.test('every kind of page is valid HTML', async (t) => {
  const wrong =
    '<p><div id="a"></div></p><i id="a"></i><a href="/" keep-scroll-position="">a</a><button disabled aria-disabled="false">b</button>'
  const kinds = (await violationsOfMarkup(wrong)).join()
  for (const kind of ['no-dup-id', 'close-order', 'known-attributes', 'disabled-once']) t.match(kinds, kind)
  for (const [path, host] of pages)
    t.same(await violationsOfMarkup((await ask(path, host)).body), [], `${host ?? ''}${path}`)
})

t.test('pages of the shop’s own application are valid HTML, of strangers, guests and members', async (t) => {
  const isValid = async (path: string, { status, body }: { status: number; body: string }) => {
    t.equal(status, 200, path)
    t.same(await violationsOfMarkup(body), [], path)
  }
  // A listed product stands for its kind: this shop is smaller than the one that journeys visit.
  const rated = await idOf(
    `select p.id from products p where ${sold} and p.number_of_ratings > 0 order by p.number_of_ratings desc, p.id limit 1`,
  )
  const own = application.filter(([path]) => !path.startsWith('/prod/'))
  const forConsumers: Address[] = ['cancellation', 'withdrawal'].map((form) => [`/service/${form}`])
  const business = 'educational.localhost'
  const account = ['overview', 'contact-details', 'delete', 'password', 'organisation', 'orders']
  const forMembers = [...account, 'addresses/billing', 'addresses/shipping', 'wishlist'].map(
    (page) => `/myaccount/${page}`,
  )
  const others = [...forMembers, '/checkout/basket'].map((path): Address => [path, business])
  for (const [path, host = 'localhost'] of [
    ...own,
    ...forConsumers,
    ['/offline'],
    [`/prod/${rated}`],
    ...others,
  ] as Address[])
    await isValid(`${host}${path}`, await ask(path, host, headersFor(host)))

  const guest = new TestBrowser(app, { host: 'localhost' })
  const form = { origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded' }
  const post = (url: string, fields: Record<string, string>) =>
    guest.send({ method: 'POST', url, headers: form, payload: new URLSearchParams(fields).toString() })
  const visit = async (path: string) =>
    isValid(
      path,
      await whileBusy(async () => {
        const { statusCode: status, body } = await guest.send({ url: path, headers: { accept: 'text/html' } })
        return { status, body }
      }),
    )
  const itemId = await idOf(
    `select i.id from items i join products p on p.id = i.product_id where ${sold} and i.stock > 5 order by i.id limit 1`,
  )
  await post('/api/cart-action/', { action: 'add', itemId, quantity: '1' })
  await visit('/checkout/basket')
  await visit('/checkout/login')
  await post('/api/checkout-auth/', { email: 'guest@school.test' })
  await visit('/checkout/shipping')
})

t.test('S9.50 structured data is what schema.org knows and Google asks for', async (t) => {
  const types = new Map<string, string[]>()
  for (const [path, host] of pages) {
    const nodes = structuredDataIn((await ask(path, host)).body)
    t.same(
      nodes.flatMap((node) => violationsOf(node)),
      [],
      `${host ?? ''}${path}`,
    )
    types.set(`${host ?? ''}${path}`, nodes.map((node) => node['@type'] ?? '').sort())
  }
  t.same(types.get('/'), ['Organization', 'WebSite'])
  t.same(types.get('/schulranzen/'), ['BreadcrumbList'])
  t.same(types.get('/beratung/lineaturen/'), ['BreadcrumbList'])
  t.same(types.get(`/prod/${withColours}`), ['BreadcrumbList', 'ProductGroup'])
  t.same(types.get('/gibt-es-nicht/'), [])
  const crumbs = structuredDataIn((await ask(`/prod/${withColours}`)).body).find(
    (node) => node['@type'] === 'BreadcrumbList',
  )
  const first = { 0: { position: 1, item: address('/') }, 1: { position: 2 } }
  t.match(crumbs?.itemListElement, first, 'the way begins at home')
})

t.test('every title is the page’s own and ends with the shop’s name', async (t) => {
  const titles = new Map<string, string>()
  for (const [path, host = 'localhost'] of pages) {
    if (path.includes('?') || path === '/gibt-es-nicht/' || path.includes('sommer-2025')) continue
    const title = /<title>([^<]*)<\/title>/.exec((await ask(path, host, headersFor(host))).body)?.[1] ?? ''
    t.equal(title.match(/Pausenhof/g)?.length, 1, `${host}${path}`)
    t.equal(titles.get(`${host}${title}`), undefined, `${path} is called ${title}`)
    titles.set(`${host}${title}`, path)
  }
})

t.test('S9.41 S9.42 shared links show a picture of 1200 by 630, the type, and a title without the shop', async (t) => {
  for (const [path, type] of [
    ['/', 'website'],
    ['/schreiben/', 'website'],
    [`/prod/${withColours}`, 'product'],
  ] as const) {
    const { body } = await ask(path)
    t.equal(contentOf(body, 'og:type'), type, path)
    t.equal(contentOf(body, 'twitter:card'), 'summary_large_image', path)
    t.same([contentOf(body, 'og:image:width'), contentOf(body, 'og:image:height')], ['1200', '630'], path)
    const image = new URL(contentOf(body, 'og:image') ?? '')
    const answer = await ask(image.pathname)
    t.same([answer.status, answer.headers['content-type']], [200, 'image/jpeg'], image.href)
  }
  t.equal((await ask('/open-graph.jpg')).headers['content-type'], 'image/jpeg')
})

t.test('robots by address, canonical without choices', async (t) => {
  for (const [path, robots, canonical] of [
    ['/schreiben/', 'index,follow', '/schreiben/'],
    ['/schreiben/?p=2', 'index,follow', '/schreiben/?p=2'],
    ['/schreiben/?sort=price_asc', 'noindex,follow', '/schreiben/'],
    ['/search?q=heft', 'noindex,follow', '/search?q=heft'],
    ['/rechtliches/impressum/', 'noindex,follow', '/rechtliches/impressum/'],
  ] as const) {
    const { body } = await ask(path)
    t.equal(contentOf(body, 'robots'), robots, path)
    t.equal(/<link rel="canonical" href="([^"]*)"/.exec(body)?.[1], address(canonical), path)
  }
})

t.test('the consumer stores know each other, the business store knows none', async (t) => {
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
  for (const host of ['localhost', 'at.localhost', 'ch.localhost']) t.same(await languagesOf(host), consumer, host)
  // In a store that does not sell it, its address is not found.
  const german = await idOf(
    `select p.id from products p where not p.is_retired and p.stores @> '{de,at}' and not 'ch' = any(p.stores)
     order by p.id limit 1`,
  )
  t.equal((await ask(`/prod/${german}`, 'ch.localhost')).status, 404)
  const named = [...(await ask(`/prod/${german}`)).body.matchAll(/hreflang="([^"]*)"/gi)].map(
    ([, language]) => language,
  )
  t.same(named, ['de-DE', 'x-default', 'de-AT', 'de-IT'])
  const business = (await ask('/schreiben/', 'educational.localhost', headersFor('educational.localhost'))).body
  t.notMatch(business, /<link rel="alternate"[^>]*hreflang/i)
})

t.test('S9.49 robots.txt and sitemaps name the store’s own addresses, each of which answers', async (t) => {
  for (const host of ['localhost', 'ch.localhost', 'educational.localhost', 'en.educational.localhost']) {
    const robots = await ask('/robots.txt', host)
    t.match(robots.headers['content-type'], 'text/plain')
    const base = new URL(/^Sitemap: (.*)\/sitemap\.xml$/m.exec(robots.body)?.[1] ?? '')
    t.equal(base.hostname, host)
    const files = locationsIn((await ask('/sitemap.xml', host)).body)
    // Strangers of the business store, and programs are no others, may open some pages and no products.
    const parts = businessHosts.includes(host) ? ['page'] : ['page', 'category', 'product']
    t.same(
      files.map((file) => new URL(file).pathname),
      parts.map((part) => `/sitemaps/${part}-1.xml`),
    )
    for (const file of files) {
      const { body } = await ask(new URL(file).pathname, host)
      const locations = locationsIn(body)
      t.ok(locations.length > 4, file)
      t.same(
        locations.filter((location) => new URL(location).origin !== base.origin),
        [],
      )
      for (const location of [locations[0] ?? '', locations.at(-1) ?? '']) {
        const { status, body: page } = await ask(new URL(location).pathname, host)
        t.equal(status, 200, location)
        t.equal(contentOf(page, 'robots'), 'index,follow', location)
      }
      t.notMatch(body, '/campaigns/sommer-2025/')
      t.notMatch(body, '/rechtliches/impressum/')
    }
  }
  t.equal((await ask('/sitemaps/product-99.xml')).status, 404)
})
