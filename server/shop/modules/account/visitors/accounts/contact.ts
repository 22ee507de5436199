import { type Realm, realmOf } from '#contract/stores.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Identity } from '#engine/call/caller.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import type { MailsService } from '#engine/modules/mail/mails/mails.service.ts'
import { requestEmailChange } from '../details/email-change.ts'
import { findGuestEmail, setGuestEmail } from '../sessions/sessions.repository.ts'
import { emailViolations, normaliseEmail, type Violation } from './account.rules.ts'
import { type CustomerRow, findCustomer } from './customers.repository.ts'

/** To whom mails about an order go. */
export type Contact = {
  /** Null without a login or a guest's session. */
  email: string | null
  isGuest: boolean
  realm: Realm
  /** Null for guests. */
  person: Pick<CustomerRow, 'salutation' | 'firstName' | 'lastName'> | null
}

type ContactDependencies = { mails: Pick<MailsService, 'add'>; now: () => number }

/** The contact address of the checkout: that of the guest's session, or the account's. */
export const createContacts = (dependencies: ContactDependencies) => ({
  contactOf: async (
    db: Executor,
    { customerId, visitorId, isGuest }: Identity,
    audience: Audience,
  ): Promise<Contact> => {
    const realm = realmOf(audience.store.id)
    if (customerId !== null) {
      const customer = await findCustomer(db, customerId)
      return { email: customer?.email ?? null, isGuest: false, realm, person: customer }
    }
    const email = isGuest && visitorId !== null ? await findGuestEmail(db, visitorId) : null
    return { email, isGuest, realm, person: null }
  },

  /**
   * Changes a guest's, in the caller's transaction; returns what is wrong with the address. An account's changes once links to the old
   * and the new address are confirmed, and the order goes to the old one until then.
   */
  changeEmail: async (
    trx: Transaction,
    { customerId, visitorId, isGuest }: Identity,
    { entered, audience }: { entered: string; audience: Audience },
  ): Promise<Violation[]> => {
    const violations = emailViolations('email', entered)
    if (violations.length > 0) return violations
    if (customerId !== null) {
      const customer = await findCustomer(trx, customerId)
      return customer ? requestEmailChange(trx, customer, entered, audience, dependencies) : []
    }
    if (isGuest && visitorId !== null) await setGuestEmail(trx, visitorId, normaliseEmail(entered))
    return []
  },
})
