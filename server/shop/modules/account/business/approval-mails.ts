import type { Transaction } from '#engine/db/database.ts'
import type { MailsService } from '../../mail/mails/mails.service.ts'
import type { ApprovalRow } from './business.tables.ts'

type Person = { firstName: string; lastName: string; email: string }

/** Mails about a decision, to who asked for it. */
export const createApprovalMails = ({ mails }: { mails: Pick<MailsService, 'add'> }) => {
  const add = async (
    trx: Transaction,
    kind: 'approvalGiven' | 'approvalDeclined',
    { id, store, language }: ApprovalRow,
    { firstName, lastName, email }: Person,
    values: Record<string, string>,
  ): Promise<void> =>
    mails.add(trx, {
      kind,
      recipient: email,
      store,
      language,
      expiresAt: null,
      key: `${kind} ${id}`,
      values: { firstName, lastName, ...values },
    })
  return {
    given: (trx: Transaction, approval: ApprovalRow, person: Person, orderNumber: string): Promise<void> => {
      const path = `/myaccount/orders/orderdetail?orderId=${orderNumber}`
      return add(trx, 'approvalGiven', approval, person, { orderNumber, path })
    },
    declined: (trx: Transaction, approval: ApprovalRow, person: Person, reason: string | null): Promise<void> =>
      add(trx, 'approvalDeclined', approval, person, { reason: reason ?? '–', path: '/checkout/basket' }),
  }
}
