import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import t from 'tap'
import { visitorTexts } from '#contract/texts/account/visitor.ts'
import { mailTexts } from '#contract/texts/mails/mail.ts'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import { insertSampleOrder, sampleAddress } from '#engine/modules/orders/orders/testing/sample-order.ts'
import { type Call, change, startEngine } from '#engine/testing/engine.ts'
import { sampleCatalogue } from '#engine/testing/sample-content.ts'
import { addressBookOf } from '../../addresses/testing/address-book.ts'
import { addressForm } from '../../addresses/testing/forms.ts'
import { accountPageOf } from '../testing/account-page.ts'
import { accountsOf, emptyShop, lena, school, tokenOf } from '../testing/accounts.ts'
import { notPersonal, withoutAccount } from './other-tables.ts'
import { personalTables } from './personal-data.ts'

const url = await emptyShop(t, { ...visitorTexts, ...mailTexts })
await change(url, (trx) => importRecords(trx, sampleCatalogue))
const engine = await startEngine(t, url)
const accounts = accountsOf(engine)
const db = new pg.Pool({ connectionString: url, max: 1 })
t.teardown(() => db.end())

const download = async (call: Call) =>
  engine.app.inject({
    url: '/customers/my-data',
    headers: {
      authorization: `Bearer ${engine.token}`,
      'x-store': call.store ?? 'de',
      'accept-language': 'de-DE',
      ...(call.userToken && { 'x-user-token': call.userToken }),
    },
  })

/** Tables in which a text stands anywhere, in text, JSON or a file. */
const tablesWith = async (text: string): Promise<string[]> => {
  const { rows: tables } = await db.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.query(`select from "${name}" row where position($1 in row::text) > 0 limit 1`, [text])
    if (rows.length > 0) found.push(name)
  }
  return found.toSorted()
}

/** A customer with something in every corner of the shop; the surname stands nowhere else. */
const wholeCustomer = async (surname: string) => {
  const email = `${surname.toLowerCase()}@pausenhof.example`
  const visitor = await accounts.shopInit()
  const browser = { visitorId: visitor.userId, cartId: visitor.cartId, network: randomUUID() }
  const login = await accounts.register({ ...lena, lastName: surname, email }, browser)
  const call = { ...browser, userToken: tokenOf(login), cartId: login.updatedCartId ?? '' }
  const page = accountPageOf(engine, call)
  const id = login.userId ?? ''
  await addressBookOf(engine, call).save('billing', addressForm({ lastname: surname }))
  await page.updatePhone('030 123456')
  await page.updateEmail(`neu-${email}`, lena.password)
  await engine.run(`mutation { createWishlist(name: "Liste ${surname}") { __typename } }`, call)
  const update = randomUUID()
  await engine.run(
    `mutation ($id: ID!) { cart_update(data: { updateId: $id, ops: [{ addPosition: { itemId: "100-01", quantity: 2 } }] })
      { cart { itemsCount } } }`,
    { ...call, variables: { id: update } },
  )
  const address = { ...sampleAddress, lastName: surname }
  let number = ''
  await change(url, async (trx) => {
    const order = { customerId: id, visitorId: visitor.userId, email, billingAddress: address }
    ;({ number } = await insertSampleOrder(trx, { order }))
    await trx.execute(sql`
      insert into tracking_events (id, name, occurred_at, store, language, page_path, page_area, page_title, prime_status,
        user_id, visitor_type, visitor_login_state, internal, pwa, test_id, test_variant, data)
      values (${randomUUID()}, 'page_view', now(), 'de', 'de-DE', '/', 'home', '', 'NONE', ${id}, 'new_customer',
        'logged_in', false, false, '', '', '{}')`)
    await trx.execute(sql`
      insert into reviews (id, product_id, language, stars, title, message, author_name, written_at, is_verified, status,
        purchase) values (${randomUUID()}, '100', 'de', 5, 'Gut', 'Sehr gut.', ${`L. ${surname}`}, now(), true, 'published',
        ${number})`)
  })
  return { id, email, number, call, page }
}

