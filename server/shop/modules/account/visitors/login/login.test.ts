import { spawn } from 'node:child_process'
import { argon2Sync } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import t from 'tap'
import { callHeaders } from '#contract/stores.ts'
import { visitorTexts } from '#contract/texts/account/visitor.ts'
import { change, type Engine, startEngine } from '#engine/testing/engine.ts'
import { demoCustomers } from '#fixtures/customers/customers.ts'
import { importCustomers } from '../accounts/customers.import.ts'
import { createPasswords, HashingBusy } from '../passwords/passwords.ts'
import { readStored, writeStored } from '../passwords/stored-password.ts'
import { accountsOf, emptyShop, tokenOf } from '../testing/accounts.ts'

const password = 'Schulweg-7'
const lena = { email: 'lena@pausenhof.example', password }
const wrong = { ...lena, password: 'falsch' }

const shop = async () => {
  const url = await emptyShop(t, visitorTexts)
  await change(url, (trx) => importCustomers(trx, demoCustomers))
  const db = new pg.Pool({ connectionString: url, max: 2 })
  db.on('error', () => undefined)
  t.teardown(() => db.end())
  return { url, db }
}

t.test('logging in', async (t) => {
  const { url, db } = await shop()
  const ask = accountsOf(await startEngine(t, url))
  const stranger = { store: 'b2b', userToken: null }

  await t.test('a consumer logs in by e-mail in any spelling, in every consumer store', async (t) => {
    t.match(await ask.login(lena), { success: true, firstName: 'Lena', lastName: 'Sommer', errorMessage: null })
    t.match(await ask.login({ ...lena, email: ' LENA@Pausenhof.example ' }, { store: 'at' }), { success: true })
    t.match(await ask.login(lena, stranger), { success: false }, 'the business store has its own customers')
  })

  await t.test('S6.7 a business customer logs in by customer number or e-mail', async (t) => {
    for (const data of [
      { customerNumber: '100200' },
      { customerNumber: ' 100 200 ' },
      { email: 'sekretariat@gs-am-park.example' },
      { customerNumber: 'sekretariat@gs-am-park.example' },
      { email: '100200' },
    ])
      t.match(
        await ask.login({ ...data, password }, stranger),
        { success: true, firstName: 'Petra' },
        JSON.stringify(data),
      )
    t.match(
      await ask.login({ customerNumber: '100300', password }, stranger),
      { success: false },
      'has no password yet',
    )
    t.match(await ask.login({ customerNumber: '100200', password }), { success: false }, 'is no consumer')
  })

  await t.test('T5.7 a wrong password and an unknown account get the same answer', async (t) => {
    const [one, two] = [await ask.login(wrong), await ask.login({ ...wrong, email: 'nobody@pausenhof.example' })]
    t.same(one, two)
    t.match(one, {
      success: false,
      errorMessage: 'E-Mail-Adresse oder Passwort ist falsch.',
      token: null,
      fieldErrors: [{ fieldName: 'email', formName: 'login' }, { fieldName: 'password' }],
    })
    t.match(await ask.login({ customerNumber: '1', password }, { ...stranger, language: 'en-DE' }), {
      errorMessage: /^Wrong customer number/,
      fieldErrors: [{ fieldName: 'customerNumber' }, { fieldName: 'password' }],
    })
    for (const odd of ['', '\u0001', 'a\ud83d@b.de', 'x'.repeat(9000)])
      t.match(await ask.login({ email: odd, password }), { success: false })
    t.match(await ask.login({ ...lena, password: 'x'.repeat(100_000) }), { success: false })
  })

  await t.test('ends the session that was there', async (t) => {
    const first = tokenOf(await ask.login(lena))
    const second = tokenOf(await ask.login({ email: 'jonas@pausenhof.example', password }, { userToken: first }))
    await t.rejects(ask.session({ userToken: first }), { code: 'USER_TOKEN_INVALID' })
    t.match(await ask.info({ userToken: second }), { firstName: 'Jonas' })
  })

  await t.test('a login is remembered if requested', async (t) => {
    const hours = async (remember: boolean) => {
      const session = await ask.session({ userToken: tokenOf(await ask.login({ ...lena, remember })) })
      return Math.round(((session?.sessionExpires ?? 0) - Date.now()) / 3_600_000)
    }
    t.equal(await hours(false), 24)
    t.equal(await hours(true), 180 * 24)
  })

  await t.test('T5.10 hashes a password anew that was hashed by older parameters', async (t) => {
    const { salt } = readStored(demoCustomers[0]?.passwordHash ?? '') ?? { salt: Buffer.alloc(16) }
    const old = { memory: 8192, passes: 1, parallelism: 1 }
    const hash = argon2Sync('argon2id', { message: password, nonce: salt, tagLength: 32, ...old })
    const stored = writeStored({ ...old, salt, hash })
    await db.query('update customers set password_hash = $1 where email = $2', [stored, lena.email])
    t.match(await ask.login(lena), { success: true })
    const { rows } = await db.query('select password_hash from customers where email = $1', [lena.email])
    t.match(rows[0].password_hash, '$m=19456,t=2,p=1$')
    t.match(await ask.login(lena), { success: true })
  })
})

