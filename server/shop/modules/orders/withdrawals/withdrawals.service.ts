import type { WithdrawalInput, WithdrawalResult } from '#contract/generated/types.ts'
import { isBusinessStore } from '#contract/stores.ts'
import { isUuid } from '#lib/uuid.ts'
import { longMoment } from '#lib/written-dates.ts'
import { badUserInput } from '../../../call/bad-user-input.ts'
import { type Database, type Executor, inTransaction } from '../../../db/database.ts'
import { clean, normaliseEmail } from '../../account/visitors/accounts/account.rules.ts'
import type { Throttle } from '../../account/visitors/throttle/throttle.ts'
import { createAnswers } from '../../account/visitors/visitor-call.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { LinkCall } from '../../mail/mail-links/mail-link.ts'
import type { MailsService } from '../../mail/mails/mails.service.ts'
import { findSubmission, findWithdrawals, hasWithdrawal, insertWithdrawal } from './withdrawals.repository.ts'
import { withdrawalFaults } from './withdrawals.rules.ts'
import type { WithdrawalRow } from './withdrawals.tables.ts'

type WithdrawalsDependencies = {
  db: Database
  translate: Translate
  mails: Pick<MailsService, 'add'>
  throttle: Pick<Throttle, 'take'>
}

/** Withdrawal by electronic function (§ 356a BGB): taken without a login, stored as it is, confirmed at once by mail. */
export const createWithdrawals = ({ db, translate, mails, throttle }: WithdrawalsDependencies) => {
  const answers = createAnswers(translate)

  const receiptOf = (row: Pick<WithdrawalRow, 'declaredAt' | 'email'>, call: LinkCall): WithdrawalResult => ({
    ...answers.formOk(),
    receipt: translate(call, 'withdrawal.receipt', {
      time: longMoment(row.declaredAt, call.language),
      email: row.email,
    }),
  })

  const store = (data: WithdrawalInput, call: LinkCall): Promise<WithdrawalRow> =>
    inTransaction(db, async (trx) => {
      const row = await insertWithdrawal(trx, {
        submissionId: data.submissionId.toLowerCase(),
        store: call.store.id,
        language: call.language,
        name: clean(data.name),
        orderNumber: clean(data.orderNumber),
        email: normaliseEmail(data.email),
        goods: clean(data.goods ?? '') || null,
        network: call.caller.network,
      })
      if (row === null) {
        const stored = await findSubmission(trx, data.submissionId.toLowerCase())
        if (stored === null) throw new Error('A withdrawal was not stored')
        return stored
      }
      await mails.add(trx, {
        kind: 'withdrawal',
        key: `withdrawal.${row.id}`,
        recipient: row.email,
        store: row.store,
        language: row.language,
        expiresAt: null,
        values: {
          receivedAt: longMoment(row.declaredAt, row.language),
          name: row.name,
          orderNumber: row.orderNumber,
          email: row.email,
          goods: row.goods ?? translate(call, 'withdrawal.wholeOrder'),
        },
      })
      return row
    })

  return {
    declare: async (data: WithdrawalInput, call: LinkCall): Promise<WithdrawalResult> => {
      if (!isUuid(data.submissionId)) throw badUserInput('submissionId must be a UUID')
      if (isBusinessStore(call.store.id)) return { ...answers.formRefused('withdrawalConsumers', call), receipt: null }
      const faults = withdrawalFaults(data)
      if (faults.length > 0) return { ...answers.formFaulty(faults, 'withdrawal', call), receipt: null }
      const email = normaliseEmail(data.email)
      if ((data.website ?? '').trim() !== '') return receiptOf({ declaredAt: new Date(), email }, call)
      const wait = await throttle.take('withdrawal', call.caller.network)
      if (wait > 0) return { ...answers.formRefused('wait', call, { seconds: wait }), receipt: null }
      return receiptOf(await store(data, call), call)
    },

    /** Whether a declaration names the order. */
    names: (executor: Executor, orderNumber: string): Promise<boolean> => hasWithdrawal(executor, orderNumber),
  }
}

export type Withdrawals = ReturnType<typeof createWithdrawals>

/** For operators. */
export const createWithdrawalOperators = ({ db }: { db: Database }) => ({
  list: (days: number) => findWithdrawals(db, days),
})
