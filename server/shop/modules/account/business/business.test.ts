import { sql } from 'drizzle-orm'
import pg from 'pg'
import t from 'tap'
import type { ApprovalResult, FormResult } from '#contract/generated/types.ts'
import { translations } from '#contract/texts/translations.ts'
import { audienceOf } from '#engine/call/audience.ts'
import { change, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { until } from '#engine/testing/quiet-jobs.ts'
import { openServices } from '#engine/testing/services.ts'
import { shopperWith } from '../../checkout/cart/testing/carts.ts'
import { checkoutShop, goods, legalTexts } from '../../checkout/checkout/testing/shop.ts'
import { accountPageOf } from '../visitors/testing/account-page.ts'
import { school } from '../visitors/testing/accounts.ts'
import { maxUsers } from './business.rules.ts'
import { organisationsOf } from './testing/organisations.ts'

const url = await filledDatabase(
  t,
  checkoutShop({ translations, legalTexts: legalTexts.map((text) => ({ ...text, store: 'b2b' as const })) }),
)
const engine = await startEngine(t, url)
const db = new pg.Pool({ connectionString: url, max: 1 })
t.teardown(() => db.end())
const { access, approve, ask, decline, mailsTo, organisation, remove, save, submit } = organisationsOf(engine, db)

const setStock = (stock: number) =>
  change(
    url,
    async (trx) => void (await trx.execute(sql`update items set stock = ${stock} where id = ${goods.parcel}`)),
  )
const ordersOf = async (cartId: string): Promise<number> =>
  Number((await db.query('select count(*) from orders where cart_id = $1', [cartId])).rows[0].count)

t.test('T4.130 a main user adds users, changes their rights and takes their access away', async (t) => {
  const { main, teacher, person, user } = await organisation({ mayOrder: true, orderLimit: '99,50' })
  const mine = await access(main)
  t.match(mine, {
    customerNumber: /^5\d+/,
    organisation: school.organisation,
    isMainUser: true,
    users: [{ email: teacher, mayOrder: true, orderLimit: { amount: 9950 }, isActive: true }],
  })
  t.match(await access(user), {
    customerNumber: mine.customerNumber,
    isMainUser: false,
    orderLimit: { amount: 9950 },
    users: [],
  })
  t.match(await mailsTo(teacher), [{ kind: 'businessUserInvited' }, {}])
  t.match(await save({ ...person, mayOrder: true, orderLimit: 'viel', firstName: '' }, main), {
    successful: false,
    fieldErrors: [{ fieldName: 'firstName', formName: 'businessUser' }, { fieldName: 'orderLimit' }],
  })
  t.match(await save({ ...person, mayOrder: true, orderLimit: '' }, main), { fieldErrors: [{ fieldName: 'email' }] })
  const [{ userId = '' } = {}] = mine.users
  t.match(await save({ userId, mayOrder: false, orderLimit: '' }, main), { successful: true })
  t.match(await access(user), { mayOrder: false, orderLimit: null })

  const others = await organisation({ mayOrder: true, orderLimit: '' })
  t.match(await save({ userId, mayOrder: true, orderLimit: '' }, others.main), { successful: false })
  t.match(await remove(userId, others.main), { successful: false }, 'users of another organisation are nobody')
  t.match(await save({ userId, mayOrder: true, orderLimit: '' }, user), { successful: false }, 'nor does a user')

  t.match(await remove(userId, main), { successful: true })
  t.same((await access(main)).users, [])
  await t.rejects(access(user), { code: 'USER_TOKEN_REVOKED' })
})

t.test('removed and invited again and again, an address gets a few mails at once and no more', async (t) => {
  const { main, person } = await organisation({ mayOrder: true, orderLimit: '' })
  const often = { ...person, email: 'oft@pausenhof.example', mayOrder: true, orderLimit: '' }
  for (let turn = 0; turn < 4; turn += 1) {
    t.match(await save(often, main), { successful: true })
    const user = (await access(main)).users.find(({ email }) => email === often.email)
    t.match(await remove(user?.userId ?? '', main), { successful: true })
  }
  t.match(await save(often, main), { successful: false, generalErrorMessage: /warten Sie/ })
  const kinds = (await mailsTo(often.email)).map(({ kind }) => kind)
  t.equal(kinds.filter((kind) => kind === 'businessUserInvited').length, 4)
  t.match(await save({ ...often, email: 'selten@pausenhof.example' }, main), { successful: true }, 'others are invited')
})

t.test('T3.9 an organisation’s account shows its ways to pay and until when', async (t) => {
  const { main } = await organisation({ mayOrder: true, orderLimit: '' })
  t.match(await ask('{ result: getAccount { business { paymentMethod termsOfPayment } } }', {}, main), {
    business: { paymentMethod: 'Rechnung', termsOfPayment: '30 Tage ab Rechnungsdatum, ohne Abzug' },
  })
})

t.test(
  'T4.131 up to the limit a user orders at once, above it the order waits and the main user hears of it once',
  async (t) => {
    const { main, email, user, shopper } = await organisation({ mayOrder: true, orderLimit: '20' })
    const approver = (call: typeof user) => ask('{ result: getCheckout { approver } }', {}, call)
    await shopper.add(goods.parcel)
    t.match(await approver(user), { approver: null })
    const first = await submit(user)
    t.match(first, { successful: true, orderId: /^\d{9}$/, approvalId: null })

    const own = { ...user, cartId: first.newCartId ?? '' }
    await shopperWith(engine, own).add(goods.dear)
    t.match(await approver(own), { approver: / / }, 'told beforehand')
    const waiting = await submit(own)
    t.match(waiting, { successful: true, orderId: null, newCartId: null, approvalId: /-/ })
    t.equal((await submit(own)).approvalId, waiting.approvalId, 'another press asks for the same')
    t.equal(await ordersOf(own.cartId), 0)
    t.equal((await mailsTo(email)).filter(({ kind }) => kind === 'approvalAsked').length, 1)
    t.match(await access(main), {
      approvals: [
        {
          approvalId: waiting.approvalId,
          requestedBy: 'Timo Kern',
          state: 'open',
          checkout: { cart: { positions: [{ quantity: 1 }] }, shippingStep: { billingAddresses: [] } },
        },
      ],
    })
    t.match(await access(user), { approvals: [{ state: 'open' }] })
  },
)

t.test(
  'T4.134 every order of a user without the right to order waits, and once approved is ordered once in the user’s name',
  async (t) => {
    const { main, teacher, user, shopper } = await organisation({ mayOrder: false, orderLimit: '' })
    await shopper.add(goods.parcel)
    const { approvalId } = await submit(user)
    const id = approvalId ?? ''
    const quoteHash = (await access(main)).approvals[0]?.checkout?.quoteHash ?? ''
    t.match(await approve(id, quoteHash, user), { successful: false }, 'not by who asked')
    const results = await Promise.all([1, 2, 3].map(() => approve(id, quoteHash, main)))
    const orderId = results[0]?.orderId
    t.match(orderId, /^\d{9}$/)
    for (const result of results) t.match(result, { successful: true, orderId })
    t.equal(await ordersOf(user.cartId), 1)
    t.match(await ask('{ result: getOrdersV2 { orders { orderId } } }', {}, { ...user, cartId: '' }), {
      orders: [{ orderId }],
    })
    const kinds = (await mailsTo(teacher)).map(({ kind }) => kind)
    t.equal(kinds.filter((kind) => kind === 'approvalGiven').length, 1)
    t.equal(kinds.filter((kind) => kind === 'order.received').length, 1)
    t.match(await access(main), { approvals: [{ state: 'approved', orderId, checkout: null }] })
    t.match(await decline(id, 'zu spät', main), { successful: false })
  },
)

t.test('an engine that ends as soon as an approved order is stored has decided the approval with it', async (t) => {
  const { main, teacher, user, shopper } = await organisation({ mayOrder: false, orderLimit: '' })
  await shopper.add(goods.parcel)
  const id = (await submit(user)).approvalId ?? ''
  const quoteHash = (await access(main)).approvals[0]?.checkout?.quoteHash ?? ''
  const { orders, stores } = await openServices(t, url)
  const store = stores.find('b2b')
  if (store === null) throw new Error('There is no business store')
  const { rows } = await db.query('select customer_id from order_approvals where id = $1', [id])
  const submitted = await orders.submit(
    { visitorId: null, customerId: rows[0].customer_id, isGuest: false },
    audienceOf(store, 'de-DE'),
    { cartId: user.cartId, submissionId: id, quoteHash, comment: null, newsletter: false, isApproved: true },
  )
  if (submitted.kind !== 'placed') throw new Error(`The order is ${submitted.kind}`)
  const orderId = submitted.orderNumber
  t.match(await access(main), { approvals: [{ state: 'approved', orderId }] })
  t.match(await approve(id, quoteHash, main), { successful: true, orderId }, 'the main user presses again')
  t.equal(await ordersOf(user.cartId), 1)
  const given = async () => (await mailsTo(teacher)).filter(({ kind }) => kind === 'approvalGiven').length
  t.equal(await given(), 1)

  // As engines of an earlier version left it.
  await db.query("update order_approvals set state = 'open', order_number = null, decided_at = null where id = $1", [
    id,
  ])
  await db.query("delete from mails where recipient = $1 and kind = 'approvalGiven'", [teacher])
  t.match(
    await approve(id, quoteHash, main),
    { successful: true, orderId },
    'what was left open is closed by the next press',
  )
  t.match(await access(main), { approvals: [{ state: 'approved', orderId }] })
  t.same([await ordersOf(user.cartId), await given()], [1, 1])
})

t.test('T4.132 prices and stock are checked again when an order is approved', async (t) => {
  const { main, user, shopper } = await organisation({ mayOrder: false, orderLimit: '' })
  await shopper.add(goods.parcel)
  const { approvalId } = await submit(user)
  const id = approvalId ?? ''
  const before = (await access(main)).approvals[0]?.checkout?.quoteHash ?? ''
  await shopper.add(goods.parcel)
  t.match(await approve(id, before, main), { successful: false, generalErrorMessage: /geändert/ })
  const now = (await access(main)).approvals[0]?.checkout
  t.match(now, { cart: { positions: [{ quantity: 2 }] } }, 'shown as it is now')
  await setStock(1)
  t.match(await approve(id, now?.quoteHash ?? '', main), { successful: false })
  t.equal(await ordersOf(user.cartId), 0)
  await setStock(500)
  const requested = (await access(main)).approvals[0]?.netAmount.amount
  const { orderId } = await approve(id, now?.quoteHash ?? '', main)
  const [{ net }] = (await db.query('select net from orders where number = $1', [orderId])).rows
  t.not(net, requested, 'less was asked for')
  t.match((await access(main)).approvals, [{ orderId, netAmount: { amount: net } }], 'shown is what was ordered')
})

t.test('an approval omits lines that are sold out', async (t) => {
  const { main, user, shopper } = await organisation({ mayOrder: false, orderLimit: '' })
  await shopper.add(goods.parcel, 2)
  await shopper.add(goods.dear)
  await submit(user)
  const quantities = async () =>
    (await access(main)).approvals[0]?.checkout?.cart.positions.map(({ quantity }) => quantity)
  t.same(await quantities(), [1, 2])
  await setStock(0)
  t.same(await quantities(), [1])
  await setStock(500)
})

t.test('two invitations at the same moment find room for one, where an organisation has room for one', async (t) => {
  const { main, teacher, person } = await organisation({ mayOrder: true, orderLimit: '' })
  await db.query(
    `with added as (
       insert into customers (realm, email, salutation, first_name, last_name)
       select 'business', 'kollegium-' || n || '@pausenhof.example', 'none', 'Kim', 'Kern' from generate_series(1, $2::int) n
       returning id
     )
     insert into business_users (customer_id, main_user_id, may_order)
     select added.id, u.main_user_id, true
     from added, business_users u join customers c on c.id = u.customer_id where c.email = $1`,
    [teacher, maxUsers - 2],
  )
  const saving: Promise<FormResult>[] = []
  await change(url, async (trx) => {
    await trx.execute(sql`lock table business_users in exclusive mode`)
    for (const email of ['neu-1@pausenhof.example', 'neu-2@pausenhof.example'])
      saving.push(save({ ...person, email, mayOrder: true, orderLimit: '' }, main))
    const areWaiting = async () =>
      (await db.query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
        .rowCount === 2
    await until(areWaiting, 'both have been looked at, and wait')
  })
  const answers = await Promise.all(saving)
  t.equal(answers.filter(({ successful }) => successful).length, 1)
  t.equal((await access(main)).users.length, maxUsers)
})

t.test('an approval whose cart was ordered meanwhile cannot be declined', async (t) => {
  const { main, teacher, user, shopper } = await organisation({ mayOrder: false, orderLimit: '' })
  await shopper.add(goods.parcel)
  const id = (await submit(user)).approvalId ?? ''
  await change(url, async (trx) => {
    await trx.execute(sql`update carts set state = 'submitted', submitted_at = now() where id = ${user.cartId}`)
  })
  t.match(await decline(id, 'zu teuer', main), { successful: false, generalErrorMessage: /schon bestellt/ })
  t.same(
    (await mailsTo(teacher)).filter(({ kind }) => kind === 'approvalDeclined'),
    [],
  )
})

t.test('T4.137 approved and declined at the same moment, it is either ordered or declined', async (t) => {
  const { main, user, shopper } = await organisation({ mayOrder: false, orderLimit: '' })
  await shopper.add(goods.parcel)
  const id = (await submit(user)).approvalId ?? ''
  const quoteHash = (await access(main)).approvals[0]?.checkout?.quoteHash ?? ''
  const approving: Promise<ApprovalResult>[] = []
  await change(url, async (trx) => {
    await trx.execute(sql`select from carts where id = ${user.cartId} for update`)
    approving.push(approve(id, quoteHash, main))
    const isWaiting = async () =>
      (await db.query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
        .rowCount === 1
    await until(isWaiting, 'the approval has been read, and waits for the cart')
    await trx.execute(sql`update order_approvals set state = 'declined', decided_at = now() where id = ${id}`)
  })
  t.match(await approving[0], { successful: false, generalErrorMessage: /schon entschieden/ })
  t.equal(await ordersOf(user.cartId), 0)
  t.match(await access(user), { approvals: [{ state: 'declined' }] })
})

t.test('T4.155 deleting the main user’s account declines waiting orders and tells their requesters', async (t) => {
  const { main, teacher, user, shopper } = await organisation({ mayOrder: false, orderLimit: '' })
  await shopper.add(goods.parcel)
  await submit(user)
  const page = accountPageOf(engine, main)
  t.match(await page.deletion(), [
    /^Ein Nutzer Ihrer Einrichtung kann sich weiter anmelden/,
    /^Eine Bestellung, die auf Ihre Freigabe wartet, wird/,
  ])
  t.match(await accountPageOf(engine, user).deletion(), [/^Ihre Bestellung, die auf eine Freigabe wartet/])
  t.match(await page.remove(school.password), { successful: true })
  t.match(await access(user), {
    organisation: school.organisation,
    customerNumber: null,
    approvals: [{ state: 'declined', reason: /Hauptkonto/ }],
  })
  t.equal((await mailsTo(teacher)).filter(({ kind }) => kind === 'approvalDeclined').length, 1)
  t.match(await submit(user), { successful: false, errorCode: 'noApprover' })
})

t.test('T4.133 a declined order stays in the cart and can be submitted for approval again', async (t) => {
  const { main, teacher, user, shopper } = await organisation({ mayOrder: false, orderLimit: '' })
  await shopper.add(goods.parcel)
  const id = (await submit(user)).approvalId ?? ''
  for (let press = 0; press < 2; press++)
    t.match(await decline(id, 'Budget ist <b>weg</b>', main), { successful: true })
  t.equal((await mailsTo(teacher)).filter(({ kind }) => kind === 'approvalDeclined').length, 1)
  t.match(await access(user), { approvals: [{ state: 'declined', reason: 'Budget ist <b>weg</b>' }] })
  t.match(await approve(id, 'x', main), { successful: false })
  t.equal((await shopper.read()).positions.length, 1, 'nothing is lost')
  const again = (await submit(user)).approvalId ?? ''
  t.not(again, id)
  const longest = 'x'.repeat(499)
  t.match(await decline(again, `${longest}😀`, main), { successful: true }, 'cut within an emoji')
  t.equal((await access(user)).approvals.find(({ approvalId }) => approvalId === again)?.reason, longest)
  const other = await organisation({ mayOrder: false, orderLimit: '' })
  t.match(await decline(id, '', other.main), { successful: false }, 'by nobody of another organisation')
})
