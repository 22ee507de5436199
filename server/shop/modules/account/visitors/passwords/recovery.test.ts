import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import t from 'tap'
import { visitorTexts } from '#contract/texts/account/visitor.ts'
import { mailTexts } from '#contract/texts/mails/mail.ts'
import { change, startEngine } from '#engine/testing/engine.ts'
import { demoCustomers } from '#fixtures/customers/customers.ts'
import { importCustomers } from '../accounts/customers.import.ts'
import { accountsOf, emptyShop, tokenOf } from '../testing/accounts.ts'

const password = 'Schulweg-7'
const lena = { email: 'lena@pausenhof.example', password }
const stranger = { store: 'b2b', userToken: null }

const shop = async () => {
  const url = await emptyShop(t, { ...visitorTexts, ...mailTexts })
  await change(url, (trx) => importCustomers(trx, demoCustomers))
  const engine = await startEngine(t, url)
  const db = new pg.Pool({ connectionString: url, max: 2 })
  db.on('error', () => undefined)
  t.teardown(() => db.end())
  const rowsOf = async (text: string) => (await db.query(text)).rows
  /** Until nothing is left to do. */
  const settled = async () => {
    while ((await rowsOf('select from graphile_worker.jobs')).length > 0) await delay(20)
  }
  const mails = async (): Promise<{ kind: string; recipient: string; values: { path?: string } }[]> => {
    await settled()
    return rowsOf('select * from mails order by created_at')
  }
  /** Token of the link in the newest mail. */
  const linkToken = async () => /token=([\w-]+)$/.exec((await mails()).at(-1)?.values.path ?? '')?.[1] ?? ''
  return { engine, db, mails, linkToken, rowsOf, settled, ask: accountsOf(engine) }
}

