import t from 'tap'
import type { BusinessAccess } from '#contract/generated/types.ts'
import { openDatabase } from '#engine/db/database.ts'
import { startEngine } from '#engine/testing/engine.ts'
import { addMail } from '../../mail/mails/mails.service.ts'
import { accountPageOf } from '../visitors/testing/account-page.ts'
import { accountsOf, emptyShop, school, tokenOf } from '../visitors/testing/accounts.ts'
import { createOrganisationOperators } from './organisation-operators.service.ts'

const url = await emptyShop(t)
const engine = await startEngine(t, url)
const accounts = accountsOf(engine)
const db = openDatabase({ url, poolSize: 2, statementTimeout: 5000, connectionTimeout: 5000 }, () => undefined)
t.teardown(() => db.$client.end())
const operators = createOrganisationOperators({ db })
const mailing = { mails: { add: addMail }, store: 'b2b', language: 'de-DE' } as const

const access = async (call: object): Promise<BusinessAccess> => {
  const { data } = await engine.run(
    '{ result: getBusinessAccess { customerNumber organisation isMainUser mayOrder users { email } approvals { state } } }',
    call,
  )
  return data?.result as unknown as BusinessAccess
}

const save = `mutation ($data: BusinessUserInput!) { result: saveBusinessUser(data: $data) { successful } }`

/** A school with two teachers, of whom the first has set a password; `logIn` is the first one's. */
const organisation = async (name: string) => {
  const main = {
    store: 'b2b',
    userToken: tokenOf(
      await accounts.registerBusiness({ ...school, email: `leitung@${name}.example` }, { store: 'b2b' }),
    ),
  }
  const emails = [`timo@${name}.example`, `uta@${name}.example`] as const
  for (const email of emails) {
    const person = { salutation: 'none', firstName: 'Timo', lastName: 'Kern', email, mayOrder: false, orderLimit: '' }
    t.match(await engine.run(save, { ...main, variables: { data: person } }), {
      data: { result: { successful: true } },
    })
  }
  const { rows } = await db.$client.query<{ path: string }>(
    "select values ->> 'path' as path from mails where recipient = $1 and kind = 'businessUserInvited'",
    [emails[0]],
  )
  const emailToken = rows[0]?.path.split('token=')[1] ?? ''
  await accounts.changeForgotten({ emailToken, newPassword: school.password }, { store: 'b2b' })
  const logIn = async (customerNumber?: string) => {
    const whose = customerNumber ? { customerNumber } : { email: emails[0] }
    const login = await accounts.login({ ...whose, password: school.password } as never, { store: 'b2b' })
    return { store: 'b2b', userToken: tokenOf(login) }
  }
  const leave = () => accountPageOf(engine, main).remove(school.password)
  return { main, emails, logIn, leave }
}

t.test('T4.139 an operator hands an organisation without main user over to one of its users', async (t) => {
  const { main, emails, leave } = await organisation('gs-am-park')
  const number = (await access(main)).customerNumber ?? ''
  t.match(
    await operators.handOver(emails[0], null, mailing),
    { refusal: 'unknown' },
    'not while the main user is there',
  )
  t.same(await operators.list(), [])
  t.match(await leave(), { successful: true })
  t.match(await operators.list(), [{ person: { email: emails[0] } }, { person: { email: emails[1] } }])

  const [one, two] = await Promise.all([
    operators.handOver(emails[0], number, mailing),
    operators.handOver(emails[1], number, mailing),
  ])
  const done = 'refusal' in one ? two : one
  t.match(done, { organisation: school.organisation, customerNumber: number })
  t.equal([one, two].filter((each) => 'refusal' in each).length, 1, 'at the same moment, too, to one alone')
  t.same(await operators.list(), [])
})

t.test('a new main user approves for the others and logs in by the customer number', async (t) => {
  const { emails, logIn, leave } = await organisation('ks-am-see')
  const other = await organisation('gs-am-wald')
  const taken = (await access(other.main)).customerNumber ?? ''
  await leave()
  t.match(await access(await logIn()), { isMainUser: false, customerNumber: null })
  t.match(await operators.handOver(emails[0], taken, mailing), { refusal: 'numberTaken' })
  t.match(await operators.handOver(emails[0].toUpperCase(), null, mailing), { customerNumber: /^\d{6}$/ })
  const { customerNumber } = await access(await logIn())
  t.match(await access(await logIn(customerNumber ?? '')), {
    isMainUser: true,
    mayOrder: true,
    organisation: school.organisation,
    users: [{ email: emails[1] }],
  })
})
