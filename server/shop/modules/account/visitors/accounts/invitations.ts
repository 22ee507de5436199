import type { BusinessUserInput } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import type { MailsService } from '#engine/modules/mail/mails/mails.service.ts'
import { replaceLink } from '../passwords/password-links.repository.ts'
import { hashOf, newToken } from '../sessions/secret-token.ts'
import { clean, normaliseEmail } from './account.rules.ts'
import { type CustomerRow, findBusiness, findCustomer, insertBusiness, insertCustomer } from './customers.repository.ts'

type InvitationDependencies = {
  mails: Pick<MailsService, 'add'>
  now: () => number
  /** Deletes the account with all that names its customer, and says goodbye by mail. */
  forgetAccount: (trx: Transaction, customer: CustomerRow, audience: Audience) => Promise<void>
}

/** Milliseconds that the link for a first password works; afterwards "forgotten password" brings another. */
const linkLife = 7 * 86_400_000

/** Accounts that a business customer opens for others of the organisation, and ends. */
export const createInvitations = ({ mails, now, forgetAccount }: InvitationDependencies) => ({
  /** Name and address of a customer; null for a deleted account. */
  personOf: (db: Executor, id: string): Promise<Pick<CustomerRow, 'email' | 'firstName' | 'lastName'> | null> =>
    findCustomer(db, id),

  /** The id of the new customer, who sets the password by the link of a mail; null when the address has an account. */
  inviteCustomer: async (
    trx: Transaction,
    { data, organisationOf, audience }: { data: BusinessUserInput; organisationOf: string; audience: Audience },
  ): Promise<string | null> => {
    const [organisation, host] = await Promise.all([
      findBusiness(trx, organisationOf),
      findCustomer(trx, organisationOf),
    ])
    if (organisation === null || host === null) throw new Error('A user was invited by no organisation')
    const email = normaliseEmail(data.email ?? '')
    const firstName = clean(data.firstName ?? '')
    const lastName = clean(data.lastName ?? '')
    const salutation = data.salutation as CustomerRow['salutation']
    const customer = await insertCustomer(trx, { realm: 'business', email, salutation, firstName, lastName })
    if (customer === null) return null
    await insertBusiness(trx, { ...organisation, customerId: customer.id, jobTitleCode: null })
    const token = newToken()
    const expiresAt = new Date(now() + linkLife)
    await replaceLink(trx, { customerId: customer.id, hash: hashOf(token), expiresAt })
    await mails.add(trx, {
      kind: 'businessUserInvited',
      recipient: email,
      store: audience.store.id,
      language: audience.language,
      expiresAt,
      values: {
        firstName,
        lastName,
        host: `${host.firstName} ${host.lastName}`,
        organisation: organisation.organisation,
        path: `/myaccount/newpassword?token=${token}`,
      },
    })
    return customer.id
  },

  removeInvited: async (trx: Transaction, customerId: string, audience: Audience): Promise<void> => {
    const customer = await findCustomer(trx, customerId)
    if (customer !== null) await forgetAccount(trx, customer, audience)
  },
})
