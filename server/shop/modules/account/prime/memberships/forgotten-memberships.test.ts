import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { openServices } from '#engine/testing/services.ts'
import { startSandbox } from '#sandbox/testing/sandbox.ts'
import { accountPageOf } from '../../visitors/testing/account-page.ts'
import { dueMembersOf } from '../testing/due-members.ts'
import { memberOf, primeShop, withoutRounds } from '../testing/prime.ts'

const script = join(import.meta.dirname, '../../../../../../scripts/cancellations.ts')
const url = await filledDatabase(t, primeShop(translations))
const sandbox = await startSandbox(t)
const engine = await startEngine(t, url, sandbox.environment)
const { payments, prime } = await openServices(t, url, sandbox.environment)
const db = new pg.Pool({ connectionString: url, max: 2 })
t.teardown(() => db.end())
await withoutRounds(db)

const { payThere, dueMember } = dueMembersOf({ engine, sandbox, db })
const password = 'Schulweg-7'

const running = async (method: 'CREDIT_CARD' | 'RECHNUNG') => {
  const member = await memberOf(engine)
  await payThere(member, await member.submit(method), {})
  return { ...member, page: accountPageOf(engine, member) }
}

const ofMember =
  'id = (select subscription_id from subscription_periods where order_id = (select id from orders where email = $1))'
const daysPass = async (email: string, days: number) => {
  const earlier = (column: string) => `${column} = ${column} - interval '${days} days'`
  await db.query(`update subscriptions set ${['starts_at', 'paid_until'].map(earlier).join()} where ${ofMember}`, [
    email,
  ])
  await db.query(
    `update subscription_periods set ${['starts_at', 'ends_at'].map(earlier).join()}
      where order_id = (select id from orders where email = $1)`,
    [email],
  )
}
/** What is left of 29 euros with so many days of the period to come, as it is stored and as it is written. */
const leftWith = async (email: string, daysUsed: number) => {
  const { rows } = await db.query(
    'select round(extract(epoch from ends_at - starts_at) / 86400)::int as days from subscription_periods where order_id = (select id from orders where email = $1)',
    [email],
  )
  const amount = Math.round((2900 * (rows[0].days - daysUsed)) / rows[0].days)
  return { amount, text: (amount / 100).toFixed(2).replace('.', ',') }
}
const subscriptionOf = async (email: string) =>
  (await db.query(`select state, refund_due, next_renewal_at, agreement from subscriptions where ${ofMember}`, [email]))
    .rows[0]
const refundsOf = async (email: string): Promise<{ id: string; amount: number; reason: string }[]> =>
  (
    await db.query(
      `select c.id, c.amount, c.reason from payment_commands c join payments p on p.id = c.payment_id join orders o on o.id = p.order_id
        where o.email = $1 and c.kind = 'refund' order by c.amount`,
      [email],
    )
  ).rows
const farewellTo = async (email: string): Promise<string[]> => {
  const { rows } = await db.query(
    "select values ->> 'consequences' as text from mails where recipient = $1 and kind = 'accountDeleted'",
    [email],
  )
  return rows.map(({ text }) => text)
}
const asInMail = (sentences: readonly string[]): string => sentences.map((each) => `\n\n${each}`).join('')
const listed = async (email: string): Promise<string | undefined> => {
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'list', '--days', '1'], {
    env: { ...process.env, DATABASE_URL: url },
  })
  return stdout.split('\n').find((line) => line.includes(email))
}

