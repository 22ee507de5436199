import { randomUUID } from 'node:crypto'
import t from 'tap'
import { smallShop } from '#fixtures/testing/small-shop.ts'
import { createRatingLinks } from '../../shop/modules/catalogue/reviews/rating-link.ts'
import { ratingKey } from '../../shop/testing/engine.ts'
import { startDemoEdge } from '../../testing/demo-edge.ts'

const { url } = await smallShop(t)
const { app, ask, headersFor, rowsOf } = await startDemoEdge(t, url)

const german = 'localhost'
const austrian = 'at.localhost'
const swiss = 'ch.localhost'
const business = 'educational.localhost'
const english = 'en.educational.localhost'

/** A product of the German store, the best-selling first, by a condition on products p. */
async function productWith(condition: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    `select p.id from products p where not p.is_retired and p.stores @> '{de}' and ${condition} order by p.sales_rank desc, p.id limit 1`,
  )
  if (!row) throw new Error(`The demo shop has no product with: ${condition}`)
  return row.id
}

const robotsOf = (body: string) => /<meta name="robots" content="([^"]+)"/.exec(body)?.[1]

/** Text of the main part, in one line. */
const textOf = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replace(/<style.*?<\/style>|<[^>]+>/gs, ' ').replace(/[ \n]+/g, ' ')

t.test('S1.3 S2.63 S6.10 each store has its language, payments, shippers and links (storefront.md §9)', async (t) => {
  for (const { host, lang, department = 'Malen &amp; Basteln', marks } of [
    { host: german, lang: 'de-DE', marks: ['PayPal', 'Rechnung', 'Visa', 'Amazon Pay', 'Mastercard', 'DHL', 'DPD'] },
    { host: austrian, lang: 'de-AT', marks: ['PayPal', 'Rechnung', 'Visa', 'Amazon Pay', 'Mastercard', 'DPD'] },
    {
      host: swiss,
      lang: 'de-CH',
      marks: ['PayPal', 'Rechnung', 'Visa', 'Amazon Pay', 'Twint', 'Mastercard', 'Swiss Post'],
    },
    { host: business, lang: 'de-DE', marks: [] },
    { host: english, lang: 'en-DE', department: 'Art &amp; crafts', marks: [] },
  ]) {
    const isBusiness = host === business || host === english
    const { headers, body } = await ask('/', host, headersFor(host))
    t.equal(/<html [^>]*lang="([^"]+)"/.exec(body)?.[1], lang, host)
    const header = /<header.*?<\/header>/s.exec(body)?.[0] ?? ''
    t.match(header, new RegExp(`<a [^>]*>(?:<[^>]+>)*${department}(?:<[^>]+>)*</a>`), host)
    const footer = /<footer.*<\/footer>/s.exec(body)?.[0] ?? ''
    const lists = footer.match(/<ul [^>]*aria-label=.*?<\/ul>/gs)?.join('') ?? ''
    t.same(
      [...lists.matchAll(/<li [^>]* title="([^"]+)"/g)].map(([, mark]) => mark),
      marks,
      host,
    )
    t.equal(/Sicher einkaufen.{0,200}So schützen/s.test(footer), !isBusiness, host)
    t.equal(footer.includes('LinkedIn'), isBusiness, host)
    t.equal(footer.includes('Pinterest'), !isBusiness, host)
    t.equal(body.match(/<link rel="alternate"[^>]*hreflang/gi)?.length ?? 0, isBusiness ? 0 : 6, host)
    const cookie = [headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('language='))
    t.match(cookie, `language=${lang};`, host)
    t.match(cookie, 'HttpOnly', host)
    t.ok(Number(/Max-Age=(\d+)/.exec(cookie ?? '')?.[1]) > 364 * 24 * 3600, 'remembered for a year')
  }
})

t.test('S2.51 the logo leads home, with a file of its own in the English business store', async (t) => {
  const fileOf = async (host: string) => {
    const { body } = await ask('/', host, headersFor(host))
    const [, logo = ''] = /<a href="\/"[^>]*><img ([^>]+)>/.exec(body) ?? []
    t.match(logo, 'width="300" height="83"', host)
    return /src="([^"]+)"/.exec(logo)?.[1]
  }
  const file = await fileOf(german)
  t.equal(await fileOf(business), file)
  const ofEnglish = await fileOf(english)
  t.ok(ofEnglish)
  t.not(ofEnglish, file)
})

