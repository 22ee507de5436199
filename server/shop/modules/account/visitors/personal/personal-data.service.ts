import type { AccountDeletion, FormResult } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import { type Database, type Executor, retryingTransaction, type Transaction } from '#engine/db/database.ts'
import type { MailsService } from '#engine/modules/mail/mails/mails.service.ts'
import { type CustomerRow, findCustomer, lockCustomer } from '../accounts/customers.repository.ts'
import { memberOf } from '../details/account.service.ts'
import type { OwnPassword } from '../details/own-password.ts'
import type { KnownSession, Sessions } from '../sessions/sessions.service.ts'
import { mayMail } from '../throttle/throttle.ts'
import type { Answers, VisitorCall } from '../visitor-call.ts'
import { forgetPerson, isExported, readTable } from './personal-data.repository.ts'
import { personalTables } from './personal-data.ts'

type Consequences = {
  /** Sentences on what the end of the account means for what the module holds, as they stand on the page before and in the mail after. */
  consequences: (db: Executor, customerId: string, audience: Audience) => Promise<string[]>
}

export type PersonalDataDependencies = {
  db: Database
  answers: Answers
  sessions: Sessions
  mails: Pick<MailsService, 'add'>
  ownPassword: OwnPassword
  approvals: Consequences & {
    /** Declines orders that wait for the customer, who is the main user of an organisation. */
    forgetCustomer: (trx: Transaction, customerId: string) => Promise<void>
  }
  bills: Consequences
  endedMemberships: Consequences & {
    /** Ends the customer's memberships and pays back what is not used. */
    forgetCustomer: (trx: Transaction, customerId: string) => Promise<void>
  }
  pastLoads: {
    /** Erases what loads keep of the customer so that they can be undone. */
    forgetCustomer: (trx: Transaction, customerId: string) => Promise<void>
  }
  checkouts: {
    /** Ends tries to pay that are under way, and deletes what the checkout of the customer's open carts has stored. */
    forgetCustomer: (trx: Transaction, customerId: string) => Promise<void>
  }
}

/** Version of the export's form. */
const format = 'pausenhof-personal-data-1'

const farewell = (
  trx: Transaction,
  { customer, consequences }: { customer: CustomerRow; consequences: readonly string[] },
  call: Audience,
  mails: PersonalDataDependencies['mails'],
) =>
  mails.add(trx, {
    kind: 'accountDeleted',
    recipient: customer.email,
    store: call.store.id,
    language: call.language,
    expiresAt: null,
    values: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      consequences: consequences.map((each) => `\n\n${each}`).join(''),
    },
  })

/** Export and deletion of everything that names a customer; `personal-data.ts` says what, table by table. */
export const createPersonalData = (dependencies: PersonalDataDependencies) => {
  const { db, answers, sessions, mails, ownPassword, approvals, checkouts, endedMemberships, bills, pastLoads } =
    dependencies

  const consequencesOf = async (executor: Executor, customerId: string, audience: Audience): Promise<string[]> => {
    const sentences: string[] = []
    for (const each of [endedMemberships, bills, approvals])
      sentences.push(...(await each.consequences(executor, customerId, audience)))
    return sentences
  }

  const forgetAccount = async (trx: Transaction, customer: CustomerRow, audience: Audience): Promise<void> => {
    // Sent twice at once, the second one finds nothing left to do.
    if (!(await lockCustomer(trx, customer.id))) return
    const consequences = await consequencesOf(trx, customer.id, audience)
    await approvals.forgetCustomer(trx, customer.id)
    await checkouts.forgetCustomer(trx, customer.id)
    await endedMemberships.forgetCustomer(trx, customer.id)
    await sessions.endAllOf(trx, customer.id, 'account')
    await pastLoads.forgetCustomer(trx, customer.id)
    await forgetPerson(trx, customer)
    if (await mayMail(trx, 'goodbye', customer.email)) await farewell(trx, { customer, consequences }, audience, mails)
  }

  const dataOf = async (customer: CustomerRow): Promise<Record<string, unknown>> => {
    const data: Record<string, unknown> = { format, madeAt: new Date().toISOString() }
    for (const table of personalTables.filter(isExported)) data[table.as] = await readTable(db, table, customer)
    return data
  }

  return {
    forgetAccount,
    consequencesOf,

    /** For customer service; null for an unknown account. */
    personalDataOf: async (customerId: string): Promise<Record<string, unknown> | null> => {
      const customer = await findCustomer(db, customerId)
      return customer && dataOf(customer)
    },

    /** For customer service, which has asked the customer; false for an unknown account. */
    forgetCustomer: async (trx: Transaction, customerId: string, audience: Audience): Promise<boolean> => {
      const customer = await findCustomer(trx, customerId)
      if (customer) await forgetAccount(trx, customer, audience)
      return customer !== null
    },

    accountDeletion: async (session: KnownSession | null, audience: Audience): Promise<AccountDeletion> => {
      const { customer } = await memberOf(db, session)
      return { consequences: await consequencesOf(db, customer.id, audience) }
    },

    exportPersonalData: async (session: KnownSession | null): Promise<Record<string, unknown>> => {
      const { customer } = await memberOf(db, session)
      return dataOf(customer)
    },

    deleteAccount: async (password: string, session: KnownSession | null, call: VisitorCall): Promise<FormResult> => {
      const member = await memberOf(db, session)
      const { customer } = member
      const requested = { entered: password, fieldName: 'password', form: 'deleteAccount' as const }
      const refusal = await ownPassword({ ...requested, ...member }, call)
      if (refusal !== null) return refusal
      await retryingTransaction(db, (trx) => forgetAccount(trx, customer, call))
      return answers.formOk()
    },
  }
}
