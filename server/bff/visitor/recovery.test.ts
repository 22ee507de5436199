import t from 'tap'
import { codedError } from '#lib/http/graphql-over-http.ts'
import { lossIn } from './recovery.ts'
import type { Session } from './session.ts'
import { createSessionSeals } from './session.ts'
import { testSeals } from './testing/seals.ts'
import { startVisitorEdge, TestBrowser } from './testing/visitor-edge.ts'
import { startVisitorEngine } from './testing/visitor-engine.ts'

const reservation = '{ getLightningReservation { isExpired } }'
const customerInfo = '{ getCustomerInfo(url: "/") { visitorLoginState } }'
const setStandard = 'mutation { setStandardWishlist(externalId: "1") { successful } }'
const minute = 60_000

async function start(t: Parameters<typeof startVisitorEngine>[0]) {
  const engine = await startVisitorEngine(t)
  const app = await startVisitorEdge(t, engine.url)
  return { engine, app }
}

const sessionCookies = (token: string, rest: Partial<Session> = {}) => ({
  'X-JWT': testSeals.seal({
    store: 'de',
    token,
    tokenStarts: Date.now() - minute,
    tokenEnds: Date.now() + 60 * minute,
    isGuest: false,
    userId: null,
    isRemembered: false,
    ...rest,
  }),
  'X-JWT-exist': '1',
})

t.test('T7.19 a stranger gets an id and a cart when he needs them, once for all fields', async (t) => {
  const { engine, app } = await start(t)
  const browser = new TestBrowser(app)
  t.match(await browser.graphql(customerInfo), { data: { getCustomerInfo: { visitorLoginState: 'logged_out' } } })
  t.same([engine.asked(), browser.set], [['getCustomerInfo'], []], 'not for what needs none')

  const operations = [reservation, `{ a: ${reservation.slice(1, -1)} b: ${reservation.slice(1, -1)} }`]
  const answers = await browser.graphql(operations.map((query) => ({ query })))
  t.same(
    answers.flatMap((answer: { errors?: object[] }) => answer.errors ?? []),
    [],
  )
  const requested = engine.heard.splice(0)
  t.same(
    requested.map(({ field }) => field),
    ['shopInit', ...Array(3).fill('getLightningReservation')],
  )
  t.ok(requested.every(({ network }) => network === '127.0.0.1'))
  t.match(browser.set, [
    { name: 'X-iSHOP-API-USERID', httpOnly: true, maxAge: 2_592_000, sameSite: 'Lax' },
    { name: 'cartId', maxAge: 2_592_000 },
  ])
  t.equal(browser.cookies.get('cartId'), requested[1]?.cartId)

  await browser.graphql(reservation)
  t.same([engine.asked(), browser.set], [['getLightningReservation'], []], 'the next time he has them')
})

t.test('the variant of DHL’s surcharge goes with calls in the visitor’s name alone', async (t) => {
  const { engine, app } = await start(t)
  const cookies = { ...sessionCookies(engine.session().token), cartId: 'c', 'X-iSHOP-API-USERID': 'v' }
  const browser = new TestBrowser(app, { cookies: { ...cookies, BZ_AB_T164: 'dearer', BZ_AB_other: 'b' } })
  await browser.graphql(`{ getStore { id } ${customerInfo.slice(1, -1)} }`)
  const heard = engine.heard.map(({ field, surchargeVariant }) => [field, surchargeVariant])
  t.same(
    new Map(heard as [string, string][]),
    new Map([
      ['getStore', undefined],
      ['getCustomerInfo', 'dearer'],
    ]),
  )
})

t.test('shared fields are requested without the visitor’s identity', async (t) => {
  const { engine, app } = await start(t)
  const token = engine.session().token
  const browser = new TestBrowser(app, {
    cookies: { ...sessionCookies(token), cartId: 'c', 'X-iSHOP-API-USERID': 'v' },
  })
  await browser.graphql(`{ getStore { id } ${customerInfo.slice(1, -1)} }`)
  t.same(
    engine.heard.sort((a, b) => a.field.localeCompare(b.field)),
    [
      { field: 'getCustomerInfo', visitorId: 'v', userToken: token, cartId: 'c', network: '127.0.0.1' },
      { field: 'getStore' },
    ],
  )
})

t.test('fields of the edge are not offered', async (t) => {
  const { app } = await start(t)
  const browser = new TestBrowser(app)
  for (const query of ['mutation { shopInit { userId } }', '{ getSession { userId } }', 'mutation { logout }']) {
    t.match(await browser.graphql(query), { errors: [{ message: /Cannot query field/ }] }, query)
  }
})

