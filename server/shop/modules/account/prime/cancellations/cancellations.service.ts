import type { CancellationInput, CancellationResult } from '#contract/generated/types.ts'
import { isBusinessStore } from '#contract/stores.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import { type Database, inTransaction, retryingTransaction, type Transaction } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import type { LinkCall } from '#engine/modules/mail/mail-links/mail-link.ts'
import type { MailsService } from '#engine/modules/mail/mails/mails.service.ts'
import { showsDeclaration, textToStranger } from '#engine/modules/mail/mails/text-to-stranger.rules.ts'
import { isUuid } from '#lib/uuid.ts'
import { longDate, longMoment } from '#lib/written-dates.ts'
import { clean, normaliseEmail } from '../../visitors/accounts/account.rules.ts'
import type { Throttle } from '../../visitors/throttle/throttle.ts'
import { createAnswers } from '../../visitors/visitor-call.ts'
import type { MembershipMails } from '../memberships/membership-mails.ts'
import { findLastPaidPeriod, lockSubscription, saveSubscription } from '../memberships/memberships.repository.ts'
import { createPayBack, type PayBackRecords } from '../memberships/pay-back.ts'
import { endingOf } from '../prime.rules.ts'
import type { CancellationRow, SubscriptionRow } from '../prime.tables.ts'
import { cancellationViolations, isOf } from './cancellation.rules.ts'
import {
  type CandidateRow,
  countCancellations,
  findCancellation,
  findCancellations,
  findCandidates,
  findRefundsOfDeleted,
  findSubmission,
  insertCancellation,
} from './cancellations.repository.ts'

type CancellationsDependencies = {
  db: Database
  translate: Translate
  mails: Pick<MailsService, 'add' | 'addToShop'>
  membershipMails: MembershipMails
  records: PayBackRecords
  throttle: Pick<Throttle, 'take' | 'takeMailbox'>
}

/** Whose membership a notice ends. At a shared browser somebody else than the one who gives notice may be logged in. */
const memberOf = (notice: CancellationRow, candidates: readonly CandidateRow[]): CandidateRow | undefined =>
  candidates.find((each) => isOf(notice, each)) ?? candidates.find(({ customerId }) => customerId === notice.customerId)

