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
