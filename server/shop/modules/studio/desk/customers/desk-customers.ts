import type {
  StoreId,
  StudioCustomer,
  StudioCustomers,
  StudioDeskResult,
  StudioFile,
  StudioLockReason,
} from '#contract/generated/types.ts'
import { type Audience, audienceOf } from '#engine/call/audience.ts'
import type { Database, Transaction } from '#engine/db/database.ts'
import type { OrganisationOperators } from '#engine/modules/account/business/organisation-operators.service.ts'
import type { VisitorsService } from '#engine/modules/account/visitors/visitors.service.ts'
import type { Newsletter } from '#engine/modules/mail/newsletter/newsletter.service.ts'
import type { OrderRow } from '#engine/modules/orders/orders/orders.tables.ts'
import { isUuid } from '#lib/uuid.ts'
import { findDeskNotes } from '../../studio/desk-notes.ts'
import { pageOf } from '../../studio/entries.service.ts'
import { type ChangeAtDesk, type DeskCall, DeskRefused } from '../desk-change.ts'
import { readOrganisation } from '../organisations/desk-organisations.ts'
import { findBelongings, findCustomerOfStore, searchCustomers } from './customers.repository.ts'

export type DeskCustomersDependencies = {
  db: Database
  change: ChangeAtDesk
  newsletter: Pick<Newsletter, 'statusOf'>
  organisations: OrganisationOperators
  visitors: Pick<VisitorsService, 'lockOf' | 'setLock' | 'personalDataOf' | 'consequencesOf' | 'forgetCustomer'>
}

const toOrder = ({ billingAddress, createdAt, ...order }: OrderRow) => ({
  ...order,
  createdAt: createdAt.toISOString(),
  name: `${billingAddress.firstName} ${billingAddress.lastName}`,
})

const readCustomer = async (
  id: string,
  audience: Audience,
  { db, newsletter, organisations, visitors }: DeskCustomersDependencies,
): Promise<StudioCustomer | null> => {
  const store = audience.store.id
  const found = isUuid(id) ? await findCustomerOfStore(db, id, store) : null
  if (!found) return null
  const { customer, organisation } = found
  const { email, createdAt, lockedAt, passwordHash, ...row } = customer
  const belongings = await findBelongings(db, id, store)
  return {
    ...row,
    email,
    phone: organisation?.phone ?? customer.phone,
    hasPassword: passwordHash !== null,
    createdAt: createdAt.toISOString(),
    lockedAt: lockedAt?.toISOString() ?? null,
    newsletter: await newsletter.statusOf(db, { email, since: createdAt }, store),
    organisation: organisation && {
      ...organisation,
      ...(await readOrganisation(db, id, { organisations })),
      name: organisation.organisation,
      type: organisation.organisationType,
    },
    ...belongings,
    addresses: belongings.addresses.map((address) => ({ ...address, email: null })),
    orders: belongings.orders.map(toOrder),
    consequences: await visitors.consequencesOf(db, id, audience),
    log: await findDeskNotes(db, { store, desk: 'service', key: id }),
  }
}

/** What customer service sees of customers, and does with their accounts. */
export const createDeskCustomers = (dependencies: DeskCustomersDependencies) => {
  const { db, change, visitors } = dependencies

  /** Throws for a customer whom the store does not have. */
  const check = async (trx: Transaction, id: string, { store }: DeskCall): Promise<void> => {
    if (!isUuid(id) || !(await findCustomerOfStore(trx, id, store))) throw new DeskRefused('unknown')
  }

  const setLock = (id: string, reason: StudioLockReason | null, call: DeskCall): Promise<StudioDeskResult> =>
    change(call, async (trx) => {
      await check(trx, id, call)
      const before = await visitors.lockOf(trx, id)
      if (before === undefined) throw new DeskRefused('unknown')
      if ((before === null) === (reason === null)) throw new DeskRefused('state')
      await visitors.setLock(trx, id, reason)
      const action = reason === null ? 'unlockCustomer' : 'lockCustomer'
      return { action, key: id, before: { lockedFor: before }, after: { lockedFor: reason } }
    })

  return {
    customers: ({ search, page }: { search: string; page: number }, store: StoreId): Promise<StudioCustomers> =>
      searchCustomers(db, { search, ...pageOf(page) }, store),

    customer: (id: string, audience: Audience) => readCustomer(id, audience, dependencies),

    lockCustomer: (id: string, reason: StudioLockReason, call: DeskCall) => setLock(id, reason, call),
    unlockCustomer: (id: string, call: DeskCall) => setLock(id, null, call),

    /** Null for an unknown customer. What was handed out is noted, so nothing leaves the shop unnoticed. */
    exportCustomer: async (id: string, call: DeskCall): Promise<StudioFile | null> => {
      const { successful } = await change(call, async (trx) => {
        await check(trx, id, call)
        return { action: 'exportCustomer', key: id }
      })
      const data = successful ? await visitors.personalDataOf(id) : null
      return (
        data && {
          name: `pausenhof-${id}.json`,
          mediaType: 'application/json',
          content: Buffer.from(JSON.stringify(data, null, 2)).toString('base64'),
        }
      )
    },

    deleteCustomer: (id: string, call: DeskCall, { store }: Pick<Audience, 'store'>): Promise<StudioDeskResult> =>
      change(call, async (trx) => {
        await check(trx, id, call)
        // The farewell is in the store's language, since the call has that of the studio.
        const isDeleted = await visitors.forgetCustomer(trx, id, audienceOf(store, ''))
        if (!isDeleted) throw new DeskRefused('unknown')
        return { action: 'deleteCustomer', key: id }
      }),
  }
}
