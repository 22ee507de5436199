import type { WithdrawalInput, WithdrawalResult } from '#contract/generated/types.ts'
import { isBusinessStore } from '#contract/stores.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import { type Database, type Executor, inTransaction, type Transaction } from '#engine/db/database.ts'
import { isUuid } from '#lib/uuid.ts'
import { longMoment } from '#lib/written-dates.ts'
import { clean, normaliseEmail } from '../../account/visitors/accounts/account.rules.ts'
import type { Throttle } from '../../account/visitors/throttle/throttle.ts'
import { createAnswers } from '../../account/visitors/visitor-call.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { LinkCall } from '../../mail/mail-links/mail-link.ts'
import type { MailsService } from '../../mail/mails/mails.service.ts'
import { showsDeclaration, textToStranger } from '../../mail/mails/text-to-stranger.rules.ts'
import type { ParametersService } from '../../stores/parameters/parameters.service.ts'
import type { OrderKeys } from '../orders/order-key.ts'
import { createReturnLinks, lifetimeDays } from '../returns/access/return-link.ts'
import {
  countWithdrawals,
  findFirstNamed,
  findNamedOrders,
  findSubmission,
  findWithdrawals,
  findWithdrawalsOf,
  findWithdrawalsOfBuyer,
  hasWithdrawal,
  insertWithdrawal,
  type NamedOrder,
  saveHandled,
} from './withdrawals.repository.ts'
import { withdrawalViolations } from './withdrawals.rules.ts'
import type { WithdrawalRow } from './withdrawals.tables.ts'

type WithdrawalsDependencies = {
  db: Database
  translate: Translate
  parameters: Pick<ParametersService, 'value'>
  mails: Pick<MailsService, 'add' | 'addToShop'>
  orderKeys: OrderKeys
  throttle: Pick<Throttle, 'take' | 'takeMailbox'>
  /** The merchandise system hears of these orders again. */
  noteChanges: (trx: Transaction, orderIds: readonly string[]) => Promise<void>
}

/** Withdrawal by electronic function (§ 356a BGB): taken without a login, stored as it is, confirmed at once by mail. */
export const createWithdrawals = ({
  db,
  translate,
  parameters,
  mails,
  orderKeys,
  throttle,
  noteChanges,
}: WithdrawalsDependencies) => {
  const answers = createAnswers(translate)
  const returnLinks = createReturnLinks(orderKeys)

  type Declaration = Pick<WithdrawalRow, 'declaredAt' | 'email' | 'name' | 'orderNumber' | 'goods'>

  /** Where goods go back to. */
  const addressOf = (call: LinkCall): string => {
    const { company } = call.store
    if (company === null) return translate(call, 'mail.shop')
    return [company.name, company.street, `${company.postCode} ${company.city}`].join(', ')
  }

  const goodsOf = ({ goods }: Pick<Declaration, 'goods'>, call: LinkCall): string =>
    goods ?? translate(call, 'withdrawal.wholeOrder')

  /** The same whether there is such an order or not. */
  const receiptOf = (row: Declaration, mayMail: boolean, call: LinkCall): WithdrawalResult => ({
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

  /** Where the goods are sent back: at once for the buyer, by number and postcode for anyone else; null while returns are off. */
  const returnPathOf = (buyersOrder: string | null, { store }: LinkCall): string | null => {
    if (!parameters.value(store.id, 'returnOrderSwitches', 'globalActivation')) return null
    if (buyersOrder === null) return '/myaccount/returns'
    const hash = returnLinks.make(buyersOrder, true, lifetimeDays.mail)
    return `/myaccount/returns/productselection?${new URLSearchParams({ order: hash })}`
  }

  /** To those who run the store, with what the declaration may be about. */
  const tellShop = (trx: Transaction, row: WithdrawalRow, named: readonly NamedOrder[], call: LinkCall) => {
    const [language = row.language] = call.store.languages
    const audience = { ...call, language }
    const orderTexts = named.map(({ number, state, isEmailOfOrder }) =>
      translate(audience, 'mail.withdrawalNotice.order', { number, state, isSame: isEmailOfOrder ? 'yes' : 'no' }),
    )
    return mails.addToShop(trx, {
      kind: 'withdrawalNotice',
      key: `withdrawalNotice.${row.id}`,
      replyTo: row.email,
      store: row.store,
      language,
      values: {
        receivedAt: longMoment(row.declaredAt, language),
        name: row.name,
        orderNumber: row.orderNumber,
        email: row.email,
        goods: goodsOf(row, audience),
        orders: orderTexts.join('\n') || translate(audience, 'mail.withdrawalNotice.noOrder'),
      },
    })
  }

  const store = (data: WithdrawalInput, mayMail: boolean, call: LinkCall): Promise<WithdrawalRow> =>
    inTransaction(db, async (trx) => {
      const declaration = declarationOf(data)
      const buyersOrder = await findFirstNamed(trx, { ...declaration, store: call.store.id })
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
      const named = await findNamedOrders(trx, row.id)
      await noteChanges(
        trx,
        named.map(({ id }) => id),
      )
      await tellShop(trx, row, named, call)
      const isFirst = buyersOrder !== null
      if (!isFirst && !mayMail) return row
      const path = returnPathOf(buyersOrder, call)
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
          hasReturns: path === null ? 'no' : 'yes',
          address: addressOf(call),
          ...(path !== null && { path }),
        },
      })
      return row
    })

  return {
    declare: async (data: WithdrawalInput, call: LinkCall): Promise<WithdrawalResult> => {
      if (!isUuid(data.submissionId)) throw badUserInput('submissionId must be a UUID')
      if (isBusinessStore(call.store.id)) return { ...answers.formRefused('withdrawalConsumers', call), receipt: null }
      const violations = withdrawalViolations(data)
      if (violations.length > 0) return { ...answers.formInvalid(violations, 'withdrawal', call), receipt: null }
      if ((data.website ?? '').trim() !== '')
        return receiptOf({ ...declarationOf(data), declaredAt: new Date() }, true, call)
      const wait = await throttle.take('withdrawal', call.caller.network)
      if (wait > 0) return { ...answers.formRefused('wait', call, { seconds: wait }), receipt: null }
      const mayMail = (await throttle.takeMailbox('withdrawal', data.email)) === 0
      return receiptOf(await store(data, mayMail, call), mayMail, call)
    },

    /** For the merchandise system. */
    ofOrders: findWithdrawalsOf,

    /** For the page of an order. */
    ofBuyer: findWithdrawalsOfBuyer,

    /** Counts those of the last 14 days. */
    count: () => countWithdrawals(db, 14),

    /** What a person found out about a declaration; the merchandise system hears of a withdrawal's order. */
    handle: async (trx: Transaction, found: Parameters<typeof saveHandled>[1]): Promise<void> => {
      await saveHandled(trx, found)
      if (found.kind === 'withdrawal' && found.orderId) await noteChanges(trx, [found.orderId])
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
