import { type Database, retryingTransaction } from '#engine/db/database.ts'
import { isShipped } from '#engine/modules/account/persons/shipped-order.rules.ts'
import {
  type BegunPayment,
  type PaymentAdapter,
  type PaymentStart,
  ProviderRefused,
  ProviderUnavailable,
} from '#engine/modules/checkout/payments/payment-method.ts'
import type { PaymentMethods } from '#engine/modules/checkout/payments/payment-methods.ts'
import type { PaymentRecords } from '#engine/modules/checkout/payments/payment-records.service.ts'
import {
  isOpenPayment,
  isRecurring,
  nextData,
  nextOf,
  walletSessionOf,
} from '#engine/modules/checkout/payments/payment-states.rules.ts'
import type { PaymentRow } from '#engine/modules/checkout/payments/payments.tables.ts'
import type { ReturnTokens } from '#engine/modules/checkout/payments/return-token.ts'
import type { StoresService } from '#engine/modules/stores/stores/stores.service.ts'
import type { AttemptsService } from '../attempts/attempts.service.ts'
import { endSubmissions, findLines } from '../orders.repository.ts'
import { isEnded } from '../orders.rules.ts'
import type { OrderRow } from '../orders.tables.ts'
import { unavailable } from './submit.ts'

export type BeginDependencies = {
  db: Database
  attempts: AttemptsService
  records: PaymentRecords
  methods: Pick<PaymentMethods, 'adapterOf'>
  stores: Pick<StoresService, 'find'>
  returnToken: ReturnTokens
}

type Next = BegunPayment['next']

/**
 * next: where the visitor goes; unavailable: the provider has not answered as it should (`why` is for the log), the cart is open; over:
 * the try has ended meanwhile.
 */
export type Begun =
  | { kind: 'next'; next: Next }
  | { kind: 'placed' }
  | { kind: 'unavailable'; why: string }
  | { kind: 'over' }

const baseUrl = (order: OrderRow, { stores }: Pick<BeginDependencies, 'stores'>): string =>
  stores.find(order.store)?.baseUrl ?? ''

/** The page to which the provider's page leads back; its token is in the path, since providers add a query. */
const returnUrl = (
  order: OrderRow,
  { id, provider }: PaymentRow,
  dependencies: Pick<BeginDependencies, 'stores' | 'returnToken'>,
): string => {
  const path = provider === 'computop' ? '/computop/success' : '/checkout/return'
  return `${baseUrl(order, dependencies)}${path}/${dependencies.returnToken(id)}`
}

/** What a provider needs to know of a payment and its order. */
export const startOf = async (
  order: OrderRow,
  payment: PaymentRow,
  provider: string,
  dependencies: Pick<BeginDependencies, 'db' | 'stores' | 'returnToken'>,
): Promise<PaymentStart> => {
  const base = baseUrl(order, dependencies)
  const back = returnUrl(order, payment, dependencies)
  const lines = await findLines(dependencies.db, order.id)
  return {
    payment,
    order: {
      number: order.number,
      store: order.store,
      language: order.language,
      email: order.email,
      goods: order.goods,
      shipping: order.shipping,
      tax: order.tax,
      billingAddress: order.billingAddress,
      deliveryAddress: order.deliveryAddress,
      lines: lines.map(({ name, articleNumber, quantity, total, reduction }) => ({
        name,
        articleNumber,
        quantity,
        total: total - reduction,
      })),
    },
    urls: {
      success: back,
      failure: back,
      cancel: `${base}${isShipped(order) ? '/checkout/payment' : '/prime/checkout'}?cancelPayment=true&attempt=${dependencies.returnToken(payment.id)}`,
      notify: `${base}/api/payment-notify/${provider}/`,
    },
    walletSessionId: walletSessionOf(payment),
    isRecurring: isRecurring(payment),
  }
}

/** @throws ProviderUnavailable for a page that is not at one of the provider's origins */
const ensureOwnPage = ({ provider, origins }: PaymentAdapter, { next: { url } }: BegunPayment): void => {
  const origin = URL.canParse(url) ? new URL(url).origin : 'no address'
  if (!origins.includes(origin)) throw new ProviderUnavailable(`${provider} leads to ${origin}, which is not its own`)
}