t.test('a forgotten password', async (t) => {
  const { ask, db, mails, linkToken, rowsOf } = await shop()
  const fine = { successful: true, generalErrorMessage: null, fieldErrors: [] }

  await t.test('every request is answered alike, and only known addresses get a mail', async (t) => {
    t.same(await ask.forgot({ email: 'nobody@pausenhof.example' }), fine)
    t.same(await ask.forgot({ email: ' Lena@Pausenhof.example' }), fine)
    t.match(await mails(), [{ kind: 'forgotPassword', recipient: lena.email }])
    t.equal((await mails()).length, 1)
    t.same(await rowsOf('select from password_requests'), [], 'nothing is kept of what was asked for')
    t.match(await ask.forgot({ email: 'x' }), {
      successful: false,
      fieldErrors: [{ fieldName: 'email', formName: 'forgot' }],
    })
    t.match(await ask.forgot({}), { fieldErrors: [{ fieldName: 'email' }] })
  })

  await t.test('T5.12 programs get the same answer, and no mail', async (t) => {
    t.same(await ask.forgot({ email: lena.email, website: 'http://x' }), fine)
    t.equal((await mails()).length, 1)
  })

  await t.test('T3.7 a session of a browser that asks and asks gets no more mails', async (t) => {
    t.same(await ask.forgot({ email: lena.email, triesCount: 11 }), fine)
    t.equal((await mails()).length, 1)
    t.same(await ask.forgot({ email: lena.email, triesCount: 10 }), fine)
    t.equal((await mails()).length, 2)
  })

  await t.test('a reset that claims each time to be the first try is throttled per browser', async (t) => {
    await db.query('delete from throttles')
    const before = (await mails()).length
    const { userId: visitorId } = await ask.shopInit()
    for (let turn = 0; turn < 10; turn += 1) await ask.forgot({ email: `n${turn}@pausenhof.example` }, { visitorId })
    t.same(await ask.forgot({ email: lena.email, triesCount: 1 }, { visitorId }), fine)
    t.equal((await mails()).length, before)
    await ask.forgot({ email: lena.email }, { visitorId: (await ask.shopInit()).userId })
    t.equal((await mails()).length, before + 1, 'another browser')
    await db.query('delete from throttles')
  })

  await t.test('T5.11 the link works once, and ends all sessions', async (t) => {
    const userToken = tokenOf(await ask.login({ ...lena, remember: true }))
    const emailToken = await linkToken()
    t.equal(await ask.isGoodLink(emailToken), true)
    t.equal(await ask.isGoodLink(emailToken, stranger), false, 'customers of one realm only')
    t.match(await ask.changeForgotten({ emailToken, newPassword: 'ab' }), {
      fieldErrors: [{ fieldName: 'newPassword' }],
    })
    const all = await Promise.all(
      [1, 2, 3].map(() => ask.changeForgotten({ emailToken, newPassword: 'Neu-gemacht-1' })),
    )
    t.equal(all.filter(({ successful }) => successful).length, 1)
    t.match(await ask.changeForgotten({ emailToken, newPassword: 'Neu-gemacht-2' }), {
      successful: false,
      generalErrorMessage: /abgelaufen/,
    })
    t.equal(await ask.isGoodLink(emailToken), false)
    await t.rejects(ask.info({ userToken }), { code: 'USER_TOKEN_REVOKED' })
    t.match(await ask.login(lena), { success: false })
    t.match(await ask.login({ ...lena, password: 'Neu-gemacht-1' }), { success: true })
    t.match((await mails()).at(-1), { kind: 'passwordChanged', recipient: lena.email })
  })

  await t.test('T5.13 a newer link ends the older one, an hour ends each', async (t) => {
    await ask.forgot({ email: lena.email })
    const older = await linkToken()
    await ask.forgot({ email: lena.email })
    const newer = await linkToken()
    t.not(older, newer)
    t.equal(await ask.isGoodLink(older), false)
    t.equal(await ask.isGoodLink(newer), true)
    const { rows } = await db.query('select hash, expires_at - now() as left from password_links')
    t.notMatch(rows[0].hash, newer, 'is stored as a hash')
    await db.query('update password_links set expires_at = now()')
    t.equal(await ask.isGoodLink(newer), false)
    t.match(await ask.changeForgotten({ emailToken: newer, newPassword: 'abc' }), { successful: false })
    for (const none of ['', 'x', '\u0001', 'x'.repeat(43)]) t.equal(await ask.isGoodLink(none), false)
  })

  await t.test('a new password ends the wait of those who had guessed', async (t) => {
    await db.query('delete from throttles')
    const network = '203.0.113.9'
    const { userId: visitorId } = await ask.shopInit()
    const browser = { network, visitorId }
    const wrong = { ...lena, password: 'falsch' }
    for (let turn = 0; turn < 6; turn += 1) await ask.login(wrong, { network })
    const known = { email: lena.email, password: 'Neu-gemacht-1' }
    // The wait counts from now on: what was tried before may have taken longer than it does.
    const waitAnew = () => db.query('update throttles set updated_at = now()')
    await waitAnew()
    t.match(await ask.login(known, browser), { retryAfter: Number })
    await ask.forgot({ email: lena.email })
    const emailToken = await linkToken()
    const next = { email: lena.email, password: 'Neu-gemacht-3' }
    t.match(await ask.changeForgotten({ emailToken, newPassword: next.password }, browser), { successful: true })
    t.match(await ask.login(next, browser), { success: true, retryAfter: null })

    for (let turn = 0; turn < 6; turn += 1) await ask.login(wrong, browser)
    await waitAnew()
    t.match(await ask.login(next, browser), { retryAfter: Number }, 'the known browser has to wait')
    await ask.forgot({ email: lena.email })
    const again = { emailToken: await linkToken(), newPassword: 'Neu-gemacht-4' }
    t.match(await ask.changeForgotten(again, browser), { successful: true })
    t.match(await ask.login({ ...next, password: again.newPassword }, browser), { success: true })
  })

  await t.test('floods no mailbox, and no network floods the shop', async (t) => {
    await db.query('delete from throttles')
    const before = (await mails()).length
    for (let turn = 0; turn < 8; turn += 1)
      t.same(await ask.forgot({ email: lena.email }, { network: `n${turn}` }), fine)
    t.equal((await mails()).length - before, 4)
    t.equal(await ask.isGoodLink(await linkToken()), true, 'the last one that was sent works')
    const network = '203.0.113.8'
    await ask.forgot({ email: 'nobody@pausenhof.example' }, { network })
    await db.query('update throttles set level = 20')
    t.match(await ask.forgot({ email: 'nobody@pausenhof.example' }, { network }), { generalErrorMessage: /warte/ })
  })
})

