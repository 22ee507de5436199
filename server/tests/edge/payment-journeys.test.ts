import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import t, { type Test } from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { returnTarget } from '#web/features/checkout/confirmation/return-target.ts'
import { PaymentReturn } from '#web/generated/operations.ts'
import { testHosts } from '../../bff/security/testing/api-token.ts'
import { testFlashes, testSeals } from '../../bff/visitor/testing/seals.ts'
import { type Notification, type Outcome, outcomes } from '../../sandbox/choices.ts'
import type { Redirect } from '../../sandbox/testing/sandbox.ts'
import { goods } from '../../shop/modules/checkout/checkout/testing/shop.ts'
import { type Method, payingShop, until } from '../../shop/modules/orders/orders/testing/paying-shop.ts'
import { startPlainEdge } from '../../testing/plain-edge.ts'

const { sandbox, engine, db, ask, abort, begin, stateOf, expire, submit } = await payingShop(t, translations)

/** The edge as it is; of pages it draws the return page alone, and what that leads to. */
const app = await startPlainEdge(
  t,
  await engine.app.listen({ port: 0, host: '127.0.0.1' }),
  async ({ run, visitor, href }) => {
    const page = { needsOneVisitor: true, isPublic: false, tags: [], ttls: [] }
    const token = /^\/(?:computop\/success|checkout\/return)\/([\w-]+)/.exec(href)?.[1]
    if (token === undefined) return { status: 200, ...page }
    const { data } = await run(PaymentReturn, { token }, visitor)
    const location = data && returnTarget(data.getPaymentReturn)
    return location ? { status: 302, location, ...page } : { status: 200, ...page }
  },
  { EDGE_HOSTS: testHosts },
)

type Begun = Awaited<ReturnType<typeof begin>>
type Person = Begun['person']

const cookiesOf = ({ visitorId, userToken }: Person) => ({
  'X-iSHOP-API-USERID': visitorId ?? '',
  'X-JWT': testSeals.seal({
    token: userToken ?? '',
    tokenStarts: Date.now(),
    tokenEnds: Date.now() + 3_600_000,
    isGuest: true,
    isRemembered: false,
    userId: null,
    store: 'de',
  }),
})

let network = 0

/** Addresses of their own, since returns are limited by address. */
const nextAddress = () => {
  network += 1
  return `198.18.${network >> 8}.${network & 255}`
}

