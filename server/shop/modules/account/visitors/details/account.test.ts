import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import t from 'tap'
import { visitorTexts } from '#contract/texts/account/visitor.ts'
import { mailTexts } from '#contract/texts/mails/mail.ts'
import { startEngine } from '#engine/testing/engine.ts'
import { addressBookOf } from '../../addresses/testing/address-book.ts'
import { accountPageOf } from '../testing/account-page.ts'
import { accountsOf, emptyShop, lena, school, tokenOf } from '../testing/accounts.ts'

const url = await emptyShop(t, { ...visitorTexts, ...mailTexts })
const engine = await startEngine(t, url)
const accounts = accountsOf(engine)
const db = new pg.Pool({ connectionString: url, max: 1 })
t.teardown(() => db.end())
let number = 0

const customer = async () => {
  number += 1
  const email = `lena-${number}@pausenhof.example`
  const login = await accounts.register({ ...lena, email }, { network: `192.0.2.${number}` })
  const call = { userToken: tokenOf(login) }
  return { email, call, ...accountPageOf(engine, call) }
}

const businessCustomer = async () => {
  number += 1
  const email = `schule-${number}@gs.example`
  const network = `192.0.2.${number}`
  const login = await accounts.registerBusiness({ ...school, email }, { store: 'b2b', userToken: null, network })
  const call = { store: 'b2b', userToken: tokenOf(login) }
  return { email, call, ...accountPageOf(engine, call) }
}

/** Tokens of the links that were mailed last, to the old address and to the new one. */
const links = async (oldEmail: string, newEmail: string) => {
  const tokenTo = async (recipient: string, kind: string) => {
    const text = 'select values from mails where recipient = $1 and kind = $2 order by created_at desc limit 1'
    const { rows } = await db.query<{ values: { path?: string } }>(text, [recipient, kind])
    return rows[0]?.values.path?.split('token=')[1] ?? ''
  }
  return [await tokenTo(oldEmail, 'emailChangeOld'), await tokenTo(newEmail, 'emailChangeNew')] as const
}

t.test('strangers, guests and those whose session has ended have no account', async (t) => {
  const { userId: visitorId } = await accounts.shopInit()
  const guest = tokenOf(await accounts.registerGuest({ email: 'oma@dorf.example' }, { visitorId }))
  for (const call of [{}, { visitorId }, { visitorId, userToken: guest }]) {
    const page = accountPageOf(engine, call)
    const person = { salutation: 'ms', firstName: 'A', lastName: 'B' }
    const requested: (() => Promise<unknown>)[] = [
      page.read,
      page.cancelEmailChange,
      () => page.change(person),
      () => page.updatePhone('030 123456'),
      () => page.updateEmail('a@b.de', 'x'),
      () => page.remove('x'),
    ]
    for (const ask of requested) await t.rejects(ask(), { code: 'LOGIN_REQUIRED' })
  }
})

t.test('T5.24 T7.25 a private customer changes name and phone, field by field', async (t) => {
  const { read, change, updatePhone, email } = await customer()
  t.match(await read(), {
    email,
    firstName: 'Lena',
    phone: null,
    newsletter: 'none',
    business: null,
    pendingEmail: null,
  })
  const wrong = await change({ salutation: 'dr', firstName: '', lastName: '<b>' })
  t.match(wrong, {
    successful: false,
    fieldErrors: [
      { fieldName: 'salutation', formName: 'account' },
      { fieldName: 'firstName', errorMessage: 'Bitte gib deinen Vornamen ein.' },
      { fieldName: 'lastName' },
    ],
    account: { firstName: 'Lena' },
  })
  t.match(await change({ salutation: 'none', firstName: ' Lene ', lastName: 'Sommer-Vogt' }), {
    successful: true,
    account: { salutation: 'none', firstName: 'Lene', lastName: 'Sommer-Vogt' },
  })
  t.match(await updatePhone('anrufen'), { successful: false, fieldErrors: [{ fieldName: 'phone', formName: 'phone' }] })
  t.match(await updatePhone(' 030 123456 '), { successful: true, account: { phone: '030 123456' } })
  t.match(await updatePhone(''), { successful: true, account: { phone: null } })
  const business = { ...organisation, numberOfEmployees: '' }
  const both = change({ salutation: 'ms', firstName: 'Lena', lastName: 'Sommer', business })
  await t.rejects(both, { code: 'BAD_USER_INPUT' }, 'a person is no organisation')
})

