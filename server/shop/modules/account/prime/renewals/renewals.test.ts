import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { entriesOf } from '#engine/modules/checkout/cart/testing/shop.ts'
import { crashAfter } from '#engine/modules/orders/orders/testing/crash.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { openServices } from '#engine/testing/services.ts'
import { startSandbox } from '#sandbox/testing/sandbox.ts'
import { accountPageOf } from '../../visitors/testing/account-page.ts'
import { dueMembersOf } from '../testing/due-members.ts'
import { memberOf, primeShop, withoutRounds } from '../testing/prime.ts'

const url = await filledDatabase(t, primeShop(translations))
const sandbox = await startSandbox(t)
const settings = { ...sandbox.environment, PAYMENT_TIMEOUT_MS: '5000' }
const engine = await startEngine(t, url, settings)
/** Jobs are done here, so that a test chooses when. */
const { prime, payments, parameters } = await openServices(t, url, settings)
const { renewals } = prime
const db = new pg.Pool({ connectionString: url, max: 2 })
t.teardown(() => db.end())
await withoutRounds(db)

const { payThere, yearPasses, dueMember } = dueMembersOf({ engine, sandbox, db })

const paid = { state: 'placed', isMembership: true }

const subscription = async (id: string) => (await db.query('select * from subscriptions where id = $1', [id])).rows[0]
const ordersOf = async (email: string) =>
  (
    await db.query(
      `select o.state, o.total, p.state as payment, p.captured, p.refunded from orders o join payments p on p.order_id = o.id
        where o.email = $1 order by o.created_at`,
      [email],
    )
  ).rows
const mailsTo = async (email: string): Promise<string[]> =>
  (
    await db.query("select kind from mails where recipient = $1 and kind like 'prime%' order by created_at", [email])
  ).rows.map(({ kind }) => kind)
const day = 86_400_000
const daysUntil = (date: Date | null): number => Math.round(((date?.getTime() ?? 0) - Date.now()) / day)
const again = (id: string) => db.query('update subscriptions set next_renewal_at = now() where id = $1', [id])
const taken = async () => (await sandbox.payments()).filter(({ captured }) => captured > 0).length

t.test(
  'T4.117 a renewal that is done by four engines at once is charged once, by the card of the first payment',
  async (t) => {
    const member = await dueMember('CREDIT_CARD')
    const before = await taken()
    await Promise.all(Array.from({ length: 4 }, () => renewals.renew(member.id)))
    await renewals.renew(member.id)
    t.equal((await taken()) - before, 1)
    const order = { state: 'completed', total: 2900, payment: 'captured', captured: 2900 }
    t.match(await ordersOf(member.email), [order, order])
    const { state, paid_until, next_renewal_at, failed_tries, agreement } = await subscription(member.id)
    t.match({ state, failed_tries, agreement }, { state: 'active', failed_tries: 0, agreement: { reference: /^REF/ } })
    t.same(next_renewal_at, paid_until)
    t.ok(daysUntil(paid_until) >= 364)
    t.same(await mailsTo(member.email), ['primeWelcome', 'primeRenewed'], 'no second confirmation of an order')
    t.match(await member.info(), { status: 'ACTIVE' })
  },
)

t.test('each period paid on account has an invoice of its own', async (t) => {
  const member = await dueMember('RECHNUNG')
  await Promise.all([renewals.renew(member.id), renewals.renew(member.id)])
  const due = { state: 'completed', total: 2900, payment: 'due' }
  t.match(await ordersOf(member.email), [due, due])
  t.ok(daysUntil((await subscription(member.id)).paid_until) >= 364)
})

t.test('T4.118 a refused renewal is tried again on its days with a mail each, then the membership ends', async (t) => {
  const member = await dueMember('CREDIT_CARD', 'renewalRefused')
  await renewals.renew(member.id)
  const first = await subscription(member.id)
  t.match(first, { state: 'active', failed_tries: 1, failed_since: Date })
  t.equal(daysUntil(first.next_renewal_at), 3)
  t.match(await member.info(), { status: 'ACTIVE' }, 'goes on meanwhile')
  await renewals.renew(member.id)
  t.equal((await subscription(member.id)).failed_tries, 1, 'not before its day')
  await again(member.id)
  await renewals.renew(member.id)
  t.equal(daysUntil((await subscription(member.id)).next_renewal_at), 7, 'seven days after the first')
  await again(member.id)
  await renewals.renew(member.id)
  t.match(await subscription(member.id), { state: 'ended', failed_tries: 3, next_renewal_at: null, agreement: null })
  t.match(await member.info(), { status: 'NONE' })
  t.match(
    (await ordersOf(member.email)).map(({ state }) => state),
    ['completed', 'cancelled', 'cancelled', 'cancelled'],
  )
  t.same(await mailsTo(member.email), ['primeWelcome', 'primeRenewalFailed', 'primeRenewalFailed', 'primeEnded'])
  t.match(await member.submit('RECHNUNG'), { successful: true }, 'and may become a member again')
})

