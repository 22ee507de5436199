import type {
  BusinessAccess,
  BusinessUser,
  BusinessUserInput,
  FormResult,
  OrderApproval,
} from '#contract/generated/types.ts'
import { isBusinessStore } from '#contract/stores.ts'
import type { Audience } from '#engine/call/audience.ts'
import { customerOf, type Identity } from '#engine/call/caller.ts'
import { type Executor, inTransaction, retryingTransaction } from '#engine/db/database.ts'
import { isUuid } from '#lib/uuid.ts'
import { money } from '../../catalogue/product/pricing/price.rules.ts'
import type { Violation } from '../visitors/accounts/account.rules.ts'
import type { Throttle } from '../visitors/throttle/throttle.ts'
import type { Answers } from '../visitors/visitor-call.ts'
import type { VisitorsService } from '../visitors/visitors.service.ts'
import { type ApprovalsDependencies, createApprovals } from './approvals.service.ts'
import {
  countUsersOf,
  findApprovals,
  findUser,
  findUsersOf,
  insertUser,
  lockUsersOf,
  type UserWithPerson,
  updateUser,
} from './business.repository.ts'
import { maxApprovals, maxUsers, readLimit, userViolations } from './business.rules.ts'
import type { ApprovalRow } from './business.tables.ts'

type BusinessDependencies = ApprovalsDependencies & {
  answers: Answers
  throttle: Pick<Throttle, 'take' | 'takeMailbox'>
  visitors: Pick<VisitorsService, 'inviteCustomer' | 'organisationOf' | 'personOf' | 'removeInvited'>
}

/** An approval with the row that its lines are read from. */
export type ApprovalView = OrderApproval & { row: ApprovalRow }

/** A main user of the business store. */
type MainUser = { id: string }

const notUnique: Violation[] = [{ fieldName: 'email', code: 'emailNotUnique' }]

const inMoney = (amount: number | null, { store, language }: Audience) =>
  amount === null ? null : money(amount, store.currencyCode, language)

const toUser = ({ user, person }: UserWithPerson, audience: Audience): BusinessUser => ({
  userId: user.customerId,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  mayOrder: user.mayOrder,
  orderLimit: inMoney(user.orderLimit, audience),
  isActive: person.passwordHash !== null,
})

/** Users of an organisation, and orders that wait for its main user. */
export const createBusiness = (dependencies: BusinessDependencies) => {
  const { db, answers, throttle, visitors } = dependencies
  const approvals = createApprovals(dependencies)

  /** Null for who is no main user. Throws LOGIN_REQUIRED for guests and strangers. */
  const mainUser = async (identity: Identity, { store }: Audience): Promise<MainUser | null> => {
    const id = customerOf(identity)
    return isBusinessStore(store.id) && (await findUser(db, id)) === null ? { id } : null
  }

  const toApproval = (
    { approval: row, person }: Awaited<ReturnType<typeof findApprovals>>[number],
    audience: Audience,
  ): ApprovalView => ({
    row,
    approvalId: row.id,
    requestedBy: `${person.firstName} ${person.lastName}`,
    requestedAt: row.createdAt.getTime(),
    state: row.state,
    netAmount: money(row.net, audience.store.currencyCode, audience.language),
    reason: row.reason,
    orderId: row.orderNumber,
  })

  /** Seconds to wait: each invitation is a mail to an address that the main user has only typed, and tells whether it has an account. */
  const invitationWait = async (main: MainUser, data: BusinessUserInput): Promise<number> =>
    (await throttle.take('businessUser', main.id)) || (await throttle.takeMailbox('businessUser', data.email ?? ''))

  const isFull = async (executor: Executor, main: MainUser): Promise<boolean> =>
    (await countUsersOf(executor, main.id)) >= maxUsers

  const add = async (main: MainUser, data: BusinessUserInput, audience: Audience): Promise<FormResult> => {
    const full = () => answers.formRefused('tooManyUsers', audience)
    if (await isFull(db, main)) return full()
    const seconds = await invitationWait(main, data)
    if (seconds > 0) return answers.formRefused('wait', audience, { seconds })
    const orderLimit = readLimit(data.orderLimit ?? '') ?? null
    return inTransaction(db, async (trx) => {
      await lockUsersOf(trx, main.id)
      // The organisation may have got another main user meanwhile.
      if ((await findUser(trx, main.id)) !== null) return answers.formRefused('mainUserOnly', audience)
      if (await isFull(trx, main)) return full()
      const invited = await visitors.inviteCustomer(trx, { data, organisationOf: main.id, audience })
      if (invited === null) return answers.formInvalid(notUnique, 'businessUser', audience)
      await insertUser(trx, { customerId: invited, mainUserId: main.id, mayOrder: data.mayOrder, orderLimit })
      return answers.formOk()
    })
  }

  return {
    access: async (identity: Identity, audience: Audience): Promise<BusinessAccess | null> => {
      const customerId = customerOf(identity)
      if (!isBusinessStore(audience.store.id)) return null
      const user = await findUser(db, customerId)
      const mainUserId = user?.mainUserId ?? customerId
      const [main, own, users, found] = await Promise.all([
        visitors.organisationOf(db, mainUserId),
        visitors.organisationOf(db, customerId),
        user === null ? findUsersOf(db, customerId) : [],
        findApprovals(db, user === null ? { mainUserId } : { customerId }, maxApprovals),
      ])
      return {
        customerNumber: main.customerNumber || null,
        // With the account of a main user who has left, its copy is gone.
        organisation: main.organisation || own.organisation,
        isMainUser: user === null,
        mayOrder: user?.mayOrder ?? true,
        orderLimit: inMoney(user?.orderLimit ?? null, audience),
        users: users.map((each) => toUser(each, audience)),
        approvals: found.map((each) => toApproval(each, audience)),
      }
    },

    saveUser: async (identity: Identity, audience: Audience, data: BusinessUserInput): Promise<FormResult> => {
      const main = await mainUser(identity, audience)
      if (main === null) return answers.formRefused('mainUserOnly', audience)
      const violations = userViolations(data)
      if (violations.length > 0) return answers.formInvalid(violations, 'businessUser', audience)
      const { userId, mayOrder } = data
      if (!userId) return add(main, data, audience)
      const rights = { mayOrder, orderLimit: readLimit(data.orderLimit ?? '') ?? null }
      const isKnown = isUuid(userId) && (await updateUser(db, { mainUserId: main.id, customerId: userId }, rights))
      return isKnown ? answers.formOk() : answers.formRefused('unknownUser', audience)
    },

    removeUser: async (identity: Identity, audience: Audience, userId: string): Promise<FormResult> => {
      const main = await mainUser(identity, audience)
      if (main === null) return answers.formRefused('mainUserOnly', audience)
      const isRemoved = await retryingTransaction(db, async (trx) => {
        // Otherwise a user who becomes the main user at this moment would be removed.
        await lockUsersOf(trx, main.id)
        const user = isUuid(userId) ? await findUser(trx, userId) : null
        if (user?.mainUserId !== main.id) return false
        await visitors.removeInvited(trx, userId, audience)
        return true
      })
      return isRemoved ? answers.formOk() : answers.formRefused('unknownUser', audience)
    },

    checkoutOf: approvals.checkoutOf,

    approve: async (identity: Identity, audience: Audience, data: { approvalId: string; quoteHash: string }) =>
      approvals.approve({ ...data, audience, mainUserId: customerOf(identity) }),

    decline: async (identity: Identity, audience: Audience, data: { approvalId: string; reason: string }) =>
      approvals.decline({ ...data, audience, mainUserId: customerOf(identity) }),
  }
}