const organisation = {
  organisationType: 'school',
  organisation: 'Grundschule am See',
  street: 'Seeweg 2',
  postCode: '14467',
  city: 'Potsdam',
  country: 'DE',
}
const petra = { salutation: 'ms', firstName: 'Petra', lastName: 'Vogel' }

t.test('T3.6 T4.90 a business customer changes the organisation, and its address follows', async (t) => {
  const { call, read, change, updatePhone } = await businessCustomer()
  const book = addressBookOf(engine, call)
  const [before] = (await book.read('billing')).addresses
  t.match(await read(), {
    business: {
      organisation: school.organisation,
      jobTitleCode: null,
      termsOfPayment: '30 Tage ab Rechnungsdatum, ohne Abzug',
    },
    phone: school.phone,
  })
  const wrong = {
    ...organisation,
    organisation: '',
    vatRegistrationNo: '12',
    jobTitleCode: 'king',
    numberOfEmployees: '0',
  }
  const answer = await change({ ...petra, business: wrong })
  t.same(
    answer.fieldErrors.map(({ fieldName }) => fieldName),
    ['organisation', 'vatRegistrationNo', 'jobTitleCode', 'numberOfEmployees'].map((name) => `business.${name}`),
  )
  const details = { jobTitleCode: 'headTeacher', primaryIndustryGroupCode: 'primarySchool', numberOfEmployees: '42' }
  t.match(await change({ ...petra, business: { ...organisation, ...details } }), {
    successful: true,
    account: { business: { organisation: 'Grundschule am See', numberOfEmployees: 42, jobTitleCode: 'headTeacher' } },
  })
  t.match(await updatePhone(''), { successful: false }, 'a business customer needs one')
  await updatePhone('0331 987654')
  t.match((await book.read('billing')).addresses, [
    { addressId: before?.addressId, schoolOrCompany: 'Grundschule am See', city: 'Potsdam', phone: '0331 987654' },
  ])
  await t.rejects(change(petra), { code: 'BAD_USER_INPUT' })
  const { data } = await engine.run('{ getJobTitles { entryCode entryText } getIndustries { entryCode entryText } }', {
    store: 'b2b',
    language: 'en-DE',
    userToken: null,
  })
  t.match(data, {
    getJobTitles: [{ entryCode: 'headTeacher', entryText: 'Head teacher' }],
    getIndustries: [{ entryCode: 'primarySchool', entryText: 'Primary school' }],
  })
})

t.test('T4.91 an address changes once both mailboxes have confirmed it', async (t) => {
  const { email, call, read, updateEmail, cancelEmailChange } = await customer()
  const other = tokenOf(await accounts.login({ email, password: lena.password }))
  const next = `neu-${email}`
  const anywhere = accountPageOf(engine, {})

  t.match(await updateEmail('x', lena.password), { fieldErrors: [{ fieldName: 'newEmail', formName: 'email' }] })
  t.match(await updateEmail(email, lena.password), { fieldErrors: [{ errorMessage: /schon die Adresse/ }] })
  t.match(await updateEmail(next, 'falsch'), { fieldErrors: [{ fieldName: 'currentPassword' }] })
  const taken = (await customer()).email
  t.match(await updateEmail(taken, lena.password), { fieldErrors: [{ fieldName: 'newEmail' }] })

  t.match(await updateEmail(next, lena.password), { account: { email, pendingEmail: { newEmail: next } } })
  const [first] = await links(email, next)
  t.match(await cancelEmailChange(), { account: { pendingEmail: null } })
  t.match(await anywhere.confirmEmail(first), { successful: false, generalErrorMessage: /abgelaufen/ }, 'cancelled')

  await updateEmail(` ${next.toUpperCase()} `, lena.password)
  const [toOld, toNew] = await links(email, next)
  t.match(await anywhere.confirmEmail(toNew), { successful: true, isChanged: false })
  t.match(await anywhere.confirmEmail(toNew), { successful: true, isChanged: false }, 'one link is no two')
  t.match(await read(), { email, pendingEmail: { isNewConfirmed: true, isOldConfirmed: false } })
  const elsewhere = accountPageOf(engine, { store: 'b2b', userToken: null })
  t.match(await elsewhere.confirmEmail(toOld), { successful: false }, 'a link of another kind of store')
  t.match(await accountPageOf(engine, call).confirmEmail(toOld), { successful: true, isChanged: true })
  t.match(await read(), { email: next, pendingEmail: null }, 'the session that confirmed goes on')
  await t.rejects(accounts.session({ userToken: other }), { code: 'USER_TOKEN_REVOKED' }, 'others end')
  t.match(await anywhere.confirmEmail(toOld), { successful: false }, 'used up')
  t.match(await accounts.login({ email: next, password: lena.password }), { success: true })
  t.match(await accounts.login({ email, password: lena.password }), { success: false })
  const { rows } = await db.query("select recipient from mails where kind = 'emailChanged' and recipient in ($1, $2)", [
    email,
    next,
  ])
  t.equal(rows.length, 2, 'both mailboxes are told')
})