t.test(
  'T4.94 every column of the database is known: exported, inner, or of a table without personal data',
  async (t) => {
    const { rows } = await db.query<{ table: string; columns: string[] }>(`
    select table_name as table, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns where table_schema = 'public' group by table_name`)
    const personal = new Map(
      personalTables.map(({ table, exported, inner }) => [table, [...exported, ...inner].toSorted()]),
    )
    for (const { table, columns } of rows) {
      const known = personal.get(table)
      if (known) t.same(columns, known, `${table}: what becomes of each column stands in personal-data.ts`)
      else t.ok(notPersonal.includes(table) || table in withoutAccount, `${table} stands in personal-data.ts`)
    }
    const there = new Set(rows.map(({ table }) => table))
    const listed = [...personal.keys(), ...notPersonal, ...Object.keys(withoutAccount)]
    t.same(
      listed.filter((table) => !there.has(table)),
      [],
      'no table is listed that is not there',
    )
    t.equal(new Set(listed).size, listed.length, 'each once')
    for (const { table, deletion, kept: stored } of personalTables)
      t.equal(stored === undefined, deletion === 'rows', `${table}: rows that stay have a reason`)
  },
)

t.test('T4.93 the export holds everything that names the customer, and nothing of others or of secrets', async (t) => {
  const { call, email, number } = await wholeCustomer('Exportmann')
  await wholeCustomer('Fremdfrau')
  const answer = await download(call)
  t.equal(answer.statusCode, 200)
  t.match(answer.headers, {
    'cache-control': 'private, no-store',
    'content-disposition': /^attachment; filename="pausenhof-/,
  })
  const data = answer.json<Record<string, Record<string, unknown>[]>>()
  t.match(data, {
    account: [{ email, lastName: 'Exportmann', phone: '030 123456' }],
    addresses: [{ lastName: 'Exportmann', city: 'Berlin' }],
    emailChanges: [{ newEmail: `neu-${email}` }],
    orders: [{ number, email, billingAddress: { lastName: 'Exportmann' } }],
    reviews: [{ authorName: 'L. Exportmann' }],
    trackingEvents: [{ name: 'page_view' }],
    cartPositions: [{ itemId: '100-01' }],
  })
  t.ok(data.orderLines?.length)
  t.ok(data.wishlists?.some(({ name }) => name === 'Liste Exportmann'))
  t.notMatch(answer.body, /Fremdfrau|argon2|Hash/)
  t.equal((await download({})).statusCode, 403, 'a stranger')
  t.match((await download({ userToken: 'x'.repeat(43) })).json(), { errors: [{}] })
})

t.test('T4.92 a deleted account leaves the customer’s name only where the law requires it, and no login', async (t) => {
  const { id, email, number, call, page } = await wholeCustomer('Loeschmann')
  const other = tokenOf(await accounts.login({ email, password: lena.password }))
  t.match(await page.remove('falsch'), {
    successful: false,
    fieldErrors: [{ fieldName: 'password', formName: 'deleteAccount' }],
  })
  t.match(await page.remove(''), { fieldErrors: [{ fieldName: 'password' }] })
  t.match(await page.read(), { email })
  t.same(await page.remove(lena.password), { successful: true, generalErrorMessage: null, fieldErrors: [] })

  t.same(await tablesWith('Loeschmann'), ['mails', 'orders'])
  t.same(await tablesWith(email), ['mails', 'orders'])
  const { rows } = await db.query('select * from customers where id = $1', [id])
  t.match(rows, [{ first_name: '', last_name: '', email: `deleted-${id}@deleted.invalid`, password_hash: null }])
  for (const userToken of [call.userToken, other])
    await t.rejects(accounts.session({ userToken }), { code: 'USER_TOKEN_REVOKED' })
  t.match(await accounts.login({ email, password: lena.password }), { success: false })
  const mails = await db.query('select kind from mails where recipient = $1 order by created_at desc limit 1', [email])
  t.match(mails.rows, [{ kind: 'accountDeleted' }])

  const again = await accounts.register({ ...lena, lastName: 'Neumann', email }, { network: randomUUID() })
  t.match(again, { success: true }, 'the address is free')
  const theirs = (await download({ userToken: tokenOf(again) })).json<Record<string, unknown[]>>()
  t.same(theirs.orders, [], 'who has the address next gets nothing of what was')
  t.match((await db.query('select visitor_id from orders where number = $1', [number])).rows, [{ visitor_id: null }])
})

t.test('a business customer goes as a whole', async (t) => {
  const stranger = { store: 'b2b', userToken: null, network: randomUUID() }
  const data = { ...school, email: 'amt@loeschamt.example', organisation: 'Schule Loeschberg', lastName: 'Loeschberg' }
  const userToken = tokenOf(await accounts.registerBusiness(data, stranger))
  const call = { store: 'b2b', userToken }
  await addressBookOf(engine, call).read('billing')
  t.match((await download(call)).json(), {
    organisation: [{ organisation: 'Schule Loeschberg', vatRegistrationNo: null }],
  })
  t.match(await accountPageOf(engine, call).remove(school.password), { successful: true })
  t.same(await tablesWith('Loeschberg'), ['mails'])
})
