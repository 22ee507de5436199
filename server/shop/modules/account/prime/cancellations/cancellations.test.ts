import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { openDatabase } from '#engine/db/database.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { memberOf, primeOf, primeShop, withoutRounds } from '../testing/prime.ts'
import { createCancellationOperators } from './cancellations.service.ts'

const script = join(import.meta.dirname, '../../../../../../scripts/cancellations.ts')
const url = await filledDatabase(t, primeShop(translations))
const engine = await startEngine(t, url)
const db = new pg.Pool({ connectionString: url, max: 2 })
t.teardown(() => db.end())
await withoutRounds(db)

const stranger = primeOf(engine, { store: 'de', userToken: null, network: '203.0.113.0/24' })
const jobsDone = async () => {
  while (
    (await db.query("select from graphile_worker.jobs where task_identifier = 'prime.applyCancellation'")).rowCount
  )
    await delay(20)
}
const running = async () => {
  const member = await memberOf(engine)
  await member.submit('RECHNUNG')
  return member
}
const withoutTime = (receipt: string | null | undefined) => receipt?.replace(/am .+ Uhr/, '').replace(/an .+@.+$/, '')

t.test('notice is given without a login, confirmed at once, and ends the membership with the paid time', async (t) => {
  const member = await running()
  const before = await member.info()
  const submissionId = randomUUID()
  const data = { submissionId, name: 'Lena Sommer', email: member.email.toUpperCase() }
  const answer = await stranger.cancel(data)
  t.match(answer, { successful: true, receipt: /^Eingegangen am .+ \d\d:\d\d:\d\d Uhr.+@pausenhof\.example\.$/ })
  t.same(await stranger.cancel(data), answer, 'the same form again')
  await jobsDone()
  t.same(await member.info(), { ...before, status: 'CANCELLED' }, 'until the end of the paid time')
  const { rows } = await db.query(
    "select kind, values from mails where recipient = $1 and kind in ('cancellation', 'primeCancelled') order by kind",
    [member.email],
  )
  t.match(rows, [
    { kind: 'cancellation', values: { name: 'Lena Sommer', endsOn: 'zum nächstmöglichen Zeitpunkt' } },
    { kind: 'primeCancelled' },
  ])
  t.match(await member.submit('RECHNUNG'), { errorCode: 'alreadyMember' })

  await db.query("update subscriptions set ends_at = now() - interval '1 second' where state = 'cancelled'")
  t.match(await member.info(), { status: 'NONE' }, 'its time is over')
})

t.test('T4.119 a notice’s answer does not reveal whether the membership exists', async (t) => {
  const member = await running()
  const right = await stranger.cancel({ name: 'L. Sommer', email: member.email })
  const wrong = await stranger.cancel({ name: 'Nie Da', email: 'nobody@pausenhof.example', contract: '1' })
  t.equal(withoutTime(wrong.receipt), withoutTime(right.receipt))
  await jobsDone()
  t.match(await member.info(), { status: 'CANCELLED' })
  t.equal((await db.query("select from subscriptions where state = 'cancelled'")).rowCount, 2)
})

t.test('ending another person’s membership takes name and number; who is logged in needs no more', async (t) => {
  const member = await running()
  const { rows } = await db.query('select number from orders where email = $1', [member.email])
  await stranger.cancel({ name: 'Lena Sommer', email: 'other@pausenhof.example', contract: rows[0].number })
  await stranger.cancel({ name: 'Jemand', email: member.email })
  await jobsDone()
  t.match(await member.info(), { status: 'ACTIVE' })
  await stranger.cancel({ name: 'Jemand', email: member.email, contract: `Nr. ${rows[0].number}` })
  await jobsDone()
  t.match(await member.info(), { status: 'CANCELLED' })

  const other = await running()
  await other.cancel({ name: 'Anderer Name', email: 'work@pausenhof.example' })
  await jobsDone()
  t.match(await other.info(), { status: 'CANCELLED' })
})

