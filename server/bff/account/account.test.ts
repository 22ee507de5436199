import t, { type Test } from 'tap'
import { testFlashes, testSeals } from '../visitor/testing/seals.ts'
import { startVisitorEdge, TestBrowser } from '../visitor/testing/visitor-edge.ts'
import { startVisitorEngine } from '../visitor/testing/visitor-engine.ts'

const origin = 'http://shop.test'
const login = { email: 'lena@pausenhof.example', password: 'right' }

async function start(t: Test, limits: object = {}) {
  const engine = await startVisitorEngine(t)
  const app = await startVisitorEdge(t, engine.url, { limits })
  const post = (browser: TestBrowser, action: string, formData: object = {}, rest: object = {}) =>
    browser.send({
      method: 'POST',
      url: `/api/${action}/`,
      headers: { origin, 'content-type': 'application/json' },
      payload: { formData, ...rest },
    })
  const submit = (browser: TestBrowser, action: string, fields: Record<string, string>) =>
    browser.send({
      method: 'POST',
      url: `/api/${action}/`,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const browser = (cookies: object = {}) => new TestBrowser(app, { cookies })
  return { engine, app, post, submit, browser }
}

const names = (browser: TestBrowser) => [...browser.cookies.keys()].sort()

t.test('T3.1 T7.4 a login sets cookies and answers no token', async (t) => {
  const { engine, post, browser } = await start(t)
  const lena = browser({ 'X-iSHOP-API-USERID': 'v', cartId: 'c' })
  const answer = await post(lena, 'login-action', login)
  t.equal(answer.statusCode, 200)
  t.same(answer.json(), {
    successfull: true,
    success: true,
    errorMessage: null,
    firstName: 'Lena',
    lastName: 'Sommer',
    cartMerged: true,
    sharedListMerged: false,
    updatedCartId: lena.cookies.get('cartId'),
    fieldErrors: [],
    retryAfter: null,
  })
  t.same(engine.heard, [{ field: 'login', visitorId: 'v', cartId: 'c', network: '127.0.0.1' }])
  t.equal(answer.headers['cache-control'], 'private, no-store')
  const session = testSeals.open(lena.cookies.get('X-JWT'), 'de')
  t.notMatch(answer.body, session?.token)
  t.notMatch(lena.cookies.get('X-JWT'), session?.token)
  t.match(
    lena.set.find(({ name }) => name === 'X-JWT'),
    { httpOnly: true, maxAge: undefined, sameSite: 'Lax' },
  )
  t.match(session, { isGuest: false, isRemembered: false, userId: 'customer-1' })
  t.same(names(lena), ['X-JWT', 'X-JWT-exist', 'X-iSHOP-API-USERID', 'cartId', 'knownBrowser'])
})

t.test('T4.159 a login of the business store is that of its other language, too, and so is a logout', async (t) => {
  const { app, submit } = await start(t)
  const host = 'educational.shop.test'
  const german = new TestBrowser(app, { host })
  await submit(german, 'login-action', login)
  const domains = german.set.filter(({ value }) => value !== '').map(({ name, domain }) => [name, domain])
  t.same(
    domains.filter(([name]) => /^X-JWT/.test(name ?? '')),
    [
      ['X-JWT', host],
      ['X-JWT-exist', host],
    ],
  )
  const english = new TestBrowser(app, { host: `en.${host}`, cookies: Object.fromEntries(german.cookies) })
  await submit(english, 'logout-action', {})
  const ended = english.set.filter(({ name }) => name === 'X-JWT').map(({ domain }) => domain)
  t.same(ended, [undefined, host], 'also a cookie of the host alone, of before')
  t.same(names(english), [])
  const consumer = new TestBrowser(app, { host: 'en.shop.test' })
  await submit(consumer, 'login-action', login)
  t.same(
    [...new Set(consumer.set.map(({ domain }) => domain))],
    [undefined],
    'cookies of consumer stores stay with their host',
  )
})

t.test('a remembered login stays remembered after its token was exchanged', async (t) => {
  const { post, browser } = await start(t)
  const lena = browser()
  await post(lena, 'login-action', { ...login, remember: true })
  t.match(
    lena.set.find(({ name }) => name === 'X-JWT-exist'),
    { maxAge: 2_592_000 },
  )
  await post(lena, 'change-password', { currentPassword: 'right', newPassword: 'another' })
  t.match(
    lena.set.find(({ name }) => name === 'X-JWT'),
    { maxAge: 2_592_000 },
  )
})

t.test('a login that fails changes nothing', async (t) => {
  const { post, browser } = await start(t)
  const lena = browser({ cartId: 'c' })
  const answer = await post(lena, 'login-action', { ...login, password: 'wrong' })
  t.match(answer.json(), { successfull: false, errorMessage: /stimmt nicht/, fieldErrors: [{ fieldName: 'password' }] })
  t.same([answer.statusCode, lena.set], [200, []])

  const throttled = await post(lena, 'login-action', { ...login, password: 'again' })
  t.match([throttled.statusCode, throttled.headers['retry-after']], [429, '30'])
  t.match(throttled.json(), { successfull: false, retryAfter: 30 })
})

t.test('T4.5 T7.5 logging out ends the session here and there', async (t) => {
  const { engine, post, submit, browser } = await start(t)
  const lena = browser()
  await post(lena, 'login-action', login)
  const token = testSeals.open(lena.cookies.get('X-JWT'), 'de')?.token ?? ''
  t.same((await post(lena, 'logout-action')).json(), { successfull: true, success: true })
  t.same([names(lena), engine.tokens.get(token)], [[], 'revoked'])

  await post(lena, 'login-action', login)
  engine.faults.set('logout', () => {
    throw new Error('broken')
  })
  const answer = await submit(lena, 'logout-action', {})
  t.match([answer.statusCode, answer.headers.location], [303, '/logout'])
  t.same(names(lena), [], 'whatever the engine says')
})

t.test('a second login ends the first session', async (t) => {
  const { engine, post, browser } = await start(t)
  const lena = browser()
  await post(lena, 'login-action', login)
  const first = testSeals.open(lena.cookies.get('X-JWT'), 'de')?.token ?? ''
  await post(lena, 'login-action', login)
  t.equal(engine.tokens.get(first), 'revoked')
  t.equal(engine.tokens.get(testSeals.open(lena.cookies.get('X-JWT'), 'de')?.token ?? ''), 'valid')
})

t.test('T7.6 T7.10 guests and new customers', async (t) => {
  const { engine, post, browser } = await start(t)
  const guest = browser()
  t.match((await post(guest, 'checkout-auth', { email: 'a@b.example' })).json(), { successfull: true })
  t.same(names(guest), ['X-JWT', 'X-JWT-exist', 'X-JWT-guest'])
  await post(guest, 'login-action', login)
  t.notOk(guest.cookies.has('X-JWT-guest'), 'a customer is no guest any more')

  const customer = { kind: 'customer', salutation: 'ms', firstName: 'A', lastName: 'B', password: 'xyz', other: 1 }
  const wrong = await post(browser(), 'register-action', { ...customer, email: 'none', acceptsTerms: true })
  t.match(wrong.json(), { successfull: false, fieldErrors: [{ fieldName: 'email' }] })
  t.match((await post(browser(), 'register-action', { ...customer, email: 'a@b.c' })).json(), { firstName: 'Neu' })
  t.ok(engine.heard.length > 0)
})

t.test('T7.7 a changed password needs a session', async (t) => {
  const { engine, post, browser } = await start(t)
  const lena = browser()
  await post(lena, 'login-action', login)
  const before = lena.cookies.get('X-JWT')
  t.match((await post(lena, 'change-password', { currentPassword: 'no' })).json(), { errorMessage: 'Falsch.' })
  t.equal(lena.cookies.get('X-JWT'), before)
  const passwords = { currentPassword: 'right', newPassword: 'another' }
  t.match((await post(lena, 'change-password', passwords)).json(), { successfull: true })
  t.not(lena.cookies.get('X-JWT'), before)

  engine.tokens.set(testSeals.open(lena.cookies.get('X-JWT'), 'de')?.token ?? '', 'revoked')
  const revoked = await post(lena, 'change-password', passwords)
  t.match([revoked.statusCode, revoked.json()], [401, { successfull: false }])
  t.same(names(lena), ['securityLogout'])
})

t.test('login and account calls refuse malformed bodies and foreign origins', async (t) => {
  const { engine, app, browser, post } = await start(t)
  const long = 'x'.repeat(5000)
  for (const formData of [
    { email: 1, password: 'x' },
    { email: 'a', password: long },
    { email: long, password: 'x' },
  ]) {
    t.match((await post(browser(), 'login-action', formData)).statusCode, 400)
  }
  const send = (headers: Record<string, string>, payload: string) =>
    app.inject({ method: 'POST', url: '/api/login-action/', headers: { host: 'shop.test', ...headers }, payload })
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ formData: login })
  t.equal((await send({ ...json, origin: 'https://evil.example' }, body)).statusCode, 403)
  t.equal((await send({ ...json, origin, 'sec-fetch-site': 'cross-site' }, body)).statusCode, 403)
  t.equal((await send(json, body)).statusCode, 403, 'who says nothing of where it comes from')
  t.equal((await send({ ...json, origin }, '{')).statusCode, 400)
  t.equal((await send({ origin, 'content-type': 'text/plain' }, body)).statusCode, 415)
  for (const odd of ['[]', 'null', '"x"', '{"formData":[]}', '{"formData":null}']) {
    t.ok((await send({ ...json, origin }, odd)).statusCode < 500, odd)
  }
  t.same(
    engine.heard.filter(({ field }) => field !== 'login'),
    [],
  )
})

