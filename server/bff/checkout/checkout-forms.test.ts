import t, { type Test } from 'tap'
import {
  AbortPayment,
  Checkout,
  RemoveAddress,
  SaveShippingStep,
  SelectPayment,
  SubmitCart,
  SubmitPrime,
} from '#web/generated/operations.ts'
import { asScript, formEdge } from '../forms/testing/form-edge.ts'
import type { EdgeResult } from '../graphql/edge-run.ts'
import { bareResult, runOf, textsResult } from '../graphql/testing/run-of.ts'
import { testFlashes } from '../visitor/testing/seals.ts'
import { checkoutForms } from './checkout-forms.ts'

type Answers = Record<string, object | { errors: EdgeResult['errors'] }>

/** Pages of the forms that say how it went. */
const pages: Readonly<Record<string, string>> = {
  summary: '/checkout/summary',
  shipping: '/checkout/shipping',
  address: '/checkout/shipping',
}

/** An edge whose engine answers each operation, by its id; other texts than those of messages are empty. */
async function edge(t: Test, answers: Answers) {
  const asked: { id: string; variables: Record<string, unknown> }[] = []
  const run = runOf(async (id, variables) => {
    asked.push({ id, variables })
    const answer = answers[id]
    if (answer && 'errors' in answer) return { ...bareResult, data: null, errors: answer.errors ?? [] }
    return answer ? { ...bareResult, data: answer } : textsResult({ prefixes: [], ...variables })
  })
  const { send: toEdge } = await formEdge(t, run, checkoutForms)
  const post = (form: string, fields: Record<string, string>, headers?: Record<string, string>) =>
    toEdge(`/api/checkout-action/${form}/`, fields, headers)
  return {
    asked,
    /** What a script is answered, and where a browser without scripts is led. */
    send: async (form: string, fields: Record<string, string>) => {
      const reply = await post(form, fields, asScript)
      const plain = await post(form, fields)
      t.equal(plain.statusCode, 303)
      const flash = testFlashes.open(plain.cookies.find(({ name }) => name === 'flash')?.value)
      const { redirect, outcome, data } = reply.json()
      t.equal(plain.headers.location, redirect ?? pages[form], 'the same page follows')
      if (redirect) t.equal(flash, null)
      else t.match(flash, { isDone: outcome.isDone, message: outcome.message, values: outcome.values })
      return { status: reply.statusCode, redirect, outcome, data, cookies: reply.cookies, body: reply.body, flash }
    },
  }
}

const submissionId = '0190a6c0-0000-7000-8000-000000000001'
const press = { cartId: 'c', submissionId, quoteHash: 'q', comment: ' Bitte klingeln ' }
const submitCart = (answer: object) => ({ [SubmitCart.id]: { submitCart: { successful: false, ...answer } } })
const steps = {
  cart: { attributes: { submitted: false }, positions: [{ availableForSale: true }] },
  loginStep: { isDone: true },
  shippingStep: { validated: true },
  paymentStep: { isAvailable: true, validated: true },
}

t.test('an ordered cart leads to its confirmation, and the next cart counts from now on', async (t) => {
  const answer = { successful: true, orderId: '1 2', newCartId: 'next' }
  const { send, asked } = await edge(t, submitCart(answer))
  const { status, redirect, outcome, data, cookies } = await send('summary', press)
  t.match([status, redirect, outcome.isDone, data], [200, '/checkout/confirmation?orderId=1%202', true, { card: null }])
  t.match(
    cookies.find(({ name }) => name === 'cartId'),
    { value: 'next' },
  )
  const [byScript, plain] = asked.filter(({ id }) => id === SubmitCart.id).map(({ variables }) => variables.data)
  t.match(byScript, { cartId: 'c', quoteHash: 'q', comment: 'Bitte klingeln', newsletter: false })
  t.same(byScript, plain, 'one submission, sent by script or without')
})

t.test('an order leads to the provider of its payment, by the card form where there is one', async (t) => {
  const computopData = { url: 'https://pay.test/', merchantID: 'm', len: 1, data: 'd', template: '' }
  const card = await (await edge(t, submitCart({ successful: true, computopData }))).send('summary', press)
  t.match([card.redirect, card.data], ['https://pay.test/?MerchantID=m&Len=1&Data=d', { card: computopData }])
  const page = await edge(t, submitCart({ successful: true, redirectUrl: 'https://pay.test/2' }))
  t.equal((await page.send('summary', press)).redirect, 'https://pay.test/2')
  const approval = await edge(t, submitCart({ successful: true, approvalId: 'a' }))
  t.equal((await approval.send('summary', press)).redirect, '/myaccount/organisation?sent')
})

