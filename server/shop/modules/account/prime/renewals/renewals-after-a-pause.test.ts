import pg from 'pg'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { openServices } from '#engine/testing/services.ts'
import { laterMonth } from '#lib/local-days.ts'
import { endOfPeriod } from '../prime.rules.ts'
import { memberOf, primeShop, withoutRounds } from '../testing/prime.ts'

const url = await filledDatabase(t, primeShop(translations))
const engine = await startEngine(t, url)
const { prime } = await openServices(t, url)
const { renewals } = prime
const db = new pg.Pool({ connectionString: url, max: 2 })
t.teardown(() => db.end())
await withoutRounds(db)

const day = 86_400_000
const daysUntil = (date: Date): number => (date.getTime() - Date.now()) / day
const round = () => renewals.round(new AbortController().signal)

/** A member who pays monthly, and of whose renewals none was made for five months. */
const pausedMember = async ({ wasAnnounced }: { wasAnnounced: boolean }) => {
  const { email, submit } = await memberOf(engine)
  await submit('RECHNUNG')
  // Ten days into a period.
  const startsAt = new Date(laterMonth('DE', new Date(), -6).getTime() - 10 * day)
  const paidUntil = endOfPeriod({ startsAt, months: 1 }, 1)
  const { rows } = await db.query(
    `update subscriptions set months = 1, starts_at = $2, paid_until = $3, next_renewal_at = $3, announced_until = $4
      where customer_id = (select customer_id from orders where email = $1) returning id`,
    [email, startsAt, paidUntil, wasAnnounced ? paidUntil : null],
  )
  const { id } = rows[0]
  await db.query('update subscription_periods set starts_at = $2, ends_at = $3 where subscription_id = $1', [
    id,
    startsAt,
    paidUntil,
  ])
  const count = async (text: string): Promise<number | null> => (await db.query(text, [email])).rowCount
  return {
    id: id as string,
    paidUntil,
    standing: async () => (await db.query('select * from subscriptions where id = $1', [id])).rows[0],
    orders: () => count('select from orders where email = $1'),
    notices: () => count("select from mails where recipient = $1 and kind = 'primeRenewalNotice'"),
    /** The day that was announced has come. */
    dayComes: () =>
      db.query('update subscriptions set next_renewal_at = now(), announced_until = now() where id = $1', [id]),
  }
}

t.test('a renewal that became due while no job ran is announced first and charged once on the named day', async (t) => {
  const member = await pausedMember({ wasAnnounced: false })
  await round()
  t.same([await member.orders(), await member.notices()], [1, 1], 'announced, and not charged')
  const { state, next_renewal_at, paid_until } = await member.standing()
  t.same({ state, paid_until }, { state: 'active', paid_until: member.paidUntil })
  t.ok(daysUntil(next_renewal_at) > 29, 'the days of the notice hold')
  await round()
  await renewals.renew(member.id)
  t.same([await member.orders(), await member.notices()], [1, 1], 'nor by a job, nor announced twice')

  await member.dayComes()
  await renewals.renew(member.id)
  t.equal(await member.orders(), 2)
  const renewed = await member.standing()
  t.ok(daysUntil(renewed.paid_until) > 0 && daysUntil(renewed.paid_until) <= 31, 'for the period that runs')
  t.same(renewed.next_renewal_at, renewed.paid_until)
  await renewals.renew(member.id)
  t.equal(await member.orders(), 2, 'and for none that has passed')
})

t.test('a mail about a period that has passed since announces no other one', async (t) => {
  const member = await pausedMember({ wasAnnounced: true })
  await renewals.renew(member.id)
  t.same([await member.orders(), await member.notices()], [1, 1])
  t.ok(daysUntil((await member.standing()).next_renewal_at) > 29)
  await member.dayComes()
  await renewals.renew(member.id)
  t.equal(await member.orders(), 2)
})
