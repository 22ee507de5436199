import { randomUUID } from 'node:crypto'
import t from 'tap'
import { startSandbox } from '#sandbox/testing/sandbox.ts'
import { type PaymentStart, ProviderRefused, ProviderUnavailable } from '../../payment-method.ts'
import type { PaymentRow } from '../../payments.tables.ts'
import { after, methodsOf, notified, returned, startOf } from '../testing/payments.ts'
import { signedText } from './webhook.ts'

const sandbox = await startSandbox(t, { deliver: async () => 200 })

const adapter = (variables?: Record<string, string>) => {
  const found = methodsOf(sandbox, variables).adapterOf('PAYPAL')
  if (!found) throw new Error('PAYPAL')
  return found
}
const paypal = adapter()
/** For calls whose answer the sandbox loses. */
const hasty = adapter({ PAYMENT_TIMEOUT_MS: '1000' })

const begin = async (
  start: PaymentStart = startOf('PAYPAL', 'paypal'),
): Promise<{ payment: PaymentRow; page: string }> => {
  const { next, providerRef } = await paypal.begin(start)
  if (next.kind !== 'redirect') throw new Error(next.kind)
  t.ok(paypal.origins.includes(new URL(next.url).origin), 'its own page')
  return { payment: { ...start.payment, providerRef, state: 'pending' }, page: next.url }
}

const lastNotice = () => {
  const notice = sandbox.delivered.at(-1)
  if (!notice) throw new Error('no notification')
  return notified(notice)
}

t.test('PayPal: a buyer approves, the shop takes the money when they return', async (t) => {
  const { payment, page } = await begin()
  t.match(await paypal.inquire(payment), { outcome: 'pending' })
  const back = returned(await sandbox.choose(page))
  t.equal(back.fields.token, payment.providerRef)
  const fact = await paypal.settle(payment, back)
  t.match(fact, { outcome: 'captured', amount: 4990, currency: 'EUR', providerRef: payment.providerRef })
  t.type(fact?.providerData?.captureId, 'string')
  await sandbox.release()
  const notice = lastNotice()
  t.same(await paypal.identify(notice), { merchantRef: payment.merchantRef })
  t.match(await paypal.settle(payment, notice), { outcome: 'captured', amount: 4990 })
})

t.test('PayPal: beginning again gives the same order', async (t) => {
  const start = startOf('PAYPAL', 'paypal')
  t.equal((await begin(start)).payment.providerRef, (await begin(start)).payment.providerRef)
})

t.test('PayPal: a closed tab is finished by the webhook, or by asking', async (t) => {
  const outcome = await begin()
  t.equal(await sandbox.choose(outcome.page, { outcome: 'closeTab' }), null)
  await sandbox.release()
  t.match(await paypal.settle(outcome.payment, lastNotice()), { outcome: 'captured' })
  const requested = await begin()
  await sandbox.choose(requested.page, { outcome: 'closeTab', notification: 'never' })
  t.match(await paypal.inquire(requested.payment), { outcome: 'captured' })
})

t.test('PayPal: a payment that has ended is not captured any more', async (t) => {
  const { payment, page } = await begin()
  await sandbox.choose(page, { outcome: 'closeTab' })
  t.match(await paypal.inquire({ ...payment, state: 'cancelled' }), { outcome: 'pending' })
  t.match(await paypal.void(payment, { id: randomUUID() }), { outcome: 'pending' }, 'and ending it takes nothing')
  const [stored] = await sandbox.payments()
  t.equal(stored?.captured, 0)
})

t.test('PayPal: refused money is declined, by an issue or by the capture', async (t) => {
  const refused = await begin()
  const back = returned(await sandbox.choose(refused.page, { outcome: 'decline' }))
  t.match(await paypal.settle(refused.payment, back), { outcome: 'declined', code: 'INSTRUMENT_DECLINED' })
  const completed = await begin()
  const location = await sandbox.choose(completed.page, { outcome: 'captureDeclined' })
  t.match(await paypal.settle(completed.payment, returned(location)), { outcome: 'declined', code: 'DECLINED' })
})

t.test('PayPal: a payment that is checked first is pending until the webhook', async (t) => {
  const { payment, page } = await begin()
  const location = await sandbox.choose(page, { outcome: 'pending' })
  t.match(await paypal.settle(payment, returned(location)), { outcome: 'pending' })
  await sandbox.release()
  t.match(await paypal.settle(payment, lastNotice()), { outcome: 'captured' })
})

t.test('PayPal: a capture whose answer is lost has taken the money once', async (t) => {
  const { payment, page } = await begin()
  const back = returned(await sandbox.choose(page, { trouble: 'answerLost' }))
  await t.rejects(hasty.settle(payment, back), ProviderUnavailable)
  t.match(await paypal.inquire({ ...payment, state: 'unknown' }), { outcome: 'captured', amount: 4990 })
  const [stored] = await sandbox.payments()
  t.equal(stored?.captured, 4990)
})

t.test('PayPal: twenty returns at once take the money once, and all say so', async (t) => {
  const { payment, page } = await begin()
  const back = returned(await sandbox.choose(page))
  const facts = await Promise.all(Array.from({ length: 20 }, () => paypal.settle(payment, back)))
  t.same([...new Set(facts.map((fact) => `${fact?.outcome} ${fact?.amount}`))], ['captured 4990'])
})