/** Comes back as a browser does: a form of another site brings no cookie, the page that follows brings the visitor's. */
const comeBack = async (t: Test, { url, form }: Redirect, cookies: Record<string, string>): Promise<string> => {
  const { pathname, search } = new URL(url)
  const from = { host: 'shop.test', accept: 'text/html' }
  const remoteAddress = nextAddress()
  const post = {
    method: 'POST',
    headers: {
      ...from,
      origin: 'https://www.computop-paygate.com',
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: String(form),
  } as const
  let address = `${pathname}${search}`
  let answer = await app.inject({ url: address, remoteAddress, ...(form ? post : { headers: from, cookies }) })
  if (form) t.equal(answer.headers['set-cookie'], undefined, 'the visitor keeps his cookies')
  while (answer.headers.location !== undefined) {
    address = answer.headers.location
    if (!/^\/(?:computop|checkout\/return)\//.test(address)) return address
    answer = await app.inject({ url: address, remoteAddress, headers: from, cookies })
  }
  t.equal(answer.statusCode, 200)
  return address.replace(/[\w-]{43}$/, '…')
}

const mailsOf = async (orderId: string): Promise<string[]> => {
  const { rows } = await db.execute<{ kind: string }>(sql`
    select kind from mails where values ->> 'orderId' = (select id::text from orders where number = ${orderId})
    and kind in ('order.received', 'order.cancelled', 'order.declined', 'order.refunded') order by kind`)
  return rows.map(({ kind }) => kind.replace('order.', ''))
}

type End = { page: string; ordered: string; payment: string; mails: string[] }

const placed: End = {
  page: '/checkout/confirmation?orderId=',
  ordered: 'placed',
  payment: 'captured',
  mails: ['received'],
}
const ended = (code: string, payment: string, mails: string[] = []): End => ({
  page: `/checkout/payment?errorCode=${code}`,
  ordered: 'cancelled',
  payment,
  mails,
})
const checking = (end: End): End => ({ ...end, page: '…' })
const givenUp: End = { ...ended('', 'cancelled'), page: '/checkout/payment?cancelPayment=true&attempt=' }

/** How each outcome of a provider's page ends, whatever way leads back and whenever the provider's word comes. */
const ends: Readonly<Record<Method, Readonly<Record<string, End>>>> = {
  CREDIT_CARD: {
    approve: placed,
    decline: ended('declined', 'declined'),
    threeDSecure: ended('threeDSecure', 'declined'),
    abort: givenUp,
    abortAtFailure: ended('cancelled', 'cancelled'),
    closeTab: placed,
  },
  PAYPAL: {
    approve: placed,
    decline: ended('declined', 'declined'),
    captureDeclined: ended('declined', 'declined'),
    pending: checking(placed),
    pendingThenDeclined: checking(ended('declined', 'declined', ['declined'])),
    reversed: ended('cancelled', 'cancelled'),
    abort: { ...givenUp, page: '/checkout/payment?cancelPayment=true&attempt=' },
    closeTab: placed,
  },
  AMAZONPAY: {
    approve: { ...placed, payment: 'authorised' },
    decline: ended('declined', 'declined'),
    cancelled: ended('cancelled', 'cancelled'),
    pending: { ...checking(placed), payment: 'authorised' },
    pendingThenDeclined: checking(ended('declined', 'declined', ['declined'])),
    abort: { ...givenUp, page: '/checkout/payment?cancelPayment=true&attempt=' },
    closeTab: { ...placed, payment: 'authorised' },
  },
}

const waysOf = (method: Method) => (method === 'CREDIT_CARD' ? (['post', 'get'] as const) : (['get'] as const))
const times: readonly Notification[] = ['after', 'first', 'twice', 'never']

const attemptIn = (page: string) => new URL(page).searchParams.get('attempt')

/** Where the page leads that the visitor reaches; without the order's number and the provider's id. */
const expectPage = (t: Test, page: string, { page: expected }: End, orderId: string, isKnown: boolean) => {
  const isOwnPage = page.endsWith('…')
  // Who comes without cookies is told of no order, and reads on the return page how it ended.
  if (!isKnown && !expected.startsWith('/checkout/payment?cancelPayment')) return t.ok(isOwnPage, page)
  if (expected === '…') return t.ok(isOwnPage, page)
  return t.equal(page.replace(/(attempt=).*/, '$1'), expected.endsWith('orderId=') ? expected + orderId : expected)
}

/** A payment from the press of the button to its end, by one row of the table. */
const goThrough = async (
  t: Test,
  method: Method,
  row: { outcome: Outcome; way: 'post' | 'get'; notification: Notification; isKnown: boolean; isTwice: boolean },
) => {
  const { outcome, way, notification, isKnown, isTwice } = row
  const end = ends[method][outcome] ?? placed
  const { person, orderId, page } = await begin(method)
  const cookies = isKnown ? cookiesOf(person) : {}
  const led = await sandbox.lead(page, { outcome, notification, way })
  t.equal(led === null, outcome === 'closeTab')
  if (led) expectPage(t, await comeBack(t, led, cookies), end, orderId, isKnown)
  // The page itself does so for who is known there; here no page is drawn.
  if (outcome === 'abort') await abort(person, attemptIn(led?.url ?? ''))
  await sandbox.release()
  const isLost = outcome === 'closeTab' && (notification === 'never' || method === 'AMAZONPAY')
  if (isLost || (notification === 'never' && end.page === '…')) await expire(orderId)
  await until(async () => !['created', 'pending', 'unknown'].includes((await stateOf(orderId)).payment))
  if (led && isTwice && outcome !== 'abort') {
    const settled = { ...end, page: end.ordered === 'placed' ? placed.page : end.page }
    const again = await comeBack(t, led, cookies)
    if (end.page !== '…') expectPage(t, again, settled, orderId, isKnown)
  }
  const { ordered, payment, amount, captured, refunded } = await stateOf(orderId)
  t.match(
    { ordered, payment, mails: await mailsOf(orderId) },
    { ordered: end.ordered, payment: end.payment, mails: end.mails },
  )
  t.same([captured, refunded], [end.payment === 'captured' ? amount : 0, 0])
}

const providers = { CREDIT_CARD: 'computop', PAYPAL: 'paypal', AMAZONPAY: 'amazon' } as const

for (const method of ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY'] as const)
  for (const way of waysOf(method))
    t.test(
      `T4.183 ${method}, led back by ${way}: each outcome ends alike, with and without cookies, once and twice`,
      async (t) => {
        t.same(Object.keys(ends[method]).sort(), [...outcomes[providers[method]]].sort(), 'no outcome is left out')
        for (const outcome of outcomes[providers[method]])
          for (const notification of times)
            for (const isKnown of notification === 'after' ? [true, false] : [true])
              await t.test(`${outcome}, ${notification}, ${isKnown ? 'known' : 'unknown'}`, (t) =>
                goThrough(t, method, { outcome, way, notification, isKnown, isTwice: isKnown }),
              )
      },
    )

t.test('a payment step that is sent without a choice and without scripts says that one is to be chosen', async (t) => {
  const { person } = await begin('CREDIT_CARD')
  const sent = await app.inject({
    method: 'POST',
    url: '/api/checkout-action/payment/',
    remoteAddress: nextAddress(),
    cookies: cookiesOf(person),
    headers: {
      host: 'shop.test',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'payment.buyerReference=',
  })
  t.match({ status: sent.statusCode, to: sent.headers.location }, { status: 303, to: '/checkout/payment' })
  const flash = testFlashes.open(sent.cookies.find(({ name }) => name === 'flash')?.value)
  const sentence = 'Bitte wähle eine Zahlungsart.'
  t.match(flash, {
    isDone: false,
    message: sentence,
    fieldErrors: [{ fieldName: 'paymentId', errorMessage: sentence }],
  })
  const refused = await ask<{ successful: boolean; generalErrorMessage: string }>(
    'mutation { result: setSelectedPayment(paymentId: "") { successful generalErrorMessage } }',
    person,
  )
  t.same(refused, { successful: false, generalErrorMessage: sentence })
})

/** The summary's form, as a script sends it. */
const submitByScript = async (person: Person, fields: Record<string, string>) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/checkout-action/summary/',
    remoteAddress: nextAddress(),
    cookies: { ...cookiesOf(person), cartId: person.cartId ?? '' },
    headers: {
      host: 'shop.test',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    payload: String(new URLSearchParams(fields)),
  })
  return { ...answer.json(), cartId: answer.cookies.find(({ name }) => name === 'cartId')?.value }
}

t.test('an order that a script sends is made once, however often, and of the cart that was shown', async (t) => {
  const { person } = await begin('CREDIT_CARD')
  await person.pay('VORKASSE')
  const { quoteHash } = await person.read()
  const press = { cartId: person.cartId ?? '', submissionId: randomUUID(), quoteHash }
  const changed = await submitByScript(person, { ...press, submissionId: randomUUID(), quoteHash: 'as-shown-before' })
  t.match(changed, {
    redirect: null,
    outcome: { isDone: false, values: { errorCode: 'cartChanged' } },
    data: { checkout: { quoteHash } },
  })
  const ordered = await submitByScript(person, press)
  t.match(ordered, { redirect: /^\/checkout\/confirmation\?orderId=\d+$/, outcome: { isDone: true }, cartId: /-/ })
  t.not(ordered.cartId, person.cartId, 'the next cart counts')
  t.equal((await submitByScript(person, press)).redirect, ordered.redirect, 'the same press')
  const late = await submitByScript(person, { ...press, submissionId: randomUUID() })
  t.equal(late.redirect, '/?checkout=orderAlreadySubmitted')
  const foreign = await submitByScript(person, { ...press, cartId: randomUUID() })
  t.equal(foreign.redirect, '/?checkout=sessionExpired')
})

/** Orders the cart as it is now, in advance. */
const orderOtherwise = async (person: Person): Promise<string> => {
  await person.pay('VORKASSE')
  const { orderId, errorCode } = await submit(person)
  if (!orderId) throw new Error(`${errorCode}`)
  return orderId
}

const pageAfter = async (t: Test, { person, page }: Begun, choice: Parameters<typeof sandbox.lead>[1] = {}) => {
  const led = await sandbox.lead(page, choice)
  return led ? comeBack(t, led, cookiesOf(person)) : ''
}

const refundedOf = (orderId: string) => until(async () => (await stateOf(orderId)).payment === 'refunded')

t.test('a card paid for a cart that was changed meanwhile goes back, and the page and two mails say so', async (t) => {
  const begun = await begin('CREDIT_CARD')
  await begun.person.add(goods.parcel)
  t.equal(await pageAfter(t, begun), '/checkout/payment?errorCode=returned')
  await sandbox.release()
  await refundedOf(begun.orderId)
  t.same(await mailsOf(begun.orderId), ['cancelled', 'refunded'])
})

t.test('money of another sum is told as going back, not as nothing paid', async (t) => {
  const begun = await begin('CREDIT_CARD')
  const led = await sandbox.lead(begun.page, { notification: 'otherAmount' })
  if (!led) return t.fail('nobody is led back')
  t.match(await comeBack(t, led, cookiesOf(begun.person)), /…$|returned$/, 'the provider is asked first')
  await refundedOf(begun.orderId)
  t.equal(await comeBack(t, led, cookiesOf(begun.person)), '/checkout/payment?errorCode=returned')
  t.same(await mailsOf(begun.orderId), ['cancelled', 'refunded'])
})

for (const method of ['PAYPAL', 'AMAZONPAY'] as const)
  t.test(`${method} approved for a cart that was changed takes nothing, and page and mail say so`, async (t) => {
    const begun = await begin(method)
    await begun.person.add(goods.parcel)
    t.equal(await pageAfter(t, begun), '/checkout/payment?errorCode=cartChanged')
    await sandbox.release()
    t.match(await stateOf(begun.orderId), { ordered: 'cancelled', captured: 0, cart: 'open' })
    t.same(await mailsOf(begun.orderId), ['cancelled'])
  })

t.test('T4.182 PayPal approved in a tab that was closed, for a cart that was changed, brings a mail', async (t) => {
  const { person, orderId, page } = await begin('PAYPAL')
  await sandbox.lead(page, { outcome: 'closeTab' })
  await person.add(goods.parcel)
  t.same(await mailsOf(orderId), [])
  await sandbox.release()
  t.match(await stateOf(orderId), { ordered: 'cancelled', captured: 0 })
  t.same(await mailsOf(orderId), ['cancelled'])
})

t.test('an old page of a provider leads to the order that was placed, and says where its money goes', async (t) => {
  for (const method of ['PAYPAL', 'CREDIT_CARD'] as const) {
    const begun = await begin(method)
    const number = await orderOtherwise(begun.person)
    // The card was charged: the page says that this goes back, and links the order.
    const reached = method === 'PAYPAL' ? `/checkout/confirmation?orderId=${number}` : '/computop/success/…'
    t.equal(await pageAfter(t, begun), reached, method)
    if (method === 'CREDIT_CARD') await refundedOf(begun.orderId)
    t.equal((await stateOf(number)).ordered, 'placed')
  }
})

t.test('T4.181 a payment under way can be gone on with, and its end and the order are told', async (t) => {
  const { person, orderId, page } = await begin('CREDIT_CARD')
  const fields = 'pendingOrderId pendingPaymentUrl endedPayment recentOrderId'
  const read = (call: Partial<Person> = {}) =>
    ask<Record<string, string | null>>(`{ result: getCheckout { ${fields} } }`, { ...person, ...call })
  const { pendingPaymentUrl, ...pending } = await read()
  t.same(pending, { pendingOrderId: orderId, endedPayment: null, recentOrderId: null })
  const opened = await sandbox.app.inject((pendingPaymentUrl ?? '').replace(sandbox.url, ''))
  t.equal(opened.headers.location, page, 'the same page, by an address')
  await person.add(goods.parcel)
  const nothing = { pendingOrderId: null, pendingPaymentUrl: null, endedPayment: null, recentOrderId: null }
  t.same(await read(), { ...nothing, endedPayment: 'cartChanged' })
  const number = await orderOtherwise(person)
  t.match(await read(), { recentOrderId: number }, 'by the cart that was ordered, which the browser still names')
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from carts c join orders o on o.visitor_id = c.visitor_id
    where o.number = ${number} and c.state = 'open'`)
  t.same(await read({ cartId: rows[0]?.id ?? '' }), { ...nothing, recentOrderId: number })
})
