import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { entriesOf } from '#engine/modules/checkout/cart/testing/shop.ts'
import { peopleOf } from '#engine/modules/checkout/checkout/testing/checkouts.ts'
import { goods } from '#engine/modules/checkout/checkout/testing/shop.ts'
import { crashAfter } from '#engine/modules/orders/orders/testing/crash.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { addressForm } from '../../addresses/testing/forms.ts'
import { memberOf, primeOf, primeShop } from '../testing/prime.ts'

const url = await filledDatabase(t, primeShop(translations))
const engine = await startEngine(t, url)
const db = new pg.Pool({ connectionString: url, max: 2 })
t.teardown(() => db.end())

const ordersOf = async (email: string) =>
  (await db.query('select * from orders where email = $1 order by created_at', [email])).rows
const mailsTo = async (email: string): Promise<string[]> =>
  (await db.query('select kind from mails where recipient = $1 order by created_at', [email])).rows.map(
    ({ kind }) => kind,
  )

t.test('T1.4 the programme follows the editors’ parameters, and business stores have none', async (t) => {
  const stranger = primeOf(engine, { store: 'de' })
  t.same(await stranger.programme(), {
    price: { amount: 2900, currencyCode: 'EUR' },
    months: 12,
    isRegistrationOpen: true,
  })
  t.equal(await primeOf(engine, { store: 'b2b' }).programme(), null)
  t.equal(await primeOf(engine, { store: 'at' }).programme(), null, 'not switched on')
  await t.rejects(primeOf(engine, { store: 'de', userToken: null }).checkout(), { code: 'LOGIN_REQUIRED' })
  const guest = await peopleOf(engine).guest([goods.parcel])
  await t.rejects(primeOf(engine, guest).checkout(), { code: 'LOGIN_REQUIRED' })
  await t.rejects(primeOf(engine, guest).submit('RECHNUNG', { quoteHash: 'x' }), { code: 'LOGIN_REQUIRED' })
})

t.test('T4.115 T7.33 a membership on account runs at once, with an order, an invoice and mails', async (t) => {
  const member = await memberOf(engine)
  const seen = await member.checkout()
  t.match(seen, { primeInfo: { status: 'NONE' }, billingAddress: { street: String }, legalVersion: '2026-01-01' })
  t.same(
    seen?.paymentMethods.map(({ paymentId, description }) => [paymentId, description]),
    [['RECHNUNG', translations.find(({ key }) => key === 'payments.description.RECHNUNG.unshipped')?.text.de]],
    'no method that can’t recur, and none whose provider is not configured',
  )
  const submissionId = randomUUID()
  const quoteHash = seen?.quoteHash
  const answer = await member.submit('RECHNUNG', { submissionId, quoteHash })
  t.match(answer, { successful: true, orderId: String, errorCode: null })
  const info = await member.info()
  const year = Number(info.startDate?.slice(0, 4)) + 1
  t.match(info, { status: 'ACTIVE', abo: 'PRIME-12', endDate: new RegExp(`^${year}-`) })
  t.match(await ordersOf(member.email), [
    { number: answer.orderId, state: 'completed', total: 2900, net: 2437, tax: 463, shipping: 0, shipper_code: 'none' },
  ])
  // Once its paper is drawn the invoice comes by a mail of its own.
  const atOnce = (await mailsTo(member.email)).filter((kind) => kind !== 'order.invoice')
  t.same(atOnce.toSorted(), ['order.received', 'primeWelcome', 'welcome'])

  t.same(await member.submit('RECHNUNG', { submissionId, quoteHash }), answer, 'the same again: the same answer')
  t.match(await member.submit('RECHNUNG'), {
    successful: false,
    errorCode: 'alreadyMember',
    errorMessage: /schon Mitglied/,
  })
  t.equal((await ordersOf(member.email)).length, 1)

  const { data } = await engine.run(
    `query ($id: ID!) { page: getThankYouPageData(orderId: $id) { order { isMembership shipperName items { name kind: itemId } } }
      details: getOrderDetailsV2(orderId: $id) { status canReturn canReorder canWithdraw notShipped { lineId } } }`,
    { ...member, variables: { id: answer.orderId } },
  )
  t.match(data, {
    page: { order: { isMembership: true, items: [{ name: 'Prime-Mitgliedschaft, 12 Monate', kind: 'PRIME' }] } },
    details: { status: 'delivered', canReturn: false, canReorder: false, canWithdraw: true, notShipped: [] },
  })
  t.equal((await db.query("select from carts where purpose = 'membership' and submitted_at is null")).rowCount, 0)
  t.match((await member.readCart()).itemsCount, 0, 'the cart of goods is another one')
})