t.test(
  'a notice at a shared browser ends the membership that it names, not that of the logged-in customer',
  async (t) => {
    const [one, other] = [await running(), await running()]
    await one.cancel({ name: 'Lena Sommer', email: other.email })
    await jobsDone()
    t.match([await one.info(), await other.info()], [{ status: 'ACTIVE' }, { status: 'CANCELLED' }])
    const [last, first] = [await running(), await running()]
    await first.cancel({ name: 'Lena Sommer', email: last.email })
    await jobsDone()
    t.match([await first.info(), await last.info()], [{ status: 'ACTIVE' }, { status: 'CANCELLED' }])
  },
)

t.test('operators see every notice, and which ones ended a membership', async (t) => {
  const own = openDatabase({ url, poolSize: 1, statementTimeout: 5000, connectionTimeout: 5000 }, () => undefined)
  t.teardown(() => own.$client.end())
  const found = await createCancellationOperators({ db: own }).list(1)
  t.match(
    found.find(({ email }) => email === 'nobody@pausenhof.example'),
    { endsAt: null, kind: 'ordinary', contract: '1', refundDue: 0 },
  )
  t.equal(found.filter(({ endsAt }) => endsAt !== null).length, 6)
})

t.test('operators send nothing back to a member who has not paid: it is to be taken off the invoice', async (t) => {
  const own = openDatabase({ url, poolSize: 1, statementTimeout: 5000, connectionTimeout: 5000 }, () => undefined)
  t.teardown(() => own.$client.end())
  const member = await running()
  const ofMember = 'order_id = (select id from orders where email = $1)'
  // A period after the first, which a notice shortens.
  await db.query(`update subscription_periods set number = 2 where ${ofMember}`, [member.email])
  await member.cancel({ name: 'Lena Sommer', email: member.email })
  await jobsDone()
  const listed = async () => {
    const found = await createCancellationOperators({ db: own }).list(1)
    const { refundDue = 0, isUnpaid } = found.find(({ email }) => email === member.email) ?? {}
    return { isDue: refundDue > 2600 && refundDue < 2700, isUnpaid }
  }
  t.same(await listed(), { isDue: true, isUnpaid: true })
  const paid = "update payments set state = 'captured', authorised = amount, captured = amount"
  await db.query(`${paid} where ${ofMember}`, [member.email])
  t.same(await listed(), { isDue: true, isUnpaid: false })

  const ofMembership =
    'id = (select subscription_id from subscription_periods where order_id = (select id from orders where email = $1))'
  await db.query(`update subscriptions set ends_at = '2027-01-14T23:30:00Z' where ${ofMembership}`, [member.email])
  const env = { ...process.env, DATABASE_URL: url }
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'list', '--days', '1'], { env })
  const line = stdout.split('\n').find((each) => each.includes(member.email))
  t.match(
    line,
    /ends 2027-01-15 {2}to send back: €26\.\d\d {2}/,
    'the day of the sellers, and the currency of the payment',
  )
})

t.test('a notice is never changed or deleted', async (t) => {
  for (const statement of [
    "update cancellations set name = 'x'",
    'delete from cancellations',
    'truncate cancellations cascade',
  ])
    await t.rejects(db.query(statement), /never changed or deleted/)
})

t.test('a notice’s errors are given field by field; machines and companies end nothing', async (t) => {
  const count = async () => (await db.query('select from cancellations')).rowCount
  const before = await count()
  t.match(await stranger.cancel({ kind: 'extraordinary', name: ' ', email: 'x', endsOn: '2027-02-30' }), {
    successful: false,
    receipt: null,
    fieldErrors: ['name', 'email', 'endsOn', 'reason'].map((fieldName) => ({ fieldName, formName: 'cancellation' })),
  })
  t.match(await stranger.cancel({ name: 'Lena', email: 'lena@pausenhof.example', website: 'http://x' }), {
    successful: true,
    receipt: String,
  })
  const business = primeOf(engine, { store: 'b2b' })
  t.match(await business.cancel({ name: 'Lena', email: 'lena@pausenhof.example' }), { successful: false })
  await t.rejects(stranger.cancel({ submissionId: 'x', name: 'Lena', email: 'lena@pausenhof.example' }), /UUID/)
  t.equal(await count(), before)
})