t.test('T8.2 a cart that the engine has not is replaced, and the operation sent again', async (t) => {
  const { engine, app } = await start(t)
  const browser = new TestBrowser(app)
  await browser.graphql(reservation)
  const visitorId = browser.cookies.get('X-iSHOP-API-USERID') ?? ''
  engine.visitors.set(visitorId, 'another-cart')
  engine.asked()

  t.match(await browser.graphql([{ query: reservation }, { query: reservation }]), [{ data: {} }, { data: {} }])
  t.equal(engine.asked().filter((field) => field === 'shopInit').length, 1)
  t.equal(browser.cookies.get('cartId'), 'another-cart')
  t.equal(browser.cookies.get('X-iSHOP-API-USERID'), visitorId, 'his lists stay his')
})

t.test('a visitor whom the engine does not know becomes another', async (t) => {
  const { engine, app } = await start(t)
  const browser = new TestBrowser(app, { cookies: { 'X-iSHOP-API-USERID': 'gone', cartId: 'gone' } })
  t.match(await browser.graphql(reservation), { data: { getLightningReservation: { isExpired: false } } })
  t.same(engine.asked(), ['getLightningReservation', 'shopInit', 'getLightningReservation'])
  t.match(browser.cookies.get('X-iSHOP-API-USERID'), /^visitor-/)

  const other = new TestBrowser(app, { cookies: { 'X-iSHOP-API-USERID': 'gone' } })
  t.match(await other.graphql(setStandard), { errors: [{ extensions: { code: 'NOT_FOUND' } }] })
  t.same(engine.asked(), ['setStandardWishlist', 'shopInit', 'setStandardWishlist'], 'mutations, too')
})

t.test('calls that left together when the visitor was gone end with one new visitor', async (t) => {
  const { engine, app } = await start(t)
  const cookies = { 'X-iSHOP-API-USERID': 'gone-together', cartId: 'gone-together' }
  const calls = [new TestBrowser(app, { cookies }), new TestBrowser(app, { cookies })]
  await Promise.all(calls.map((call) => call.graphql(reservation)))
  const late = new TestBrowser(app, { cookies })
  await late.graphql(setStandard)
  t.equal(engine.heard.filter(({ field }) => field === 'shopInit').length, 1)
  const [visitor] = new Set([...calls, late].map((call) => call.cookies.get('X-iSHOP-API-USERID')))
  t.match(visitor, /^visitor-/)
  t.equal(new Set([...calls, late].map((call) => call.cookies.get('cartId'))).size, 1)

  engine.faults.set('shopInit', () => {
    throw new Error('broken')
  })
  const unlucky = { 'X-iSHOP-API-USERID': 'gone-for-good', cartId: 'gone-for-good' }
  await new TestBrowser(app, { cookies: unlucky }).graphql(reservation)
  engine.faults.delete('shopInit')
  const again = new TestBrowser(app, { cookies: unlucky })
  await again.graphql(reservation)
  t.match(again.cookies.get('X-iSHOP-API-USERID'), /^visitor-/, 'a failure is not handed on')
})

t.test('losses are known by their code, or by the message of an engine that gives none', async (t) => {
  t.equal(lossIn([{ message: 'A valid user id is required.' }]), 'visitor')
  t.equal(lossIn([{ message: 'Internal error', extensions: { code: 'INTERNAL' } }]), null)
  t.equal(lossIn([{ message: '' }, { message: '', extensions: { code: 'CART_NOT_FOUND' } }]), 'cart')
  t.equal(lossIn(undefined), null)
})

t.test('T8.4 time-outs and errors replace no ids', async (t) => {
  const { engine, app } = await start(t)
  const browser = new TestBrowser(app)
  await browser.graphql(reservation)
  const before = new Map(browser.cookies)
  engine.faults.set('getLightningReservation', () => {
    throw new Error('broken')
  })
  engine.asked()
  t.match(await browser.graphql(reservation), { errors: [{ extensions: { code: 'INTERNAL' } }] })
  t.same([engine.asked(), browser.set, browser.cookies], [['getLightningReservation'], [], before])

  engine.visitors.clear()
  engine.faults.delete('getLightningReservation')
  engine.faults.set('shopInit', () => {
    throw new Error('broken')
  })
  t.match(await browser.graphql(reservation), { errors: [{ extensions: { code: 'INTERNAL' } }] })
  t.same([browser.set, browser.cookies], [[], before], 'no new cart, no lost one')
})