t.test(
  'T4.123 a member whose card is refused pays the period by another method, which then pays the later ones',
  async (t) => {
    for (const method of ['PAYPAL', 'RECHNUNG'] as const) {
      const member = await dueMember('CREDIT_CARD', 'renewalRefused')
      const { paid_until: end, agreement: ofCard } = await subscription(member.id)
      await renewals.renew(member.id)
      t.match(await member.checkout(), { renewal: { isOpen: true, hasFailed: true } })
      const submitted = await member.submit(method)
      t.match(submitted, { successful: true })
      t.same(await payThere(member, submitted, {}), method === 'PAYPAL' ? paid : null)
      const renewed = await subscription(member.id)
      t.match(renewed, { state: 'active', method, failed_tries: 0, failed_since: null })
      t.not(renewed.agreement?.reference, ofCard.reference, 'the card is forgotten')
      t.ok(renewed.paid_until.getTime() - end.getTime() > 364 * day, 'counted from the old end')
      t.same(await mailsTo(member.email), ['primeWelcome', 'primeRenewalFailed', 'primeRenewed'])
      await yearPasses(member.id)
      await renewals.renew(member.id)
      const kind = method === 'PAYPAL' ? 'captured' : 'due'
      t.match((await ordersOf(member.email)).slice(-2), [
        { state: 'completed', payment: kind },
        { state: 'completed', payment: kind },
      ])
      t.match(await subscription(member.id), { method, failed_tries: 0 })
    }
  },
)

t.test('an announced renewal can be paid before its day, once', async (t) => {
  const member = await memberOf(engine)
  await member.submit('RECHNUNG')
  t.match(await member.checkout(), { renewal: { isOpen: false, hasFailed: false, from: /^\d{4}-\d\d-\d\d$/ } })
  t.match(await member.submit('RECHNUNG'), { errorCode: 'alreadyMember' })
  const due = await dueMember('RECHNUNG')
  const quoteHash = (await due.checkout())?.quoteHash
  const answers = await Promise.all(Array.from({ length: 3 }, () => due.submit('RECHNUNG', { quoteHash })))
  t.equal(new Set(answers.map(({ orderId }) => orderId).filter(Boolean)).size, 1)
  t.equal((await ordersOf(due.email)).length, 2)
  t.match(await due.submit('RECHNUNG', { quoteHash }), { errorCode: 'alreadyMember' })
})

t.test('a member who turns back at the provider has no refused try, and the renewal is charged later', async (t) => {
  const member = await dueMember('CREDIT_CARD')
  const submitted = await member.submit('PAYPAL')
  const before = await taken()
  await renewals.renew(member.id)
  t.equal(await taken(), before, 'while the member pays nothing is charged')
  await payThere(member, submitted, { outcome: 'abort' })
  const { rows } = await db.query(
    'update payments set expires_at = now() where order_id = (select id from orders where number = $1) returning id',
    [submitted.orderId],
  )
  await payments.expire(rows[0].id)
  t.match(await subscription(member.id), { state: 'active', failed_tries: 0, method: 'CREDIT_CARD' })
  await renewals.renew(member.id)
  t.equal((await taken()) - before, 1, 'by the card, as agreed')
  t.same(await mailsTo(member.email), ['primeWelcome', 'primeRenewed'])
})

t.test('a renewal that works at its second try is paid, and its time counts from the old end', async (t) => {
  const member = await dueMember('CREDIT_CARD', 'renewalRefused')
  await renewals.renew(member.id)
  const other = await dueMember('CREDIT_CARD')
  await db.query('update subscriptions set agreement = $2, next_renewal_at = now() where id = $1', [
    member.id,
    (await subscription(other.id)).agreement,
  ])
  const { paid_until: end } = await subscription(member.id)
  await renewals.renew(member.id)
  const { state, failed_tries, failed_since, paid_until } = await subscription(member.id)
  t.same({ state, failed_tries, failed_since }, { state: 'active', failed_tries: 0, failed_since: null })
  t.ok(paid_until.getTime() - end.getTime() > 364 * day && paid_until.getTime() - end.getTime() < 367 * day)
  // Else a round below would leave this renewal to the engine.
  await renewals.renew(other.id)
})

t.test('a lost answer is inquired about, and the money is taken once', async (t) => {
  const member = await dueMember('CREDIT_CARD', 'chargeLost')
  const before = await taken()
  await t.rejects(renewals.renew(member.id), 'the job comes again')
  t.match((await subscription(member.id)).failed_tries, 0)
  await renewals.renew(member.id)
  t.equal((await taken()) - before, 1)
  t.match((await ordersOf(member.email)).at(-1), { state: 'completed', captured: 2900 })
})

