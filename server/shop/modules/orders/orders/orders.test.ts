import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import t from 'tap'
import type { SubmitCartInput, SubmitCartResult } from '#contract/generated/types.ts'
import { translations } from '#contract/texts/translations.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { addressBookOf } from '../../account/addresses/testing/address-book.ts'
import { addressForm } from '../../account/addresses/testing/forms.ts'
import { peopleOf } from '../../checkout/checkout/testing/checkouts.ts'
import { checkoutShop, goods, legalTexts } from '../../checkout/checkout/testing/shop.ts'

const url = await filledDatabase(t, async (trx) => {
  await checkoutShop({ translations, legalTexts })(trx)
  const entries = [{ name: 'order', value: 'RECHNUNG VORKASSE CREDIT_CARD' }]
  await importing({ parameters: [{ store: 'de', name: 'paymentTypes', entries }] })(trx)
})
const engine = await startEngine(t, url, {
  COMPUTOP_MERCHANT_ID: 'merchant',
  COMPUTOP_CIPHER_KEY: 'a-key-of-tests',
  COMPUTOP_HMAC_KEY: 'another-key-of-tests',
  COMPUTOP_URL: 'https://computop.test',
})
const { guest } = peopleOf(engine)

type Person = Awaited<ReturnType<typeof guest>>

const ask = async <Result>(text: string, variables: object, call: object): Promise<Result> => {
  const { data, errors } = await engine.run(text, { ...call, variables })
  if (errors?.[0]) throw new Error(errors[0].extensions.code)
  return data?.result as Result
}

const submit = (call: Person, data: SubmitCartInput) =>
  ask<SubmitCartResult>(
    `mutation ($data: SubmitCartInput!) { result: submitCart(data: $data) { successful errorCode errorMessage orderId
      redirectUrl newCartId computopData { len data merchantID url } checkout { quoteHash pendingOrderId } } }`,
    { data },
    call,
  )

const findCart = (call: Person, cartId?: string) =>
  ask<object>(
    'query ($cartId: ID) { result: shop_findCart(cartId: $cartId) { attributes { submitted } } }',
    { cartId },
    call,
  )

/** A guest at the summary. */
const atSummary = async (method: string | null) => {
  const person = await guest([goods.parcel])
  const { checkout } = await person.save({ deliveryType: 'sameAsBilling', billingAddress: addressForm() })
  const quoteHash = method === null ? checkout.quoteHash : (await person.pay(method)).checkout.quoteHash
  return { person, data: { submissionId: randomUUID(), quoteHash, newsletter: false } }
}

t.test('T4.57 a cart that was ordered is none any more, except to who names it', async (t) => {
  const { person, data } = await atSummary('VORKASSE')
  const done = await submit(person, data)
  t.match(done, { successful: true, errorCode: null, orderId: /^\d{9}$/, redirectUrl: null, checkout: null })
  t.same(await submit(person, data), done, 'the same press')
  await t.rejects(findCart(person), { message: 'CART_NOT_FOUND' })
  t.match(await findCart(person, person.cartId), { attributes: { submitted: true } })
  t.match(await findCart({ ...person, cartId: done.newCartId ?? '' }), { attributes: { submitted: false } })
  await t.rejects(person.add(goods.dear), /CART_NOT_FOUND/)
  t.match(await submit(person, { ...data, submissionId: randomUUID() }), {
    successful: false,
    errorCode: 'orderAlreadySubmitted',
    errorMessage: 'Dieser Warenkorb ist schon bestellt.',
    checkout: null,
  })
})

t.test(
  'T3.95 an order keeps the delivery that its summary promises, in days after the payment where that is a transfer',
  async (t) => {
    const promiseOf = (call: Person, orderId: string) =>
      ask<{ order: { deliveryText: string | null } }>(
        'query ($orderId: ID!) { result: getThankYouPageData(orderId: $orderId) { order { deliveryText } } }',
        { orderId },
        call,
      )
    const ordered = async (method: string) => {
      const { person, data } = await atSummary(method)
      const { deliveryText, cart } = await person.read()
      const { orderId } = await submit(person, data)
      t.same(await promiseOf(person, orderId ?? ''), { order: { deliveryText } }, method)
      return { deliveryText, ofLine: cart.positions[0]?.deliveryStatusText, orderId }
    }
    const day = /\p{L}+\., \d{1,2}\. \p{L}+\.?/u
    const onAccount = await ordered('RECHNUNG')
    t.match(onAccount.deliveryText, new RegExp(`^Bei dir (zwischen ${day.source} und|bis) ${day.source}`, 'u'))
    t.match(onAccount.ofLine, day)
    const prepaid = await ordered('VORKASSE')
    t.equal(prepaid.deliveryText, 'Bei dir spätestens 2 Werktage nach Zahlungseingang')
    t.equal(prepaid.ofLine, 'Auf Lager, bei dir 2 Werktage nach Zahlungseingang')
    const { person } = await atSummary(null)
    const { deliveryText, paymentStep } = await person.read()
    t.equal(deliveryText, null, 'nothing is promised before a method is chosen that it depends on')
    t.match(
      paymentStep.paymentMethods.map((method) => [method.paymentId, method.deliveryText]),
      [
        ['RECHNUNG', onAccount.deliveryText],
        ['VORKASSE', prepaid.deliveryText],
      ],
    )
  },
)

