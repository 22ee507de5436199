import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { visitorTexts } from '#contract/texts/account/visitor.ts'
import { mailTexts } from '#contract/texts/mails/mail.ts'
import { importCustomers } from '#engine/modules/account/visitors/accounts/customers.import.ts'
import { accountsOf, emptyShop, lena, school, tokenOf } from '#engine/modules/account/visitors/testing/accounts.ts'
import { insertSampleOrder } from '#engine/modules/orders/orders/testing/sample-order.ts'
import { change, startEngine } from '#engine/testing/engine.ts'
import { newStaff } from '../../editors/testing/staff.ts'

const url = await emptyShop(t, { ...visitorTexts, ...mailTexts })
const engine = await startEngine(t, url)
const accounts = accountsOf(engine)
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())
const { token, email } = await newStaff(url, { desks: ['service'] })
const schools = await newStaff(url, { desks: ['service'], store: 'b2b' })

const ask = async <Result>(text: string, variables: object = {}, store = 'de') => {
  const editorToken = store === 'b2b' ? schools.token : token
  const { data, errors } = await engine.run(text, { editorToken, variables, store })
  if (errors) throw new Error(errors[0]?.message)
  return (data as { result?: unknown } | null)?.result as Result
}
const find = async (search: string, store = 'de') =>
  (
    await ask<{ total: number; customers: { id: string }[] }>(
      'query ($search: String!) { result: studio_customers(search: $search) { total customers { id name organisation } } }',
      { search },
      store,
    )
  ).customers.map(({ id }) => id)
const page = (id: string, store = 'de') =>
  ask<Record<string, unknown> | null>(
    `query ($id: ID!) { result: studio_customer(id: $id) { email firstName lockedFor lockedAt newsletter wishlists ordersTotal
      orders { number } addresses { city } organisation { name } consequences hasPassword log { action editor } } }`,
    { id },
    store,
  )
const act = (field: string, variables: object, more = '') =>
  ask<{ successful: boolean; refusal: string | null }>(
    `mutation ($id: ID!, $key: ID!${more && ', $reason: StudioLockReason!'}) {
      result: ${field}(id: $id, key: $key${more}) { successful refusal } }`,
    { key: randomUUID(), ...variables },
  )
const lock = (id: string, reason = 'security', key: string = randomUUID()) =>
  act('studio_lockCustomer', { id, reason, key }, ', reason: $reason')
const register = async (rest: Partial<typeof lena>) => {
  const login = await accounts.register({ ...lena, ...rest }, { network: randomUUID() })
  return { id: login.userId ?? '', userToken: tokenOf(login) }
}
const audit = async (key: string) =>
  (await db.query('select editor, action, before, after from audit_log where key = $1 order by id', [key])).rows

t.test(
  'E4.84 customers are found by number, e-mail, name and organisation, those of the store’s accounts alone',
  async (t) => {
    const { id } = await register({ email: 'adele@zwirn.example', firstName: 'Adele', lastName: 'Zwirn-Öhler' })
    for (const search of ['adele@zwirn', 'ZWIRN-Ö', 'Adele  Zwirn']) t.same(await find(search), [id], search)
    for (const search of ['zw', '%%%', 'Ohler', 'x'.repeat(101)]) t.same(await find(search), [], search)
    const login = await accounts.registerBusiness(
      { ...school, organisation: 'Waldschule Zwirnau', email: 'amt@zwirnau.example' },
      { store: 'b2b', userToken: null, network: randomUUID() },
    )
    const { rows } = await db.query('select customer_number from customers where id = $1', [login.userId])
    for (const search of ['waldschule zw', 'amt@zwirnau.example', rows[0].customer_number, 'Vogel'])
      t.same(await find(search, 'b2b'), [login.userId], search)
    t.same(await find('Waldschule'), [], 'the account of another store')
    t.equal(await page(login.userId ?? ''), null)
    t.equal(await page('1'), null)
    t.match(await page(login.userId ?? '', 'b2b'), { organisation: { name: 'Waldschule Zwirnau' } })
  },
)

t.test('E4.85 the page of a customer shows data, orders of the store, newsletter and how many lists', async (t) => {
  const { id } = await register({ email: 'seite@pausenhof.example', lastName: 'Seitenmann' })
  let number = ''
  await change(url, async (trx) => {
    ;({ number } = await insertSampleOrder(trx, { order: { customerId: id } }))
    await insertSampleOrder(trx, { order: { customerId: id, store: 'at' } })
  })
  t.match(await page(id), {
    email: 'seite@pausenhof.example',
    orders: [{ number }],
    ordersTotal: 1,
    newsletter: 'none',
    wishlists: Number,
    lockedFor: null,
    organisation: null,
    hasPassword: true,
  })
  t.match(await ask('query ($number: ID!) { result: studio_order(number: $number) { customerId } }', { number }), {
    customerId: id,
  })
})