t.test('simultaneous submissions make one order, whatever their ids', async (t) => {
  for (const isSame of [true, false]) {
    const member = await memberOf(engine)
    const quoteHash = (await member.checkout())?.quoteHash
    const id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        member.submit('RECHNUNG', { submissionId: isSame ? id : randomUUID(), quoteHash }),
      ),
    )
    t.equal((await ordersOf(member.email)).length, 1)
    t.equal(answers.filter(({ successful }) => successful).length, isSame ? 8 : 1)
    t.equal(new Set(answers.flatMap(({ orderId }) => orderId ?? [])).size, 1)
    for (const { successful, errorCode } of answers) if (!successful) t.equal(errorCode, 'alreadyMember')
  }
})

t.test('T4.116 a submission without an address, an offered method or the shown quote is refused', async (t) => {
  const person = await peopleOf(engine).customer([])
  const stranger = { ...person, ...primeOf(engine, person) }
  t.match(await stranger.submit('RECHNUNG'), { errorCode: 'addressMissing' })
  t.match(await stranger.submit('RECHNUNG', { billingAddress: addressForm({ city: '' }) }), {
    successful: false,
    errorCode: null,
    fieldErrors: [{ fieldName: 'billingAddress.city' }],
  })
  t.match(await stranger.submit('VORKASSE'), { errorCode: 'noPaymentSelected' })
  t.match(await stranger.submit('RECHNUNG', { quoteHash: 'old' }), { errorCode: 'changed' })
  await t.rejects(stranger.submit('RECHNUNG', { submissionId: 'x' }), /UUID/)
  t.equal((await ordersOf(person.email)).length, 0)

  const quoteHash = (await stranger.checkout())?.quoteHash
  t.match(await stranger.submit('RECHNUNG', { quoteHash, billingAddress: addressForm() }), { successful: true })
  t.match(await stranger.checkout(), { billingAddress: { street: String } }, 'kept in the address book')

  const other = await memberOf(engine)
  const [order] = await ordersOf(person.email)
  const { rows } = await db.query('select id from submissions where order_id = $1', [order.id])
  t.match(await other.submit('RECHNUNG', { submissionId: rows[0].id }), { successful: false, orderId: null })
})

t.test('registration is switched off and on', async (t) => {
  const member = await memberOf(engine)
  const set = async (active: string) => {
    await change(
      url,
      importing({ parameters: [{ store: 'de', name: 'primeRegistration', entries: entriesOf({ active }) }] }),
    )
    while ((await member.programme())?.isRegistrationOpen !== (active === 'true')) await delay(50)
  }
  await set('false')
  t.match(await member.submit('RECHNUNG'), { errorCode: 'registrationClosed' })
  await set('true')
  t.match(await member.submit('RECHNUNG'), { successful: true })
})

t.test(
  'an order of goods does not hear of it: limits of a first order stay, and the merchandise system gets none',
  async (t) => {
    const { rows } = await db.query(
      "select count(*)::int as count from customers c where exists (select from orders o where o.customer_id = c.id and o.shipper_code = 'none') and c.has_ordered",
    )
    t.equal(rows[0].count, 0)
  },
)

t.test('an engine that is killed at any statement of an order: the same press makes one membership', async (t) => {
  let points = 0
  for (let after = 0, hasDied = true; hasDied; after += 4) {
    const member = await memberOf(engine)
    const quoteHash = (await member.checkout())?.quoteHash
    const submissionId = randomUUID()
    const press = () => member.submit('RECHNUNG', { submissionId, quoteHash })
    hasDied = await crashAfter(after, press)
    points += hasDied ? 1 : 0
    t.match(await press(), { successful: true }, `killed after ${after}`)
    t.match(await ordersOf(member.email), [{ state: 'completed' }])
    t.match(await member.info(), { status: 'ACTIVE' })
    t.equal((await mailsTo(member.email)).filter((kind) => kind === 'primeWelcome').length, 1)
  }
  t.ok(points > 5, `${points} points`)
})