t.test('T4.156 deleting an account pays back the unused days of a paid membership, once', async (t) => {
  const member = await running('CREDIT_CARD')
  await daysPass(member.email, 100)
  const { amount, text } = await leftWith(member.email, 100)
  const outcome = await member.page.deletion()
  t.match(outcome, [
    /^Deine Prime-Mitgliedschaft endet zusammen mit dem Konto, nicht erst am \d+\. \S+ \d{4}\.$/,
    new RegExp(`${text}\\s€ für die nicht genutzte Zeit von Prime, auf dem Weg`),
  ])
  t.equal((await refundsOf(member.email)).length, 0, 'the page changes nothing')
  const answers = await Promise.allSettled([member.page.remove(password), member.page.remove(password)])
  t.ok(answers.some(({ status }) => status === 'fulfilled'))
  t.match(await subscriptionOf(member.email), { state: 'ended', refund_due: 0, next_renewal_at: null, agreement: null })
  const refunds = await refundsOf(member.email)
  t.match(refunds, [{ amount, reason: 'membershipCancelled' }])
  t.same(await farewellTo(member.email), [asInMail(outcome)], 'one mail, which says what the page said')
  await payments.command(refunds[0]?.id ?? '', 1)
  const { rows } = await db.query(
    'select refunded from payments p join orders o on o.id = p.order_id where o.email = $1',
    [member.email],
  )
  t.same(rows, [{ refunded: amount }], 'also after the person is forgotten')
})

t.test('a period paid ahead is refunded whole, one refunded by a notice not again', async (t) => {
  const member = await dueMember('CREDIT_CARD')
  await prime.renewals.renew(member.id)
  await member.cancel({ name: 'Lena Sommer', email: member.email })
  const { rows } = await db.query('select id from cancellations order by declared_at desc limit 1')
  await prime.cancellations.apply(rows[0].id)
  const [first] = await refundsOf(member.email)
  t.match(await accountPageOf(engine, member).remove(password), { successful: true })
  const all = await refundsOf(member.email)
  t.equal(all.length, 2)
  t.equal(
    all.reduce((sum, { amount }) => sum + amount, 0),
    2900,
    `${first?.amount} by the notice, the month until its end by the deletion`,
  )

  const ahead = await running('CREDIT_CARD')
  await daysPass(ahead.email, 360)
  await payThere(ahead, await ahead.submit('CREDIT_CARD'), {})
  t.match(
    await accountPageOf(engine, ahead).deletion(),
    [/^Deine Prime/, /29,40\s€ für die nicht genutzte Zeit von Prime, auf dem Weg/],
    '5 of 365 days, and a year',
  )
  t.match(await ahead.page.remove(password), { successful: true })
  t.match(await refundsOf(ahead.email), [{ amount: 40 }, { amount: 2900 }])
})

t.test(
  'deleting an account takes an unpaid membership off its invoice, as operators see, and sends no money',
  async (t) => {
    const member = await running('RECHNUNG')
    await daysPass(member.email, 100)
    const { amount, text } = await leftWith(member.email, 100)
    const outcome = await member.page.deletion()
    t.match(outcome, [
      /^Deine Prime-/,
      new RegExp(`^Die Rechnung für Prime ist noch offen: Wir ziehen ${text}\\s€ für`),
      /^Bestellung \d+ ist noch nicht bezahlt: 29,00\s€/,
    ])
    t.match(await member.page.remove(password), { successful: true })
    t.match(await subscriptionOf(member.email), { state: 'ended', refund_due: amount })
    t.same(await refundsOf(member.email), [])
    t.match(
      await listed(member.email),
      new RegExp(`ACCOUNT DELETED  \\d+  to take off the unpaid invoice: €${text.replace(',', '.')}  Lena Sommer`),
    )

    const paid = await running('RECHNUNG')
    await db.query(
      "update payments set state = 'captured', authorised = amount, captured = amount where order_id = (select id from orders where email = $1)",
      [paid.email],
    )
    t.match(await paid.page.deletion(), [
      /^Deine Prime-/,
      /29,00\s€ für die nicht genutzte Zeit von Prime, auf das Konto, von dem/,
    ])
    t.match(await paid.page.remove(password), { successful: true })
    t.match(await listed(paid.email), /to send back: €29\.00/)
  },
)

t.test('a customer without membership, open orders and users reads nothing more', async (t) => {
  t.same(await accountPageOf(engine, await memberOf(engine)).deletion(), [])
})
