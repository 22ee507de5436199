import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { accountPageOf } from '#engine/modules/account/visitors/testing/account-page.ts'
import { accountsOf, emptyShop, school, tokenOf } from '#engine/modules/account/visitors/testing/accounts.ts'
import { startEngine } from '#engine/testing/engine.ts'
import { newStaff } from '../../editors/testing/staff.ts'

const url = await emptyShop(t)
const engine = await startEngine(t, url)
const accounts = accountsOf(engine)
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())
const { token } = await newStaff(url, { desks: ['service'], store: 'b2b' })

const ask = async <Result>(text: string, variables: object = {}) => {
  const { data, errors } = await engine.run(text, { editorToken: token, variables, store: 'b2b' })
  if (errors) throw new Error(errors[0]?.message)
  return (data as { result?: unknown } | null)?.result as Result
}
type User = { customerId: string; version: string; mayOrder: boolean; orderLimit: number | null }
type Organisation = { mainUserId: string | null; isWithoutMainUser: boolean; users: User[] }
const organisationOf = async (id: string) =>
  (
    await ask<{ organisation: Organisation }>(
      `query ($id: ID!) { result: studio_customer(id: $id) { organisation { mainUserId isWithoutMainUser
        users { customerId version name email mayOrder orderLimit } } } }`,
      { id },
    )
  ).organisation
const changeRights = (id: string, version: string, orderLimit: number | null) =>
  ask(
    `mutation ($id: ID!, $version: ID!, $orderLimit: Int, $key: ID!) {
      result: studio_changeUserRights(id: $id, version: $version, mayOrder: true, orderLimit: $orderLimit, key: $key) {
        successful refusal fieldErrors { fieldName code } } }`,
    { id, version, orderLimit, key: randomUUID() },
  )
const handOver = (id: string, number: string | null) =>
  ask(
    `mutation ($id: ID!, $number: String, $key: ID!) {
      result: studio_handOverOrganisation(id: $id, number: $number, key: $key) { successful refusal fieldErrors { code } } }`,
    { id, number, key: randomUUID() },
  )
const audit = async (key: string) =>
  (await db.query('select action, before, after from audit_log where key = $1 order by id', [key])).rows

/** A school whose main user has invited two teachers. */
const newOrganisation = async () => {
  const mark = randomUUID().slice(0, 8)
  const login = await accounts.registerBusiness(
    { ...school, email: `leitung@${mark}.example` },
    { store: 'b2b', userToken: null, network: randomUUID() },
  )
  const call = { store: 'b2b', userToken: tokenOf(login) }
  for (const name of ['timo', 'uta']) {
    const data = { salutation: 'none', firstName: name, lastName: 'Kern', email: `${name}@${mark}.example` }
    await engine.run('mutation ($data: BusinessUserInput!) { saveBusinessUser(data: $data) { successful } }', {
      ...call,
      variables: { data: { ...data, mayOrder: false, orderLimit: '' } },
    })
  }
  return { id: login.userId ?? '', call }
}

t.test('E4.89 rights of a user are changed once, and the second of two who act is told', async (t) => {
  const { id } = await newOrganisation()
  const { users } = await organisationOf(id)
  const [user] = users
  if (!user) throw new Error('no users')
  t.match(user, { mayOrder: false, orderLimit: null })
  t.match(await organisationOf(user.customerId), { mainUserId: id, isWithoutMainUser: false, users: [] })
  t.match(await changeRights(user.customerId, user.version, -1), { refusal: 'fields' })
  t.match(await changeRights(user.customerId, user.version, 50_000), { successful: true })
  t.match(await changeRights(user.customerId, user.version, 10_000), { refusal: 'changed' })
  t.match(await changeRights(id, user.version, 10_000), { refusal: 'unknown' }, 'a main user has no limit')
  const changed = (await organisationOf(id)).users.find(({ customerId }) => customerId === user.customerId)
  t.match(changed, { mayOrder: true, orderLimit: 50_000 })
  t.match(await audit(user.customerId), [
    { action: 'changeUserRights', before: { mayOrder: false, orderLimit: null }, after: { orderLimit: 50_000 } },
  ])
})

t.test('E4.89 T4.139 an organisation whose main user has left is handed over to one of its users', async (t) => {
  const { id, call } = await newOrganisation()
  const [one, two] = (await organisationOf(id)).users
  if (!one || !two) throw new Error('no users')
  t.match(await handOver(one.customerId, null), { refusal: 'state' }, 'not while the main user is there')
  const { rows } = await db.query('select customer_number from customers where id = $1', [id])
  await accountPageOf(engine, call).remove(school.password)
  t.match(await organisationOf(one.customerId), { mainUserId: null, isWithoutMainUser: true })
  const tasks = () => ask<{ kind: string; count: number }[]>('{ result: studio_deskTasks { kind count } }')
  t.ok((await tasks()).some(({ kind, count }) => kind === 'organisations' && count === 1))
  const listed = await ask<{ customerId: string; organisation: string }[]>(
    '{ result: studio_usersWithoutMain { customerId organisation } }',
  )
  t.same(new Set(listed.map(({ customerId }) => customerId)), new Set([one.customerId, two.customerId]))
  t.match(await handOver(one.customerId, rows[0].customer_number), { successful: true })
  t.match(await organisationOf(one.customerId), {
    isWithoutMainUser: false,
    users: [{ customerId: two.customerId }],
  })
  t.ok((await tasks()).some(({ kind, count }) => kind === 'organisations' && count === 0))
  t.match(await handOver(two.customerId, null), { refusal: 'state' })
  t.match(await audit(one.customerId), [{ action: 'handOverOrganisation', after: { hasOldNumber: true } }])
})

