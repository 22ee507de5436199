import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import t from 'tap'
import type { LoadRecord } from '#contract/import/load-records.ts'
import { visitorTexts } from '#contract/texts/account/visitor.ts'
import { mailTexts } from '#contract/texts/mails/mail.ts'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import { change, startEngine } from '#engine/testing/engine.ts'
import { sampleCatalogue } from '#engine/testing/sample-content.ts'
import { demoAddresses } from '#fixtures/customers/addresses.ts'
import { demoBusinessUsers } from '#fixtures/customers/business-users.ts'
import { demoCustomers, demoPassword } from '#fixtures/customers/customers.ts'
import { accountPageOf } from '../../account/visitors/testing/account-page.ts'
import { accountsOf, emptyShop, tokenOf } from '../../account/visitors/testing/accounts.ts'
import { exportRecords } from './export-records.ts'
import { violationLine } from './report.ts'
import { loader } from './testing/shops.ts'

const [lena, jonas] = demoCustomers
if (!lena || !jonas) throw new Error('The demo shop has no customers')

const list = (id: string, customerId: string, author: string): LoadRecord => ({
  kind: 'wishlist',
  record: {
    id,
    customerId,
    name: 'Schulanfang',
    description: null,
    createdAt: '2026-07-01T08:00:00Z',
    isStandard: false,
    members: customerId === author ? [] : [{ customerId: author, right: 'editor' }],
    invites: [],
    entries: [
      {
        productId: '100',
        itemId: null,
        quantity: 1,
        comments: [{ customerId: author, comment: 'Von Sommersprosse', writtenAt: '2026-07-02T08:00:00Z' }],
      },
    ],
    comments: [],
  },
})

const people: LoadRecord[] = [
  ...demoCustomers.map((record): LoadRecord => ({ kind: 'customer', record })),
  ...demoBusinessUsers.map((record): LoadRecord => ({ kind: 'businessUser', record })),
  ...demoAddresses.map((record): LoadRecord => ({ kind: 'address', record })),
  list('0190a6c0-0000-7000-9000-000000000901', lena.id, lena.id),
  list('0190a6c0-0000-7000-9000-000000000902', jonas.id, lena.id),
]

const shop = async () => {
  const url = await emptyShop(t, { ...visitorTexts, ...mailTexts })
  await change(url, (trx) => importRecords(trx, sampleCatalogue))
  return { url, ...loader(t, url) }
}

t.test('E3.11 customers are loaded, exported, loaded again and undone', async (t) => {
  const own = await shop()
  const before = await own.exported()
  const report = await own.load(people)
  t.same(report.violations, [])
  const after = await own.exported()
  t.match(await own.loadText(after), { differences: [], violations: [] })
  t.match(await own.load(people), { differences: [], violations: [] }, 'what a record leaves out is no difference')
  t.match(await own.undo(report.id), { violations: [] })
  t.equal(await own.exported(), before)
})

t.test(
  'E3.11 hashes of passwords leave with their own option alone, and a load without them leaves them',
  async (t) => {
    const own = await shop()
    await own.load(people)
    const text = await own.exported()
    t.notMatch(text, /argon2|passwordHash/)
    let whole = ''
    await exportRecords(
      own.db,
      (line) => {
        whole += line
      },
      { withPasswords: true },
    )
    t.match(whole, /"passwordHash":"\$argon2id/)
    const changed = await own.load([
      { kind: 'customer', record: { ...JSON.parse(JSON.stringify(lena)), firstName: 'Leni', passwordHash: undefined } },
    ])
    t.same(changed.differences, [`customer ${lena.id}: firstName has changed`], 'reports say nothing of people')
    const engine = await startEngine(t, own.url)
    t.match(await accountsOf(engine).login({ email: lena.email, password: demoPassword }), { success: true })
  },
)

t.test(
  'E3.12 who deletes the account is in no load that can be undone, and no load brings the account back',
  async (t) => {
    const own = await shop()
    const first = await own.load(people)
    const renamed = people.map((line): LoadRecord => {
      if (line.kind === 'customer') return { ...line, record: { ...line.record, lastName: 'Sommersprosse' } }
      if (line.kind === 'address') return { ...line, record: { ...line.record, lastname: 'Sommersprosse' } }
      if (line.kind === 'wishlist') return { ...line, record: { ...line.record, name: 'Umbenannt' } }
      return line
    })
    await own.load(renamed)
    const third = await own.load(people)
    const engine = await startEngine(t, own.url)
    const browser = { network: randomUUID() }
    const login = await accountsOf(engine).login({ email: lena.email, password: demoPassword }, browser)
    t.match(await accountPageOf(engine, { userToken: tokenOf(login) }).remove(demoPassword), { successful: true })

    const db = new pg.Pool({ connectionString: own.url, max: 1 })
    t.teardown(() => db.end())
    const { rows } = await db.query<{ before: Buffer; subjects: string[] }>('select before, subjects from load_parts')
    const kept = rows.map(({ before }) => gunzipSync(before).toString()).join('\n')
    t.notMatch(kept, new RegExp(lena.id))
    t.notMatch(kept, /lena@pausenhof|Von Sommersprosse/)
    t.match(kept, new RegExp(jonas.id), 'what it has of others stays')
    t.notOk(rows.some(({ subjects }) => subjects.includes(`customer:${lena.id}`)))

    t.match(await own.undo(third.id), { violations: [] })
    t.match(await own.load(people), { kinds: { customer: { unchanged: 1 } } })
    t.notMatch(await own.exported(), new RegExp(lena.id))
    const undone = await own.undo(first.id, true)
    t.same(undone.violations, [])
    const { rows: left } = await db.query('select first_name from customers where id = $1', [lena.id])
    t.same(left, [{ first_name: '' }])
  },
)

t.test('E3.11 records of people that cannot be are refused, and the report has none of their data', async (t) => {
  const own = await shop()
  await own.load(people)
  const [address] = demoAddresses
  const records = [
    { kind: 'customer', record: { ...jonas, email: lena.email } },
    { kind: 'customer', record: { ...demoCustomers[3], passwordHash: 'geheim' } },
    { kind: 'businessUser', record: { ...demoBusinessUsers[0], mainUserId: jonas.id } },
    { kind: 'address', record: { ...address, postcode: 'Geheimstadt' } },
    { kind: 'address', record: { ...address, id: randomUUID(), customerId: randomUUID() } },
    list(randomUUID(), randomUUID(), lena.id),
  ] as LoadRecord[]
  const found = (await own.load(records)).violations.map(violationLine).join('\n')
  t.match(found, new RegExp(`:1:\\d+: customer ${jonas.id}: another account has the e-mail address: ${lena.id}`))
  t.match(found, /:2:\d+: customer .*: the password is no Argon2id/)
  t.match(found, /:3:\d+: businessUser .*: refers to the customer .*, who has no organisation/)
  t.match(found, /:4:\d+: address .*: postcode postCode/)
  t.match(found, /:5:\d+: address .*: refers to the customer .*, who does not exist/)
  t.match(found, /:6:\d+: wishlist .*: refers to the customer/)
  t.notMatch(found, /pausenhof.example|geheim/i)
})