t.test('PayPal: a forged webhook is ignored', async (t) => {
  const { payment, page } = await begin()
  await sandbox.choose(page, { outcome: 'closeTab', notification: 'forged' })
  await sandbox.release()
  t.equal(await paypal.identify(lastNotice()), null)
  t.equal(await paypal.settle(payment, lastNotice()), null)
})

t.test('PayPal: a webhook is PayPal’s by each byte, its id, its certificate and the host of that', async (t) => {
  const { payment, page } = await begin()
  await sandbox.choose(page)
  await sandbox.release()
  const notice = lastNotice()
  t.ok(await paypal.identify(notice))
  const changed = (headers: Record<string, string>) => ({ ...notice, headers: { ...notice.headers, ...headers } })
  t.equal(await paypal.identify({ ...notice, body: Buffer.concat([notice.body, Buffer.from(' ')]) }), null, 'body')
  t.equal(await paypal.identify(changed({ 'paypal-transmission-id': 'other' })), null, 'id')
  t.equal(await paypal.identify(changed({ 'paypal-cert-url': 'https://paypal.com.evil.example/cert' })), null, 'host')
  t.equal(await paypal.identify(changed({ 'paypal-auth-algo': 'none' })), null, 'algorithm')
  t.equal(await adapter({ PAYPAL_WEBHOOK_ID: 'other' }).identify(notice), null, 'another webhook')
  t.equal(await adapter({ PAYMENT_AUTHORITY: '' }).identify(notice), null, 'an authority that Node does not trust')
  t.equal(await paypal.settle({ ...payment, merchantRef: '1-1' }, notice), null, 'another payment')
})

t.test('PayPal: a return for another order is not this payment’s', async (t) => {
  const { payment } = await begin()
  const other = await begin()
  t.equal(await paypal.settle(payment, returned(await sandbox.choose(other.page))), null)
})

t.test('PayPal: another amount is reported', async (t) => {
  const { payment, page } = await begin()
  const back = returned(await sandbox.choose(page, { notification: 'otherAmount' }))
  t.match(await paypal.settle(payment, back), { outcome: 'captured', amount: 5090 })
})

t.test('PayPal: money goes back, once a command', async (t) => {
  const { payment, page } = await begin()
  const fact = await paypal.settle(payment, returned(await sandbox.choose(page)))
  if (!fact) throw new Error('no fact')
  const captured = after(payment, fact, { state: 'captured' })
  const command = { id: randomUUID(), amount: 1990 }
  t.match(await paypal.refund(captured, command), { outcome: 'refunded', amount: 1990, currency: 'EUR' })
  await paypal.refund({ ...captured, providerData: {} }, command)
  t.match(await paypal.inquire(captured), { outcome: 'refunded', amount: 1990 })
  await t.rejects(paypal.refund(captured, { id: randomUUID(), amount: 3001 }), ProviderRefused)
})

t.test('PayPal: a refund that is only accepted is none yet', async (t) => {
  const { payment, page } = await begin()
  const fact = await paypal.settle(payment, returned(await sandbox.choose(page, { trouble: 'refundPending' })))
  if (!fact) throw new Error('no fact')
  const captured = after(payment, fact, { state: 'captured' })
  const command = { id: randomUUID(), amount: 1990 }
  await t.rejects(paypal.refund(captured, command), ProviderUnavailable)
  t.match(await paypal.refund(captured, command), { outcome: 'refunded', amount: 1990, code: 'COMPLETED' })
  const [stored] = await sandbox.payments()
  t.equal(stored?.refunded, 1990, 'and is one refund')
})

t.test('PayPal: without an answer nothing is known', async (t) => {
  const away = adapter({ PAYPAL_URL: 'http://127.0.0.1:9' })
  await t.rejects(away.begin(startOf('PAYPAL', 'paypal')), ProviderUnavailable)
  const stranger = adapter({ PAYPAL_CLIENT_SECRET: 'wrong-secret' })
  const error = await stranger.begin(startOf('PAYPAL', 'paypal')).catch((each: Error) => each)
  t.ok(error instanceof ProviderUnavailable)
  t.notMatch(String(error), /wrong-secret|lena/, 'and a fault tells nothing of what was sent')
  const { payment, page } = await begin()
  await sandbox.choose(page, { trouble: 'inquiryTimeout' })
  await t.rejects(hasty.inquire(payment), ProviderUnavailable)
  t.match(await paypal.inquire({ ...payment, providerRef: 'NOSUCHORDER' }), { outcome: 'missing' })
})

t.test('a notification is signed over its checksum, in decimal digits', async (t) => {
  // CRC-32/ISO-HDLC: the check value of "123456789" is cbf43926. PayPal publishes the text's form, and no whole example.
  const text = signedText(
    { id: 'b2ac1ac0', time: '2026-11-22T10:00:00Z' },
    '1JE4291016473214C',
    Buffer.from('123456789'),
  )
  t.equal(text, `b2ac1ac0|2026-11-22T10:00:00Z|1JE4291016473214C|${0xcbf43926}`)
})
