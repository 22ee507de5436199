import { errorMessages } from '#contract/errors.ts'
import type {
  Account,
  AccountDataInput,
  AccountResult,
  CodedEntry,
  FormResult,
  StoreId,
} from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import { type Database, type Executor, inTransaction, type Transaction } from '#engine/db/database.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import { daysToPay } from '#engine/modules/stores/stores/days-to-pay.rules.ts'
import { codedError } from '#lib/http/graphql-over-http.ts'
import { clean, type Violation } from '../accounts/account.rules.ts'
import type { MembershipInfo } from '../accounts/customer-info.ts'
import {
  type CustomerRow,
  findBusiness,
  findCustomer,
  updateBusiness,
  updateCustomer,
} from '../accounts/customers.repository.ts'
import type { KnownSession } from '../sessions/sessions.service.ts'
import type { Answers, FormName, VisitorCall } from '../visitor-call.ts'
import { accountDataViolations, newPhoneViolations, organisationOf, personOf } from './account-data.rules.ts'
import { industries, jobTitles } from './account-lists.ts'
import type { createEmailChange } from './email-change.ts'
import { findEmailChange } from './email-changes.repository.ts'

export type AccountDependencies = {
  db: Database
  answers: Answers
  translate: Translate
  emailChange: ReturnType<typeof createEmailChange>
  memberships: MembershipInfo
  newsletter: {
    /** Of the customer's own address, which is theirs since then. */
    statusOf: (
      executor: Executor,
      own: { email: string; since: Date },
      store: StoreId,
    ) => Promise<Account['newsletter']>
  }
  addresses: {
    /** Takes the organisation's data into the address book. */
    refreshOrganisation: (trx: Transaction, customerId: string) => Promise<void>
  }
  certificates: {
    /** No certificate comes until the transaction ends. */
    lockFiles: (trx: Transaction, customerId: string) => Promise<void>
    takeBackDecision: (trx: Transaction, customerId: string) => Promise<void>
  }
}

/** A logged-in customer with the calling session. */
export type Member = { customer: CustomerRow; session: KnownSession }

/** Throws LOGIN_REQUIRED for guests, strangers and deleted accounts. */
export const memberOf = async (db: Database, session: KnownSession | null): Promise<Member> => {
  const customer = session?.customerId == null ? null : await findCustomer(db, session.customerId)
  if (session === null || customer === null) throw codedError('LOGIN_REQUIRED', errorMessages.LOGIN_REQUIRED)
  return { customer, session }
}

const pendingEmailOf = async (db: Database, customerId: string): Promise<Account['pendingEmail']> => {
  const change = await findEmailChange(db, customerId)
  return (
    change && {
      newEmail: change.newEmail,
      isOldConfirmed: change.oldConfirmedAt !== null,
      isNewConfirmed: change.newConfirmedAt !== null,
      expiresAt: change.expiresAt.toISOString(),
    }
  )
}

const readAccount = async (
  customer: CustomerRow,
  audience: Audience,
  { db, translate, memberships, newsletter: service }: AccountDependencies,
): Promise<Account> => {
  const [business, pendingEmail, newsletter, primeInfo] = await Promise.all([
    findBusiness(db, customer.id),
    pendingEmailOf(db, customer.id),
    service.statusOf(db, { email: customer.email, since: customer.createdAt }, audience.store.id),
    memberships.infoOf(db, { customerId: customer.id, store: audience.store.id }),
  ])
  return {
    email: customer.email,
    pendingEmail,
    salutation: customer.salutation,
    firstName: customer.firstName,
    lastName: customer.lastName,
    phone: business?.phone ?? customer.phone,
    newsletter,
    primeInfo,
    createdAt: customer.createdAt.toISOString(),
    business: business && {
      ...business,
      customerNumber: customer.customerNumber,
      termsOfPayment: translate(audience, 'visitor.termsOfPayment', { days: daysToPay.business }),
    },
  }
}

/** Contact data of an account (transactions.md §7): read and changed by its customer alone. */
export const createAccount = (dependencies: AccountDependencies) => {
  const { db, answers, translate, emailChange, addresses, certificates } = dependencies
  const answer = async ({ customer }: Member, result: FormResult, audience: Audience): Promise<AccountResult> => {
    const now = await findCustomer(db, customer.id)
    return { ...result, account: await readAccount(now ?? customer, audience, dependencies) }
  }
  const save = async (
    member: Member,
    { violations, form }: { violations: Violation[]; form: FormName },
    work: (trx: Transaction) => Promise<void>,
    call: VisitorCall,
  ): Promise<AccountResult> => {
    if (violations.length > 0) return answer(member, answers.formInvalid(violations, form, call), call)
    await inTransaction(db, work)
    return answer(member, answers.formOk(), call)
  }
  const entries = (kind: string, codes: readonly string[], audience: Audience): CodedEntry[] =>
    codes.map((entryCode) => ({ entryCode, entryText: translate(audience, `visitor.${kind}.${entryCode}`) }))

  return {
    account: async (session: KnownSession | null, audience: Audience): Promise<Account> => {
      const { customer } = await memberOf(db, session)
      return readAccount(customer, audience, dependencies)
    },

    jobTitles: (audience: Audience): CodedEntry[] => entries('jobTitle', jobTitles, audience),
    industries: (audience: Audience): CodedEntry[] => entries('industry', industries, audience),

    changeAccountData: async (
      data: AccountDataInput,
      session: KnownSession | null,
      call: VisitorCall,
    ): Promise<AccountResult> => {
      const member = await memberOf(db, session)
      const { id, realm } = member.customer
      const { business } = data
      if ((realm === 'business') !== (business != null)) throw badUserInput('business: for the business store alone')
      const violations = accountDataViolations(data)
      return save(
        member,
        { violations, form: 'account' },
        async (trx) => {
          // Files are locked before accounts, as a change of the main user does.
          if (business) await certificates.lockFiles(trx, id)
          await updateCustomer(trx, id, personOf(data))
          if (!business) return
          const before = await findBusiness(trx, id)
          const organisation = organisationOf(business)
          await updateBusiness(trx, id, organisation)
          // Else whoever is approved as one kind would buy at the prices of any other.
          if (before?.organisationType !== organisation.organisationType) await certificates.takeBackDecision(trx, id)
          await addresses.refreshOrganisation(trx, id)
        },
        call,
      )
    },

    updatePhone: async (entered: string, session: KnownSession | null, call: VisitorCall): Promise<AccountResult> => {
      const member = await memberOf(db, session)
      const { id, realm } = member.customer
      const isBusiness = realm === 'business'
      return save(
        member,
        { violations: newPhoneViolations(entered, isBusiness), form: 'phone' },
        async (trx) => {
          if (!isBusiness) return updateCustomer(trx, id, { phone: clean(entered) || null })
          await updateBusiness(trx, id, { phone: clean(entered) })
          await addresses.refreshOrganisation(trx, id)
        },
        call,
      )
    },

    updateEmail: async (
      data: { newEmail: string; currentPassword: string },
      session: KnownSession | null,
      call: VisitorCall,
    ): Promise<AccountResult> => {
      const member = await memberOf(db, session)
      return answer(member, await emailChange.updateEmail(data, member, call), call)
    },

    cancelEmailChange: async (session: KnownSession | null, audience: Audience): Promise<AccountResult> => {
      const member = await memberOf(db, session)
      await emailChange.cancelEmailChange(member.customer.id)
      return answer(member, answers.formOk(), audience)
    },
  }
}