t.test('a cart that has changed is shown, and nothing is ordered', async (t) => {
  const checkout = { quoteHash: 'now', ...steps }
  const { send } = await edge(t, submitCart({ errorCode: 'cartChanged', errorMessage: 'Other', checkout }))
  const { status, redirect, outcome, data, body, flash } = await send('summary', press)
  t.match([status, redirect, data], [200, null, { checkout }])
  t.match(outcome, { isDone: false, message: 'text of checkout.cartChanged', values: { errorCode: 'cartChanged' } })
  t.notMatch(body, 'klingeln', 'what was typed stands in the page')
  t.equal(flash?.values.comment, ' Bitte klingeln ')
  t.notMatch(flash?.values, { submissionId }, 'the next press is another one')
})

t.test('an order that its provider did not take leads to the payment step when its method was taken off', async (t) => {
  const refusal = { errorCode: 'providerUnavailable', errorMessage: 'Versuche es noch einmal.' }
  const leadOf = async (paymentStep: object) =>
    (await edge(t, submitCart({ ...refusal, checkout: { ...steps, paymentStep } }))).send('summary', press)
  const off = await leadOf({ isAvailable: true, validated: false })
  t.match([off.redirect, off.outcome.isDone], ['/checkout/payment?errorCode=providerUnavailable', false])
  const again = await leadOf({ isAvailable: true, validated: true })
  t.match([again.redirect, again.outcome.message], [null, 'Versuche es noch einmal.'])
})

t.test('an order that can’t be made here leads to the page that says why', async (t) => {
  const lost = { errors: [{ message: 'None', extensions: { code: 'CART_NOT_FOUND' } }] }
  const expired = await (await edge(t, { [SubmitCart.id]: lost })).send('summary', press)
  t.match([expired.status, expired.redirect], [200, '/?checkout=sessionExpired'])
  const pageOf = async (answer: object) => (await (await edge(t, submitCart(answer))).send('summary', press)).redirect
  t.equal(await pageOf({ errorCode: 'orderAlreadySubmitted' }), '/?checkout=orderAlreadySubmitted')
  const paymentStep = { isAvailable: true, validated: false }
  t.equal(await pageOf({ errorCode: 'stepIncomplete', checkout: { ...steps, paymentStep } }), '/checkout/payment')
})

