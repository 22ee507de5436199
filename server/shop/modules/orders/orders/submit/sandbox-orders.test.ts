import { sql } from 'drizzle-orm'
import t, { type Test } from 'tap'
import type { PaymentReturn } from '#contract/generated/types.ts'
import { translations } from '#contract/texts/translations.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { addressForm } from '#engine/modules/account/addresses/testing/forms.ts'
import { goods } from '#engine/modules/checkout/checkout/testing/shop.ts'
import type { Notification, Outcome, Trouble } from '#sandbox/choices.ts'
import { type Method, payingShop, type State, until } from '../testing/paying-shop.ts'

const { sandbox, db, guest, ask, submit, abort, begin, stateOf, isSettled, expire } = await payingShop(t, translations)

type Person = Awaited<ReturnType<typeof guest>>

/** The visitor's way back from the provider's page. */
const comeBack = (person: Person, location: string): Promise<PaymentReturn> => {
  const { pathname, searchParams } = new URL(location)
  const fields = [...searchParams].map(([name, value]) => ({ name, value }))
  return ask(
    `mutation ($token: String!, $fields: [PaymentReturnFieldInput!]!) {
      result: settlePaymentReturn(token: $token, fields: $fields) { state orderId } }`,
    person,
    { token: pathname.split('/').at(-1), fields },
  )
}

/** The payment step offers another method, and the cart can be ordered with it. */
const payOtherwise = async (t: Test, person: Person): Promise<void> => {
  t.match(await person.read(), { paymentStep: { isAvailable: true } })
  await person.pay('VORKASSE')
  const { orderId, errorCode } = await submit(person)
  t.equal(errorCode, null)
  t.match(await stateOf(orderId ?? ''), { cart: 'submitted', ordered: 'placed', payment: 'due' })
}

const expectPlaced = async (t: Test, orderId: string, method: Method): Promise<void> => {
  const { amount, ...state } = await stateOf(orderId)
  const isTaken = method !== 'AMAZONPAY'
  t.match(state, {
    cart: 'submitted',
    ordered: 'placed',
    payment: isTaken ? 'captured' : 'authorised',
    authorised: amount,
    captured: isTaken ? amount : 0,
    refunded: 0,
  })
}

type Choice = { outcome: Outcome; notification?: Notification; trouble?: Trouble }

/**
 * How a try ends: the order is placed, or the cart is open for another method. later: not before a command has asked the
 * provider; expiry: not before the payment's time is up; returned: as money of another sum, after the provider was asked.
 */
type End = 'placed' | 'placedLater' | 'placedByExpiry' | 'open' | 'openReturned'

const waits: readonly End[] = ['placedByExpiry']

const returnStates = {
  placed: 'placed',
  placedLater: /placed|checking/,
  placedByExpiry: 'checking',
  open: 'declined',
  openReturned: /checking|cancelled/,
} as const satisfies Record<End, string | RegExp>

/** Goes through a payment with a choice at the provider's page, with what the provider says of it. */
const goThrough = async (t: Test, method: Method, choice: Choice, end: End): Promise<State> => {
  const { person, orderId, page } = await begin(method)
  const location = await sandbox.choose(page, choice)
  t.equal(location === null, choice.outcome === 'closeTab')
  if (choice.outcome === 'abort') await abort(person)
  else if (location !== null) t.match(await comeBack(person, location), { state: returnStates[end], orderId })
  await sandbox.release()
  if (waits.includes(end)) {
    t.match(await stateOf(orderId), { cart: 'reserved', ordered: 'awaiting_payment', captured: 0 })
    await expire(orderId)
  }
  await until(() => isSettled(orderId))
  const state = await stateOf(orderId)
  if (end.startsWith('placed')) await expectPlaced(t, orderId, method)
  else {
    const taken = end === 'openReturned' && method !== 'AMAZONPAY' ? state.amount + 100 : 0
    await until(async () => (await stateOf(orderId)).refunded === taken)
    t.match(await stateOf(orderId), { cart: 'open', ordered: 'cancelled', captured: taken, refunded: taken })
    await payOtherwise(t, person)
  }
  return state
}

const answers: Record<Exclude<Notification, 'late'>, readonly number[]> = {
  after: [200],
  first: [200],
  twice: [200, 200],
  never: [],
  forged: [400],
  otherAmount: [200],
}

const always = <Name extends End>(end: Name) =>
  ({ after: end, first: end, twice: end, never: end, forged: end, otherAmount: end }) as const

const cardEnds = {
  approve: { ...always('placed'), otherAmount: 'openReturned' },
  decline: always('open'),
  threeDSecure: always('open'),
  abort: always('open'),
  closeTab: {
    ...always('placed'),
    never: 'placedByExpiry',
    forged: 'placedByExpiry',
    otherAmount: 'openReturned',
  },
} as const satisfies Record<string, Record<keyof typeof answers, End>>

