import { type Realm, realmOf } from '#contract/stores.ts'
import type { Audience } from '../../../call/audience.ts'
import type { Identity } from '../../../call/caller.ts'
import type { Executor, Transaction } from '../../../db/database.ts'
import { findGuestEmail, setGuestEmail } from '../sessions/sessions.repository.ts'
import { emailFaults, type Fault, normaliseEmail } from './account.rules.ts'
import { findByEmail, findCustomer, setEmail } from './customers.repository.ts'

/** To whom mails about an order go. */
export type Contact = {
  /** Null without a login or a guest's session. */
  email: string | null
  isGuest: boolean
  realm: Realm
}

const isEmailOfAnother = async (
  trx: Transaction,
  customerId: string,
  { realm, email }: { realm: Realm; email: string },
): Promise<boolean> => {
  const holder = await findByEmail(trx, realm, email)
  return holder !== null && holder.id !== customerId
}

/** The contact address of the checkout: that of the guest's session, or the account's. */
export const createContacts = () => ({
  contactOf: async (
    db: Executor,
    { customerId, visitorId, isGuest }: Identity,
    audience: Audience,
  ): Promise<Contact> => {
    const realm = realmOf(audience.store.id)
    if (customerId !== null) {
      const customer = await findCustomer(db, customerId)
      return { email: customer?.email ?? null, isGuest: false, realm }
    }
    const email = isGuest && visitorId !== null ? await findGuestEmail(db, visitorId) : null
    return { email, isGuest, realm }
  },

  /** Changes it, in the caller's transaction; returns what is wrong with the address. An account's has to be unique. */
  changeEmail: async (
    trx: Transaction,
    { customerId, visitorId, isGuest }: Identity,
    { entered, audience }: { entered: string; audience: Audience },
  ): Promise<Fault[]> => {
    const faults = emailFaults('email', entered)
    if (faults.length > 0) return faults
    const email = normaliseEmail(entered)
    if (customerId !== null) {
      const realm = realmOf(audience.store.id)
      if (await isEmailOfAnother(trx, customerId, { realm, email }))
        return [{ fieldName: 'email', code: 'emailNotUnique' }]
      await setEmail(trx, customerId, email)
    } else if (isGuest && visitorId !== null) await setGuestEmail(trx, visitorId, email)
    return []
  },
})
