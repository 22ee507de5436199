import { createHash, randomUUID } from 'node:crypto'
import type { AddressInput, PrimeErrorCode } from '#contract/generated/types.ts'
import { type Database, retryingTransaction, type Transaction } from '#engine/db/database.ts'
import { lockPerson } from '#engine/modules/account/persons/persons.ts'
import type { CartStates } from '#engine/modules/checkout/cart/states/cart-states.service.ts'
import { isLaterPayment } from '#engine/modules/checkout/payments/payment-states.rules.ts'
import type { PaymentRow } from '#engine/modules/checkout/payments/payments.tables.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import type { AttemptsService } from '#engine/modules/orders/orders/attempts/attempts.service.ts'
import { isEnded } from '#engine/modules/orders/orders/orders.rules.ts'
import type { OrderRow } from '#engine/modules/orders/orders/orders.tables.ts'
import {
  findSubmitted,
  lockOrderOfCart,
  type MembershipOrderDependencies,
  storeMembershipOrder,
} from '#engine/modules/orders/orders/submit/membership-orders.ts'
import { programmeOf } from '#engine/modules/stores/parameters/prime-programme.rules.ts'
import { toSnapshot } from '../../addresses/address-view.ts'
import type { AddressesService, AddressRefusal } from '../../addresses/addresses.service.ts'
import type { AddressRow } from '../../addresses/addresses.tables.ts'
import type { VisitorsService } from '../../visitors/visitors.service.ts'
import {
  findLastPeriod,
  findLive,
  insertSubscription,
  lockSubscription,
} from '../memberships/memberships.repository.ts'
import { openPeriodOf } from '../memberships/open-period.ts'
import { renewableFrom } from '../prime.rules.ts'
import type { SubscriptionRow } from '../prime.tables.ts'
import { membershipCartOf } from './membership-cart.repository.ts'
import { type Customer, type Quote, type QuoteDependencies, readQuote } from './quote.ts'

export type SubmitMembershipDependencies = MembershipOrderDependencies &
  QuoteDependencies & {
    db: Database
    translate: Translate
    addresses: Pick<AddressesService, 'list' | 'put'>
    attempts: AttemptsService
    cartStates: CartStates
    visitors: Pick<VisitorsService, 'contactOf'>
  }

export type MembershipSubmission = {
  submissionId: string
  quoteHash: string
  paymentId: string
  /** Without violations; used by a customer who has no billing address. */
  billingAddress: AddressInput | null
}

export type AcceptedMembership =
  | { kind: 'refused'; code: PrimeErrorCode }
  | { kind: 'address'; refusal: AddressRefusal }
  | { kind: 'placed'; order: OrderRow }
  | { kind: 'begin'; order: OrderRow; payment: PaymentRow }

type Call = Customer & { submission: MembershipSubmission }

const refused = (code: PrimeErrorCode): AcceptedMembership => ({ kind: 'refused', code })

/** The method is chosen with the press of the button: another one makes another order. */
const orderHash = ({ quoteHash, paymentId }: MembershipSubmission): string =>
  createHash('sha256').update(`${quoteHash} ${paymentId}`).digest('hex')

/** The answer to a submission whose order is stored. */
const answerOf = async (
  trx: Transaction,
  order: OrderRow | null,
  { records }: SubmitMembershipDependencies,
): Promise<AcceptedMembership> => {
  if (!order || isEnded(order.state)) return refused('changed')
  if (order.state !== 'awaiting_payment') return { kind: 'placed', order }
  return { kind: 'begin', order, payment: await records.lastOf(trx, order.id) }
}

/** The address of the bill: the customer's own, or the one that was entered, which goes into the address book. */
const billingOf = async (
  trx: Transaction,
  { billing }: Quote,
  { identity, audience, submission }: Call,
  { addresses }: SubmitMembershipDependencies,
): Promise<{ row: AddressRow } | { refusal: AddressRefusal } | null> => {
  if (billing !== null) return { row: billing }
  if (submission.billingAddress === null) return null
  return addresses.put(trx, { identity, audience }, 'billing', submission.billingAddress)
}

type NewOrder = { cartId: string; quote: Quote; billing: AddressRow; email: string }

const insertMembership = (trx: Transaction, { cartId, quote }: NewOrder, call: Call): Promise<void> => {
  const { audience, customerId, submission } = call
  const { price, months } = quote.programme
  const { store, language } = audience
  return insertSubscription(
    trx,
    { store: store.id, language, customerId, price, months, method: submission.paymentId },
    cartId,
  )
}

/**
 * The cart on which the order hangs: of a first period, also where that waits for its payment and may be paid in another way, or of the
 * period that a member may pay now. Null for a member with nothing to pay.
 */
