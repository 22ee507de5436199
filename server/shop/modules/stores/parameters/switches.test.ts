import t from 'tap'
import type { StoreId } from '#contract/generated/types.ts'
import { surchargeParameter } from '#contract/stores.ts'
import { translations } from '#contract/texts/translations.ts'
import { type Call, change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { until } from '#engine/testing/quiet-jobs.ts'
import { startSandbox } from '#sandbox/testing/sandbox.ts'
import { addressForm } from '../../account/addresses/testing/forms.ts'
import { accountsOf, school, tokenOf } from '../../account/visitors/testing/accounts.ts'
import { item, product } from '../../catalogue/catalogue/testing/sample-catalogue.ts'
import { deal, dealProduct } from '../../catalogue/lightning/testing/deals.ts'
import { shopperWith } from '../../checkout/cart/testing/carts.ts'
import { cartShop, entriesOf } from '../../checkout/cart/testing/shop.ts'
import { checkoutOf, peopleOf } from '../../checkout/checkout/testing/checkouts.ts'

/** One product in all stores, and one with a lightning deal. */
const everywhere = product('800', {
  stores: ['de', 'ch', 'b2b'],
  items: [item('800-1', { stock: 500, prices: { de: { amount: 1000 }, ch: { amount: 1000 }, b2b: { amount: 1000 } } })],
})
const methods = { de: 'AMAZONPAY RECHNUNG', ch: 'TWINT VORKASSE', b2b: 'RECHNUNG_V X_RECHNUNG' }
const sandbox = await startSandbox(t, { deliver: async () => 200 })
const url = await filledDatabase(t, async (trx) => {
  const records = [everywhere, dealProduct('810', 1, deal('810-a'))]
  await cartShop(
    records.map((record) => ({ kind: 'product', record })),
    { translations },
  )(trx)
})
const engine = await startEngine(t, url, sandbox.environment)
const accounts = accountsOf(engine)
const people = peopleOf(engine)

const ask = async (text: string, call: Call = {}): Promise<unknown> => {
  const { data, errors } = await engine.run(`{ result: ${text} }`, call)
  return errors?.[0]?.extensions.code ?? data?.result
}

/** A guest at the payment step of a store. */
const guestIn = async (store: 'de' | 'ch') => {
  const { userId: visitorId, cartId } = await accounts.shopInit({ store })
  const call = { store, visitorId, cartId, network: '198.51.100.7' }
  const userToken = tokenOf(await accounts.registerGuest({ email: `wer-${store}@pausenhof.example` }, call))
  await shopperWith(engine, { ...call, userToken }).add('800-1')
  const page = checkoutOf(engine, { ...call, userToken })
  const country = store === 'ch' ? { country: 'CH', postcode: '8001' } : {}
  await page.save({ deliveryType: 'sameAsBilling', billingAddress: addressForm(country) })
  return page
}
const [german, swiss] = [await guestIn('de'), await guestIn('ch')]
const dearer = await people.guest(['800-1'], 'de', { surchargeVariant: 'dearer' })
const member = await people.business(['800-1'], { ...school, email: 'schalter@pausenhof.example' })
const offers = async ({ read }: Pick<typeof german, 'read'>, id: string): Promise<boolean> =>
  (await read()).paymentStep.paymentMethods.some(({ paymentId }) => paymentId === id)

type Switch = {
  /** As in the specification. */
  name: string
  store: StoreId
  parameter: string
  on: Record<string, string>
  off: Record<string, string>
  /** Whether the feature is there, as a visitor's page asks for it. */
  isThere: () => Promise<boolean>
}

const active = { on: { active: 'true' }, off: { active: 'false' } }

const switches: Switch[] = [
  {
    name: 'Blitzangebot',
    store: 'de',
    parameter: 'Blitzangebot',
    ...active,
    isThere: async () => {
      const found = (await ask(
        'getProductById(productId: "810") { lightningDealInfo { isAvailableLightningDeal } }',
      )) as {
        lightningDealInfo: object | null
      }
      return found.lightningDealInfo !== null
    },
  },
  {
    name: 'rating submission',
    store: 'de',
    parameter: 'rating',
    ...active,
    isThere: async () => {
      const found = await ask('getReviewsByProduct(productId: "800") { isSubmissionEnabled }')
      return (found as { isSubmissionEnabled: boolean }).isSubmissionEnabled
    },
  },
  {
    name: 'T134_Twint-Payment',
    store: 'ch',
    parameter: 'T134_Twint-Payment',
    ...active,
    isThere: () => offers(swiss, 'TWINT'),
  },
  {
    name: 'shippingCarrier/dpd',
    store: 'de',
    parameter: 'dpd',
    ...active,
    isThere: async () => (await german.read()).shippingStep.shippers.some(({ code }) => code === 'dpd'),
  },
  {
    name: 'amazonPayV2Activation',
    store: 'de',
    parameter: 'amazonPayV2Activation',
    ...active,
    isThere: () => offers(german, 'AMAZONPAY'),
  },
  {
    name: 'paymentTypes/xRechnung',
    store: 'b2b',
    parameter: 'paymentTypes',
    on: { order: methods.b2b, xRechnung: 'true' },
    off: { order: methods.b2b, xRechnung: 'false' },
    isThere: () => offers(member, 'X_RECHNUNG'),
  },
  {
    name: 'returnOrderSwitches globalActivation',
    store: 'de',
    parameter: 'returnOrderSwitches',
    on: { globalActivation: 'true' },
    off: { globalActivation: 'false' },
    isThere: async () =>
      (await ask('findOrderForReturn(orderId: "900000001", zipCode: "12345") { hash }', {
        network: '198.51.100.9',
      })) !== 'NOT_FOUND',
  },
  {
    name: 'T164, DHL surcharge',
    store: 'de',
    parameter: surchargeParameter,
    on: { plain: '0', dearer: '150' },
    off: {},
    isThere: async () => (await dearer.read()).cart.grandTotal.amount === 1640,
  },
]

const set = (state: 'on' | 'off') =>
  change(
    url,
    importing({
      parameters: [
        ...(['de', 'ch'] as const).map((store) => ({
          store,
          name: 'paymentTypes',
          entries: entriesOf({ order: methods[store] }),
        })),
        ...switches.map(({ store, parameter, [state]: entries }) => ({
          store,
          name: parameter,
          entries: entriesOf(entries),
        })),
      ],
    }),
  )

t.test('S6.20 T7.18 each switch of the specification has its effect: on, off and on again', async (t) => {
  for (const state of ['on', 'off', 'on'] as const) {
    await set(state)
    for (const { name, isThere } of switches)
      t.ok(await until(async () => (await isThere()) === (state === 'on'), `${name} ${state}`), `${name} ${state}`)
  }
})
