import type { ApprovalResult, Checkout, SubmitErrorCode } from '#contract/generated/types.ts'
import { type Audience, audienceOf } from '#engine/call/audience.ts'
import type { Identity } from '#engine/call/caller.ts'
import { type Database, inTransaction } from '#engine/db/database.ts'
import { beginningOf } from '#lib/plain-text.ts'
import { isUuid } from '#lib/uuid.ts'
import type { CheckoutService } from '../../checkout/checkout/checkout.service.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { MailsService } from '../../mail/mails/mails.service.ts'
import type { OrdersService } from '../../orders/orders/orders.service.ts'
import type { StoresService } from '../../stores/stores/stores.service.ts'
import { clean } from '../visitors/accounts/account.rules.ts'
import type { VisitorsService } from '../visitors/visitors.service.ts'
import { createApprovalMails } from './approval-mails.ts'
import { decideApproval, findApprovalOf, isOrdered } from './business.repository.ts'
import { maxReasonLength } from './business.rules.ts'
import type { ApprovalRow } from './business.tables.ts'

export type ApprovalsDependencies = {
  db: Database
  checkout: Pick<CheckoutService, 'find'>
  orders: Pick<OrdersService, 'submit'>
  mails: Pick<MailsService, 'add'>
  stores: Pick<StoresService, 'find'>
  translate: Translate
  visitors: Pick<VisitorsService, 'personOf'>
}

type Refusal = 'unknown' | 'decided' | 'cartChanged' | 'ordered' | 'needsInvoice' | 'notReady'

/** What the approver is told of a submission that was refused. */
const refusals: Partial<Record<SubmitErrorCode, Refusal>> = {
  cartChanged: 'cartChanged',
  orderAlreadySubmitted: 'ordered',
  approvalNeedsInvoice: 'needsInvoice',
}

type Decision = { approvalId: string; mainUserId: string; audience: Audience }

/** Decisions of the main user about carts that wait. They are made in the name of who asked: in that customer's language, prices and cart. */
export const createApprovals = (dependencies: ApprovalsDependencies) => {
  const { db, checkout, orders, stores, translate, visitors } = dependencies
  const mails = createApprovalMails(dependencies)

  const askingOf = ({ customerId, cartId, store, language }: ApprovalRow) => {
    const row = stores.find(store)
    if (row === null) throw new Error(`The store ${store} of an approval is gone`)
    const identity: Identity = { visitorId: null, customerId, isGuest: false }
    return { identity, audience: audienceOf(row, language), cartId }
  }

  const refused = (why: Refusal, { audience }: Decision): ApprovalResult => ({
    successful: false,
    generalErrorMessage: translate(audience, `business.approval.${why}`),
    orderId: null,
  })

  const done = (orderId: string | null): ApprovalResult => ({ successful: true, generalErrorMessage: null, orderId })

  const find = async ({ approvalId, mainUserId }: Decision): Promise<ApprovalRow | null> =>
    isUuid(approvalId) ? findApprovalOf(db, approvalId, mainUserId) : null

  return {
    /** What an open approval would order now, without the address books; null when its cart cannot be read any more. */
    checkoutOf: async (approval: ApprovalRow): Promise<Checkout | null> => {
      if (approval.state !== 'open') return null
      const found = await checkout.find(askingOf(approval))
      // What is sold out is not ordered. Among the lines it would look like goods that cost nothing.
      const positions = found.cart.positions.filter(({ availableForSale }) => availableForSale)
      const books = { billingAddresses: [], shippingAddresses: [], packstations: [] }
      return { ...found, cart: { ...found.cart, positions }, shippingStep: { ...found.shippingStep, ...books } }
    },

    /**
     * Orders what the main user was shown: the submission has the approval's id, so any number of presses makes one order, and prices, stock and
     * deals are checked as with every order. The approval is decided in the transaction of the order.
     */
    approve: async (decision: Decision & { quoteHash: string }): Promise<ApprovalResult> => {
      const approval = await find(decision)
      if (approval === null) return refused('unknown', decision)
      if (approval.state !== 'open')
        return approval.state === 'approved' ? done(approval.orderNumber) : refused('decided', decision)
      const { identity, audience, cartId } = askingOf(approval)
      const { newsletter } = (await checkout.find({ identity, audience, cartId })).shippingStep
      const submitted = await orders.submit(identity, audience, {
        cartId,
        submissionId: approval.id,
        quoteHash: decision.quoteHash,
        comment: null,
        newsletter,
        isApproved: true,
      })
      if (submitted.kind === 'refused') {
        // Declined at the same time.
        if ((await find(decision))?.state === 'declined') return refused('decided', decision)
        return refused(refusals[submitted.code] ?? 'notReady', decision)
      }
      if (submitted.kind !== 'placed') return refused('needsInvoice', decision)
      return done(submitted.orderNumber)
    },

    decline: async (decision: Decision & { reason: string }): Promise<ApprovalResult> => {
      const approval = await find(decision)
      if (approval === null) return refused('unknown', decision)
      if (approval.state !== 'open') return approval.state === 'declined' ? done(null) : refused('decided', decision)
      const reason = beginningOf(clean(decision.reason), maxReasonLength) || null
      return inTransaction(db, async (trx) => {
        if (await isOrdered(trx, approval)) return refused('ordered', decision)
        if (!(await decideApproval(trx, approval.id, { state: 'declined', reason }))) return done(null)
        const person = await visitors.personOf(trx, approval.customerId)
        if (person !== null) await mails.declined(trx, approval, person, reason)
        return done(null)
      })
    },
  }
}