const cartOf = async (
  trx: Transaction,
  live: SubscriptionRow | null,
  { audience, customerId }: Call,
  { parameters }: SubmitMembershipDependencies,
): Promise<string | null> => {
  if (live === null || live.state === 'waiting') return membershipCartOf(trx, { customerId, store: audience.store.id })
  const last = await findLastPeriod(trx, live.id)
  if (last?.orderId === null) return last.cartId
  const programme = programmeOf(audience.store.id, parameters)
  if (programme === null || !isRenewable({ renewableFrom: renewableFrom(live, programme) })) return null
  const locked = await lockSubscription(trx, live.id)
  return locked?.state === 'active' ? (await openPeriodOf(trx, locked)).cartId : null
}

const isRenewable = ({ renewableFrom: from }: Pick<Quote, 'renewableFrom'>): boolean =>
  from !== null && from.getTime() <= Date.now()

const storeOrder = async (
  trx: Transaction,
  { cartId, quote, billing, email }: NewOrder,
  { identity, audience, customerId, submission }: Call,
  dependencies: SubmitMembershipDependencies,
): Promise<AcceptedMembership> => {
  const { translate } = dependencies
  const { price, months } = quote.programme
  const order = await storeMembershipOrder(
    trx,
    {
      id: randomUUID(),
      cartId,
      store: audience.store,
      language: audience.language,
      customerId,
      visitorId: identity.visitorId,
      paymentMethod: submission.paymentId,
      price,
      name: translate(audience, 'prime.order.line', { months }),
      email,
      billingAddress: toSnapshot(billing, null),
      legalVersion: quote.legalVersion,
      quoteHash: orderHash(submission),
    },
    { id: submission.submissionId, quoteHash: quote.hash },
    dependencies,
  )
  return answerOf(trx, order, dependencies)
}

/** The order of a submission that is known; refused where it is another customer's. */
const repeated = async (
  trx: Transaction,
  { customerId, submission }: Call,
  dependencies: SubmitMembershipDependencies,
): Promise<AcceptedMembership | null> => {
  const known = await findSubmitted(trx, submission.submissionId)
  if (!known) return null
  if (known.isUnavailable) return refused('providerUnavailable')
  return answerOf(trx, known.order?.customerId === customerId ? known.order : null, dependencies)
}

const accept = async (
  trx: Transaction,
  call: Call,
  dependencies: SubmitMembershipDependencies,
): Promise<AcceptedMembership> => {
  const { identity, audience, customerId, submission } = call
  const { attempts, cartStates, records, visitors } = dependencies
  const whose = { customerId, store: audience.store.id }
  const live = await findLive(trx, whose)
  const cartId = await cartOf(trx, live, call, dependencies)
  // What runs and is not to be renewed yet needs no cart.
  if (cartId === null) return (await repeated(trx, call, dependencies)) ?? refused('alreadyMember')
  const cart = await cartStates.lock(trx, cartId)
  const known = await repeated(trx, call, dependencies)
  if (known) return known
  // Another call has placed it while this one waited for the lock.
  if (cart.state === 'submitted') return refused('alreadyMember')
  if (cart.state === 'reserved') {
    const order = await lockOrderOfCart(trx, cartId)
    // Another press of the button for the same page.
    if (order?.quoteHash === orderHash(submission)) return answerOf(trx, order, dependencies)
    // The renewal is being charged at this moment.
    if (order !== null && isLaterPayment(await records.lastOf(trx, order.id))) return refused('alreadyMember')
    await attempts.cancel(trx, cartId)
  }
  const quote = await readQuote(trx, { ...call, lock: (person) => lockPerson(trx, person) }, dependencies)
  if (quote === null) return refused('registrationClosed')
  const isRenewal = quote.subscription?.state === 'active'
  if (isRenewal ? !isRenewable(quote) : quote.subscription !== null) return refused('alreadyMember')
  if (!isRenewal && !quote.programme.isRegistrationOpen) return refused('registrationClosed')
  if (quote.hash !== submission.quoteHash) return refused('changed')
  if (quote.methods.find(({ id }) => id === submission.paymentId)?.state !== 'available')
    return refused('noPaymentSelected')
  const { email } = await visitors.contactOf(trx, identity, audience)
  const billing = await billingOf(trx, quote, call, dependencies)
  if (billing === null || email === null) return refused('addressMissing')
  if ('refusal' in billing) return { kind: 'address', refusal: billing.refusal }
  const order = { cartId, quote, billing: billing.row, email }
  if (!isRenewal) await insertMembership(trx, order, call)
  return storeOrder(trx, order, call, dependencies)
}

/**
 * Phase 1 of the order of a membership, one transaction under the lock of its cart and without a foreign call: what the order is made of
 * is stored with it, or nothing; the same submission leads to the same order.
 */
export const submitMembership = (call: Call, dependencies: SubmitMembershipDependencies): Promise<AcceptedMembership> =>
  retryingTransaction(dependencies.db, (trx) => accept(trx, call, dependencies))