/** Stores what the provider has answered, unless the try has ended or the money has come meanwhile. */
const store = (
  order: OrderRow,
  paymentId: string,
  begun: BegunPayment,
  dependencies: BeginDependencies,
): Promise<Begun> =>
  retryingTransaction(dependencies.db, async (trx): Promise<Begun> => {
    const { attempts, records } = dependencies
    const ids = { cartId: order.cartId, orderId: order.id, paymentId }
    const { payment, order: locked } = await attempts.lock(trx, ids)
    const providerRef = begun.providerRef ?? payment.providerRef
    const providerData = { ...payment.providerData, ...begun.providerData, ...nextData(begun.next) }
    const state = payment.state === 'created' ? 'pending' : payment.state
    await records.save(trx, paymentId, { state, providerRef, providerData })
    await endSubmissions(trx, order.id, 'done', null)
    if (isOpenPayment(state) && locked.state === 'awaiting_payment') return { kind: 'next', next: begun.next }
    if (!isEnded(locked.state)) return { kind: 'placed' }
    // What ended it did not know the provider's id yet.
    await records.command(trx, { paymentId, kind: 'void', amount: null, reason: 'ended before it began' })
    return { kind: 'over' }
  })

/**
 * The provider is not to be had: the try ends, and the cart is open for another. A wallet's session that it has refused pays nothing any
 * more, one that it could not be asked about may.
 */
const giveUp = (
  order: OrderRow,
  { id: paymentId, method }: PaymentRow,
  { why, isRefused }: { why: string; isRefused: boolean },
  dependencies: BeginDependencies,
): Promise<Begun> =>
  retryingTransaction(dependencies.db, async (trx): Promise<Begun> => {
    const { attempts } = dependencies
    const attempt = await attempts.lock(trx, { cartId: order.cartId, orderId: order.id, paymentId })
    if (attempt.order.state !== 'awaiting_payment') return { kind: isEnded(attempt.order.state) ? 'over' : 'placed' }
    await endSubmissions(trx, order.id, 'failed', { code: unavailable })
    await (isRefused ? attempts.abandon(trx, order.cartId) : attempts.cancel(trx, order.cartId))
    return { kind: 'unavailable', why: `${method}: ${why}` }
  })

/**
 * Phase 2 of a submission: the provider hears of the payment, outside of any transaction, with the payment's id as the key by which it
 * knows a repetition. A crash before or after the call is mended by the same submission, or by the payment's expiry.
 */
export const createBegin = (dependencies: BeginDependencies) => {
  const { db, methods, records } = dependencies
  /** One call at a time and process for a payment: of fifty requests that wait for it, all get its answer. */
  const running = new Map<string, Promise<Begun>>()

  const begin = async (order: OrderRow, { id }: PaymentRow): Promise<Begun> => {
    // As it is now: another press may have been answered since the caller read it.
    const payment = await records.read(db, id)
    const next = nextOf(payment)
    // The money may have been taken: the page of the return asks how it stands.
    if (payment.state === 'unknown')
      return { kind: 'next', next: { kind: 'redirect', url: returnUrl(order, payment, dependencies) } }
    if (next) return { kind: 'next', next }
    const adapter = methods.adapterOf(payment.method)
    if (!adapter)
      return giveUp(order, payment, { why: 'the provider is not configured', isRefused: false }, dependencies)
    try {
      const begun = await adapter.begin(await startOf(order, payment, adapter.provider, dependencies))
      ensureOwnPage(adapter, begun)
      return await store(order, payment.id, begun, dependencies)
    } catch (error) {
      // Refused: it will not take this payment. Either way the visitor has been nowhere, and may choose another.
      const isRefused = error instanceof ProviderRefused
      if (!isRefused && !(error instanceof ProviderUnavailable)) throw error
      return giveUp(order, payment, { why: error.message, isRefused }, dependencies)
    }
  }

  return (order: OrderRow, payment: PaymentRow): Promise<Begun> => {
    const begun = running.get(payment.id) ?? begin(order, payment).finally(() => running.delete(payment.id))
    running.set(payment.id, begun)
    return begun
  }
}