t.test('a session that has run out makes a stranger, and his question is answered', async (t) => {
  const { engine, app } = await start(t)
  engine.tokens.set('old', 'expired')
  const cookies = { ...sessionCookies('old', { tokenEnds: Date.now() - minute }), cartId: 'c' }
  const browser = new TestBrowser(app, { cookies })
  t.match(await browser.graphql(customerInfo), { data: { getCustomerInfo: { visitorLoginState: 'logged_out' } } })
  t.same([...browser.cookies], [['securityLogout', '1']], 'session and cart are gone, and the page says why')

  const writer = new TestBrowser(app, { cookies })
  engine.asked()
  t.match(await writer.graphql(setStandard), { errors: [{ extensions: { code: 'USER_TOKEN_INVALID' } }] })
  t.same(engine.asked(), ['refreshUserToken'], 'nothing is changed in a stranger’s name')

  const ofBusiness = { ...sessionCookies('old', { tokenEnds: Date.now() - minute, store: 'b2b' }), cartId: 'c' }
  const business = new TestBrowser(app, { cookies: ofBusiness, host: 'educational.shop.test' })
  await business.graphql(customerInfo)
  t.same([...business.cookies], [['sessionExpired', '1']], 'the business store has its own words')
})

t.test('a session that has run out with the cart’s cookie gone: nothing is changed in a stranger’s name', async (t) => {
  const { engine, app } = await start(t)
  engine.tokens.set('old', 'expired')
  const extend = 'mutation { extendLightningReservation { quantityReduced } }'
  const alone = new TestBrowser(app, { cookies: sessionCookies('old') })
  t.match(await alone.graphql(extend), { errors: [{ extensions: { code: 'USER_TOKEN_INVALID' } }] })
  t.same(engine.asked(), ['shopInit'])
  t.same([...alone.cookies.keys()], ['securityLogout'], 'no stranger is made for it')

  const question = { data: { getLightningReservation: { isExpired: false } } }
  const refusal = { errors: [{ extensions: { code: 'USER_TOKEN_INVALID' } }] }
  for (const mutationFirst of [false, true]) {
    const both = new TestBrowser(app, { cookies: sessionCookies('old') })
    const calls = [{ query: reservation }, { query: extend }]
    const answers = await both.graphql(mutationFirst ? calls.reverse() : calls)
    t.match(answers, mutationFirst ? [refusal, question] : [question, refusal], 'the question is answered')
    t.same(engine.asked(), ['shopInit', 'shopInit', 'getLightningReservation'])
    t.ok(both.cookies.has('cartId'), 'the stranger has a cart by now')
  }
})

t.test('a guest whose session ends during a page continues as a stranger without a message', async (t) => {
  const { engine, app } = await start(t)
  const { token } = engine.session()
  const cookies = { ...sessionCookies(token, { isGuest: true }), 'X-JWT-guest': '1', cartId: 'ordered' }
  const browser = new TestBrowser(app, { cookies: { ...cookies, 'X-iSHOP-API-USERID': 'v' } })
  // The clean-up of the page before ends the session after the ordered cart was replaced.
  engine.faults.set('shopInit', () => engine.tokens.set(token, 'expired'))
  let lost = 2
  engine.faults.set('getLightningReservation', () => {
    if (lost-- > 0) throw codedError('CART_NOT_FOUND', 'No such cart')
  })
  t.match(await browser.graphql(reservation), { data: { getLightningReservation: { isExpired: false } } })
  t.notOk(browser.cookies.has('securityLogout'))
  t.notOk(browser.cookies.has('X-JWT'))

  const late = new TestBrowser(app, {
    cookies: sessionCookies('old', { isGuest: true, tokenEnds: Date.now() - minute }),
  })
  await late.graphql(customerInfo)
  t.ok(late.cookies.has('securityLogout'), 'one that has run out is told of')
})

t.test('a guest’s session that ends during parallel queries leaves each of them answered', async (t) => {
  const { engine, app } = await start(t)
  const { token } = engine.session()
  const cookies = { ...sessionCookies(token, { isGuest: true }), 'X-JWT-guest': '1', cartId: 'ordered' }
  engine.faults.set('getLightningReservation', () => {
    engine.faults.clear()
    engine.tokens.set(token, 'expired')
    throw codedError('CART_NOT_FOUND', 'No such cart')
  })
  const browser = new TestBrowser(app, { cookies: { ...cookies, 'X-iSHOP-API-USERID': 'v' } })
  const answers = await browser.graphql([{ query: reservation }, { query: reservation }])
  t.match(answers, Array(2).fill({ data: { getLightningReservation: { isExpired: false } } }))
})

