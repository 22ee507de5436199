import { randomUUID } from 'node:crypto'
import t from 'tap'
import { startSandbox } from '#sandbox/testing/sandbox.ts'
import { type PaymentStart, ProviderRefused, ProviderUnavailable } from '../../payment-method.ts'
import type { PaymentRow } from '../../payments.tables.ts'
import { after, methodsOf, notified, returned, startOf } from '../testing/payments.ts'

const sandbox = await startSandbox(t, { deliver: async () => 200 })
const aes = methodsOf(sandbox, { COMPUTOP_CIPHER: 'aes' })
const adapterOf = (id: string, methods = methodsOf(sandbox)) => {
  const adapter = methods.adapterOf(id)
  if (!adapter) throw new Error(id)
  return adapter
}
const card = adapterOf('CREDIT_CARD')
/** For calls whose answer the sandbox loses. */
const hasty = adapterOf('CREDIT_CARD', methodsOf(sandbox, { PAYMENT_TIMEOUT_MS: '1000' }))

const open = async (start: PaymentStart, adapter = card): Promise<string> => {
  const { next, providerRef } = await adapter.begin(start)
  if (next.kind !== 'computop') throw new Error(next.kind)
  t.equal(providerRef, null)
  return sandbox.openForm(next)
}

const begin = async (adapter = card): Promise<{ payment: PaymentRow; page: string }> => {
  const start = startOf('CREDIT_CARD', 'computop')
  return { payment: start.payment, page: await open(start, adapter) }
}

/** The last notification that the sandbox has sent. */
const lastNotice = () => {
  const notice = sandbox.delivered.at(-1)
  if (!notice) throw new Error('no notification')
  return notified(notice)
}

for (const [name, adapter] of [
  ['Blowfish', card],
  ['AES', adapterOf('CREDIT_CARD', aes)],
] as const) {
  t.test(`card: a success by ${name}, by return and notification alike`, async (t) => {
    const { payment, page } = await begin(adapter)
    const back = returned(await sandbox.choose(page))
    const fact = await adapter.settle(payment, back)
    t.match(fact, { outcome: 'captured', amount: 4990, currency: 'EUR', code: '00000000' })
    t.same(await adapter.identify(back), { merchantRef: payment.merchantRef })
    await sandbox.release()
    const notice = lastNotice()
    t.same(await adapter.identify(notice), { merchantRef: payment.merchantRef })
    t.same(await adapter.settle(payment, notice), fact, 'both are one event')
  })
}

for (const outcome of ['decline', 'threeDSecure']) {
  t.test(`card: ${outcome} is declined, also at the address of success`, async (t) => {
    const { payment, page } = await begin()
    const location = await sandbox.choose(page, { outcome })
    const fact = await card.settle(payment, returned(location))
    t.match(fact, { outcome: 'declined', amount: null })
    t.not(fact?.code, '00000000')
    t.match(await card.inquire(payment), { outcome: 'declined' })
  })
}

t.test('card: aborting leads to the shop’s own address, and the notification is cancelled', async (t) => {
  const { payment, page } = await begin()
  t.equal(await sandbox.choose(page, { outcome: 'abort' }), 'http://localhost:3000/checkout/payment?cancelPayment=true')
  await sandbox.release()
  t.match(await card.settle(payment, lastNotice()), { outcome: 'cancelled' })
})

t.test('card: a closed tab is known by the notification and by an inquiry', async (t) => {
  const { payment, page } = await begin()
  t.match(await card.inquire(payment), { outcome: 'pending' })
  t.equal(await sandbox.choose(page, { outcome: 'closeTab' }), null)
  t.match(await card.inquire(payment), { outcome: 'captured', amount: 4990, currency: 'EUR' })
  await sandbox.release()
  t.match(await card.settle(payment, lastNotice()), { outcome: 'captured' })
})

t.test('card: a payment is inquired by its TransID until its PayID is known', async (t) => {
  const { payment, page } = await begin()
  await sandbox.choose(page, { outcome: 'closeTab' })
  const fact = await card.inquire(payment)
  t.match(fact, { outcome: 'captured', providerRef: /./ })
  t.match(await card.inquire({ ...payment, providerRef: fact.providerRef }), { outcome: 'captured' })
})

t.test('card: a forged notification is ignored', async (t) => {
  const { payment, page } = await begin()
  await sandbox.choose(page, { outcome: 'decline', notification: 'forged' })
  await sandbox.release()
  t.equal(await card.identify(lastNotice()), null)
  t.equal(await card.settle(payment, lastNotice()), null)
})

t.test('card: another amount is reported', async (t) => {
  const { payment, page } = await begin()
  const back = returned(await sandbox.choose(page, { notification: 'otherAmount' }))
  t.match(await card.settle(payment, back), { outcome: 'captured', amount: 5090 })
  t.match(await card.inquire(payment), { outcome: 'captured', amount: 5090 })
})