t.test('an engine that is killed at any statement of a renewal: the next run finishes it, charged once', async (t) => {
  let points = 0
  for (let after = 0, hasDied = true; hasDied; after += 3) {
    const dying = await openServices(t, url, settings)
    const member = await dueMember('CREDIT_CARD')
    const before = await taken()
    hasDied = await crashAfter(after, () => dying.prime.renewals.renew(member.id))
    points += hasDied ? 1 : 0
    await renewals.renew(member.id)
    t.equal((await taken()) - before, 1, `killed after ${after}`)
    t.match(await ordersOf(member.email), [{ state: 'completed' }, { state: 'completed', captured: 2900 }])
    t.match(await subscription(member.id), { state: 'active', failed_tries: 0 })
    t.same(await mailsTo(member.email), ['primeWelcome', 'primeRenewed'])
  }
  t.ok(points > 8, `${points} points`)
})

t.test('T4.120 a notice during a renewed period ends it a month later and pays the rest back', async (t) => {
  const member = await dueMember('CREDIT_CARD')
  await renewals.renew(member.id)
  await member.cancel({ name: 'Lena Sommer', email: member.email })
  const { rows } = await db.query('select id from cancellations order by declared_at desc limit 1')
  await prime.cancellations.apply(rows[0].id)
  const { state, ends_at } = await subscription(member.id)
  t.equal(state, 'cancelled')
  t.ok(daysUntil(ends_at) >= 27 && daysUntil(ends_at) <= 31)
  const { rows: commands } = await db.query(
    `select c.id, c.amount, c.reason from payment_commands c join payments p on p.id = c.payment_id
      join orders o on o.id = p.order_id where o.email = $1 and c.kind = 'refund'`,
    [member.email],
  )
  t.match(commands, [{ reason: 'membershipCancelled' }])
  t.ok(commands[0].amount > 2600 && commands[0].amount < 2700)
  await payments.command(commands[0].id, 1)
  t.match((await ordersOf(member.email)).at(-1), { refunded: commands[0].amount })
  await prime.cancellations.apply(rows[0].id)
  await again(member.id)
  await renewals.renew(member.id)
  t.equal((await ordersOf(member.email)).length, 2, 'it is renewed no more')
})

t.test('a renewal that is paid after the notice goes back', async (t) => {
  const member = await dueMember('CREDIT_CARD', 'chargeLost')
  await t.rejects(renewals.renew(member.id))
  await member.cancel({ name: 'Lena Sommer', email: member.email })
  const { rows } = await db.query('select id from cancellations order by declared_at desc limit 1')
  await prime.cancellations.apply(rows[0].id)
  const { rows: waiting } = await db.query(
    "select p.id from payments p join orders o on o.id = p.order_id where o.email = $1 and p.state = 'created'",
    [member.email],
  )
  await payments.inquire(waiting[0].id)
  const { rows: commands } = await db.query('select amount, reason from payment_commands where payment_id = $1', [
    waiting[0].id,
  ])
  t.same(commands, [{ amount: 2900, reason: 'membershipOver' }])
  t.match(await subscription(member.id), { state: 'cancelled' })
})

t.test('a provider’s late answer after a notice brings no agreement back', async (t) => {
  const member = await dueMember('CREDIT_CARD')
  const submitted = await member.submit('PAYPAL')
  await member.cancel({ name: 'Lena Sommer', email: member.email })
  const { rows } = await db.query('select id from cancellations order by declared_at desc limit 1')
  await prime.cancellations.apply(rows[0].id)
  await payThere(member, submitted, {})
  t.match((await ordersOf(member.email)).at(-1), { captured: 2900 }, 'the money was taken, and goes back')
  t.match(await subscription(member.id), { state: 'cancelled', method: 'CREDIT_CARD', agreement: null })
})

t.test('a late answer about a replaced payment leaves the membership’s method unchanged', async (t) => {
  const member = await dueMember('PAYPAL')
  await member.submit('PAYPAL')
  t.match(await member.submit('RECHNUNG'), { successful: true }, 'instead of the second payment by PayPal')
  const { rows } = await db.query(
    "select p.id from payments p join orders o on o.id = p.order_id where o.email = $1 and p.provider = 'paypal'",
    [member.email],
  )
  t.equal(rows.length, 2)
  const none = { amount: null, currency: null, providerRef: null, code: null, body: {} }
  for (const { id } of rows) {
    const fact = { ...none, outcome: 'pending' as const, eventId: randomUUID(), agreement: { vaultId: 'of-before' } }
    await payments.settle(id, fact, 'notify')
  }
  t.match(await subscription(member.id), { state: 'active', method: 'RECHNUNG', agreement: null })
})

