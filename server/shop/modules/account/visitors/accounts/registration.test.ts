import pg from 'pg'
import t from 'tap'
import { visitorTexts } from '#contract/texts/account/visitor.ts'
import { mailTexts } from '#contract/texts/mails/mail.ts'
import type { Transaction } from '#engine/db/database.ts'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import { change, startEngine } from '#engine/testing/engine.ts'
import { sampleCatalogue } from '#engine/testing/sample-content.ts'
import { demoCustomers } from '#fixtures/customers/customers.ts'
import { accountsOf, emptyShop, lena, school, tokenOf } from '../testing/accounts.ts'
import { importCustomers } from './customers.import.ts'

const shop = async (settings: Record<string, unknown> = {}, fill?: (trx: Transaction) => Promise<void>) => {
  const url = await emptyShop(t, { ...visitorTexts, ...mailTexts })
  if (fill) await change(url, fill)
  const engine = await startEngine(t, url, settings)
  const db = new pg.Pool({ connectionString: url, max: 2 })
  db.on('error', () => undefined)
  t.teardown(() => db.end())
  return { url, engine, db, ask: accountsOf(engine) }
}

t.test('registering', async (t) => {
  const { ask, db } = await shop()
  const stranger = { store: 'b2b', userToken: null }

  await t.test('T7.20 makes an account, lets in and writes, once', async (t) => {
    const visitor = await ask.shopInit()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask.register({ ...lena, newsletter: true }, { visitorId: visitor.userId })),
    )
    const [made] = answers.filter(({ success }) => success)
    t.equal(answers.filter(({ success }) => success).length, 1, 'however often it is sent')
    for (const answer of answers.filter(({ success }) => !success))
      t.match(answer, { fieldErrors: [{ fieldName: 'email', formName: 'register', errorMessage: /schon ein Konto/ }] })
    t.match(made, { firstName: 'Lena', lastName: 'Sommer', userId: String, updatedCartId: String })
    const { rows } = await db.query('select realm, email, password_hash, has_ordered from customers')
    t.match(rows, [{ realm: 'consumer', email: 'lena@pausenhof.example', has_ordered: false }])
    t.notMatch(rows[0].password_hash, lena.password)
    const mails = await db.query("select kind, recipient, store, language from mails where kind = 'welcome'")
    t.same(mails.rows, [{ kind: 'welcome', recipient: 'lena@pausenhof.example', store: 'de', language: 'de-DE' }])
    const newsletter = await db.query('select email, origin from newsletter_subscriptions')
    t.same(newsletter.rows, [{ email: 'lena@pausenhof.example', origin: 'registration' }], 'once, too')
  })

  await t.test('T5.5 an invalid registration is refused field by field in the visitor’s language', async (t) => {
    const answer = await ask.register({ ...lena, email: 'x', password: 'ab', firstName: '' })
    t.match(answer, {
      success: false,
      token: null,
      errorMessage: 'Bitte prüfe die markierten Felder.',
      fieldErrors: [
        { fieldName: 'firstName', formName: 'register', errorMessage: 'Bitte gib deinen Vornamen ein.' },
        { fieldName: 'email' },
        { fieldName: 'password', errorMessage: 'Ein Passwort hat 3 bis 35 Zeichen.' },
      ],
    })
    const business = await ask.registerBusiness({ ...school, organisation: '', postCode: '1' }, stranger)
    t.match(business.fieldErrors, [
      {
        fieldName: 'organisation',
        formName: 'registerBusiness',
        errorMessage: 'Bitte geben Sie den Namen der Einrichtung ein.',
      },
      { fieldName: 'postCode' },
    ])
  })

  await t.test('T3.5 gives businesses a number of their own, to log in with', async (t) => {
    const made = await ask.registerBusiness({ ...school, vatRegistrationNo: 'de 123 456 789' }, stranger)
    t.match(made, { success: true, firstName: 'Petra' })
    const info = await ask.info({ store: 'b2b', userToken: tokenOf(made) })
    t.match(info, { companyName: school.organisation, customerNumber: /^5\d{5}$/, isNewCustomer: true })
    const login = { customerNumber: info.customerNumber, password: school.password }
    t.match(await ask.login(login, stranger), { success: true })
    const { rows } = await db.query('select * from business_customers')
    t.match(rows, [{ organisation_type: 'school', vat_registration_no: 'DE123456789', post_code: '10115' }])
    const other = { ...school, email: lena.email }
    t.match(await ask.registerBusiness(other, stranger), { success: true }, 'consumers are others')
  })

  await t.test('is for the stores that it is meant for', async (t) => {
    await t.rejects(ask.registerBusiness(school), { code: 'BAD_USER_INPUT' })
    await t.rejects(ask.register(lena, stranger), { code: 'LOGIN_REQUIRED' })
    await t.rejects(ask.register(lena, { store: 'b2b' }), { code: 'BAD_USER_INPUT' })
    await t.rejects(ask.registerGuest({ email: 'a@b.de' }, stranger), { code: 'LOGIN_REQUIRED' })
  })

  await t.test('T5.15 isUniqueEmail says whether an address has no account and is limited per network', async (t) => {
    t.equal(await ask.isUnique(' LENA@pausenhof.example'), false)
    t.equal(await ask.isUnique('nobody@pausenhof.example'), true)
    t.equal(await ask.isUnique('no address'), true)
    await t.rejects(ask.isUnique('x'.repeat(2000)), { code: 'BAD_USER_INPUT' })
    const network = '203.0.113.9'
    const many = await Promise.allSettled(Array.from({ length: 70 }, () => ask.isUnique(lena.email, { network })))
    const refused = many.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    t.ok(refused.length >= 5 && refused.every((code) => code === 'RATE_LIMITED'))
    t.equal(await ask.isUnique(lena.email), false, 'others go on')
  })

  await t.test('too many registrations of one network are refused with a waiting time', async (t) => {
    await db.query('delete from throttles')
    const network = '203.0.113.10'
    await ask.register({ ...lena, email: 'one@pausenhof.example' }, { network })
    await db.query('update throttles set level = 20')
    const answer = await ask.register({ ...lena, email: 'two@pausenhof.example' }, { network })
    t.match(answer, { success: false, retryAfter: Number, errorMessage: /warte/ })
  })
})

