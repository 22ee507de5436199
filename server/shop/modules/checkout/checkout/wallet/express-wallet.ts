import type { AddressInput, AddressKind, Checkout, CheckoutResult, WalletResult } from '#contract/generated/types.ts'
import type { Transaction } from '#engine/db/database.ts'
import { addressViolations } from '#engine/modules/account/addresses/address.rules.ts'
import type { VisitorCall } from '#engine/modules/account/visitors/visitor-call.ts'
import type { CalculatedCart } from '../../cart/cart.service.ts'
import type { WalletAddress, WalletSession } from '../../payments/express-wallet.ts'
import { ProviderUnavailable } from '../../payments/payment-method.ts'
import { saveCheckout } from '../checkout.repository.ts'
import { type Asking, type CheckoutDependencies, type CheckoutState, readState } from '../checkout-state.ts'
import { RefusalError } from '../checkout-violations.ts'
import { selectDelivery } from '../shipping/select-delivery.ts'

type WalletDependencies = Pick<CheckoutDependencies, 'payments'>

/** The wallet; null where its method can't be used, for example by business customers (transactions.md §4). */
const offeredWallet = (
  { methods }: CheckoutState,
  { payments: { wallet } }: WalletDependencies,
): WalletDependencies['payments']['wallet'] =>
  methods.some(({ id, state }) => id === wallet?.methodId && state === 'available') ? wallet : null

/** The wallet's button for a checkout; null where it is not offered. */
export const walletButton = (
  state: CheckoutState,
  { audience }: Pick<Asking, 'audience'>,
  dependencies: WalletDependencies,
): Checkout['expressWallet'] => {
  const { store } = audience
  const wallet = offeredWallet(state, dependencies)
  if (!wallet) return null
  return wallet.button({
    reviewUrl: `${store.baseUrl}/checkout/summary`,
    cancelUrl: `${store.baseUrl}/checkout/basket`,
  })
}

const addressInput = (address: WalletAddress): AddressInput => ({
  formType: address.company === null ? 'private' : 'companyOrSchool',
  company: address.company,
  salutation: 'none',
  firstname: address.firstName,
  lastname: address.lastName,
  streetAndNumber: address.street,
  addition: address.addition,
  postcode: address.postCode,
  city: address.city,
  country: address.country,
  phone: address.phone,
})

type Arrival = { sessionId: string; address: WalletAddress }

/**
 * Stores the wallet's address, session and method on the cart, in the caller's transaction and under the cart's lock. A
 * customer's own billing address stays. Throws `RefusalError`.
 */
const takeOver = async (
  trx: Transaction,
  asking: Asking,
  { cart, arrival }: { cart: CalculatedCart; arrival: Arrival },
  dependencies: CheckoutDependencies,
): Promise<void> => {
  const { addresses, carts } = dependencies
  const { sessionId, address } = arrival
  const input = addressInput(address)
  const { countries } = cart.pricingContext.delivery
  const state = await readState(trx, asking, cart, dependencies)
  const wallet = offeredWallet(state, dependencies)
  if (!wallet) throw new RefusalError('wallet')
  if (!countries.includes(address.country) || addressViolations('shipping', input).length > 0)
    throw new RefusalError('walletAddress')
  const put = async (kind: AddressKind): Promise<string> => {
    const stored = await addresses.put(trx, asking, kind, input)
    if ('refusal' in stored) throw new RefusalError('address')
    return stored.row.id
  }
  await saveCheckout(trx, asking.cartId, {
    deliveryType: 'shippingAddress',
    billingAddressId: state.selection.billing?.id ?? (await put('billing')),
    shippingAddressId: await put('shipping'),
    paymentMethod: wallet.methodId,
    walletSessionId: sessionId,
  })
  await carts.saveDelivery(trx, asking.cartId, { deliveryCountry: address.country, shipperCode: null })
}

/**
 * Takes the wallet off the cart, in the caller's transaction and under the cart's lock: its method, and the delivery to its address, whose
 * country the cart is calculated for.
 */
export const takeOffWallet = async (
  trx: Transaction,
  asking: Asking,
  cart: CalculatedCart,
  dependencies: CheckoutDependencies,
): Promise<void> => {
  await saveCheckout(trx, asking.cartId, { paymentMethod: null, walletSessionId: null })
  await selectDelivery({ trx, asking, data: { deliveryType: 'sameAsBilling' }, dependencies }, cart)
}

const maxSessionIdLength = 200

/** The session as the provider has it; null for one that is unknown or over, or while the provider does not answer. */
const readSession = async (
  sessionId: string,
  { payments: { wallet } }: CheckoutDependencies,
): Promise<WalletSession | null> => {
  if (!wallet || sessionId.length > maxSessionIdLength) return null
  try {
    return await wallet.readSession(sessionId)
  } catch (error) {
    if (error instanceof ProviderUnavailable) return null
    throw error
  }
}

/** Carries out a change of the checkout; what is refused is part of the answer. */
type Change = (
  asking: Asking,
  work: (trx: Transaction, cart: CalculatedCart) => Promise<void>,
) => Promise<CheckoutResult>

type Attaching = { asking: Asking; call: VisitorCall; sessionId: string; change: Change }

/**
 * Attaches a session of the wallet to the cart: logs a guest in with the wallet's e-mail address, takes over its address, and
 * chooses its method. The provider is asked before the transaction begins.
 */
export const attachWallet = async (
  { asking, call, sessionId, change }: Attaching,
  dependencies: CheckoutDependencies,
): Promise<WalletResult> => {
  const { visitors, translate, db } = dependencies
  const { audience, identity } = asking
  const refused = (errorMessage: string | null): WalletResult => ({
    successful: false,
    errorMessage,
    token: null,
    checkout: null,
  })
  const session = await readSession(sessionId, dependencies)
  if (session === null) return refused(translate(audience, 'checkouts.refused.walletSession'))
  const { email } = await visitors.contactOf(db, identity, audience)
  const login = email === null ? await visitors.registerGuest({ email: session.email }, call) : null
  if (login && !login.success) return refused(login.errorMessage ?? null)
  const as: Asking = login ? { ...asking, identity: { ...identity, isGuest: true } } : asking
  const { successful, generalErrorMessage, checkout } = await change(as, (trx, cart) =>
    takeOver(trx, as, { cart, arrival: { sessionId, address: session.address } }, dependencies),
  )
  return { successful, errorMessage: generalErrorMessage ?? null, token: login?.token ?? null, checkout }
}