t.test('the round announces each renewal once, ends memberships that are over and adds due jobs', async (t) => {
  const member = await memberOf(engine)
  await member.submit('RECHNUNG')
  const { signal } = new AbortController()
  await renewals.round(signal)
  t.same(await mailsTo(member.email), ['primeWelcome'], 'not a year before')
  const own = 'customer_id = (select customer_id from orders where email = $1)'
  await db.query(
    `update subscriptions set paid_until = now() + interval '29 days', next_renewal_at = now() + interval '29 days' where ${own}`,
    [member.email],
  )
  await renewals.round(signal)
  await renewals.round(signal)
  t.same(await mailsTo(member.email), ['primeWelcome', 'primeRenewalNotice'])
  await db.query("delete from mails where recipient = $1 and kind = 'primeRenewalNotice'", [member.email])
  await renewals.round(signal)
  t.same(await mailsTo(member.email), ['primeWelcome'], 'nor when its mail has been deleted since')
  await db.query(
    `update subscriptions set state = 'cancelled', ends_at = now() - interval '1 minute', next_renewal_at = null,
      agreement = '{"vaultId":"of-before"}' where ${own}`,
    [member.email],
  )
  const due = await dueMember('RECHNUNG')
  await renewals.round(signal)
  t.match((await db.query(`select state, agreement from subscriptions where ${own}`, [member.email])).rows, [
    { state: 'ended', agreement: null },
  ])
  while (daysUntil((await subscription(due.id)).paid_until) < 300)
    await new Promise((resolve) => setTimeout(resolve, 50))
})

t.test('a customer who deletes the account is charged no more', async (t) => {
  const member = await dueMember('CREDIT_CARD')
  t.match(await accountPageOf(engine, member).remove('Schulweg-7'), { successful: true })
  t.match(await subscription(member.id), { state: 'ended', agreement: null, next_renewal_at: null })
  const before = await taken()
  await renewals.renew(member.id)
  t.equal(await taken(), before)
})

t.test('a customer who deletes the account during a charge gets no mail about a refused renewal', async (t) => {
  const member = await dueMember('CREDIT_CARD', 'chargeLost')
  await t.rejects(renewals.renew(member.id))
  t.match(await accountPageOf(engine, member).remove('Schulweg-7'), { successful: true })
  t.match(await subscription(member.id), { state: 'ended', failed_tries: 0, next_renewal_at: null })
  t.same(await mailsTo(member.email), ['primeWelcome'])
  const { rows } = await db.query("select kind from mails where recipient = $1 and kind = 'accountDeleted'", [
    member.email,
  ])
  t.equal(rows.length, 1)
})

t.test('PayPal is charged by its agreement: once, refused, and inquired when its answer is lost', async (t) => {
  const member = await dueMember('PAYPAL')
  const before = await taken()
  await Promise.all([renewals.renew(member.id), renewals.renew(member.id)])
  t.equal((await taken()) - before, 1)
  t.match((await ordersOf(member.email)).at(-1), { state: 'completed', payment: 'captured', captured: 2900 })

  const refused = await dueMember('PAYPAL', 'renewalRefused')
  await renewals.renew(refused.id)
  t.match(await subscription(refused.id), { state: 'active', failed_tries: 1 })

  const lost = await dueMember('PAYPAL', 'chargeLost')
  const now = await taken()
  await t.rejects(renewals.renew(lost.id))
  await renewals.renew(lost.id)
  t.equal((await taken()) - now, 1)
  t.match(await subscription(lost.id), { failed_tries: 0 })
})

t.test('switching the programme off stops charges, switching it on resumes renewals', async (t) => {
  const member = await dueMember('CREDIT_CARD')
  const before = await taken()
  const switchTo = async (active: string) => {
    await change(url, importing({ parameters: [{ store: 'de', name: 'prime', entries: entriesOf({ active }) }] }))
    await parameters.load()
  }
  await switchTo('false')
  await renewals.round(new AbortController().signal)
  const { rowCount } = await db.query('select from graphile_worker.jobs where key = $1', [`prime.renew:${member.id}`])
  t.equal(rowCount, 0, 'the round adds no job')
  await renewals.renew(member.id)
  t.equal((await ordersOf(member.email)).length, 1, 'a job that was added before does nothing')
  t.equal(await taken(), before)
  t.match(await subscription(member.id), { state: 'active', failed_tries: 0 })
  await switchTo('true')
  await renewals.renew(member.id)
  t.equal((await taken()) - before, 1)
  t.same(await mailsTo(member.email), ['primeWelcome', 'primeRenewed'])
})