t.test('password rules are the operator’s', async (t) => {
  const { ask } = await shop({ PASSWORD_MIN_LENGTH: 8, PASSWORD_MAX_LENGTH: 64 })
  t.match(await ask.register({ ...lena, password: 'kurz' }), {
    fieldErrors: [{ fieldName: 'password', errorMessage: 'Ein Passwort hat 8 bis 64 Zeichen.' }],
  })
  t.match(await ask.register({ ...lena, password: 'x'.repeat(64) }), { success: true })
})

t.test('T6.2 guests', async (t) => {
  const { ask } = await shop()
  const visitor = await ask.shopInit()
  await t.rejects(ask.registerGuest({ email: 'a@b.de' }), {
    code: 'USER_REQUIRED',
    message: 'A valid user id is required.',
  })
  t.match(await ask.registerGuest({ email: 'x' }, { visitorId: visitor.userId }), {
    fieldErrors: [{ fieldName: 'email', formName: 'guest' }],
  })
  const made = await ask.registerGuest({ email: ' Oma@Dorf.example ' }, { visitorId: visitor.userId })
  t.match(made, { success: true, userId: null, updatedCartId: visitor.cartId })
  const userToken = tokenOf(made)
  t.match(await ask.info({ userToken }), {
    userId: '',
    isGuest: true,
    visitorType: 'guest',
    visitorLoginState: 'guest',
    email: { email: 'oma@dorf.example' },
  })
  t.match(await ask.session({ userToken }), { isGuest: true, userId: visitor.userId })
  t.same(await ask.shopInit({ userToken }), visitor, 'the guest is the visitor, though the browser forgot him')
  await t.rejects(ask.changePassword({ currentPassword: 'a', newPassword: 'abc' }, { userToken }), {
    code: 'LOGIN_REQUIRED',
  })
  const login = await ask.register(lena, { visitorId: visitor.userId, userToken })
  t.match(login, { success: true })
  await t.rejects(ask.session({ userToken }), { code: 'USER_TOKEN_INVALID' }, 'nobody is two')
})

