import { type Audience, audienceOf } from '#engine/call/audience.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { MailsService } from '../../mail/mails/mails.service.ts'
import type { StoresService } from '../../stores/stores/stores.service.ts'
import { createApprovalMails } from './approval-mails.ts'
import { countLeft, decideApproval, findOpenApprovals, isOrdered } from './business.repository.ts'

type Dependencies = {
  mails: Pick<MailsService, 'add'>
  stores: Pick<StoresService, 'find'>
  translate: Translate
}

/** Approvals whose main user deletes the account. The visitors service is handed it (`approvals`). */
export const createForgottenApprovals = ({ mails, stores, translate }: Dependencies) => {
  const { declined } = createApprovalMails({ mails })
  return {
    /** What the end of the account means for users and requests of the organisation. */
    consequences: async (db: Executor, customerId: string, audience: Audience): Promise<string[]> => {
      const left = await countLeft(db, customerId)
      return (['users', 'approvals', 'ownApprovals'] as const)
        .filter((each) => left[each] > 0)
        .map((each) => translate(audience, `visitor.deletion.${each}`, { count: left[each] }))
    },

    /** Declines what waits for a main user who deletes the account, and tells who asked. */
    forgetCustomer: async (trx: Transaction, customerId: string): Promise<void> => {
      for (const { approval, person } of await findOpenApprovals(trx, customerId)) {
        const store = stores.find(approval.store)
        if (store === null || (await isOrdered(trx, approval))) continue
        const reason = translate(audienceOf(store, approval.language), 'orders.submit.noApprover')
        if (await decideApproval(trx, approval.id, { state: 'declined', reason }))
          await declined(trx, approval, person, reason)
      }
    },
  }
}
