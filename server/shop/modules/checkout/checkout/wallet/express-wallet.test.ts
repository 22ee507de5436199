import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import t from 'tap'
import type { Checkout } from '#contract/generated/types.ts'
import { translations } from '#contract/texts/translations.ts'
import { addressForm } from '#engine/modules/account/addresses/testing/forms.ts'
import { accountsOf, school, tokenOf } from '#engine/modules/account/visitors/testing/accounts.ts'
import { type Call, change, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { startSandbox } from '#sandbox/testing/sandbox.ts'
import { entriesOf } from '../../cart/testing/shop.ts'
import { checkoutOf, peopleOf } from '../testing/checkouts.ts'
import { checkoutShop, goods, legalTexts } from '../testing/shop.ts'

const sandbox = await startSandbox(t, { deliver: async () => 200 })
const url = await filledDatabase(
  t,
  checkoutShop({ translations, legalTexts }, [
    {
      store: 'de',
      name: 'amazonPayV2Activation',
      entries: entriesOf({ active: 'true', excludedProducts: '802, 999' }),
    },
    { store: 'de', name: 'paymentTypes', entries: entriesOf({ order: 'AMAZONPAY RECHNUNG' }) },
  ]),
)
const engine = await startEngine(t, url, sandbox.environment)
const { visitor, guest, customer, business } = peopleOf(engine)

type Caller = Call & { cartId: string }
type Attached = { successful: boolean; errorMessage: string | null; token: { token: string } | null }

const requested = async <Answer>(text: string, call: Call): Promise<Answer> => {
  const { data, errors } = await engine.run(text, call)
  if (errors?.[0]) throw new Error(errors[0].message)
  return data as unknown as Answer
}

const attach = async (call: Caller, sessionId: string): Promise<Attached> => {
  const text = `mutation ($sessionId: ID!) { attachWallet(sessionId: $sessionId) { successful errorMessage token { token } } }`
  return (await requested<{ attachWallet: Attached }>(text, { ...call, variables: { sessionId } })).attachWallet
}

const walletOf = async (call: Caller): Promise<Checkout['expressWallet'] | null> => {
  const { getCheckout } = await requested<{ getCheckout: Pick<Checkout, 'expressWallet'> }>(
    '{ getCheckout { expressWallet { href } } }',
    call,
  )
  return getCheckout.expressWallet ?? null
}

/** Goes through the wallet; the session that it leads back with. */
const sessionOf = async (call: Caller, buyer = 'berlin'): Promise<string> => {
  const back = new URL(await sandbox.wallet((await walletOf(call))?.href ?? '', { buyer }))
  return back.searchParams.get('amazonCheckoutSessionId') ?? ''
}

t.test('a stranger with a wallet becomes a guest whose cart has address, method and no payment step', async (t) => {
  const call = await visitor([goods.parcel])
  const { successful, token } = await attach(call, await sessionOf(call))
  t.ok(successful)
  const checkout = await checkoutOf(engine, { ...call, userToken: token?.token ?? '' }).read()
  t.match(checkout, {
    loginStep: { isDone: true, option: 'guest' },
    shippingStep: {
      deliveryType: 'shippingAddress',
      validated: true,
      billingAddress: { city: 'Berlin' },
      shippingAddress: { city: 'Berlin' },
      account: { email: 'lena@sandbox.example' },
    },
    paymentStep: { isAvailable: false, selectedMethodId: 'AMAZONPAY', validated: true },
  })
})

t.test('T4.26 taking the wallet off leads back to the bill’s address, and to the payment step', async (t) => {
  const person = await guest([goods.parcel])
  t.match(await attach(person, await sessionOf(person)), { successful: true, token: null })
  const { data } = await engine.run(
    'mutation { resetWallet { successful checkout { shippingStep { deliveryType } paymentStep { isAvailable selectedMethodId } } } }',
    person,
  )
  t.match(data?.resetWallet, {
    successful: true,
    checkout: {
      shippingStep: { deliveryType: 'sameAsBilling' },
      paymentStep: { isAvailable: true, selectedMethodId: null },
    },
  })
})

t.test('removing the wallet recalculates the cart for the billing country', async (t) => {
  const person = await customer([goods.parcel])
  const billingAddress = addressForm({ country: 'AT', postcode: '1010', city: 'Wien' })
  await person.save({ deliveryType: 'sameAsBilling', billingAddress })
  t.match(await attach(person, await sessionOf(person)), { successful: true })
  t.match(await person.read(), { cart: { details: { deliveryCountry: 'DE' } } })
  await requested('mutation { resetWallet { successful } }', person)
  t.match(await person.read(), {
    cart: { details: { deliveryCountry: 'AT' } },
    shippingStep: { deliveryType: 'sameAsBilling', selectedShipperCode: 'dpd', validated: true },
  })
})

t.test(
  'the next guest of a browser has neither the wallet, nor the entries, nor the order of the one before',
  async (t) => {
    const { registerGuest, logout } = accountsOf(engine)
    const first = await guest([goods.parcel])
    await attach(first, await sessionOf(first))
    await first.save({
      deliveryType: 'sameAsBilling',
      billingAddress: addressForm(),
      billingDeliveryEmail: { hasDeliveryEmail: true, deliveryEmail: 'lena@dorf.example' },
    })
    await attach(first, await sessionOf(first))
    const { quoteHash, shippingStep } = await first.read()
    t.ok(shippingStep.validated)
    const { data } = await engine.run(
      'mutation ($data: SubmitCartInput!) { submitCart(data: $data) { successful orderId } }',
      {
        ...first,
        variables: { data: { submissionId: randomUUID(), quoteHash, comment: 'Nur vormittags', newsletter: true } },
      },
    )
    t.match(data, { submitCart: { successful: true, orderId: /^\d{9}$/ } })
    const { store, visitorId, network, cartId } = first
    const blank = {
      cart: { id: cartId },
      pendingOrderId: null,
      shippingStep: {
        deliveryType: 'sameAsBilling',
        billingAddress: null,
        comment: null,
        newsletter: false,
        billingDeliveryEmail: { hasDeliveryEmail: false },
        validated: false,
      },
      paymentStep: { selectedMethodId: null },
    }
    const next = async (email: string) => {
      const login = await registerGuest({ email }, { store, visitorId, network, userToken: null })
      return checkoutOf(engine, { ...first, userToken: tokenOf(login) })
    }
    const second = await next('jonas@dorf.example')
    t.match(await second.read(), blank, 'while the session of the one before has not ended')
    await change(url, async (trx) => {
      const { rows } =
        await trx.execute(sql`select o.state, c.state as cart from orders o join carts c on c.id = o.cart_id
      where o.cart_id = ${cartId}`)
      t.same(rows, [{ state: 'cancelled', cart: 'open' }])
      const stored = await trx.execute(sql`select from checkouts where cart_id = ${cartId}`)
      t.equal(stored.rows.length, 0)
    })

    await second.save({ deliveryType: 'sameAsBilling', billingAddress: addressForm({ city: 'Hof' }) })
    await logout(second)
    t.match(await (await next('jonas@dorf.example')).read(), blank, 'after a logout, whoever comes')
  },
)

t.test('a customer’s own billing address stays', async (t) => {
  const person = await customer([goods.parcel])
  await person.save({ deliveryType: 'sameAsBilling', billingAddress: addressForm({ city: 'Hof' }) })
  await attach(person, await sessionOf(person))
  t.match((await person.read()).shippingStep, { billingAddress: { city: 'Hof' }, shippingAddress: { city: 'Berlin' } })
})

t.test('a session that nobody has, and an address that is not delivered to, change nothing', async (t) => {
  const person = await guest([goods.parcel])
  t.match(await attach(person, 'no-session'), { successful: false, errorMessage: /abgelaufen/ })
  t.match(await attach(person, await sessionOf(person, 'zuerich')), {
    successful: false,
    errorMessage: /nicht liefern/,
  })
  t.match(await person.read(), { shippingStep: { validated: false }, paymentStep: { isAvailable: true } })
})

t.test('a product that is excluded, put into the cart at another tab, refuses the session', async (t) => {
  const person = await guest([goods.parcel])
  const sessionId = await sessionOf(person)
  await person.add(goods.dear)
  t.match(await attach(person, sessionId), { successful: false, errorMessage: /Wallet ist zurzeit nicht verfügbar/ })
  t.match(await person.read(), { shippingStep: { validated: false }, paymentStep: { selectedMethodId: null } })
})

t.test('adding a product that the wallet excludes requires another method', async (t) => {
  const person = await guest([goods.parcel])
  t.match(await attach(person, await sessionOf(person)), { successful: true })
  t.match(await person.read(), { paymentStep: { selectedMethodId: 'AMAZONPAY', isAvailable: false } })
  await person.add(goods.dear)
  t.match(await person.read(), { paymentStep: { selectedMethodId: null, isAvailable: true } })
})

t.test('T4.27 the wallet is neither for business customers nor for excluded products', async (t) => {
  t.not(await walletOf(await visitor([goods.parcel])), null)
  t.equal(await walletOf(await visitor([goods.parcel, goods.dear])), null)
  t.equal(await walletOf(await business([goods.parcel], { ...school, email: 'wallet@pausenhof.example' })), null)
})
