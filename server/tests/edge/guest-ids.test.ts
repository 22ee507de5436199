import t from 'tap'
import { visitorTexts } from '#contract/texts/account/visitor.ts'
import { testSeals } from '../../bff/visitor/testing/seals.ts'
import { TestBrowser } from '../../bff/visitor/testing/visitor-edge.ts'
import { emptyShop } from '../../shop/modules/account/visitors/testing/accounts.ts'
import { startEngine } from '../../shop/testing/engine.ts'
import { noPages, startPlainEdge } from '../../testing/plain-edge.ts'

const engine = await startEngine(t, await emptyShop(t, visitorTexts))
const app = await startPlainEdge(t, await engine.app.listen({ port: 0, host: '127.0.0.1' }), noPages)

/** An id in the right form that the engine does not know. */
const lostId = '0190a6c0-0000-7000-8000-00000000dead'
const headers = { origin: 'http://shop.test', 'content-type': 'application/json' }

const browserWith = (cookies: Record<string, string>) => new TestBrowser(app, { host: 'shop.test', cookies })

for (const [who, cookies] of [
  ['no ids', {}],
  ['an unknown visitor id', { 'X-iSHOP-API-USERID': lostId }],
  ['an unknown visitor id and an unknown cart', { 'X-iSHOP-API-USERID': lostId, cartId: lostId }],
] as const)
  t.test(`a guest with ${who} gets new ones, and comes in by the same request`, async (t) => {
    const browser = browserWith(cookies)
    const answer = await browser.send({
      method: 'POST',
      url: '/api/checkout-auth/',
      headers,
      payload: { formData: { email: 'oma@dorf.example' } },
    })
    t.equal(answer.statusCode, 200)
    t.match(answer.json(), { success: true, errorMessage: null, fieldErrors: [] })
    t.match(testSeals.open(browser.cookies.get('X-JWT'), 'de'), { isGuest: true })
    const ids = [browser.cookies.get('X-iSHOP-API-USERID'), browser.cookies.get('cartId')]
    for (const id of ids) t.match(id, /^[0-9a-f-]{36}$/)
    t.notOk(ids.includes(lostId))
    const { cartId } = (await browser.send({ url: '/api/cart-id', headers })).json()
    t.equal(cartId, ids[1], 'the engine knows them')
  })

t.test('a guest with an unknown visitor id and no scripts reaches the delivery step', async (t) => {
  const browser = browserWith({ 'X-iSHOP-API-USERID': lostId })
  const answer = await browser.send({
    method: 'POST',
    url: '/api/checkout-auth/',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email: 'oma@dorf.example' }).toString(),
  })
  t.equal(answer.statusCode, 303)
  t.equal(answer.headers.location, '/checkout/shipping')
})