for (const [outcome, ends] of Object.entries(cardEnds) as [keyof typeof cardEnds, Record<keyof typeof answers, End>][])
  t.test(`a card, ${outcome}: one order or an open cart, however the provider's notification comes`, async (t) => {
    for (const [notification, end] of Object.entries(ends) as [keyof typeof answers, End][])
      await t.test(notification, async (t) => {
        const before = sandbox.delivered.length
        await goThrough(t, 'CREDIT_CARD', { outcome, notification }, end)
        t.same(
          sandbox.delivered.slice(before).map(({ status }) => status),
          answers[notification],
        )
      })
  })

const others: [Method, Choice, End][] = [
  ['PAYPAL', { outcome: 'approve' }, 'placed'],
  ['PAYPAL', { outcome: 'decline' }, 'open'],
  ['PAYPAL', { outcome: 'captureDeclined' }, 'open'],
  ['PAYPAL', { outcome: 'abort' }, 'open'],
  ['PAYPAL', { outcome: 'closeTab' }, 'placed'],
  ['PAYPAL', { outcome: 'approve', trouble: 'answerLost' }, 'placedLater'],
  ['PAYPAL', { outcome: 'approve', notification: 'otherAmount' }, 'openReturned'],
  ['AMAZONPAY', { outcome: 'approve' }, 'placed'],
  ['AMAZONPAY', { outcome: 'decline' }, 'open'],
  ['AMAZONPAY', { outcome: 'abort' }, 'open'],
  // Amazon has nothing to tell before the shop completes the session.
  ['AMAZONPAY', { outcome: 'closeTab' }, 'placedByExpiry'],
  ['AMAZONPAY', { outcome: 'approve', trouble: 'answerLost' }, 'placedLater'],
  ['AMAZONPAY', { outcome: 'approve', notification: 'otherAmount' }, 'openReturned'],
]

for (const [method, choice, end] of others)
  t.test(`${method}, ${Object.values(choice).join(', ')}: ${end}`, async (t) => {
    await goThrough(t, method, choice, end)
  })

t.test('T4.73 a comment stays when the payment fails, and is gone when it was emptied', async (t) => {
  const person = await guest([goods.parcel])
  await person.save({ deliveryType: 'sameAsBilling', billingAddress: addressForm() })
  await person.pay('CREDIT_CARD')
  const commentOf = async () => (await person.read()).shippingStep.comment
  t.match(await submit(person, { comment: ' Bitte\u0007klingeln\r\noben ' }), { errorCode: null })
  await abort(person)
  t.equal(await commentOf(), 'Bitte klingeln\noben', 'without what can’t be stored')
  await person.pay('VORKASSE')
  await t.rejects(submit(person, { comment: 'x'.repeat(1001) }), /BAD_USER_INPUT/)
  t.equal(await commentOf(), 'Bitte klingeln\noben')
  const { orderId } = await submit(person, { comment: '' })
  const { rows } = await db.execute(sql`select comment from orders where number = ${orderId}`)
  t.same(rows, [{ comment: null }])
})

t.test('the order of who comes back from the provider and presses again has that press’s comment', async (t) => {
  const { person, orderId } = await begin('CREDIT_CARD')
  t.match(await submit(person, { comment: 'Bitte klingeln' }), { successful: true, orderId })
  const { rows } = await db.execute(sql`select state, comment from orders where number = ${orderId}`)
  t.same(rows, [{ state: 'awaiting_payment', comment: 'Bitte klingeln' }])
  t.equal((await person.read()).shippingStep.comment, 'Bitte klingeln')
  await abort(person)
})

t.test('T4.205 the cancel address of an earlier payment ends no later payment of the same cart', async (t) => {
  const { person, orderId, page } = await begin('CREDIT_CARD')
  const cancelled = new URL((await sandbox.choose(page, { outcome: 'abort' })) ?? '')
  t.equal(
    cancelled.pathname + cancelled.search.replace(/[\w-]{43}$/, '…'),
    '/checkout/payment?cancelPayment=true&attempt=…',
  )
  const attempt = cancelled.searchParams.get('attempt')
  await abort(person, attempt)
  t.match(await stateOf(orderId), { cart: 'open', ordered: 'cancelled', payment: 'cancelled' })

  const later = await submit(person)
  t.not(later.orderId, orderId)
  const running = { cart: 'reserved', ordered: 'awaiting_payment', payment: 'pending' }
  for (const old of [attempt, 'nothing'.repeat(6)]) {
    await abort(person, old)
    t.match(await stateOf(later.orderId ?? ''), running, 'a tab of the earlier one is loaded again')
  }
  await abort(person)
  t.match(await stateOf(later.orderId ?? ''), { ordered: 'cancelled' }, 'the button of the page ends what is under way')
})