t.test('requests for new passwords cannot keep a customer from changing the address', async (t) => {
  const { email, updateEmail } = await customer()
  for (let turn = 0; turn < 4; turn += 1) await accounts.forgot({ email }, { network: `198.51.100.${turn}` })
  const text = "select from mails where recipient = $1 and kind = 'forgotPassword'"
  while ((await db.query(text, [email])).rowCount !== 4) await delay(20)
  t.match(await updateEmail(`neu-${email}`, lena.password), { successful: true })
})

t.test('links end after a day, and an address registered meanwhile is not taken over', async (t) => {
  const { email, read, updateEmail, confirmEmail } = await customer()
  const next = `neu-${email}`
  await updateEmail(next, lena.password)
  await db.query("update email_changes set expires_at = now() - interval '1 second'")
  t.match(await confirmEmail((await links(email, next))[0]), { successful: false })
  t.equal((await read()).pendingEmail, null)

  await updateEmail(next, lena.password)
  await accounts.register({ ...lena, email: next }, { network: '192.0.2.200' })
  const [toOld, toNew] = await links(email, next)
  await confirmEmail(toOld)
  t.match(await confirmEmail(toNew), { successful: false, generalErrorMessage: /anderes Konto/, isChanged: false })
  t.match(await read(), { email, pendingEmail: null })
})

t.test('an address that another account takes at the same moment is not taken twice', async (t) => {
  const [{ email, read, updateEmail, confirmEmail }, rival] = [await customer(), await customer()]
  const next = `neu-${email}`
  await updateEmail(next, lena.password)
  const [toOld, toNew] = await links(email, next)
  await confirmEmail(toOld)
  const session = new pg.Client(url)
  await session.connect()
  await session.query('begin')
  await session.query('update customers set email = $1 where email = $2', [next, rival.email])
  const second = confirmEmail(toNew)
  const waits = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
  while ((await db.query(waits)).rowCount === 0) await delay(20)
  await session.query('commit')
  await session.end()
  t.match(await second, { successful: false, generalErrorMessage: /anderes Konto/, isChanged: false })
  t.match(await read(), { email, pendingEmail: null })
})

t.test('a customer’s checks whether an address has an account are limited like a stranger’s', async (t) => {
  const [{ updateEmail }, other] = [await customer(), await customer()]
  t.match(await updateEmail(other.email, lena.password), { fieldErrors: [{ fieldName: 'newEmail' }] })
  // As after sixty questions at once; none is forgotten while a slow machine goes on.
  await db.query(`update throttles set level = 60, updated_at = now() + interval '1 hour'
    where updated_at = (select max(updated_at) from throttles)`)
  t.match(await updateEmail(other.email, lena.password), {
    successful: false,
    generalErrorMessage: /warte/,
    fieldErrors: [],
  })
})