t.test(
  'E4.86 a locked customer has no session and no way in, is told why, and comes in again once unlocked',
  async (t) => {
    const data = { email: 'sperre@pausenhof.example', password: lena.password }
    const { id, userToken } = await register({ email: data.email })
    t.match(await accounts.info({ userToken }), { email: { email: data.email } })
    const key = randomUUID()
    t.match(await lock(id, 'unpaid', key), { successful: true })
    t.match(await lock(id, 'unpaid', key), { successful: true }, 'the same key')
    t.match(await lock(id, 'misuse'), { successful: false, refusal: 'state' })
    await t.rejects(accounts.info({ userToken }), { code: 'USER_TOKEN_REVOKED' })
    await t.rejects(accounts.refresh(userToken), { code: 'USER_TOKEN_REVOKED' })
    t.match(await accounts.login(data), { success: false, token: null, errorMessage: /noch Rechnungen offen/ })
    t.match(await accounts.login({ ...data, password: 'falsch' }), { errorMessage: /ist falsch/ })
    t.match(await page(id), { lockedFor: 'unpaid', lockedAt: String, log: [{ action: 'lockCustomer', editor: email }] })

    await db.query('update sessions set ended = null, ended_at = null where customer_id = $1', [id])
    await t.rejects(accounts.info({ userToken }), { code: 'USER_TOKEN_REVOKED' }, 'also one that began at that moment')

    const unlock = () => act('studio_unlockCustomer', { id })
    t.match(await unlock(), { successful: true })
    t.match(await unlock(), { refusal: 'state' })
    t.match(await accounts.login(data), { success: true })
    t.match(await audit(id), [
      { action: 'lockCustomer', before: { lockedFor: null }, after: { lockedFor: 'unpaid' } },
      { action: 'unlockCustomer', before: { lockedFor: 'unpaid' }, after: { lockedFor: null } },
    ])
  },
)

t.test('E4.86 an import does not unlock', async (t) => {
  const record = {
    id: randomUUID(),
    email: 'import@pausenhof.example',
    passwordHash: null,
    salutation: 'ms' as const,
    firstName: 'Ina',
    lastName: 'Import',
    customerNumber: null,
    isInternal: false,
    hasOrdered: false,
    business: null,
  }
  await change(url, (trx) => importCustomers(trx, [record]))
  await lock(record.id, 'misuse')
  await change(url, (trx) => importCustomers(trx, [{ ...record, firstName: 'Ida' }]))
  t.match(await page(record.id), { firstName: 'Ida', lockedFor: 'misuse' })
})

t.test('E4.87 personal data are handed out as the account does it, and that is noted', async (t) => {
  const { id } = await register({ email: 'daten@pausenhof.example', lastName: 'Datenfrau' })
  const file = await ask<{ name: string; mediaType: string; content: string } | null>(
    'mutation ($id: ID!, $key: ID!) { result: studio_exportCustomer(id: $id, key: $key) { name mediaType content } }',
    { id, key: randomUUID() },
  )
  t.match(JSON.parse(Buffer.from(file?.content ?? '', 'base64').toString()), {
    format: 'pausenhof-personal-data-1',
    account: [{ email: 'daten@pausenhof.example', lastName: 'Datenfrau' }],
  })
  t.notMatch(file?.name, /Datenfrau|daten@/)
  t.match(await audit(id), [{ editor: email, action: 'exportCustomer', after: null }])
  const none = await ask(
    'mutation ($id: ID!, $key: ID!) { result: studio_exportCustomer(id: $id, key: $key) { name } }',
    {
      id: randomUUID(),
      key: randomUUID(),
    },
  )
  t.equal(none, null)
})

t.test('E4.87 an account is deleted as its owner would, orders stay, and the log names nobody', async (t) => {
  const address = 'weg@pausenhof.example'
  const { id, userToken } = await register({ email: address, lastName: 'Weggang' })
  let number = ''
  await change(url, async (trx) => {
    ;({ number } = await insertSampleOrder(trx, { order: { customerId: id, email: address } }))
  })
  t.match(await act('studio_deleteCustomer', { id }), { successful: true })
  t.match(await act('studio_deleteCustomer', { id }), { refusal: 'unknown' })
  t.equal(await page(id), null)
  await t.rejects(accounts.info({ userToken }), { code: 'USER_TOKEN_REVOKED' })
  const { rows } = await db.query('select first_name, email from customers where id = $1', [id])
  t.match(rows, [{ first_name: '', email: `deleted-${id}@deleted.invalid` }])
  t.match(
    await ask('query ($number: ID!) { result: studio_order(number: $number) { email customerId } }', { number }),
    { email: address, customerId: null },
  )
  const mails = await db.query("select language from mails where recipient = $1 and kind = 'accountDeleted'", [address])
  t.match(mails.rows, [{ language: 'de-DE' }])
  t.match(await audit(id), [{ action: 'deleteCustomer' }])
  t.notMatch(JSON.stringify(await audit(id)), /Weggang|weg@/)
})