t.test('S4.36 a visitor’s cart and list become the customer’s after the login', async (t) => {
  const { ask, db, engine } = await shop({}, async (trx) => {
    await importRecords(trx, sampleCatalogue)
    await importCustomers(trx, demoCustomers)
  })
  const login = { email: 'lena@pausenhof.example', password: lena.password }
  const addToCart = `mutation ($id: ID!) { cart_update(data: { updateId: $id, ops: [
    { addPosition: { itemId: "100-01", quantity: 2 } }] }) { cart { itemsCount } } }`
  const addToList = `mutation { addProductToWishlist(entry: { productId: "101", quantity: 1 }) { __typename } }`
  const visitor = await ask.shopInit()
  const call = { visitorId: visitor.userId, cartId: visitor.cartId }
  const variables = { id: '0190a6c0-0000-7000-8000-000000000001' }
  t.match(await engine.run(addToCart, { ...call, variables }), { data: { cart_update: { cart: { itemsCount: 2 } } } })
  t.notOk((await engine.run(addToList, call)).errors)

  const merged = await ask.login(login, call)
  t.match(merged, { success: true, cartMerged: true, sharedListMerged: true })
  const his = { ...call, userToken: tokenOf(merged) }
  t.match(await ask.info(his), {
    notification: 'Wir haben Warenkorb und Merkzettel von diesem Gerät in dein Konto übernommen.',
  })
  t.match(await ask.info(his), { notification: null }, 'is said once')
  const cart = '{ shop_findCart { id itemsCount } }'
  t.match(await engine.run(cart, { ...his, cartId: merged.updatedCartId ?? '' }), {
    data: { shop_findCart: { id: merged.updatedCartId, itemsCount: 2 } },
  })
  await ask.logout(his)
  t.match(await engine.run(cart, { ...call, cartId: merged.updatedCartId ?? '' }), {
    errors: [{ extensions: { code: 'CART_NOT_FOUND' } }],
  })
  t.match(await ask.login(login, call), { cartMerged: false, sharedListMerged: false }, 'only once')

  await t.test('T4.2 a login does not fail because a merge does', async (t) => {
    await db.query(`create function broken() returns trigger language plpgsql as
      $$ begin raise exception 'broken'; end $$`)
    await db.query('create trigger broken before insert on carts for each row execute function broken()')
    const jonas = { ...login, email: 'jonas@pausenhof.example' }
    const answer = await ask.login(jonas, { visitorId: visitor.userId })
    t.match(answer, { success: true, updatedCartId: null, cartMerged: false })
    t.match(await ask.info({ userToken: tokenOf(answer) }), { firstName: 'Jonas' })
    await db.query('drop trigger broken on carts')
  })
})

t.test('customers that are imported again are replaced, but for those who have deleted their account', async (t) => {
  const { url, db } = await shop({}, (trx) => importCustomers(trx, demoCustomers))
  const [stays, leaves] = demoCustomers
  const gone = 'deleted@deleted.invalid'
  const anonymous = "email = $2, first_name = '', password_hash = null, deleted_at = now()"
  await db.query(`update customers set ${anonymous} where id = $1`, [leaves?.id, gone])
  await db.query("update customers set first_name = 'Anders' where id = $1", [stays?.id])
  await change(url, (trx) => importCustomers(trx, demoCustomers))
  const { rows } = await db.query(
    'select first_name as name, email, deleted_at is null as "isThere" from customers where id = any($1) order by deleted_at nulls first',
    [[stays?.id, leaves?.id]],
  )
  t.match(rows, [
    { name: stays?.firstName, isThere: true },
    { name: '', email: gone, isThere: false },
  ])
})