t.test('a first password for a customer number', async (t) => {
  const { ask, mails, linkToken } = await shop()
  const fine = { successful: true, generalErrorMessage: null, fieldErrors: [] }
  const kita = { customerNumber: '100 300', postCode: '10115' }
  t.same(await ask.requestAccess({ ...kita, postCode: '10117' }, stranger), fine)
  t.same(await ask.requestAccess({ ...kita, customerNumber: '999' }, stranger), fine)
  t.same(await ask.requestAccess({ ...kita, website: 'x' }, stranger), fine)
  t.same(await mails(), [])
  t.same(await ask.requestAccess(kita, stranger), fine)
  t.match(await mails(), [{ kind: 'customerAccess', recipient: 'leitung@kita-regenbogen.example' }])
  const data = { emailToken: await linkToken(), newPassword: 'Regenbogen-1' }
  t.match(await ask.changeForgotten(data), { successful: false }, 'in the store of its kind')
  t.match(await ask.changeForgotten(data, stranger), { successful: true })
  t.match(await ask.login({ customerNumber: '100300', password: 'Regenbogen-1' }, stranger), { success: true })
  t.match(await ask.requestAccess({ customerNumber: '', postCode: '1' }, stranger), {
    fieldErrors: [{ fieldName: 'customerNumber' }, { fieldName: 'postCode' }],
  })
  t.same(
    await ask.requestAccess({ customerNumber: '999\u0001', postCode: '10115' }, stranger),
    fine,
    'invisible signs go',
  )
  await t.rejects(ask.requestAccess(kita), { code: 'BAD_USER_INPUT' })
  t.same(await ask.forgot({ customerNumber: '100200' }, stranger), fine)
  t.match((await mails()).at(-1), { kind: 'forgotPassword', recipient: 'sekretariat@gs-am-park.example' })
})

t.test('a new password', async (t) => {
  const { ask, mails, db } = await shop()
  const userToken = tokenOf(await ask.login(lena))
  const elsewhere = tokenOf(await ask.login(lena))
  const data = { currentPassword: password, newPassword: 'Neu-gemacht-1' }
  t.match(await ask.changePassword({ ...data, currentPassword: 'falsch' }, { userToken }), {
    success: false,
    fieldErrors: [{ fieldName: 'currentPassword', formName: 'password', errorMessage: 'Das Passwort ist falsch.' }],
  })
  t.match(await ask.changePassword({ currentPassword: '', newPassword: 'ab' }, { userToken }), {
    fieldErrors: [{ fieldName: 'currentPassword' }, { fieldName: 'newPassword' }],
  })
  const changed = await ask.changePassword(data, { userToken })
  t.match(changed, { success: true, firstName: 'Lena' })
  t.match(await ask.info({ userToken: tokenOf(changed) }), { firstName: 'Lena' })
  t.match(await ask.info({ userToken }), { firstName: 'Lena' }, 'for calls that are under way')
  await t.rejects(ask.info({ userToken: elsewhere }), { code: 'USER_TOKEN_REVOKED' })
  t.match(await ask.login({ ...lena, password: data.newPassword }), { success: true })
  t.match(
    (await mails()).map(({ kind }) => kind),
    ['passwordChanged'],
  )
  await t.rejects(ask.changePassword(data, {}), { code: 'LOGIN_REQUIRED' })

  const again = { userToken: tokenOf(changed) }
  for (let turn = 0; turn < 5; turn += 1) await ask.changePassword(data, again)
  // The wait counts from now on, as above.
  await db.query('update throttles set updated_at = now()')
  t.match(
    await ask.changePassword(data, again),
    { success: false, retryAfter: Number },
    'no guessing at an open browser',
  )
  await db.query('delete from throttles')
  const both = ['Eins-1', 'Zwei-2'].map((newPassword) =>
    ask.changePassword({ currentPassword: data.newPassword, newPassword }, again),
  )
  t.equal((await Promise.all(both)).filter(({ success }) => success).length, 1, 'of two at once one counts')
})