t.test('an order without an answer keeps its press: no code of a refusal, and the status of the error', async (t) => {
  const errors = [{ message: 'Down', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]
  const { status, redirect, outcome } = await (await edge(t, { [SubmitCart.id]: { errors } })).send('summary', press)
  t.match([status, redirect, outcome.isDone, outcome.values], [503, null, false, {}])
})

const billingAddress = { firstName: 'Petra', lastName: 'Vogel', street: 'Parkweg 1', city: 'Berlin', phone: null }
const shown = {
  ...steps,
  cart: { ...steps.cart, id: 'c', positions: [], basketValues: { total: { amount: 1000 } } },
  shippingStep: { validated: true, deliveryType: 'sameAsBilling', billingAddress, account: { email: 'a@b.example' } },
  legalVersion: '2026-11-01',
  quoteHash: 'q',
  paymentStep: { selectedMethodId: 'RECHNUNG_V', buyerReference: null },
}

/** Chooses a way to pay in the summary and presses the button; the checkout before and after the choice. */
async function choose(t: Test, before: object, after: object, fields: Record<string, string>) {
  const { send, asked } = await edge(t, {
    ...submitCart({ successful: true, orderId: '1' }),
    [Checkout.id]: { getCheckout: before },
    [SelectPayment.id]: { setSelectedPayment: { successful: true, fieldErrors: [], checkout: after } },
  })
  const { redirect, outcome, data } = await send('summary', { ...press, ...fields })
  const names = { [SelectPayment.id]: 'SelectPayment', [SubmitCart.id]: 'SubmitCart' }
  const called = asked.flatMap(({ id }) => names[id] ?? [])
  const sent = asked.filter(({ id }) => id === SubmitCart.id).map(({ variables }) => variables.data)
  return { redirect, outcome, data, called: called.slice(0, called.length / 2), sent }
}

t.test('changes beside the choice of a method are shown before the order is sent', async (t) => {
  const paid = { paymentId: 'VORKASSE' }
  const chosen = (address: object) => ({
    ...shown,
    quoteHash: 'chosen',
    shippingStep: { ...shown.shippingStep, billingAddress: address },
    paymentStep: { selectedMethodId: 'VORKASSE', buyerReference: null },
  })
  const moved = await choose(t, shown, chosen({ ...billingAddress, street: 'Marktplatz 5' }), paid)
  t.match(moved.outcome, { isDone: false, values: { errorCode: 'cartChanged' } })
  t.match(moved.data, { checkout: { shippingStep: { billingAddress: { street: 'Marktplatz 5' } } } })
  t.same(moved.called, ['SelectPayment'], 'nothing is ordered')
  const { city, street, ...names } = billingAddress
  const same = await choose(t, shown, chosen({ street, city, ...names, phone: '030 1' }), paid)
  t.same(same.called, ['SelectPayment', 'SubmitCart'], 'the same address in another order of its fields')
  t.match(same.sent[0], { quoteHash: 'chosen' })
  const stale = await choose(t, { ...shown, quoteHash: 'other' }, shown, paid)
  t.match([stale.outcome.values, stale.data], [{ errorCode: 'cartChanged' }, { checkout: { quoteHash: 'other' } }])
  t.same(stale.called, [], 'the summary has shown something else')
})

t.test('a resent order is the same submission, whatever payment the engine has stored meanwhile', async (t) => {
  const electronic = { selectedMethodId: 'X_RECHNUNG', buyerReference: '04011000-1234A-13' }
  const small = { paymentId: 'X_RECHNUNG', 'payment.buyerReference': '04011000-1234a-13' }
  const needless = { paymentId: 'RECHNUNG_V', 'payment.buyerReference': '04011000-1234A-13' }
  const stored = { ...shown, quoteHash: 'stored', paymentStep: electronic }
  const first = await choose(t, shown, stored, small)
  t.same(first.called, ['SelectPayment', 'SubmitCart'])
  const ordered = await choose(t, { ...shown, cart: { ...shown.cart, id: 'next' } }, shown, small)
  t.same(ordered.called, ['SubmitCart'], 'the cart was ordered, and the visitor has the next one')
  t.match(ordered.sent[0], { cartId: 'c', submissionId: (first.sent[0] as { submissionId: string }).submissionId })
  t.equal(
    (await choose(t, shown, shown, needless)).redirect,
    '/checkout/confirmation?orderId=1',
    'a needless reference',
  )
  const other = await choose(t, shown, { ...shown, quoteHash: 'p' }, { paymentId: 'PAYPAL' })
  t.not(
    (other.sent[0] as { submissionId: string }).submissionId,
    (first.sent[0] as { submissionId: string }).submissionId,
  )
})

t.test('another way to pay for prime, chosen after an answer that got lost, is another submission', async (t) => {
  const answer = { submitPrimeSubscription: { successful: true, orderId: '123456789' } }
  const { send, asked } = await edge(t, { [SubmitPrime.id]: answer })
  for (const paymentId of ['RECHNUNG', 'PAYPAL'])
    t.equal(
      (await send('prime', { quoteHash: 'q', submissionId, paymentId })).redirect,
      '/checkout/confirmation?orderId=123456789',
    )
  const [first, again, other] = asked.map(({ variables }) => (variables.data as { submissionId: string }).submissionId)
  t.equal(first, again, 'the same press twice is one order')
  t.not(first, other)
})

t.test('each step leads to the next one, or says what is wrong with it', async (t) => {
  const result = { successful: true, generalErrorMessage: null, fieldErrors: [], checkout: steps }
  const payless = { ...result, checkout: { ...steps, paymentStep: { isAvailable: false, validated: false } } }
  const { send } = await edge(t, {
    [SaveShippingStep.id]: { saveShippingStep: result },
    [SelectPayment.id]: { setSelectedPayment: result },
    [AbortPayment.id]: { abortPayment: result },
  })
  t.equal((await send('shipping', { deliveryType: 'sameAsBilling' })).redirect, '/checkout/payment')
  t.equal((await send('payment', { paymentId: 'PAYPAL' })).redirect, '/checkout/summary')
  t.equal((await send('abort', {})).redirect, '/checkout/payment')
  const free = await edge(t, { [SaveShippingStep.id]: { saveShippingStep: payless } })
  t.equal((await free.send('shipping', {})).redirect, '/checkout/summary')
  const fieldErrors = [{ fieldName: 'billingAddress.postcode', errorMessage: 'Wrong' }]
  const refused = await edge(t, {
    [SaveShippingStep.id]: { saveShippingStep: { ...result, successful: false, fieldErrors } },
  })
  const typed = { deliveryType: 'packstation', 'packstation.city': 'Kiel', 'shippingAddress.city': 'Bonn' }
  const { outcome, body, flash } = await refused.send('shipping', typed)
  t.match(outcome, { isDone: false, fieldErrors, values: {} })
  t.notMatch(body, 'Kiel')
  t.same(flash?.values, { deliveryType: 'packstation', 'packstation.city': 'Kiel' }, 'not of the other kind of address')
})

t.test('an address that is taken away is offered to be taken back', async (t) => {
  const removeAddress = { successful: true, generalErrorMessage: null, fieldErrors: [] }
  const { send } = await edge(t, { [RemoveAddress.id]: { removeAddress } })
  t.match((await send('address', { remove: '7' })).outcome, { isDone: true, values: { removed: '7' } })
})
