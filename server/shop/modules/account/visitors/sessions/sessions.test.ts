import t from 'tap'
import { inTransaction, openDatabase } from '#engine/db/database.ts'
import { change, startEngine } from '#engine/testing/engine.ts'
import { accountsOf, emptyShop, lena, tokenOf } from '../testing/accounts.ts'
import { throttles } from '../throttle/throttles.tables.ts'
import { customers } from '../visitors.tables.ts'
import { endOf, type SessionSettings, stateOf, tokenTimes } from './sessions.rules.ts'
import { createSessions } from './sessions.service.ts'

const settings: SessionSettings = {
  tokenMinutes: 30,
  idleHours: 4,
  maxHours: 24,
  rememberedIdleDays: 30,
  maxRememberedDays: 180,
}
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

t.test('states of a token', async (t) => {
  const at = (offset: number) => new Date(1_000_000_000_000 + offset)
  const now = at(0).getTime()
  const open = { idleEndsAt: at(1), endsAt: at(1), ended: null }
  const token = { expiresAt: at(1), supersededAt: null, session: open }
  t.equal(stateOf(token, now), 'valid')
  t.equal(stateOf({ ...token, expiresAt: at(0) }, now), 'renewable')
  t.equal(stateOf({ ...token, supersededAt: at(1) }, now), 'valid')
  t.equal(stateOf({ ...token, supersededAt: at(0) }, now), 'reused')
  t.equal(stateOf({ ...token, session: { ...open, idleEndsAt: at(0) } }, now), 'expired')
  t.equal(stateOf({ ...token, session: { ...open, endsAt: at(0) } }, now), 'expired')
  for (const ended of ['logout', 'replaced'] as const)
    t.equal(stateOf({ ...token, session: { ...open, ended } }, now), 'expired', ended)
  for (const ended of ['password', 'reuse', 'account'] as const)
    t.equal(stateOf({ ...token, session: { ...open, ended } }, now), 'revoked', ended)
})

t.test('a session’s and a token’s lifetimes follow the settings', async (t) => {
  t.equal(endOf(settings, false, 0).getTime(), day)
  t.equal(endOf(settings, true, 0).getTime(), 180 * day)
  const brief = { isRemembered: false, endsAt: new Date(day) }
  t.same(tokenTimes(settings, brief, 0), { expiresAt: new Date(30 * minute), idleEndsAt: new Date(4 * hour) })
  const late = tokenTimes(settings, brief, day - minute)
  t.same(late, { expiresAt: new Date(day), idleEndsAt: new Date(day) }, 'nothing outlives the session')
})

const database = () => emptyShop(t)

t.test('sessions', async (t) => {
  const url = await database()
  const db = openDatabase({ url, poolSize: 6, statementTimeout: 5000, connectionTimeout: 5000 }, () => undefined)
  let now = Date.now()
  const sessions = createSessions({ db, settings, now: () => now })
  const names = { salutation: 'none', firstName: 'A', lastName: 'B' } as const
  const made = await db
    .insert(customers)
    .values({ ...names, realm: 'consumer', email: 'a@b.example' })
    .returning()
  const customerId = made[0]?.id ?? ''
  const start = (isRemembered = false) =>
    inTransaction(db, (trx) =>
      sessions.start(trx, { customerId, guestEmail: null, visitorId: null, isRemembered, notification: null }),
    )
  const codeOf = (requested: Promise<unknown>) =>
    requested.then(
      () => 'fine',
      (error: { extensions: { code: string } }) => error.extensions.code,
    )
  const find = (token: string) => codeOf(sessions.find(token, 'consumer'))
  const renew = (token: string) => sessions.renew(token, 'consumer')

  await t.test('T4.8 a token is good for half an hour, and for a new one as long as the session lasts', async (t) => {
    const { token, expires } = await start()
    t.equal(expires, 1800)
    t.equal(await find(token), 'fine')
    now += 31 * minute
    t.equal(await find(token), 'USER_TOKEN_INVALID')
    const next = await renew(token)
    t.equal(await find(next.token), 'fine')
    now += 4 * hour
    t.equal(await codeOf(renew(next.token)), 'USER_TOKEN_INVALID', 'nobody was there for too long')
  })

  await t.test('a remembered session is renewed for half a year', async (t) => {
    let { token } = await start(true)
    for (let month = 0; month < 6; month += 1) {
      now += 29 * day
      ;({ token } = await renew(token))
    }
    now += 29 * day
    t.equal(await codeOf(renew(token)), 'USER_TOKEN_INVALID', 'half a year')
  })

  await t.test('the old token works on for a minute after the new one is used', async (t) => {
    const { token } = await start()
    const next = await renew(token)
    now += 5 * minute
    t.equal(await find(token), 'fine', 'the answer with the new one may have been lost')
    t.equal(await find(next.token), 'fine')
    now += 59_000
    t.equal(await find(token), 'fine')
    now += 1000
    t.equal(await find(token), 'USER_TOKEN_INVALID')
    t.equal(await find(next.token), 'fine')
  })

  await t.test('T4.9 a copy of an old token ends the session', async (t) => {
    const { token } = await start()
    const next = await renew(token)
    await find(next.token)
    now += 2 * minute
    t.equal(await codeOf(renew(token)), 'USER_TOKEN_REVOKED')
    t.equal(await find(next.token), 'USER_TOKEN_REVOKED')
  })

  await t.test('many at once get a token each, and all of them work', async (t) => {
    const { token } = await start()
    const given = await Promise.all(Array.from({ length: 8 }, () => renew(token)))
    t.equal(new Set(given.map((each) => each.token)).size, 8)
    t.same(await Promise.all(given.map((each) => find(each.token))), Array(8).fill('fine'))
    t.equal(await find(token), 'fine')
  })

  await t.test('an ended session stays ended while others renew it at the same time', async (t) => {
    const { token } = await start()
    const all = [
      ...Array.from({ length: 4 }, () => codeOf(renew(token))),
      inTransaction(db, (trx) => sessions.endAllOf(trx, customerId, 'password')),
      ...Array.from({ length: 4 }, () => codeOf(renew(token))),
    ]
    await Promise.all(all)
    t.equal(await find(token), 'USER_TOKEN_REVOKED')
    t.equal(await codeOf(renew(token)), 'USER_TOKEN_REVOKED')
  })

  await t.test('T4.10 malformed tokens and tokens of the other realm are invalid', async (t) => {
    const { token } = await start()
    for (const wrong of ['', 'x', `${token}x`, 'x'.repeat(43)]) t.equal(await find(wrong), 'USER_TOKEN_INVALID')
    t.equal(await codeOf(sessions.find(token, 'business')), 'USER_TOKEN_INVALID')
    t.equal(await codeOf(sessions.renew(token, 'business')), 'USER_TOKEN_INVALID')
  })

  await t.test('tokens are stored as hashes', async (t) => {
    const { token } = await start()
    const { rows } = await db.$client.query('select * from session_tokens')
    t.notMatch(JSON.stringify(rows), token)
  })
  await db.$client.end()
})

