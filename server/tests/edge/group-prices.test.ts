import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { importStores } from '#fixtures/content/stores.ts'
import { startRedis } from '#lib/testing/redis.ts'
import { GroupPrices, GroupTilePrices, ProductVariants } from '#web/generated/operations.ts'
import { PagePieces } from '../../bff/pages/render/page-pieces.ts'
import type { PageRenderer } from '../../bff/pages/render/render-page.ts'
import { testHosts, tokenCookie } from '../../bff/security/testing/api-token.ts'
import { TestBrowser } from '../../bff/visitor/testing/visitor-edge.ts'
import { school } from '../../shop/modules/account/visitors/testing/accounts.ts'
import { item, product } from '../../shop/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { cartShop } from '../../shop/modules/checkout/cart/testing/shop.ts'
import { giveCertificate } from '../../shop/modules/content/uploads/testing/certificates.ts'
import { filledDatabase, startEngine } from '../../shop/testing/engine.ts'
import { startPlainEdge } from '../../testing/plain-edge.ts'

const business = 'educational.shop.test'
const itemId = '630-1'
const prices = {
  de: { amount: 1190 },
  b2b: { amount: 1190, groupTiers: [{ group: 'school' as const, quantity: 1, amount: 1070 }] },
}
const baseUrls = { de: 'https://de.test', at: 'https://at.test', ch: 'https://ch.test', b2b: 'https://b2b.test' }
const goods = product('630', { stores: ['de', 'b2b'], items: [item(itemId, { stock: 900, prices })] })
const url = await filledDatabase(
  t,
  cartShop([{ kind: 'product', record: goods }], { stores: importStores(baseUrls), translations }),
)
const engine = await startEngine(t, url)
const address = await engine.app.listen({ port: 0, host: '127.0.0.1' })
const redis = await startRedis(t)
const pool = new pg.Pool({ connectionString: url, max: 1 })
t.teardown(() => pool.end())

/** A page shows what its operation gives. */
const render: PageRenderer['render'] = async ({ visitor, run }) => {
  const { json, tags, ttl, isPublic } = await run(ProductVariants, { productId: '630', itemId }, visitor)
  const data = { name: 'A'.repeat(22), body: new PagePieces([json]) }
  const document = { body: Buffer.from(json), styleHashes: [], data }
  return { status: 200, document, needsOneVisitor: false, isPublic, tags, ttls: [ttl] }
}

const startEdge = () => startPlainEdge(t, address, render, { EDGE_HOSTS: testHosts, REDIS_URL: redis.url })

type Edge = Awaited<ReturnType<typeof startEdge>>

const cookies = { apiToken: tokenCookie().slice('apiToken='.length) }

/** An organisation that has logged in, and been approved. */
const member = async (edge: Edge, organisationType: string, isApproved = true) => {
  const browser = new TestBrowser(edge, { host: business, cookies })
  const email = `${randomUUID()}@verein.example`
  const formData = { ...school, kind: 'business', organisationType, email }
  const entered = await browser.send({
    method: 'POST',
    url: '/api/register-action/',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { formData },
  })
  if (entered.json().successfull !== true) throw new Error(entered.body)
  if (isApproved) await giveCertificate(pool, email)
  return browser
}

const page = (browser: TestBrowser) =>
  browser.send({ url: '/prod/630', headers: { accept: 'text/html', 'accept-encoding': 'identity' } })

const asked = (browser: TestBrowser, { id }: { id: string }, variables: object) =>
  browser.send({
    method: 'POST',
    url: '/graphql',
    payload: { variables, extensions: { persistedQuery: { version: 1, sha256Hash: id } } },
  })

const forEverybody = /"price":\{"stringValue":"10,00.€"/
const forSchools = /8,99/

/** What a browser is shown and may ask, as one text; `own` is the answer that is its own. */
const shownTo = async (browser: TestBrowser) => {
  const own = await asked(browser, GroupPrices, { itemId })
  const ownCard = await asked(browser, GroupTilePrices, { itemIds: [itemId] })
  const shared = [await page(browser), await asked(browser, ProductVariants, { productId: '630', itemId })]
  return { own, ownCard, shared }
}

t.test('S3.48 a school that comes first leaves its price with nobody, in no cache of any edge', async (t) => {
  const [one, other] = [await startEdge(), await startEdge()]
  const first = await shownTo(await member(one, 'school'))
  for (const answer of [first.own, first.ownCard]) {
    t.match(answer.body, forSchools)
    t.notMatch(String(answer.headers['cache-control']), /public|s-maxage/)
  }
  for (const edge of [one, other]) {
    for (const group of ['company', 'school']) {
      const { own, ownCard, shared } = await shownTo(await member(edge, group))
      const isSchool = group === 'school'
      t.equal(forSchools.test(own.body), isSchool, group)
      t.equal(forSchools.test(ownCard.body), isSchool, group)
      for (const answer of shared) {
        t.match(answer.body, forEverybody)
        t.notMatch(answer.body, forSchools)
      }
      t.same(
        shared.map(({ body }) => body),
        first.shared.map(({ body }) => body),
        'all members are shown the same',
      )
    }
    const stranger = new TestBrowser(edge, { host: business, cookies })
    const consumer = new TestBrowser(edge, { cookies })
    for (const { own, ownCard, shared } of [await shownTo(stranger), await shownTo(consumer)])
      for (const answer of [own, ownCard, ...shared]) t.notMatch(answer.body, forSchools)
    t.match((await asked(stranger, GroupPrices, { itemId })).json(), {
      errors: [{ extensions: { code: 'LOGIN_REQUIRED' } }],
    })
    t.same((await asked(consumer, GroupPrices, { itemId })).json(), { data: { getGroupPrices: null } })
  }
})

t.test('S3.48 who is not approved as a school is shown and told the price for everybody', async (t) => {
  const { own, ownCard, shared } = await shownTo(await member(await startEdge(), 'school', false))
  t.same(own.json(), { data: { getGroupPrices: null } })
  t.same(ownCard.json(), { data: { getGroupTilePrices: [] } })
  for (const answer of [own, ownCard, ...shared]) t.notMatch(answer.body, forSchools)
  for (const answer of shared) t.match(answer.body, forEverybody)
})