const changeMainUser = (id: string, mainUserId: string, key: string = randomUUID()) =>
  ask(
    `mutation ($id: ID!, $mainUserId: ID!, $key: ID!) { result: studio_changeMainUser(id: $id, mainUserId: $mainUserId, key: $key) {
      successful refusal fieldErrors { fieldName code } } }`,
    { id, mainUserId, key },
  )
const changeOf = (id: string) =>
  ask(
    `query ($id: ID!) { result: studio_mainUserChange(id: $id) { mainUserId mainUser { name email } user { name } organisation
      customerNumber certificate invoiceAddress users unpaidOrders unpaidAmount approvals refusal } }`,
    { id },
  )

t.test('E4.89 an organisation gets another main user, as the form has shown what moves', async (t) => {
  const { id } = await newOrganisation()
  const [user, other] = (await organisationOf(id)).users
  if (!user || !other) throw new Error('no users')
  t.match(await changeOf(user.customerId), {
    mainUserId: id,
    mainUser: { email: /^leitung@/ },
    organisation: school.organisation,
    customerNumber: /^\d{6}$/,
    certificate: null,
    invoiceAddress: null,
    users: 2,
    unpaidOrders: 0,
    approvals: 0,
    refusal: 'inactive',
  })
  t.equal(await changeOf(id), null, 'a main user takes nobody’s place')
  t.match(await changeMainUser(user.customerId, id), {
    refusal: 'fields',
    fieldErrors: [{ fieldName: 'user', code: 'inactive' }],
  })
  await db.query("update customers set password_hash = 'set' where id = any($1)", [[user.customerId, other.customerId]])
  t.match(await changeMainUser(randomUUID(), id), { refusal: 'unknown' })
  t.match(await changeMainUser('guest', id), { refusal: 'unknown' })
  t.match(await changeMainUser(id, id), { fieldErrors: [{ code: 'isMainUser' }] })
  const key = randomUUID()
  t.match(await changeMainUser(user.customerId, id, key), { successful: true })
  t.match(await changeMainUser(user.customerId, id, key), { successful: true }, 'sent again, it is one change')
  t.match(await changeMainUser(user.customerId, id), { fieldErrors: [{ code: 'isMainUser' }] })
  t.match(await changeMainUser(other.customerId, id), { refusal: 'changed' }, 'the form shows a main user of before')
  t.match(await organisationOf(id), { mainUserId: user.customerId, isWithoutMainUser: false })
  const note = { action: 'handOverOrganisation', before: { mainUser: id }, after: { mainUser: user.customerId } }
  for (const each of [user.customerId, id]) t.match(await audit(each), [note])
  const { rows } = await db.query(
    `select m.kind, m.recipient = c.email as "isOwn" from mails m join customers c on c.email = m.recipient
     where c.id = any($1) and m.kind like 'mainUser%' order by m.kind`,
    [[id, user.customerId]],
  )
  t.match(rows, [{ kind: 'mainUserGained' }, { kind: 'mainUserLeft' }])
})

t.test('E4.89 nobody but customer service of the business store changes a main user', async (t) => {
  const { id } = await newOrganisation()
  const [user] = (await organisationOf(id)).users
  const call = async (editorToken: string | undefined, store: string) => {
    const { data, errors } = await engine.run(
      `mutation ($id: ID!, $mainUserId: ID!, $key: ID!) {
        result: studio_changeMainUser(id: $id, mainUserId: $mainUserId, key: $key) { successful refusal } }`,
      {
        ...(editorToken && { editorToken }),
        store,
        variables: { id: user?.customerId, mainUserId: id, key: randomUUID() },
      },
    )
    return errors?.[0]?.extensions.code ?? (data as unknown as { result: { refusal: string } }).result.refusal
  }
  const merchant = await newStaff(url, { desks: ['merchant'], store: 'b2b' })
  const elsewhere = await newStaff(url, { desks: ['service'], store: 'de' })
  const editor = await newStaff(url, { role: 'publisher', store: 'b2b' })
  for (const token of [undefined, merchant.token, elsewhere.token, editor.token])
    t.match(await call(token, 'b2b'), /^(EDITOR|FORBIDDEN|LOGIN|STUDIO|NOT)/)
  t.equal(await call(elsewhere.token, 'de'), 'unknown')
  t.match(await organisationOf(id), { mainUserId: null, users: [{}, {}] })
})