t.test('visitors and their sessions, as the edge asks', async (t) => {
  const url = await database()
  const engine = await startEngine(t, url)
  const ask = accountsOf(engine)

  await t.test('a visitor is made once and found again, in his store', async (t) => {
    const first = await ask.shopInit()
    t.same(await ask.shopInit({ visitorId: first.userId }), first)
    const abroad = await ask.shopInit({ visitorId: first.userId, store: 'at' })
    t.not(abroad.userId, first.userId)
    for (const visitorId of ['no-uuid', '00000000-0000-4000-8000-000000000000'])
      t.not((await ask.shopInit({ visitorId })).userId, visitorId)
  })

  await t.test('a network makes only so many new ones', async (t) => {
    const network = '203.0.113.20'
    const { userId: visitorId } = await ask.shopInit({ network })
    await change(url, async (trx) => void (await trx.update(throttles).set({ level: 700 })))
    await t.rejects(ask.shopInit({ network }), { code: 'RATE_LIMITED' })
    t.equal((await ask.shopInit({ network, visitorId })).userId, visitorId, 'who is known goes on')
    await ask.shopInit({ network: '203.0.113.21' })
  })

  await t.test('logging in and out', async (t) => {
    const { userId: visitorId, cartId } = await ask.shopInit()
    const registered = await ask.register(lena, { visitorId })
    t.match(registered, { success: true, firstName: 'Lena', token: { expires: 1800 } })
    const userToken = tokenOf(registered)
    const session = await ask.session({ userToken })
    t.match(session, { userId: registered.userId ?? '', isGuest: false })
    t.ok((session?.tokenExpires ?? 0) > Date.now())
    t.equal(await ask.session({}), null)
    const mine = await ask.shopInit({ visitorId, userToken })
    t.equal(mine.userId, visitorId)
    t.equal(mine.cartId, registered.updatedCartId)
    t.not(mine.cartId, cartId, 'the cart of the customer')
    t.equal(await ask.logout({ userToken }), true)
    await t.rejects(ask.session({ userToken }), {
      code: 'USER_TOKEN_INVALID',
      message: 'ishop.api.error.invalid_token',
    })
    t.equal(await ask.logout({ userToken }), true)
    t.equal(await ask.logout({}), true)
    await t.rejects(ask.refresh('nonsense'), { code: 'USER_TOKEN_INVALID' })
  })

  await t.test('a remembered customer is known in every engine', async (t) => {
    const other = accountsOf(await startEngine(t, url))
    const userToken = tokenOf(await ask.login({ email: lena.email, password: lena.password, remember: true }))
    t.match(await other.info({ userToken }), { firstName: 'Lena', visitorLoginState: 'logged_in' })
    await other.logout({ userToken })
    await t.rejects(ask.info({ userToken }), { code: 'USER_TOKEN_INVALID' })
  })

  await t.test('T4.11 an account that is deleted is no account', async (t) => {
    const userToken = tokenOf(await ask.login({ email: lena.email, password: lena.password }))
    await change(url, async (trx) => {
      await trx.update(customers).set({ deletedAt: new Date() })
    })
    await t.rejects(ask.info({ userToken }), { code: 'USER_TOKEN_REVOKED', message: 'ishop.api.error.revoked_token' })
    t.match(await ask.login({ email: lena.email, password: lena.password }), { success: false })
  })
})