t.test('card: an answer belongs to its payment and merchant alone', async (t) => {
  const [one, other] = [await begin(), await begin()]
  const back = returned(await sandbox.choose(one.page))
  t.equal(await card.settle(other.payment, back), null, 'another TransID')
  t.equal(await card.settle({ ...one.payment, providerRef: 'another' }, back), null, 'another PayID')
  const stranger = adapterOf('CREDIT_CARD', methodsOf(sandbox, { COMPUTOP_MERCHANT_ID: 'stranger' }))
  t.equal(await stranger.settle(one.payment, back), null, 'another merchant')
  const { data: _left, ...without } = Object.fromEntries(
    Object.entries(back.fields).map(([key, value]) => [key.toLowerCase(), value]),
  )
  t.equal(await card.settle(one.payment, { ...back, fields: without }), null, 'without Data')
})

t.test('card: money goes back, by parts and once a command', async (t) => {
  const { payment, page } = await begin()
  const fact = await card.settle(payment, returned(await sandbox.choose(page)))
  if (!fact) throw new Error('no fact')
  const captured = after(payment, fact, { state: 'captured', captured: 4990 })
  const command = { id: randomUUID(), amount: 990 }
  t.match(await card.refund(captured, command), { outcome: 'refunded', amount: 990, currency: 'EUR' })
  t.match(await card.refund(captured, command), { outcome: 'refunded', amount: 990 }, 'repeated')
  t.match(await card.inquire(captured), { outcome: 'refunded', amount: 990 })
  await t.rejects(card.refund(captured, { id: randomUUID(), amount: 4001 }), ProviderRefused)
})

t.test('card: ending a payment never reverses a capture', async (t) => {
  const [open, paid] = [await begin(), await begin()]
  t.match(await card.void(open.payment, { id: randomUUID() }), { outcome: 'pending' }, 'nothing to end')
  await sandbox.choose(paid.page, { outcome: 'closeTab' })
  t.match(await card.void(paid.payment, { id: randomUUID() }), { outcome: 'captured', amount: 4990 })
  const unknown = startOf('CREDIT_CARD', 'computop').payment
  t.match(await card.inquire(unknown), { outcome: 'missing' })
  t.match(await card.void(unknown, { id: randomUUID() }), { outcome: 'missing' })
})

t.test('card: an answer about another payment changes nothing', async (t) => {
  const [one, other] = [await begin(), await begin()]
  const fact = await card.settle(other.payment, returned(await sandbox.choose(other.page)))
  await t.rejects(card.inquire({ ...one.payment, providerRef: fact?.providerRef ?? '' }), ProviderUnavailable)
})

t.test('card: an inquiry without an answer in time changes nothing', async (t) => {
  const { payment, page } = await begin()
  await sandbox.choose(page, { outcome: 'closeTab', trouble: 'inquiryTimeout' })
  await t.rejects(hasty.inquire(payment), ProviderUnavailable)
  t.match(await card.inquire(payment), { outcome: 'captured' }, 'the next one does')
})

t.test('card: a success whose page is lost is found by asking', async (t) => {
  const { payment, page } = await begin()
  t.equal(await sandbox.choose(page, { trouble: 'answerLost' }), null)
  t.match(await card.inquire(payment), { outcome: 'captured' })
})

t.test('card: card data is not stored, and the form has its required fields', async (t) => {
  const { payment, page } = await begin()
  const fact = await card.settle(payment, returned(await sandbox.choose(page)))
  t.notMatch(JSON.stringify(fact), /ccexpiry|pcnr|0123456789123456|203012/i)
  const start = startOf('CREDIT_CARD', 'computop')
  const { next } = await card.begin(start)
  t.match(next, { kind: 'computop', merchantID: 'pausenhof_sandbox' })
  const url = new URL(next.url)
  t.equal(url.pathname, '/computop/payssl.aspx')
  t.equal(url.searchParams.get('URLBack'), start.urls.cancel)
  t.same(card.origins, [sandbox.url])
})

t.test('TWINT: the same envelope at a page of its own, for francs', async (t) => {
  const twint = adapterOf('TWINT')
  const start = startOf('TWINT', 'computop', { currency: 'CHF' })
  const page = await open(start, twint)
  const back = returned(await sandbox.choose(page))
  t.match(await twint.settle(start.payment, back), { outcome: 'captured', currency: 'CHF' })
  t.match(await card.settle(start.payment, back), { outcome: 'captured' }, 'any method of the provider reads it')
  await t.rejects(open(startOf('TWINT', 'computop'), twint), /CHF/)
})
