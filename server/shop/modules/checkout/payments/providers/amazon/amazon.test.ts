import { randomUUID } from 'node:crypto'
import t from 'tap'
import { parametersOf } from '#contract/parameters/testing/parameters.ts'
import { startSandbox } from '#sandbox/testing/sandbox.ts'
import { noCredit } from '../../credit/credit.rules.ts'
import { ProviderRefused, ProviderUnavailable } from '../../payment-method.ts'
import type { PaymentRow } from '../../payments.tables.ts'
import { nothingUnpaid } from '../../unpaid/unpaid.rules.ts'
import { after, methodsOf, notified, returned, startOf } from '../testing/payments.ts'

const sandbox = await startSandbox(t, { deliver: async () => 200 })
const methods = methodsOf(sandbox)
/** For calls whose answer the sandbox loses. */
const hasty = methodsOf(sandbox, { PAYMENT_TIMEOUT_MS: '1000' }).adapterOf('AMAZONPAY')
const found = { amazon: methods.adapterOf('AMAZONPAY'), wallet: methods.wallet }
const { amazon, wallet } = found
if (!amazon || !wallet || !hasty) throw new Error('AMAZONPAY')

const reviewUrl = 'http://localhost:3000/checkout/summary'
const cancelUrl = 'http://localhost:3000/checkout/basket'
const button = wallet.button({ reviewUrl, cancelUrl })

const openWallet = async (fields?: { buyer?: string; abort?: string }): Promise<URL> =>
  new URL(await sandbox.wallet(button.href ?? '', fields))

const newSession = async (): Promise<string> => (await openWallet()).searchParams.get('amazonCheckoutSessionId') ?? ''

const begin = async (session?: string): Promise<{ payment: PaymentRow; page: string }> => {
  const start = startOf('AMAZONPAY', 'amazon', { walletSessionId: session ?? (await newSession()) })
  const { next, providerRef, providerData } = await amazon.begin(start)
  if (next.kind !== 'redirect') throw new Error(next.kind)
  t.ok(amazon.origins.includes(new URL(next.url).origin), 'its own page')
  return { payment: { ...start.payment, providerRef, providerData, state: 'pending' }, page: next.url }
}

/** A payment that was approved and authorised. */
const authorised = async (fields = {}): Promise<PaymentRow> => {
  const { payment, page } = await begin()
  const fact = await amazon.settle(payment, returned(await sandbox.choose(page, fields)))
  if (!fact) throw new Error('no fact')
  t.match(fact, { outcome: 'authorised', amount: 4990, currency: 'EUR' })
  return after(payment, fact, { state: 'authorised', authorised: 4990 })
}

const lastNotice = () => {
  const notice = sandbox.delivered.at(-1)
  if (!notice) throw new Error('no notification')
  return notified(notice)
}

t.test('T7.14 Amazon Pay: the wallet leads to the summary with its session, and brings an address', async (t) => {
  const back = await openWallet({ buyer: 'zuerich' })
  t.equal(`${back.origin}${back.pathname}`, reviewUrl)
  const session = back.searchParams.get('amazonCheckoutSessionId') ?? ''
  t.match(await wallet.readSession(session), {
    email: 'reto@sandbox.example',
    address: {
      firstName: 'Reto',
      lastName: 'Sandbox',
      street: 'Bahnhofstrasse 1',
      postCode: '8001',
      city: 'Zürich',
      country: 'CH',
    },
  })
  t.equal(await wallet.readSession(randomUUID()), null)
  t.equal((await openWallet({ abort: 'true' })).href, cancelUrl)
  t.equal(button.algorithm, 'AMZN-PAY-RSASSA-PSS-V2')
  await t.rejects(sandbox.wallet((button.href ?? '').replace('summary', 'elsewhere')), /not signed rightly/)
})

t.test('Amazon Pay: a payment begins in the wallet, never without', async (t) => {
  await t.rejects(amazon.begin(startOf('AMAZONPAY', 'amazon')), ProviderUnavailable)
  t.match(
    methods.list({
      store: 'de',
      currency: 'EUR',
      total: 4990,
      productIds: [],
      deliveryCountry: 'DE',
      billingCountry: 'DE',
      deliveryType: 'sameAsBilling',
      customer: 'guest',
      isCompany: false,
      hasForwarder: false,
      hasBankAccount: true,
      hasPaid: false,
      credit: noCredit,
      unpaid: nothingUnpaid,
      parameters: parametersOf({
        amazonPayV2Activation: { active: 'true' },
        paymentTypes: { order: 'AMAZONPAY' },
      }),
    }),
    [{ id: 'AMAZONPAY', needsWallet: true, state: 'available' }],
  )
})