/** The button to end a contract (§ 312k BGB): a notice is taken without a login, stored as it is, and confirmed at once by mail. */
export const createCancellations = (dependencies: CancellationsDependencies) => {
  const { db, translate, mails, membershipMails, records, throttle } = dependencies
  const answers = createAnswers(translate)
  const { payBack } = createPayBack(records)

  type Declaration = Pick<CancellationRow, 'declaredAt' | 'email' | 'kind' | 'reason' | 'name' | 'contract' | 'endsOn'>

  const contentOf = (row: Declaration, call: LinkCall) => ({
    kind: translate(call, `cancellation.kind.${row.kind}`),
    reason: row.reason ?? '–',
    name: row.name,
    contract: row.contract ?? '–',
    endsOn:
      row.endsOn === null
        ? translate(call, 'cancellation.nextPossible')
        : longDate(new Date(row.endsOn), call.language),
    email: row.email,
  })

  /** The same whether there is such a membership or not. */
  const receiptOf = (row: Declaration, mayMail: boolean, call: LinkCall): CancellationResult => ({
    ...answers.formOk(),
    receipt: translate(
      call,
      showsDeclaration(row.reason, mayMail) ? 'cancellation.receipt.shown' : 'cancellation.receipt',
      { ...contentOf(row, call), time: longMoment(row.declaredAt, call.language) },
    ),
  })

  const declarationOf = (data: CancellationInput) => ({
    kind: data.kind ?? ('ordinary' as const),
    reason: clean(data.reason ?? '') || null,
    name: clean(data.name),
    email: normaliseEmail(data.email),
    contract: clean(data.contract ?? '') || null,
    endsOn: (data.endsOn ?? '').trim() || null,
  })

  /** To those who run the store. */
  const tellShop = async (trx: Transaction, row: CancellationRow, call: LinkCall): Promise<void> => {
    const [language = row.language] = call.store.languages
    const audience = { ...call, language }
    const isFound = memberOf(row, await findCandidates(trx, row)) !== undefined
    await mails.addToShop(trx, {
      kind: 'cancellationNotice',
      key: `cancellationNotice.${row.id}`,
      replyTo: row.email,
      store: row.store,
      language,
      values: {
        receivedAt: longMoment(row.declaredAt, language),
        ...contentOf(row, audience),
        membership: translate(audience, `mail.cancellationNotice.${isFound ? 'found' : 'notFound'}`),
      },
    })
  }

  /** To a member, and to others a few times: anyone may enter an address. */
  const confirm = async (trx: Transaction, row: CancellationRow, mayMail: boolean, call: LinkCall): Promise<void> => {
    const isMember = (await findCandidates(trx, { ...row, customerId: null })).some((each) => isOf(row, each))
    if (!isMember && !mayMail) return
    const content = contentOf(row, call)
    await mails.add(trx, {
      kind: 'cancellation',
      key: `cancellation.${row.id}`,
      recipient: row.email,
      store: row.store,
      language: row.language,
      expiresAt: null,
      values: {
        receivedAt: longMoment(row.declaredAt, row.language),
        ...content,
        reason: isMember ? content.reason : textToStranger(content.reason),
      },
    })
  }

  const store = (
    data: CancellationInput,
    { customerId, mayMail }: { customerId: string | null; mayMail: boolean },
    call: LinkCall,
  ): Promise<CancellationRow> =>
    inTransaction(db, async (trx) => {
      const submissionId = data.submissionId.toLowerCase()
      const row = await insertCancellation(trx, {
        submissionId,
        store: call.store.id,
        language: call.language,
        ...declarationOf(data),
        customerId,
        network: call.caller.network,
      })
      if (row === null) {
        const stored = await findSubmission(trx, submissionId)
        if (stored === null) throw new Error('A notice was not stored')
        return stored
      }
      await tellShop(trx, row, call)
      await confirm(trx, row, mayMail, call)
      await addJob(trx, 'prime.applyCancellation', { id: row.id })
      return row
    })

  const end = async (trx: Transaction, subscription: SubscriptionRow, notice: CancellationRow): Promise<void> => {
    const period = await findLastPaidPeriod(trx, subscription.id)
    const { startsAt = null, endsAt: paidUntil = null, orderId = null, number = 1 } = period ?? {}
    if (startsAt === null || paidUntil === null || orderId === null) throw new Error('A membership has no paid period')
    const { endsAt, refund } = endingOf({ number, startsAt, endsAt: paidUntil, price: subscription.price }, notice)
    const { refundDue } = await payBack(trx, orderId, refund)
    await saveSubscription(trx, subscription.id, {
      state: 'cancelled',
      cancellationId: notice.id,
      cancelledAt: notice.declaredAt,
      endsAt,
      refundDue,
      nextRenewalAt: null,
      agreement: null,
    })
    await membershipMails.add(trx, subscription, { kind: 'primeCancelled', occasion: notice.id, date: endsAt })
  }

  return {
    /** `customerId`: of who is logged in; the notice is taken from anyone. */
    declare: async (
      data: CancellationInput,
      customerId: string | null,
      call: LinkCall,
    ): Promise<CancellationResult> => {
      if (!isUuid(data.submissionId)) throw badUserInput('submissionId must be a UUID')
      if (isBusinessStore(call.store.id))
        return { ...answers.formRefused('cancellationConsumers', call), receipt: null }
      const violations = cancellationViolations({ ...data, kind: data.kind ?? 'ordinary' })
      if (violations.length > 0) return { ...answers.formInvalid(violations, 'cancellation', call), receipt: null }
      if ((data.website ?? '').trim() !== '')
        return receiptOf({ ...declarationOf(data), declaredAt: new Date() }, true, call)
      const wait = await throttle.take('cancellation', call.caller.network)
      if (wait > 0) return { ...answers.formRefused('wait', call, { seconds: wait }), receipt: null }
      const mayMail = (await throttle.takeMailbox('cancellation', data.email)) === 0
      return receiptOf(await store(data, { customerId, mayMail }, call), mayMail, call)
    },

    /** The job after a notice: ends the membership that it names; one that names none is for a person (`operators.list`). */
    apply: (id: string): Promise<void> =>
      retryingTransaction(db, async (trx) => {
        const notice = await findCancellation(trx, id)
        if (notice === null) return
        const found = memberOf(notice, await findCandidates(trx, notice))
        const subscription = found ? await lockSubscription(trx, found.id) : null
        if (subscription?.state === 'active') await end(trx, subscription, notice)
      }),

    /** Counts those of the last 14 days. */
    count: () => countCancellations(db, 14),
  }
}

/** For those who run the shop. */
export const createCancellationOperators = ({ db }: { db: Database }) => ({
  list: (days: number) => findCancellations(db, days),
  /** What is to be paid back to customers who have deleted the account meanwhile. */
  refundsOfDeleted: (days: number) => findRefundsOfDeleted(db, days),
})
