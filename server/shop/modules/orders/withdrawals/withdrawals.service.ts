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
import { showsDeclaration, textToStranger } from '../../mail/mails/text-to-stranger.rules.ts'
import {
  findSubmission,
  findWithdrawals,
  hasWithdrawal,
  insertWithdrawal,
  isFirstOfOrder,
} from './withdrawals.repository.ts'
import { withdrawalFaults } from './withdrawals.rules.ts'
import type { WithdrawalRow } from './withdrawals.tables.ts'

type WithdrawalsDependencies = {
  db: Database
  translate: Translate
  mails: Pick<MailsService, 'add'>
  throttle: Pick<Throttle, 'take' | 'takeMailbox'>
}

/** Withdrawal by electronic function (§ 356a BGB): taken without a login, stored as it is, confirmed at once by mail. */
export const createWithdrawals = ({ db, translate, mails, throttle }: WithdrawalsDependencies) => {
  const answers = createAnswers(translate)

  type Declared = Pick<WithdrawalRow, 'declaredAt' | 'email' | 'name' | 'orderNumber' | 'goods'>

  const goodsOf = ({ goods }: Pick<Declared, 'goods'>, call: LinkCall): string =>
    goods ?? translate(call, 'withdrawal.wholeOrder')

  /** The same whether there is such an order or not. */
  const receiptOf = (row: Declared, mayMail: boolean, call: LinkCall): WithdrawalResult => ({
    ...answers.formOk(),
    receipt: translate(call, showsDeclaration(row.goods, mayMail) ? 'withdrawal.receipt.shown' : 'withdrawal.receipt', {
      time: longMoment(row.declaredAt, call.language),
      email: row.email,
      name: row.name,
      orderNumber: row.orderNumber,
      goods: goodsOf(row, call),
    }),
  })

  const declarationOf = (data: WithdrawalInput) => ({
    name: clean(data.name),
    orderNumber: clean(data.orderNumber),
    email: normaliseEmail(data.email),
    goods: clean(data.goods ?? '') || null,
  })

  const store = (data: WithdrawalInput, mayMail: boolean, call: LinkCall): Promise<WithdrawalRow> =>
    inTransaction(db, async (trx) => {
      const declaration = declarationOf(data)
      const isFirst = await isFirstOfOrder(trx, { ...declaration, store: call.store.id })
      const row = await insertWithdrawal(trx, {
        submissionId: data.submissionId.toLowerCase(),
        store: call.store.id,
        language: call.language,
        ...declaration,
        network: call.caller.network,
      })
      if (row === null) {
        const stored = await findSubmission(trx, data.submissionId.toLowerCase())
        if (stored === null) throw new Error('A withdrawal was not stored')
        return stored
      }
      if (!isFirst && !mayMail) return row
      const goods = goodsOf(row, call)
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
          goods: isFirst ? goods : textToStranger(goods),
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
      if ((data.website ?? '').trim() !== '')
        return receiptOf({ ...declarationOf(data), declaredAt: new Date() }, true, call)
      const wait = await throttle.take('withdrawal', call.caller.network)
      if (wait > 0) return { ...answers.formRefused('wait', call, { seconds: wait }), receipt: null }
      const mayMail = (await throttle.takeMailbox('withdrawal', data.email)) === 0
      return receiptOf(await store(data, mayMail, call), mayMail, call)
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