t.test('Amazon Pay: approved, authorised when the buyer comes back, taken when the goods are sent', async (t) => {
  const payment = await authorised()
  t.match(payment.providerRef, /^S02-\d+-\d+-C\d+$/)
  await sandbox.release()
  const notice = lastNotice()
  t.same(await amazon.identify(notice), { merchantRef: payment.merchantRef })
  t.match(await amazon.settle(payment, notice), { outcome: 'authorised' })
  const command = { id: randomUUID(), amount: 4990 }
  t.match(await amazon.capture(payment, command), { outcome: 'captured', amount: 4990, currency: 'EUR' })
  t.match(await amazon.capture(payment, command), { outcome: 'captured' }, 'repeated')
  const refund = { id: randomUUID(), amount: 1000 }
  t.match(await amazon.refund(payment, refund), { outcome: 'refunded', amount: 1000 })
  await amazon.refund(payment, refund)
  t.match(await amazon.inquire(payment), { outcome: 'refunded', amount: 1000 })
  await t.rejects(amazon.refund(payment, { id: randomUUID(), amount: 4000 }), ProviderRefused)
})

t.test('Amazon Pay: a buyer who never returns is found by asking, once they have approved', async (t) => {
  const { payment, page } = await begin()
  t.match(await amazon.inquire(payment), { outcome: 'pending' }, 'not approved')
  t.equal(await sandbox.choose(page, { outcome: 'closeTab' }), null)
  t.match(await amazon.inquire({ ...payment, state: 'expired' }), { outcome: 'pending' }, 'an ended one is left alone')
  t.match(await amazon.inquire(payment), { outcome: 'authorised', amount: 4990 })
})

t.test('Amazon Pay: simulated cards that are declined or cancelled', async (t) => {
  for (const [outcome, expected] of [
    ['decline', 'declined'],
    ['cancelled', 'cancelled'],
  ] as const) {
    const { payment, page } = await begin()
    t.match(await amazon.settle(payment, returned(await sandbox.choose(page, { outcome }))), { outcome: expected })
  }
  const { payment, page } = await begin()
  const back = returned(await sandbox.choose(page, { outcome: 'abort' }))
  t.match(await amazon.settle(payment, back), { outcome: 'pending' }, 'aborting is the shop’s to end')
})

t.test('Amazon Pay: cards that are checked first are pending, then settled by notification', async (t) => {
  for (const [outcome, expected] of [
    ['pending', 'authorised'],
    ['pendingThenDeclined', 'declined'],
  ] as const) {
    const { payment, page } = await begin()
    const fact = await amazon.settle(payment, returned(await sandbox.choose(page, { outcome })))
    t.match(fact, { outcome: 'pending' })
    if (fact) t.match(await amazon.inquire(after(payment, fact)), { outcome: 'pending' })
    await sandbox.release()
    t.match(await amazon.settle(payment, lastNotice()), { outcome: expected })
  }
})

t.test('Amazon Pay: a completion that is still pending is requested again', async (t) => {
  const { payment, page } = await begin()
  const back = returned(await sandbox.choose(page, { trouble: 'completionPending' }))
  t.match(await amazon.settle(payment, back), { outcome: 'pending' })
  t.match(await amazon.inquire(payment), { outcome: 'authorised' })
})

t.test('Amazon Pay: a completion whose answer is lost, or that is sent twenty times, authorises once', async (t) => {
  const lost = await begin()
  const back = returned(await sandbox.choose(lost.page, { trouble: 'answerLost' }))
  await t.rejects(hasty.settle(lost.payment, back), ProviderUnavailable)
  t.match(await amazon.inquire({ ...lost.payment, state: 'unknown' }), { outcome: 'authorised' })
  const { payment, page } = await begin()
  const message = returned(await sandbox.choose(page))
  const facts = await Promise.all(Array.from({ length: 20 }, () => amazon.settle(payment, message)))
  t.equal(new Set(facts.map((fact) => `${fact?.outcome} ${fact?.amount} ${fact?.providerRef}`)).size, 1)
  t.match(facts[0], { outcome: 'authorised', amount: 4990 })
})

t.test('Amazon Pay: of two tries with one session, the charge belongs to the one that was completed', async (t) => {
  const session = await newSession()
  const first = await begin(session)
  const { payment, page } = await begin(session)
  t.match(await amazon.settle(payment, returned(await sandbox.choose(page))), { outcome: 'authorised' })
  const ended: PaymentRow = { ...first.payment, state: 'cancelled' }
  t.match(await amazon.inquire(ended), { outcome: 'missing', providerRef: null })
  t.match(await amazon.void(ended, { id: randomUUID() }), { outcome: 'missing', providerRef: null })
  t.match(await amazon.inquire(payment), { outcome: 'authorised', amount: 4990 }, 'whose promise was not given back')
})