t.test('a product costs net in the business store, gross elsewhere, each written as its country does', async (t) => {
  const product = await productWith(
    "p.stores @> '{ch,b2b}' and exists (select from items where product_id = p.id and tax_class = 'standard')",
  )
  for (const [host, price] of [
    [german, /\d,\d\d\s€.*inkl\. 19\s% MwSt/],
    [swiss, /CHF\s\d+\.\d\d.*inkl\. 8\.1\s% MwSt/],
    [business, /\d,\d\d\s€.*zzgl\. 19\s% MwSt\., zzgl\. Versand [\d,]+\s€ inkl\. MwSt\./],
    [english, /€\d+\.\d\d.*plus 19% VAT, plus delivery €[\d.]+ incl\. VAT/],
  ] as const)
    t.match(textOf((await ask(`/prod/${product}`, host, headersFor(host))).body), price, host)
})

t.test('each store is in its own currency only, in what is shown and in what machines read', async (t) => {
  const product = await productWith("p.stores @> '{at,ch}'")
  for (const [host, currency, own, foreign] of [
    [swiss, 'CHF', /CHF\s\d/, /.{0,60}(?:€|\bEUR\b)/],
    [austrian, 'EUR', /€/, /.{0,60}\bCHF\b/],
    [german, 'EUR', /€/, /.{0,60}\bCHF\b/],
  ] as const)
    for (const path of [
      '/',
      '/schreiben/',
      `/prod/${product}`,
      '/service/versand/',
      '/search?q=Stift&filter.PRICE=2-40',
    ]) {
      const { status, body } = await ask(path, host)
      t.equal(status, 200, `${host}${path}`)
      t.match(textOf(body), own, `${host}${path}`)
      t.equal(foreign.exec(body)?.[0], undefined, `${host}${path}`)
      if (path.startsWith('/prod/')) t.match(body, `"priceCurrency":"${currency}"`, `${host}${path}`)
    }
})

t.test('S2.49 visitors are spread over the variants of a test, and each keeps their own', async (t) => {
  const variantOf = (body: string) => /<meta name="ab-tests" content="([^"]+)"/.exec(body)?.[1] ?? ''
  const headlineOf = (body: string) => /<main.*?<h[12][^>]*>(.*?)<\/h/s.exec(body)?.[1]
  const visitors = new Map<string, { cookies: string[]; headline?: string }>()
  for (let visitor = 0; visitor < 100 && visitors.size < 2; visitor += 1) {
    const { headers, body } = await ask('/')
    visitors.set(variantOf(body), { cookies: [headers['set-cookie'] ?? []].flat(), headline: headlineOf(body) })
  }
  t.equal(visitors.size, 2)
  for (const [variant, { cookies, headline }] of visitors) {
    const assigned = cookies.flatMap((line) => /^BZ_AB_[^;]*/.exec(line)?.[0] ?? [])
    t.ok(assigned.length > 1, variant)
    const again = await ask('/', german, { cookie: assigned.join('; ') })
    t.equal(variantOf(again.body), variant)
    t.ok(headline, variant)
    t.equal(headlineOf(again.body), headline, variant)
    const changed = [again.headers['set-cookie'] ?? []].flat().filter((line) => line.startsWith('BZ_AB_'))
    t.same(
      changed.filter((line) => !assigned.includes(/^[^;]*/.exec(line)?.[0] ?? '')),
      [],
      variant,
    )
  }
})

t.test('S2.9 T2.9 pages of accounts are one visitor’s, and nobody finds them by searching', async (t) => {
  for (const path of ['/login', '/logout', '/myaccount/register', '/myaccount/resetpassword']) {
    const { status, headers, body } = await ask(path)
    t.equal(status, 200, path)
    t.equal(headers['cache-control'], 'private, no-store', path)
    t.equal(robotsOf(body), 'noindex,follow', path)
    t.notMatch(body, 'og:title', path)
  }
  t.same(
    [(await ask('/myaccount')).status, (await ask('/myaccount/')).headers.location],
    [302, '/myaccount/contact-details'],
  )
  for (const path of ['/myaccount/contact-details', '/myaccount/overview', '/myaccount/password']) {
    const { status, headers } = await ask(path)
    t.same([status, headers.location], [302, `/login?${new URLSearchParams({ target: path })}`], path)
  }
  t.equal((await ask('/myaccount/newpassword')).headers.location, '/myaccount/resetpassword')
  t.equal((await ask('/myaccount/customernumber')).status, 404)
  t.equal((await ask('/myaccount/Register')).status, 404)
})

t.test('S6.4 search engines may index the business store’s home page and open pages', async (t) => {
  t.equal(robotsOf((await ask('/', business)).body), 'index,follow')
  const closed = await ask('/schreiben/', business)
  t.equal(closed.status, 200)
  t.equal(robotsOf(closed.body), 'noindex,follow')
  t.notMatch(closed.body, /€/)
  t.notMatch((await ask('/login-gate', business)).body, 'data-login-gate')
})

