import { randomUUID } from 'node:crypto'
import type { SubmitErrorCode } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Identity } from '#engine/call/caller.ts'
import { type Database, retryingTransaction, type Transaction } from '#engine/db/database.ts'
import type { ProductService } from '#engine/modules/catalogue/product/product.service.ts'
import { lossOfVoucher } from '#engine/modules/checkout/cart/calculation/calculation.rules.ts'
import type { CartService } from '#engine/modules/checkout/cart/cart.service.ts'
import type { CartHead, CartStates } from '#engine/modules/checkout/cart/states/cart-states.service.ts'
import type { MethodRefusal } from '#engine/modules/checkout/payments/payment-method.ts'
import type { PaymentMethods } from '#engine/modules/checkout/payments/payment-methods.ts'
import type { PaymentRecords } from '#engine/modules/checkout/payments/payment-records.service.ts'
import type { PaymentRow } from '#engine/modules/checkout/payments/payments.tables.ts'
import type { ReturnTokens } from '#engine/modules/checkout/payments/return-token.ts'
import type { Newsletter } from '#engine/modules/mail/newsletter/newsletter.service.ts'
import type { AttemptsService } from '../attempts/attempts.service.ts'
import type { OrderMails } from '../mails/order-mails.ts'
import type { OrderDraft, ReadForOrder, SaveWishes } from '../order-draft.ts'
import {
  findOrder,
  findSubmission,
  insertOrder,
  insertSubmission,
  lockLiveOrder,
  saveOrderWishes,
} from '../orders.repository.ts'
import { isEnded } from '../orders.rules.ts'
import type { OrderRow } from '../orders.tables.ts'
import { lineRows, orderRow, taxRows } from './order-rows.ts'
import { storePayment } from './store-payment.ts'

export type Submission = {
  cartId: string
  submissionId: string
  /** Null from clients that do not show a summary. */
  quoteHash: string | null
  /** Null leaves what the checkout has; an empty one takes it away. */
  comment: string | null
  newsletter: boolean
  /** The main user of an organisation has decided: nothing waits any more. The id is then that of the approval. */
  isApproved?: boolean
}

/** What an organisation says of the orders of its users, in the transaction of a submission that has locked the cart. */
export type ApprovalGate = {
  /** Whether the approval waits for its decision. */
  isOpen: (trx: Transaction, approvalId: string) => Promise<boolean>
  /** The order of the approval is stored. */
  approved: (trx: Transaction, approvalId: string, order: OrderRow) => Promise<void>
  /** `isPlacedAtOnce`: without a page of a payment provider. */
  check: (
    trx: Transaction,
    requested: { draft: OrderDraft; audience: Audience; isPlacedAtOnce: boolean },
  ) => Promise<{ kind: 'free' } | { kind: 'waits'; approvalId: string } | { kind: 'refused'; code: SubmitErrorCode }>
}

export type SubmitDependencies = {
  db: Database
  carts: Pick<CartService, 'dropVoucher' | 'lockOwned' | 'openFor'>
  cartStates: CartStates
  attempts: AttemptsService
  records: PaymentRecords
  methods: Pick<PaymentMethods, 'find' | 'adapterOf'>
  product: Pick<ProductService, 'variantAttributes'>
  mails: OrderMails
  newsletter: Pick<Newsletter, 'request'>
  returnToken: ReturnTokens
  readForOrder: ReadForOrder
  saveWishes: SaveWishes
  approvalGate: ApprovalGate
}

/** A voucher of the cart that earlier orders of the same person rule out. */
export type LostVoucher = NonNullable<ReturnType<typeof lossOfVoucher>>

/** What phase 1 came to. begin: the order waits for its payment, which the provider may not know yet. */
export type AcceptedOrder =
  | { kind: 'refused'; code: SubmitErrorCode; cartId: string; refusal?: MethodRefusal; lostVoucher?: LostVoucher }
  | { kind: 'placed'; order: OrderRow }
  /** The main user of the organisation has to approve it; the cart stays as it is. */
  | { kind: 'waits'; approvalId: string }
  | { kind: 'begin'; order: OrderRow; payment: PaymentRow }

/** As it is stored with a submission that failed by it. */
export const unavailable = 'providerUnavailable' satisfies SubmitErrorCode

/** Something that the draft was calculated with is gone: nothing of the order is stored. */
class DraftChanged extends Error {}

type Call = { identity: Identity; audience: Audience; submission: Submission }

const refused = (code: SubmitErrorCode, { cartId }: Submission): AcceptedOrder => ({ kind: 'refused', code, cartId })

/** The answer to a submission whose order is stored. */
const answerOf = async (
  trx: Transaction,
  order: OrderRow | null,
  { submission }: Call,
  { records }: SubmitDependencies,
): Promise<AcceptedOrder> => {
  if (!order || isEnded(order.state)) return refused('cartChanged', submission)
  if (order.state !== 'awaiting_payment') return { kind: 'placed', order }
  return { kind: 'begin', order, payment: await records.lastOf(trx, order.id) }
}

const wishesOf = ({ comment, newsletter }: Submission) => ({ ...(comment !== null && { comment }), newsletter })

const requestNewsletter = (
  trx: Transaction,
  { store, language, email }: OrderRow,
  { newsletter }: SubmitDependencies,
): Promise<void> => newsletter.request(trx, { store, language, email, network: null, origin: 'checkout' })

/**
 * The answer to another press of the button for an order. One that waits for its payment takes over what this press says beside the
 * quote, whose hash is without it: the visitor may have come back from the provider's page to write a comment.
 */