t.test('money that comes after the visitor gave up places the order if the cart is the same', async (t) => {
  const { person, orderId, page } = await begin('CREDIT_CARD')
  await abort(person)
  t.match(await stateOf(orderId), { cart: 'open', ordered: 'cancelled', payment: 'cancelled' })
  await sandbox.choose(page, { outcome: 'closeTab' })
  await sandbox.release()
  await expectPlaced(t, orderId, 'CREDIT_CARD')
})

t.test('late money is judged by the variant of DHL’s surcharge that the cart was ordered with', async (t) => {
  const amounts: number[] = []
  for (const variant of ['plain', 'dearer']) {
    const { person, orderId, page } = await begin('CREDIT_CARD', variant)
    await abort(person)
    await sandbox.choose(page, { outcome: 'closeTab' })
    await sandbox.release()
    await expectPlaced(t, orderId, 'CREDIT_CARD')
    amounts.push((await stateOf(orderId)).amount)
  }
  t.same(amounts, [1490, 1640])
})

t.test('money that comes after the cart was changed goes back, and the cart can be ordered', async (t) => {
  const { person, orderId, page } = await begin('CREDIT_CARD')
  await person.add(goods.parcel)
  await sandbox.choose(page, { outcome: 'closeTab' })
  await sandbox.release()
  await until(async () => (await stateOf(orderId)).payment === 'refunded')
  const { amount, ...state } = await stateOf(orderId)
  t.match(state, { cart: 'open', ordered: 'cancelled', captured: amount, refunded: amount })
  await payOtherwise(t, person)
})

t.test('T4.96 a session of the wallet that Amazon refuses leaves the cart by the press that hears of it', async (t) => {
  const { person, page } = await begin('AMAZONPAY')
  // Declined in a tab that never comes back.
  await sandbox.choose(page, { outcome: 'decline' })
  await person.add(goods.parcel)
  const stored = { isAvailable: false, selectedMethodId: 'AMAZONPAY', validated: true }
  t.match(await person.read(), { paymentStep: stored }, 'a change of the cart keeps it')
  t.match(await submit(person), { successful: false, errorCode: 'providerUnavailable' })
  t.match(await person.read(), {
    shippingStep: { deliveryType: 'shippingAddress', shippingAddress: { city: 'Berlin' }, validated: true },
    paymentStep: { isAvailable: true, selectedMethodId: null, validated: false },
  })
  await payOtherwise(t, person)
})

t.test('T4.98 a try that had the same session of the wallet leaves the money to the order that was paid', async (t) => {
  const { person, orderId: first } = await begin('AMAZONPAY')
  await person.add(goods.parcel)
  const questionOf = async () => {
    const { rows } = await db.execute<{ id: string; isOpen: boolean; error: string | null }>(sql`
      select c.id, c.state = 'open' as "isOpen", c.error from payment_commands c
      join payments p on p.id = c.payment_id join orders o on o.id = p.order_id
      where o.number = ${first} and c.kind = 'inquire'`)
    return rows[0]
  }
  await until(async () => (await questionOf()) !== undefined)
  const { orderId, redirectUrl } = await submit(person)
  const location = await sandbox.choose(redirectUrl ?? '')
  t.match(await comeBack(person, location ?? ''), { state: 'placed', orderId })
  // It is planned for the end of the method's time.
  await addJob(db, 'payments.command', { id: (await questionOf())?.id ?? '' })
  await until(async () => (await questionOf())?.isOpen === false || (await questionOf())?.error !== null)
  t.match(await questionOf(), { isOpen: false, error: null })
  t.match(await stateOf(first), { ordered: 'cancelled', payment: 'cancelled', authorised: 0 })
  await expectPlaced(t, orderId ?? '', 'AMAZONPAY')
})

t.test('T3.54 every captured cent belongs to a placed order, or went back', async (t) => {
  // Inquiries after a void come when its payment's time is over.
  const underWay = sql`select from payment_commands where state = 'open' and kind <> 'inquire'`
  await until(async () => (await db.execute(underWay)).rows.length === 0)
  const { rows: lost } = await db.execute(sql`
    select p.merchant_ref, o.state, p.captured, p.refunded from payments p join orders o on o.id = p.order_id
    where p.captured > 0 and p.captured <> p.refunded
      and (o.state <> 'placed' or p.captured <> o.total or p.refunded <> 0)`)
  t.same(lost, [])
  const { rows: doubled } = await db.execute(sql`
    select cart_id from orders where state = 'placed' group by cart_id having count(*) > 1`)
  t.same(doubled, [])
  const { rows: failed } = await db.execute(sql`select kind, error from payment_commands where state = 'failed'`)
  t.same(failed, [])
  const { rows: known } = await db.execute<{ reference: string; left: number }>(sql`
    select merchant_ref as reference, captured - refunded as left from payments`)
  for (const { reference, captured, refunded } of await sandbox.payments()) {
    const own = known.find((each) => each.reference === reference)
    t.equal(own?.left, captured - refunded, `the provider has what the shop knows of ${reference}`)
  }
})