t.test('an engine that does not answer is no wrong password', async (t) => {
  const { engine, post, submit, browser } = await start(t)
  engine.faults.set('login', () => {
    throw new Error('broken')
  })
  const answer = await post(browser(), 'login-action', login)
  t.match([answer.statusCode, answer.json()], [503, { successfull: false, fieldErrors: [] }])
  t.equal((await submit(browser(), 'login-action', login)).statusCode, 303)
})

t.test('each network has its limits', async (t) => {
  const { post, browser } = await start(t, { login: 2 })
  for (let n = 0; n < 2; n++) t.equal((await post(browser(), 'login-action', login)).statusCode, 200)
  const refused = await post(browser(), 'login-action', login)
  t.equal(refused.statusCode, 429)
  t.ok(Number(refused.headers['retry-after']) > 0)
  t.match(refused.json(), { successfull: false, retryAfter: Number })
  t.equal((await post(browser(), 'checkout-auth', { email: 'a@b.c' })).statusCode, 200, 'of its own')
})

t.test('a flood of failed logins does not lock out other visitors of its network', async (t) => {
  const { engine, post, browser } = await start(t, { login: 8, account: 3, browser: 3 })
  const lena = browser({ 'X-iSHOP-API-USERID': 'v' })
  await post(lena, 'login-action', login)
  await post(lena, 'logout-action')
  const status = async (who: TestBrowser, formData: object = login) =>
    (await post(who, 'login-action', formData)).statusCode
  const wrong = { ...login, password: 'wrong' }

  for (let turn = 0; turn < 20; turn++) await status(browser({ 'X-iSHOP-API-USERID': `v${turn}` }), wrong)
  t.equal(engine.heard.filter(({ field }) => field === 'login').length, 3, 'tries of one account')
  t.equal(await status(browser(), { ...login, email: 'jonas@pausenhof.example' }), 200, 'another account')
  t.equal(await status(lena), 200, 'the known browser')

  for (let turn = 0; turn < 20; turn++) await status(browser(), { ...wrong, email: `nobody-${turn}@pausenhof.example` })
  t.equal(await status(browser(), { ...login, email: 'new@pausenhof.example' }), 429, 'the network is full')
  t.equal(await status(lena), 200, 'and the known browser gets in')
  const thief = browser({ 'X-iSHOP-API-USERID': 'other', knownBrowser: lena.cookies.get('knownBrowser') })
  t.equal(await status(thief), 429, 'the mark is of one browser')
  await post(lena, 'change-password', { currentPassword: 'right', newPassword: 'another' })
  t.equal(await status(lena), 200)
  t.equal(await status(lena), 429, 'a known browser has a limit, too')
})

