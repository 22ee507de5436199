import { randomUUID } from 'node:crypto'
import type { SubmitErrorCode } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Identity } from '#engine/call/caller.ts'
import { inTransaction, retryingTransaction } from '#engine/db/database.ts'
import { isUuid } from '#lib/uuid.ts'
import { hashOf } from '../../account/visitors/sessions/secret-token.ts'
import type { BegunPayment, MethodRefusal } from '../../checkout/payments/payment-method.ts'
import { type BeginDependencies, createBegin } from './submit/begin.ts'
import {
  type LostVoucher,
  type Submission,
  type SubmitDependencies,
  submitLocked,
  unavailable,
} from './submit/submit.ts'

type OrdersDependencies = SubmitDependencies & BeginDependencies

type Input = Omit<Submission, 'submissionId'> & { submissionId: string | null }

export type SubmitResult =
  /** why: the provider's refusal, for the log; refusal: of the chosen method. */
  | { kind: 'refused'; code: SubmitErrorCode; why?: string; refusal?: MethodRefusal; lostVoucher?: LostVoucher }
  /** The order is made; newCartId is the empty cart that counts from now on. */
  | { kind: 'placed'; orderNumber: string; newCartId: string }
  /** The order waits for the main user of the organisation. */
  | { kind: 'waits'; approvalId: string }
  /** The order waits for its payment. */
  | { kind: 'next'; orderNumber: string; next: BegunPayment['next'] }

/** Orders from the press of the button on. */
export const createOrdersService = (dependencies: OrdersDependencies) => {
  const { db, carts, attempts } = dependencies
  const begin = createBegin(dependencies)

  const placed = async (identity: Identity, { store }: Audience, orderNumber: string): Promise<SubmitResult> => {
    const newCartId = await inTransaction(db, (trx) => carts.openFor(trx, { identity, store: store.id }))
    return { kind: 'placed', orderNumber, newCartId }
  }

  return {
    /** Throws CART_NOT_FOUND for a cart that is not the caller's. */
    submit: async (identity: Identity, audience: Audience, input: Input): Promise<SubmitResult> => {
      const submissionId = input.submissionId ?? randomUUID()
      if (!isUuid(submissionId)) throw badUserInput('submissionId is no UUID')
      const submission = { ...input, submissionId }
      const accepted = await submitLocked({ identity, audience, submission }, dependencies)
      if (accepted.kind === 'refused') {
        const { kind, code, refusal, lostVoucher } = accepted
        return { kind, code, ...(refusal && { refusal }), ...(lostVoucher && { lostVoucher }) }
      }
      if (accepted.kind === 'waits') return accepted
      const { order } = accepted
      if (accepted.kind === 'placed') return placed(identity, audience, order.number)
      const begun = await begin(order, accepted.payment)
      if (begun.kind === 'next') return { kind: 'next', orderNumber: order.number, next: begun.next }
      if (begun.kind === 'placed') return placed(identity, audience, order.number)
      if (begun.kind === 'unavailable') return { kind: 'refused', code: unavailable, why: begun.why }
      return { kind: 'refused', code: 'cartChanged' }
    },

    /**
     * Ends the try that is under way, with the return token of a payment only that one; false when there is none. Throws CART_NOT_FOUND for a
     * cart that is not the caller's.
     */
    abort: (
      identity: Identity,
      audience: Audience,
      cartId: string,
      returnToken: string | null = null,
    ): Promise<boolean> =>
      retryingTransaction(db, async (trx) => {
        await carts.lockOwned(trx, identity, audience, cartId)
        return attempts.abandon(trx, cartId, returnToken === null ? undefined : hashOf(returnToken))
      }),
  }
}

export type OrdersService = ReturnType<typeof createOrdersService>