t.test('T5.23 T5.26 an order that differs from its summary is refused with its reason', async (t) => {
  const { person, data } = await atSummary('RECHNUNG')
  await person.add(goods.parcel)
  const refused = await submit(person, { ...data, comment: 'Bitte klingeln' })
  t.match(refused, {
    successful: false,
    errorCode: 'cartChanged',
    errorMessage: /Warenkorb hat sich geändert/,
    orderId: null,
  })
  t.not(refused.checkout?.quoteHash, data.quoteHash)
  const done = await submit(person, { ...data, newsletter: true, quoteHash: refused.checkout?.quoteHash ?? '' })
  t.match(done, { successful: true })
  await change(url, async (trx) => {
    const stored = await trx.execute(
      sql`select comment, wants_newsletter as newsletter from orders where number = ${done.orderId}`,
    )
    t.same(stored.rows, [{ comment: 'Bitte klingeln', newsletter: true }], 'the last word counts, and a comment stays')
  })
  const undecided = await atSummary(null)
  t.match(await submit(undecided.person, undecided.data), {
    errorCode: 'noPaymentSelected',
    errorMessage: 'Bitte wähle eine Zahlungsart.',
  })
})

t.test('an order asks for the newsletter where its summary did, by one mail to be confirmed', async (t) => {
  const asking = await atSummary('RECHNUNG')
  for (let press = 0; press < 2; press++) await submit(asking.person, { ...asking.data, newsletter: true })
  const silent = await atSummary('RECHNUNG')
  await submit(silent.person, silent.data)
  await change(url, async (trx) => {
    const mails = await trx.execute(sql`select recipient from mails where kind = 'newsletterAsk'
      and recipient in (${asking.person.email}, ${silent.person.email})`)
    t.same(mails.rows, [{ recipient: asking.person.email }])
  })
})

t.test('T4.56 a card’s payment reserves the cart; changing it, or giving up, opens it again', async (t) => {
  const { person, data } = await atSummary('CREDIT_CARD')
  const begun = await submit(person, data)
  t.match(begun, {
    successful: true,
    orderId: /^\d{9}$/,
    newCartId: null,
    computopData: { merchantID: 'merchant', url: /^https:\/\/computop\.test/ },
  })
  t.same(await submit(person, data), begun, 'the same form')
  t.same(await submit(person, { ...data, submissionId: randomUUID() }), begun, 'another press, of the same cart')
  t.match(await person.read(), { pendingOrderId: begun.orderId, quoteHash: data.quoteHash }, 'it looks as before')
  await person.add(goods.parcel)
  const { pendingOrderId, quoteHash } = await person.read()
  t.equal(pendingOrderId, null)
  const again = await submit(person, { ...data, submissionId: randomUUID(), quoteHash })
  t.ok(again.successful)
  t.not(again.orderId, begun.orderId)
  for (let turn = 0; turn < 2; turn++) {
    const aborted = await ask(
      'mutation { result: abortPayment { successful checkout { pendingOrderId quoteHash } } }',
      {},
      person,
    )
    t.same(aborted, { successful: true, checkout: { pendingOrderId: null, quoteHash } })
  }
  await person.pay('RECHNUNG')
  const paid = await person.read()
  t.match(await submit(person, { ...data, submissionId: randomUUID(), quoteHash: paid.quoteHash }), {
    successful: true,
  })
})

t.test('an address that was changed in the address book is ordered by a new try', async (t) => {
  const { person, data } = await atSummary('CREDIT_CARD')
  const begun = await submit(person, data)
  const { addressId } = (await person.read()).shippingStep.billingAddress ?? {}
  const changed = await addressBookOf(engine, person).save('billing', addressForm({ addressId, city: 'Neustadt' }))
  t.ok(changed.successful)
  const { pendingOrderId, quoteHash } = await person.read()
  t.equal(pendingOrderId, begun.orderId, 'it does not end the try by itself')
  t.not(quoteHash, data.quoteHash)
  const again = await submit(person, { ...data, submissionId: randomUUID(), quoteHash })
  t.ok(again.successful)
  await change(url, async (trx) => {
    const { rows } = await trx.execute(sql`
      select number, state, billing_address ->> 'city' as city from orders
      where number in (${begun.orderId}, ${again.orderId}) order by number`)
    t.match(rows, [
      { number: begun.orderId, state: 'cancelled' },
      { number: again.orderId, state: 'awaiting_payment', city: 'Neustadt' },
    ])
  })
})

t.test('a return for an unknown payment settles nothing', async (t) => {
  const { person } = await atSummary(null)
  t.same(
    await ask(
      'mutation ($token: String!) { result: settlePaymentReturn(token: $token, fields: []) { state orderId } }',
      { token: 'x'.repeat(43) },
      person,
    ),
    { state: 'unknown', orderId: null },
  )
})

t.test(
  'T4.60 notifications are taken from the edge alone, and none is answered as received that was not understood',
  async (t) => {
    const notify = (provider: string, headers: object = { authorization: `Bearer ${engine.token}` }) =>
      engine.app.inject({
        method: 'POST',
        url: `/payments/notify/${provider}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: 'Len=5&Data=00',
      })
    t.equal((await notify('computop', {})).statusCode, 401)
    t.equal((await notify('nobody')).statusCode, 404)
    t.equal((await notify('computop')).statusCode, 400)
  },
)
