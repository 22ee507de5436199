import type { CustomerInfo, PrimeInfo, StoreId } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Database, Executor } from '#engine/db/database.ts'
import type { ContentService } from '#engine/modules/content/content/content.service.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'
import { takeNotification } from '../sessions/sessions.repository.ts'
import type { KnownSession } from '../sessions/sessions.service.ts'
import { findOrganisationNumber } from './customer-number.ts'
import { findBusiness, findCustomer } from './customers.repository.ts'

/** Memberships lie above visitors, and are handed in. */
export type MembershipInfo = {
  /** As pages and tracking show it; of a stranger there is none. */
  infoOf: (executor: Executor, whose: { customerId: string; store: StoreId } | null) => Promise<PrimeInfo>
}

type Dependencies = {
  db: Database
  content: Pick<ContentService, 'details'>
  memberships: MembershipInfo
  translate: Translate
}

const stranger: Omit<CustomerInfo, 'primeInfo'> = {
  userId: '',
  firstName: null,
  lastName: null,
  email: null,
  customerNumber: null,
  companyName: null,
  isExistingCustomer: false,
  isNewCustomer: false,
  isGuest: false,
  isInternal: false,
  visitorType: 'new_customer',
  visitorLoginState: 'logged_out',
  categoryType: null,
  notification: null,
}

/**
 * What pages may know of the visitor; the notification is a separate field. A customer who has ordered counts as
 * existing, a visitor without login as new.
 */
export const createCustomerInfo = ({ db, content, memberships, translate }: Dependencies) => {
  const personOf = async (session: KnownSession | null): Promise<Partial<CustomerInfo>> => {
    if (session === null) return {}
    if (session.customerId === null) {
      const email = session.guestEmail === null ? null : { email: session.guestEmail }
      return { isGuest: true, visitorType: 'guest', visitorLoginState: 'guest', email }
    }
    const customer = await findCustomer(db, session.customerId)
    if (customer === null) return {}
    const isExisting = customer.hasOrdered
    return {
      userId: customer.id,
      firstName: customer.firstName,
      lastName: customer.lastName,
      isExistingCustomer: isExisting,
      isNewCustomer: !isExisting,
      isInternal: customer.isInternal,
      visitorType: isExisting ? 'existing_customer' : 'new_customer',
      visitorLoginState: 'logged_in',
      email: { email: customer.email },
      customerNumber: customer.customerNumber,
      companyName: customer.realm === 'business' ? ((await findBusiness(db, customer.id))?.organisation ?? null) : null,
    }
  }

  return {
    customerInfo: async (url: string, session: KnownSession | null, audience: Audience): Promise<CustomerInfo> => {
      const customerId = session?.customerId ?? null
      const [person, details, primeInfo] = await Promise.all([
        personOf(session),
        content.details(url, audience),
        memberships.infoOf(db, customerId === null ? null : { customerId, store: audience.store.id }),
      ])
      return { ...stranger, ...person, categoryType: details.pageType, primeInfo }
    },

    /** For whom a business customer orders, to be told to those who run the shop. */
    organisationOf: async (executor: Executor, customerId: string) => {
      const customer = await findCustomer(executor, customerId)
      const business = await findBusiness(executor, customerId)
      return {
        customerNumber: (await findOrganisationNumber(executor, customerId)) ?? '',
        organisation: business?.organisation ?? '',
        email: customer?.email ?? '',
      }
    },

    /** Returned only once: the client that fetches it has to show it. */
    notification: async (session: KnownSession | null, audience: Audience): Promise<string | null> => {
      const code = session?.notification == null ? null : await takeNotification(db, session.id)
      if (code === null) return null
      return translate(audience, `visitor.notification.${code}`)
    },
  }
}