t.test('one customer with many browsers gets no more logins than a network', async (t) => {
  const { post, browser } = await start(t, { browser: 3, browsers: 4 })
  const known = Array.from({ length: 5 }, (_, n) => browser({ 'X-iSHOP-API-USERID': `v${n}` }))
  const statuses = []
  for (const each of known) await post(each, 'login-action', login)
  for (const each of known) statuses.push((await post(each, 'login-action', login)).statusCode)
  t.same(statuses, [200, 200, 200, 200, 429])
})

t.test('T7.8 forms without scripts redirect to the target, or back with the error', async (t) => {
  const { submit, browser } = await start(t)
  const lena = browser()
  const wrong = await submit(lena, 'login-action', {
    ...login,
    password: 'wrong',
    target: '/cat/1?p=2',
    remember: 'on',
  })
  t.match([wrong.statusCode, wrong.headers.location], [303, '/login?target=%2Fcat%2F1%3Fp%3D2'])
  t.match(lena.set, [{ name: 'flash', httpOnly: true, maxAge: 300 }])
  t.same(testFlashes.open(lena.cookies.get('flash')), {
    form: 'login-action',
    isDone: false,
    message: 'E-Mail oder Passwort stimmt nicht.',
    fieldErrors: [{ fieldName: 'password', errorMessage: '' }],
    values: { email: login.email, target: '/cat/1?p=2', remember: 'on' },
    retryAfter: null,
  })
  const right = await submit(lena, 'login-action', { ...login, target: '/cat/1?p=2' })
  t.match([right.statusCode, right.headers.location], [303, '/cat/1?p=2'])
  t.equal((await submit(browser(), 'login-action', login)).headers.location, '/myaccount/')
  for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', '/api/logout-action/']) {
    t.equal((await submit(browser(), 'login-action', { ...login, target })).headers.location, '/myaccount/', target)
  }
  const changed = await submit(lena, 'change-password', { currentPassword: 'right', newPassword: 'secret-2' })
  t.equal(changed.headers.location, '/myaccount/password')
  t.match(testFlashes.open(lena.cookies.get('flash')), { isDone: true, values: {} })
})