t.test('Amazon Pay: a session that has ended, or that Amazon has deleted, begins no payment', async (t) => {
  const session = await newSession()
  await sandbox.choose((await begin(session)).page, { outcome: 'decline' })
  await t.rejects(begin(session), ProviderRefused)
  await t.rejects(begin(randomUUID()), ProviderRefused)
})

t.test('Amazon Pay: a refused capture, and a charge that is given back', async (t) => {
  const refused = await authorised({ trouble: 'captureRefused' })
  await t.rejects(amazon.capture(refused, { id: randomUUID(), amount: 4990 }), ProviderRefused)
  t.match(await amazon.void(refused, { id: randomUUID() }), { outcome: 'voided' })
  t.match(await amazon.inquire(refused), { outcome: 'voided' })
  const { payment } = await begin()
  t.match(await amazon.void(payment, { id: randomUUID() }), { outcome: 'pending' }, 'one without a charge')
  const captured = await authorised()
  await amazon.capture(captured, { id: randomUUID(), amount: 4990 })
  t.match(await amazon.void(captured, { id: randomUUID() }), { outcome: 'captured' }, 'one that was taken')
})

t.test('Amazon Pay: a capture that is only accepted is none yet and is inquired again', async (t) => {
  const payment = await authorised({ trouble: 'capturePending' })
  const command = { id: randomUUID(), amount: 4990 }
  await t.rejects(amazon.capture(payment, command), ProviderUnavailable)
  t.match(await amazon.capture(payment, command), { outcome: 'captured', amount: 4990 })
  t.match(await amazon.inquire(payment), { outcome: 'captured', amount: 4990 }, 'and is one capture')
})

t.test('Amazon Pay: a refund that is only accepted is none yet', async (t) => {
  const payment = await authorised({ trouble: 'refundPending' })
  await amazon.capture(payment, { id: randomUUID(), amount: 4990 })
  const command = { id: randomUUID(), amount: 1000 }
  await t.rejects(amazon.refund(payment, command), ProviderUnavailable)
  t.match(await amazon.refund(payment, command), { outcome: 'refunded', amount: 1000, code: 'Refunded' })
  t.match(await amazon.inquire(payment), { outcome: 'refunded', amount: 1000 }, 'and is one refund')
})

t.test('Amazon Pay: notifications are Amazon’s by signature, certificate and host', async (t) => {
  const payment = await authorised({ notification: 'forged' })
  await sandbox.release()
  t.equal(await amazon.identify(lastNotice()), null, 'forged')
  t.equal(await amazon.settle(payment, lastNotice()), null)
  await authorised()
  await sandbox.release()
  const notice = lastNotice()
  t.ok(await amazon.identify(notice))
  const changed = (change: Record<string, string>) => ({
    ...notice,
    body: Buffer.from(JSON.stringify({ ...JSON.parse(notice.body.toString()), ...change })),
  })
  t.equal(await amazon.identify(changed({ MessageId: 'other' })), null, 'another id')
  t.equal(await amazon.identify(changed({ SigningCertURL: 'https://sns.evil.example/cert.pem' })), null, 'host')
  t.equal(await amazon.identify({ ...notice, body: Buffer.from('no JSON') }), null)
  const strict = methodsOf(sandbox, { PAYMENT_AUTHORITY: '' }).adapterOf('AMAZONPAY')
  t.equal(await strict?.identify(notice), null, 'without the sandbox’s authority')
})

t.test('Amazon Pay: another amount is reported, and a return for another session is not this payment’s', async (t) => {
  const { payment, page } = await begin()
  const back = returned(await sandbox.choose(page, { notification: 'otherAmount' }))
  t.equal(await amazon.settle({ ...payment, providerData: { amazonSession: 'other' } }, back), null)
  t.match(await amazon.settle(payment, back), { outcome: 'authorised', amount: 5090 })
})

t.test('Amazon Pay: calls are refused when they are not signed with the shop’s key', async (t) => {
  const stranger = methodsOf(sandbox, { AMAZON_PAY_PUBLIC_KEY_ID: 'SANDBOX-OTHER' }).wallet
  if (!stranger) throw new Error('wallet')
  await t.rejects(stranger.readSession(await newSession()), ProviderUnavailable)
})