t.test('a session ended by the shop is reported', async (t) => {
  const { engine, app } = await start(t)
  engine.tokens.set('stolen', 'revoked')
  const browser = new TestBrowser(app, { cookies: sessionCookies('stolen') })
  t.match(await browser.graphql(customerInfo), {
    errors: [{ message: 'ishop.api.error.revoked_token', extensions: { code: 'USER_TOKEN_REVOKED' } }],
  })
  t.same([...browser.cookies], [['securityLogout', '1']])
})

t.test('a token is exchanged once shortly before it ends, also by simultaneous requests', async (t) => {
  const { engine, app } = await start(t)
  const { token } = engine.session()
  const due = { tokenStarts: Date.now() - 58 * minute, tokenEnds: Date.now() + 2 * minute }
  const cookies = sessionCookies(token, { ...due, isRemembered: true })
  const browsers = Array.from({ length: 10 }, () => new TestBrowser(app, { cookies }))
  await Promise.all(browsers.map((browser) => browser.graphql(customerInfo)))
  t.equal(engine.heard.filter(({ field }) => field === 'refreshUserToken').length, 1)
  const renewed = browsers.map((browser) => testSeals.open(browser.cookies.get('X-JWT'), 'de'))
  t.equal(new Set(renewed.map((session) => session?.token)).size, 1)
  t.not(renewed[0]?.token, token)
  t.equal(renewed[0]?.isRemembered, true)
  t.match(browsers[0]?.set, [{ name: 'X-JWT', httpOnly: true, maxAge: 2_592_000 }, { name: 'X-JWT-exist' }])

  t.ok(
    engine.heard.every(({ userToken }) => userToken === token),
    'an answer that is lost costs nobody his session: the new one is used by the next request',
  )
  engine.asked()
  await browsers[0]?.graphql(customerInfo)
  t.same(engine.heard.splice(0), [{ field: 'getCustomerInfo', userToken: renewed[0]?.token, network: '127.0.0.1' }])

  const ended = { ...due, tokenEnds: Date.now() - 2 * minute }
  const late = new TestBrowser(app, { cookies: sessionCookies(engine.session().token, ended) })
  await late.graphql(customerInfo)
  t.equal(
    engine.heard.at(-1)?.userToken,
    testSeals.open(late.cookies.get('X-JWT'), 'de')?.token,
    'one that has ended is of no use',
  )
})

t.test('a failed token refresh keeps using the old token', async (t) => {
  const { engine, app } = await start(t)
  const { token } = engine.session()
  engine.faults.set('refreshUserToken', () => {
    throw new Error('broken')
  })
  const browser = new TestBrowser(app, { cookies: sessionCookies(token, { tokenEnds: Date.now() + 30_000 }) })
  t.match(await browser.graphql(customerInfo), { data: { getCustomerInfo: { visitorLoginState: 'logged_in' } } })
  t.same(browser.set, [])
})

t.test('a session cookie that the edge has not sealed is ignored', async (t) => {
  const { engine, app } = await start(t)
  const { token } = engine.session()
  for (const value of [token, `${sessionCookies(token)['X-JWT']}A`, 'x'.repeat(5000)]) {
    await new TestBrowser(app, { cookies: { 'X-JWT': value } }).graphql(customerInfo)
  }
  t.ok(engine.heard.every(({ userToken }) => userToken === undefined))
})

t.test('a session cookie that cannot be opened is deleted, and the cart’s cookies stay', async (t) => {
  const { engine, app } = await start(t)
  const { 'X-JWT': session } = sessionCookies(engine.session().token)
  const stale = createSessionSeals([{ version: 1, secret: 'a-secret-that-is-gone' }])
  const foreign = stale.seal(testSeals.open(session, 'de') as Session)
  engine.visitors.set('v', 'c')
  const stored = { cartId: 'c', 'X-iSHOP-API-USERID': 'v' }
  for (const left of [
    { 'X-JWT-exist': '1' },
    { 'X-JWT-exist': '1', 'X-JWT-guest': '1' },
    { 'X-JWT': foreign, 'X-JWT-exist': '1' },
    { 'X-JWT': session.slice(1) },
  ]) {
    const browser = new TestBrowser(app, { cookies: { ...stored, ...left } })
    t.match(await browser.graphql(customerInfo), { data: { getCustomerInfo: { visitorLoginState: 'logged_out' } } })
    t.same(Object.fromEntries(browser.cookies), stored, Object.keys(left).join())
    t.match(await browser.graphql(reservation), { data: { getLightningReservation: { isExpired: false } } })
    t.same(Object.fromEntries(browser.cookies), stored, 'and goes on as the visitor’s')
  }
  const known = new TestBrowser(app, { cookies: { ...stored, 'X-JWT': session, 'X-JWT-exist': '1' } })
  await known.graphql(customerInfo)
  t.same(known.set, [], 'a session that is one stays')
})