t.test(
  'S3.40 S4.74 S6.1 S7.18 T3.2 T6.1 T7.12 getCustomerInfo gives name, kind and state of login of the caller',
  async (t) => {
    const { url } = await shop()
    const ask = accountsOf(await startEngine(t, url))
    const nobody = { userId: '', firstName: null, isGuest: false, visitorType: 'new_customer', notification: null }
    t.match(await ask.info(), { ...nobody, visitorLoginState: 'logged_out', primeInfo: { status: 'NONE' } })
    t.match(await ask.info({}, '/myaccount/password'), { categoryType: 'APPLICATION' })
    t.match(await ask.info({}, '/nowhere/'), { categoryType: 'NOTFOUND' })
    const infoOf = async (data: object, store = 'de') =>
      ask.info({ store, userToken: tokenOf(await ask.login({ password, ...data }, { store, userToken: null })) })
    t.match(await infoOf(lena), {
      isNewCustomer: true,
      isExistingCustomer: false,
      visitorType: 'new_customer',
      visitorLoginState: 'logged_in',
      email: { email: lena.email },
      customerNumber: null,
      companyName: null,
      isInternal: false,
    })
    t.match(await infoOf({ email: 'jonas@pausenhof.example' }), {
      isNewCustomer: false,
      isExistingCustomer: true,
      visitorType: 'existing_customer',
    })
    t.match(await infoOf({ email: 'team@pausenhof.example' }), { isInternal: true })
    t.match(await infoOf({ customerNumber: '100200' }, 'b2b'), {
      customerNumber: '100200',
      companyName: 'Grundschule am Park',
    })
  },
)

t.test('guessing', async (t) => {
  const { url, db } = await shop()
  const ask = accountsOf(await startEngine(t, url))
  const thief = { network: '203.0.113.7' }
  const forget = () => db.query('delete from throttles')
  /** The waits count from now on: what was tried before may have taken longer than they do. */
  const waitAnew = () => db.query('update throttles set updated_at = now()')

  await t.test('T5.14 guesses are delayed longer and longer, also simultaneous ones', async (t) => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask.login(wrong, thief)))
    t.equal(answers.filter(({ retryAfter }) => retryAfter === null).length, 5)
    await waitAnew()
    const later = await ask.login(lena, thief)
    t.match(later, { success: false, retryAfter: Number, errorMessage: /Sekunde/, fieldErrors: [] })
    t.ok((later.retryAfter ?? 0) >= 1 && (later.retryAfter ?? 0) <= 5, 'the right password has to wait, too')
    await db.query("update throttles set updated_at = updated_at - interval '6 seconds'")
    await ask.login(wrong, thief)
    await waitAnew()
    t.ok(((await ask.login(wrong, thief)).retryAfter ?? 0) > 5)
  })

  await t.test('guessing locks out nobody else', async (t) => {
    t.match(await ask.login(lena, thief), { success: false, retryAfter: Number })
    t.match(await ask.login(lena, { network: '198.51.100.2' }), { success: true }, 'from another network')
    const other = { email: 'jonas@pausenhof.example', password }
    t.match(await ask.login(other, thief), { success: true }, 'another one from the same network')
  })

  await t.test('doesn’t keep a customer from a browser of his', async (t) => {
    await forget()
    const { userId: visitorId } = await ask.shopInit()
    const own = { ...thief, visitorId }
    await ask.login(lena, own)
    for (let turn = 0; turn < 8; turn += 1) await ask.login(wrong, thief)
    await waitAnew()
    t.match(await ask.login(lena, thief), { retryAfter: Number })
    t.match(await ask.login(lena, own), { success: true })
    for (let turn = 0; turn < 8; turn += 1) await ask.login(wrong, own)
    await waitAnew()
    t.match(await ask.login(lena, own), { retryAfter: Number }, 'whoever has stolen the browser has no free tries')
    t.match(await ask.login(lena, { network: '198.51.100.2' }), { success: true })
  })

  await t.test('guesses at many accounts from one network are throttled, known browsers are not', async (t) => {
    await forget()
    const { userId: visitorId } = await ask.shopInit()
    await ask.login(lena, { ...thief, visitorId })
    // As many as the network may fail with, written down instead of waited for.
    await ask.login({ ...wrong, email: 'first@pausenhof.example' }, thief)
    // All but the two tries of `another`.
    const fill = () => db.query('update throttles set level = 300, updated_at = now() where level <> 2')
    await fill()
    const another = { ...wrong, email: 'another@pausenhof.example' }
    for (let turn = 0; turn < 2; turn += 1) t.match(await ask.login(another, thief), { retryAfter: null })
    await fill()
    t.match(await ask.login(another, thief), { retryAfter: Number }, 'fewer tries than elsewhere')
    t.match(await ask.login({ email: 'jonas@pausenhof.example', password }, thief), { success: true }, 'others get in')
    t.match(await ask.login(lena, { ...thief, visitorId }), { success: true })
    t.match(await ask.login(lena, { network: '198.51.100.2' }), { success: true })
  })

  await t.test('is forgotten after the right password, and after an hour', async (t) => {
    await forget()
    for (let turn = 0; turn < 4; turn += 1) await ask.login(wrong, thief)
    t.match(await ask.login(lena, thief), { success: true })
    for (let turn = 0; turn < 4; turn += 1) t.match(await ask.login(wrong, thief), { retryAfter: null })
    for (let turn = 0; turn < 4; turn += 1) await ask.login(wrong, thief)
    await db.query("update throttles set updated_at = updated_at - interval '61 minutes'")
    t.match(await ask.login(lena, thief), { success: true })
  })

  await t.test('leaves nothing to read', async (t) => {
    const { rows } = await db.query('select * from throttles')
    t.notMatch(JSON.stringify(rows), 'lena')
    t.notMatch(JSON.stringify(rows), '203.0.113.7')
  })
})

