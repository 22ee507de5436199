import type { SubmitErrorCode } from '#contract/generated/types.ts'
import { isBusinessStore } from '#contract/stores.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { money } from '../../catalogue/product/pricing/price.rules.ts'
import type { MailsService } from '../../mail/mails/mails.service.ts'
import type { OrderDraft } from '../../orders/orders/order-draft.ts'
import type { OrderRow } from '../../orders/orders/orders.tables.ts'
import type { VisitorsService } from '../visitors/visitors.service.ts'
import { createApprovalMails } from './approval-mails.ts'
import { decideApproval, findUser, isOpenApproval, openApproval } from './business.repository.ts'
import { needsApproval } from './business.rules.ts'

type GateDependencies = { mails: Pick<MailsService, 'add'>; visitors: Pick<VisitorsService, 'personOf'> }

type OrderAttempt = {
  draft: OrderDraft
  audience: Audience
  /** The order would be placed without a page of a payment provider. */
  isPlacedAtOnce: boolean
}

type Gate = { kind: 'free' } | { kind: 'waits'; approvalId: string } | { kind: 'refused'; code: SubmitErrorCode }

/**
 * Whether a cart may be ordered by its customer, in the transaction of its submission. One that waits is noted down, and the main user hears of
 * it once; the cart stays as it is. With the order of an approval, the approval is decided.
 */
export const createApprovalGate = ({ mails, visitors }: GateDependencies) => {
  const decisions = createApprovalMails({ mails })
  return {
    /** Whether an approval may be carried out: it is declined under the lock of its cart, which the submission holds. */
    isOpen: isOpenApproval,

    /** The order of an approval is stored: the approval is decided with it, has its amount, and who asked hears of it. The caller has locked the cart. */
    approved: async (trx: Transaction, id: string, order: Pick<OrderRow, 'number' | 'net'>): Promise<void> => {
      const { number: orderNumber, net } = order
      const approval = await decideApproval(trx, id, { state: 'approved', orderNumber, net })
      if (approval === null) throw new Error(`The approval ${id} was decided before`)
      const person = await visitors.personOf(trx, approval.customerId)
      if (person !== null) await decisions.given(trx, approval, person, orderNumber)
    },

    /** Name of who would have to approve an order of so much, net; null where it would be placed at once. */
    approverOf: async (
      db: Executor,
      { customerId, audience, net }: { customerId: string | null; audience: Audience; net: number },
    ): Promise<string | null> => {
      if (customerId === null || !isBusinessStore(audience.store.id)) return null
      const user = await findUser(db, customerId)
      if (user === null || !needsApproval(user, net)) return null
      const mainUser = await visitors.personOf(db, user.mainUserId)
      return mainUser && `${mainUser.firstName} ${mainUser.lastName}`
    },

    check: async (trx: Transaction, { draft, audience, isPlacedAtOnce }: OrderAttempt): Promise<Gate> => {
      const { store, language } = audience
      const { customerId, id: cartId } = draft.cart
      if (customerId === null || !isBusinessStore(store.id)) return { kind: 'free' }
      const user = await findUser(trx, customerId)
      const { net } = draft.calculation.totals
      if (user === null || !needsApproval(user, net)) return { kind: 'free' }
      const [mainUser, person] = await Promise.all([
        visitors.personOf(trx, user.mainUserId),
        visitors.personOf(trx, customerId),
      ])
      if (mainUser === null || person === null) return { kind: 'refused', code: 'noApprover' }
      if (!isPlacedAtOnce) return { kind: 'refused', code: 'approvalNeedsInvoice' }
      const { mainUserId } = user
      const { id, isNew } = await openApproval(trx, { cartId, customerId, mainUserId, store: store.id, language, net })
      if (isNew)
        await mails.add(trx, {
          kind: 'approvalAsked',
          recipient: mainUser.email,
          store: store.id,
          language,
          expiresAt: null,
          key: `approval ${id}`,
          values: {
            firstName: mainUser.firstName,
            lastName: mainUser.lastName,
            requester: `${person.firstName} ${person.lastName}`,
            amount: money(net, store.currencyCode, language).stringValue,
            path: `/myaccount/organisation#approval-${id}`,
          },
        })
      return { kind: 'waits', approvalId: id }
    },
  }
}

export type ApprovalGate = ReturnType<typeof createApprovalGate>