t.test('a new password that was typed in two ways is not set', async (t) => {
  const { engine, submit, post, browser } = await start(t)
  const passwords = { currentPassword: 'right', newPassword: 'secret-2', emailToken: 'x' }
  const back = { 'change-password': '/myaccount/password', 'new-password': '/myaccount/newpassword?token=x' } as const
  for (const action of ['change-password', 'new-password'] as const) {
    const lena = browser()
    const { emailToken: _link, ...rest } = passwords
    const fields = action === 'new-password' ? passwords : rest
    const answer = await submit(lena, action, { ...fields, repeated: 'secret-3' })
    t.equal(answer.headers.location, back[action])
    const flash = testFlashes.open(lena.cookies.get('flash'))
    t.match(flash, { isDone: false, fieldErrors: [{ fieldName: 'repeated' }] })
    t.notMatch(JSON.stringify(flash), /secret-/, 'no password is kept')
  }
  t.same(engine.asked(), [])
  t.match((await post(browser(), 'change-password', { ...passwords, repeated: '' })).json(), { successfull: false })
  await submit(browser(), 'change-password', { ...passwords, repeated: 'secret-2' })
  t.same(engine.asked(), ['changePassword'])
})

t.test('T7.3 cart and visitor of a browser', async (t) => {
  const { engine, post, browser } = await start(t)
  const stranger = browser()
  const first = (await stranger.send({ url: '/api/cart-id' })).json()
  t.same(first, { cartId: stranger.cookies.get('cartId'), userId: '' }, 'a stranger’s id is a secret')
  t.same((await stranger.send({ url: '/api/cart-id' })).json(), first)
  t.same(engine.asked(), ['shopInit'])
  await post(stranger, 'login-action', login)
  t.match((await stranger.send({ url: '/api/cart-id' })).json(), { userId: 'customer-1' })
})