t.test('a flood of passwords', async (t) => {
  const passwords = createPasswords({ atATime: 1, maxWaiting: 2 })
  const stored = await passwords.hash('a')
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => passwords.verify('a', stored)))
  t.equal(results.filter(({ status }) => status === 'fulfilled').length, 3)
  t.ok(results.every((result) => result.status === 'fulfilled' || result.reason instanceof HashingBusy))
  t.same(await passwords.verify('a', stored), { isRight: true, isOutdated: false }, 'and it goes on')
  t.same(await passwords.verify('b', stored), { isRight: false, isOutdated: false })
  t.same(await passwords.verify('a', null), { isRight: false, isOutdated: false })
})

t.test('unknown accounts take as long', async (t) => {
  const passwords = createPasswords()
  const stored = await passwords.hash('a')
  const time = async (against: string | null) => {
    // Processor time, with that of the hashing threads: other load on the machine does not count.
    const began = process.cpuUsage()
    await passwords.verify('b', against)
    const { user, system } = process.cpuUsage(began)
    return user + system
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const known: number[] = []
  const unknown: number[] = []
  for (let turn = 0; turn < 15; turn += 1) {
    known.push(await time(stored))
    unknown.push(await time(null))
  }
  const ratio = median(unknown) / median(known)
  t.ok(ratio > 0.5 && ratio < 2, `${ratio.toFixed(2)} times as long`)
})

t.test('no secret is logged', async (t) => {
  const { url } = await shop()
  const main = join(import.meta.dirname, '../../../../main.ts')
  const keys = {
    SHOP_CLIENTS: `edge:${'a'.repeat(16)}`,
    RATING_LINK_KEYS: `1:${'b'.repeat(16)}`,
    ORDER_LINK_KEYS: `1:${'c'.repeat(16)}`,
  }
  const env = { PATH: process.env.PATH, DATABASE_URL: url, SHOP_PORT: '0', LOG_LEVEL: 'trace', ...keys }
  const engine = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  t.teardown(() => engine.kill('SIGKILL'))
  let lines = ''
  engine.stdout.on('data', (chunk: Buffer) => {
    lines += chunk.toString()
  })
  while (!lines.includes('listening at')) await once(engine.stdout, 'data')
  const origin = /listening at (http:[^"]+)/.exec(lines)?.[1] ?? ''
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: 'edge',
    client_secret: 'a'.repeat(16),
  })
  const granted = await fetch(`${origin}/oauth/token`, { method: 'POST', body })
  const { access_token: token } = (await granted.json()) as { access_token: string }
  const run: Engine['run'] = async (query, { variables, userToken, visitorId, network } = {}) => {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-store': 'de',
        ...(userToken && { [callHeaders.userToken]: userToken }),
        ...(visitorId && { [callHeaders.visitorId]: visitorId }),
        ...(network && { [callHeaders.clientNetwork]: network }),
      },
      body: JSON.stringify({ query, variables }),
    })
    return (await answer.json()) as Awaited<ReturnType<Engine['run']>>
  }
  const ask = accountsOf({ run })
  const { userId: visitorId } = await ask.shopInit()
  const userToken = tokenOf(await ask.login(lena, { visitorId }))
  for (let turn = 0; turn < 7; turn += 1) await ask.login(wrong, { network: '203.0.113.7' })
  await ask.info({ userToken, visitorId })
  await ask.changePassword({ currentPassword: password, newPassword: 'Ranzenpost-3' }, { userToken, visitorId })
  await ask.forgot({ email: lena.email })
  while (!lines.includes('mails.send')) await once(engine.stdout, 'data')
  t.match(lines, 'a login was put off')
  for (const secret of [password, 'Ranzenpost-3', userToken, visitorId, wrong.password, token, lena.email])
    t.notMatch(lines, secret)
})