const answerAgain = async (
  trx: Transaction,
  order: OrderRow | null,
  call: Call,
  dependencies: SubmitDependencies,
): Promise<AcceptedOrder> => {
  if (order?.state === 'awaiting_payment') {
    const stored = await dependencies.saveWishes(trx, order.cartId, wishesOf(call.submission))
    await saveOrderWishes(trx, order.id, stored)
    if (stored.newsletter && !order.wantsNewsletter) await requestNewsletter(trx, order, dependencies)
  }
  return answerOf(trx, order, call, dependencies)
}

/** Whether the order needs no page of a payment provider. */
const isPlacedAtOnce = ({ calculation, paymentMethod }: OrderDraft, { methods }: SubmitDependencies): boolean =>
  calculation.totals.total === 0 || methods.find(paymentMethod ?? '').settlement.kind === 'due'

/** Stores the order of a locked, open cart with everything that it takes. */
const storeOrder = async (
  trx: Transaction,
  cart: CartHead,
  draft: OrderDraft,
  { identity, audience, submission }: Call,
  dependencies: SubmitDependencies,
): Promise<OrderRow> => {
  const { attempts, cartStates, product, mails, carts } = dependencies
  const row = orderRow(randomUUID(), { draft, identity, audience })
  const network = isPlacedAtOnce(draft, dependencies) ? draft.network : null
  const number = await insertOrder(trx, row, lineRows(draft, audience, product), taxRows(draft), network)
  if (!(await attempts.claim(trx, row.id, draft))) throw new DraftChanged()
  const { isPlaced, isPrepaid } = await storePayment(
    trx,
    { order: row, number, country: audience.store.country, walletSessionId: draft.walletSessionId },
    dependencies,
  )
  await insertSubmission(trx, {
    id: submission.submissionId,
    cartId: cart.id,
    quoteHash: draft.quoteHash,
    point: 'accepted',
    orderId: row.id,
  })
  const order = await findOrder(trx, row.id)
  if (!order) throw new Error('An order was not stored')
  if (order.wantsNewsletter) await requestNewsletter(trx, order, dependencies)
  if (!isPlaced) {
    await cartStates.move(trx, cart, 'reserve')
    return order
  }
  await attempts.place(trx, { cart, order })
  if (isPrepaid) await mails.add(trx, 'paymentDue', order.id)
  await carts.openFor(trx, { identity, store: audience.store.id })
  return { ...order, state: 'placed' }
}

const accept = async (trx: Transaction, call: Call, dependencies: SubmitDependencies): Promise<AcceptedOrder> => {
  const { identity, audience, submission } = call
  const { attempts, carts, cartStates, readForOrder, saveWishes, approvalGate } = dependencies
  await carts.lockOwned(trx, identity, audience, submission.cartId)
  let cart = await cartStates.lock(trx, submission.cartId)
  const known = await findSubmission(trx, submission.submissionId)
  if (known) {
    if (known.point === 'failed' && known.answer?.code === unavailable) return refused(unavailable, submission)
    const isOwn = known.cartId === cart.id && known.orderId !== null
    const order = isOwn && known.orderId ? await findOrder(trx, known.orderId) : null
    const answer = await answerAgain(trx, order, call, dependencies)
    // An engine of an earlier version ended between the order and the decision.
    const isLeftOpen = submission.isApproved && (await approvalGate.isOpen(trx, submission.submissionId))
    if (answer.kind === 'placed' && isLeftOpen) await approvalGate.approved(trx, submission.submissionId, answer.order)
    return answer
  }
  if (cart.state === 'submitted') return refused('orderAlreadySubmitted', submission)
  if (cart.state === 'reserved') {
    const order = await lockLiveOrder(trx, cart.id)
    // Another press of the button for the same summary.
    if (submission.quoteHash === null || submission.quoteHash === order?.quoteHash)
      return answerAgain(trx, order, call, dependencies)
    // The summary shows something else by now (another address, e-mail or price): the order of before must not be paid.
    await attempts.cancel(trx, cart.id)
    cart = await cartStates.lock(trx, cart.id)
  }

  await saveWishes(trx, cart.id, wishesOf(submission))
  const draft = await readForOrder(trx, { identity, audience, cartId: cart.id })
  if ('code' in draft) return { kind: 'refused', cartId: submission.cartId, ...draft }
  const lost = lossOfVoucher(draft.cart, draft.pricingContext)
  if (lost) {
    await carts.dropVoucher(trx, cart.id)
    return { kind: 'refused', code: 'cartChanged', cartId: submission.cartId, lostVoucher: lost }
  }
  if (submission.quoteHash !== null && submission.quoteHash !== draft.quoteHash)
    return refused('cartChanged', submission)
  if (submission.isApproved !== true) {
    const gate = await approvalGate.check(trx, { draft, audience, isPlacedAtOnce: isPlacedAtOnce(draft, dependencies) })
    if (gate.kind === 'waits') return gate
    if (gate.kind === 'refused') return refused(gate.code, submission)
  } else if (!(await approvalGate.isOpen(trx, submission.submissionId))) return refused('cartChanged', submission)
  else if (!isPlacedAtOnce(draft, dependencies)) return refused('approvalNeedsInvoice', submission)
  const order = await storeOrder(trx, cart, draft, call, dependencies)
  if (submission.isApproved) await approvalGate.approved(trx, submission.submissionId, order)
  return answerOf(trx, order, call, dependencies)
}

/**
 * Phase 1 of a submission, one transaction under the cart's lock and without a foreign call. Everything that an order takes is
 * stored with it, or nothing; the same submission id leads to the same order.
 */
export const submitLocked = async (call: Call, dependencies: SubmitDependencies): Promise<AcceptedOrder> => {
  try {
    return await retryingTransaction(dependencies.db, (trx) => accept(trx, call, dependencies))
  } catch (error) {
    if (error instanceof DraftChanged) return refused('cartChanged', call.submission)
    throw error
  }
}
