import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { SubmitCartResult } from '#contract/generated/types.ts'
import type { ImportContent } from '#contract/import/content.ts'
import { surchargeParameter } from '#contract/stores.ts'
import { openDatabase } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { addressForm } from '#engine/modules/account/addresses/testing/forms.ts'
import { entriesOf } from '#engine/modules/checkout/cart/testing/shop.ts'
import { peopleOf } from '#engine/modules/checkout/checkout/testing/checkouts.ts'
import { checkoutShop, goods, legalTexts } from '#engine/modules/checkout/checkout/testing/shop.ts'
import { type Call, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { startSandbox } from '#sandbox/testing/sandbox.ts'

type Teardown = { teardown: (fn: () => unknown) => void }

export type Method = 'CREDIT_CARD' | 'PAYPAL' | 'AMAZONPAY'

export type State = {
  id: string
  cart: string
  ordered: string
  payment: string
  amount: number
  authorised: number
  captured: number
  refunded: number
}

/** Waits for what jobs do. */
export const until = async (isDone: () => Promise<boolean>): Promise<void> => {
  while (!(await isDone())) await delay(20)
}

type Person = Awaited<ReturnType<ReturnType<typeof peopleOf>['guest']>>

/** A shop whose payments are played by the sandbox, with guests who order and pay. */
export const payingShop = async (t: Teardown, translations: ImportContent['translations']) => {
  const url = await filledDatabase(
    t,
    checkoutShop({ translations, legalTexts }, [
      { store: 'de', name: 'paymentTypes', entries: entriesOf({ order: 'VORKASSE CREDIT_CARD PAYPAL AMAZONPAY' }) },
      { store: 'de', name: 'amazonPayV2Activation', entries: entriesOf({ active: 'true' }) },
      { store: 'de', name: surchargeParameter, entries: entriesOf({ plain: '0', dearer: '150' }) },
    ]),
  )
  const sandbox = await startSandbox(t, {
    deliver: async ({ url: address, headers, body }) => {
      const { pathname, search } = new URL(address)
      const answer = await engine.app.inject({
        method: 'POST',
        url: `${pathname.replace('/api/payment-notify/', '/payments/notify/').replace(/\/$/, '')}${search}`,
        headers: { ...headers, authorization: `Bearer ${engine.token}` },
        payload: body,
      })
      return answer.statusCode
    },
  })
  // Shorter than an answer that the sandbox loses.
  const engine = await startEngine(t, url, { ...sandbox.environment, PAYMENT_TIMEOUT_MS: '5000' })
  const db = openDatabase({ url, poolSize: 2, statementTimeout: 30_000, connectionTimeout: 5000 }, () => {})
  t.teardown(() => db.$client.end())
  const { guest } = peopleOf(engine)

  const ask = async <Result>(text: string, call: Call, variables: object = {}): Promise<Result> => {
    const { data, errors } = await engine.run(text, { ...call, variables })
    if (errors?.[0]) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`)
    return data?.result as Result
  }

  const submit = async (person: Person, wishes: { comment?: string } = {}): Promise<SubmitCartResult> => {
    const { quoteHash } = await person.read()
    const data = { submissionId: randomUUID(), quoteHash, newsletter: false, ...wishes }
    return ask(
      `mutation ($data: SubmitCartInput!) { result: submitCart(data: $data) { successful errorCode orderId redirectUrl
        computopData { len data merchantID template url } } }`,
      person,
      { data },
    )
  }

  const abort = (person: Call, attempt: string | null = null) =>
    ask('mutation ($attempt: String) { result: abortPayment(attempt: $attempt) { successful } }', person, { attempt })

  /** Opens the wallet and attaches its session to the cart. */
  const attachWallet = async (person: Call): Promise<void> => {
    const { expressWallet } = await ask<{ expressWallet: { href: string } }>(
      '{ result: getCheckout { expressWallet { href } } }',
      person,
    )
    const sessionId = new URL(await sandbox.wallet(expressWallet.href)).searchParams.get('amazonCheckoutSessionId')
    await ask('mutation ($sessionId: ID!) { result: attachWallet(sessionId: $sessionId) { successful } }', person, {
      sessionId,
    })
  }

  /** A guest whose order waits at the provider's page. */
  const begin = async (
    method: Method,
    surchargeVariant?: string,
  ): Promise<{ person: Person; orderId: string; page: string }> => {
    const person = await guest([goods.parcel], 'de', { surchargeVariant })
    await person.save({ deliveryType: 'sameAsBilling', billingAddress: addressForm() })
    if (method === 'AMAZONPAY') await attachWallet(person)
    else await person.pay(method)
    const { orderId, computopData, redirectUrl, errorCode } = await submit(person)
    if (!orderId) throw new Error(`${method}: ${errorCode}`)
    const form = computopData && { ...computopData, template: computopData.template ?? '' }
    return { person, orderId, page: form ? await sandbox.openForm(form) : (redirectUrl ?? '') }
  }

  const stateOf = async (orderId: string): Promise<State> => {
    const { rows } = await db.execute<State>(sql`
      select p.id, c.state as cart, o.state as ordered, p.state as payment, p.amount, p.authorised, p.captured, p.refunded
      from orders o join carts c on c.id = o.cart_id join payments p on p.order_id = o.id where o.number = ${orderId}`)
    const [state] = rows
    if (!state) throw new Error(`There is no order ${orderId}`)
    return state
  }

  const isSettled = async (orderId: string): Promise<boolean> =>
    !['created', 'pending', 'unknown'].includes((await stateOf(orderId)).payment)

  /** The payment's time is up. */
  const expire = async (orderId: string): Promise<void> => {
    await addJob(db, 'payments.expire', { id: (await stateOf(orderId)).id })
    await until(() => isSettled(orderId))
  }

  return { sandbox, engine, db, guest, ask, submit, abort, begin, stateOf, isSettled, expire }
}