t.test('order form and material list are for customers of the business store: strangers get the gate', async (t) => {
  const gate = 'data-login-gate=""'
  for (const path of ['/service/orderform', '/service/materialliste']) {
    const closed = await ask(path, business)
    t.equal(closed.status, 200, path)
    t.match(closed.body, gate, path)
    t.notMatch((await ask(path, business, headersFor(business))).body, gate, `${path} of a customer`)
    t.notMatch((await ask(path)).body, gate, `${path} for families`)
  }
  t.notMatch((await ask('/service/contact', business)).body, gate, 'strangers may write')
})

t.test('the business store has no prime', async (t) => {
  for (const path of ['/prime/checkout?origin=prime', '/service/cancellation'])
    t.not((await ask(path, business)).status, 200, path)
})

t.test('only pages with a video allow a frame', async (t) => {
  const policyOf = async (condition: string) =>
    String((await ask(`/prod/${await productWith(condition)}`)).headers['content-security-policy'])
  const policy = await policyOf('jsonb_array_length(p.youtube_videos) > 0')
  t.match(policy, 'frame-src https://www.youtube-nocookie.com;')
  t.notMatch(await policyOf('p.is_book and jsonb_array_length(p.youtube_videos) = 0'), 'frame-src')
})

t.test('search engines get offers with price, delivery and return', async (t) => {
  const { body } = await ask(`/prod/${await productWith('p.delivery_free')}`)
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '{}')
  const offers = data.hasVariant ?? [data]
  t.ok(offers.length > 0)
  for (const { sku, image, offers: offer } of offers) {
    t.ok(sku)
    t.match(image[0], /^http/)
    t.match(offer.price, /^\d+\.\d\d$/)
    t.equal(offer.shippingDetails.shippingRate.value, '0.00')
    t.equal(offer.hasMerchantReturnPolicy.merchantReturnDays, 30)
  }
})

t.test('S2.7 a rating link that means nothing leads to no page, and a good one is private', async (t) => {
  const product = await productWith('not exists (select from reviews r where r.product_id = p.id)')
  const pathOf = (rest: { productIds?: string[]; rating?: number; expires?: number } = {}) => {
    const enc = createRatingLinks([ratingKey]).seal({
      purchase: `answers-${randomUUID()}`,
      productIds: [product],
      language: 'de',
      expires: Math.ceil(Date.now() / 1000) + 3600,
      ...rest,
    })
    return `/rating?enc=${enc}`
  }
  const good = pathOf({ rating: 4 })
  const page = await ask(good)
  t.equal(page.status, 200)
  t.equal(page.headers['cache-control'], 'private, no-store')
  t.equal(robotsOf(page.body), 'noindex,follow')
  // The last letter may carry as few as two bits: one within is another link for certain.
  const other = `${good.slice(0, -10)}${good.at(-10) === 'A' ? 'B' : 'A'}${good.slice(-9)}`
  const bad = ['', '?enc=', '?enc=none-of-ours'].map((query) => `/rating${query}`)
  for (const path of [...bad, other, pathOf({ productIds: ['1'] }), pathOf({ expires: 1 })])
    t.equal((await ask(path)).status, 404, path.slice(0, 40))
})

t.test('forms that another site’s page sends are refused', async (t) => {
  for (const [path, fields] of [
    ['/api/reviews/', { enc: 'x' }],
    ['/api/cart-action/', { action: 'add', itemId: '1', quantity: '1' }],
  ] as const) {
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: {
        host: german,
        origin: 'https://elsewhere.example',
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: String(new URLSearchParams(fields)),
    })
    t.equal(answer.statusCode, 403, path)
  }
})

t.test('retired pages and products answer 410', async (t) => {
  const [page] = await rowsOf<{ path: string }>("select path from pages where is_gone and store = 'de' limit 1")
  const [product] = await rowsOf<{ id: string }>(
    "select id from products where is_retired and 'de' = any(stores) limit 1",
  )
  if (!page || !product) throw new Error('The demo shop has nothing that is gone')
  for (const path of [page.path, `/prod/${product.id}`]) {
    const { status, body } = await ask(path)
    t.equal(status, 410, path)
    t.match(body, /<h1[^>]*>Diese Seite gibt es nicht mehr</, path)
  }
})

t.test('editors’ gallery is for no search engine, and speaks English', async (t) => {
  const { body } = await ask('/beratung/teaser-galerie/', english, headersFor(english))
  t.equal(robotsOf(body), 'noindex,nofollow')
  t.match(body, /<h1[^>]*>Teaser gallery</)
  t.match(body, /<button[^>]*>(?:<[^>]+>)*Send</)
})

t.test('browsers that ask for favicon.ico get it', async (t) => {
  const answer = await app.inject({ url: '/favicon.ico', headers: { host: german } })
  t.equal(answer.statusCode, 200)
  t.same([...answer.rawPayload.subarray(0, 4)], [0, 0, 1, 0])
})
