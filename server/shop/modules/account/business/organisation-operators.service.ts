import { type Database, inTransaction, type Transaction } from '#engine/db/database.ts'
import { lockPerson } from '../persons/persons.ts'
import { normaliseEmail } from '../visitors/accounts/account.rules.ts'
import { giveCustomerNumber } from '../visitors/accounts/customer-number.ts'
import { findBusinessAccount } from '../visitors/accounts/organisation-accounts.ts'
import {
  findUser,
  findUsersOf,
  findUsersWithoutMain,
  isMainUserThere,
  lockUsersOf,
  makeMainUser,
  updateUser,
} from './business.repository.ts'
import type { BusinessUserRow } from './business.tables.ts'
import { changeMainUser, type Mailing, mailOfChange, readMainUserChange } from './main-user-change.ts'

type HandedOver = { organisation: string; customerNumber: string } | { refusal: 'unknown' | 'numberTaken' }

type Orphan = Awaited<ReturnType<typeof findUsersWithoutMain>>[number]

const handOver = async (
  trx: Transaction,
  isMeant: (orphan: Orphan) => boolean,
  number: string | null,
  mailing: Mailing,
): Promise<HandedOver> => {
  const find = async () => (await findUsersWithoutMain(trx)).find(isMeant)
  const found = await find()
  if (!found) return { refusal: 'unknown' }
  const { user, person, organisation } = found
  await lockUsersOf(trx, user.mainUserId)
  // Orders of the organisation count its open credit under this lock.
  await lockPerson(trx, { customerId: user.mainUserId, keys: [] })
  // Another operator may have handed it over meanwhile.
  if (!(await find())) return { refusal: 'unknown' }
  const customerNumber = await giveCustomerNumber(trx, user.customerId, number)
  if (customerNumber === null) return { refusal: 'numberTaken' }
  await makeMainUser(trx, user)
  await mailOfChange(trx, 'mainUserGained', person, { organisation, customerNumber }, mailing)
  return { organisation, customerNumber }
}

/** For those who run the shop: organisations whose main user has deleted the account. */
export const createOrganisationOperators = ({ db }: { db: Database }) => ({
  /** Their users, those of one organisation after the other. */
  list: () => findUsersWithoutMain(db),

  /**
   * Makes the user with this address the main user. The customer number went with the account of the one before: the user gets `number`, else a
   * new one.
   */
  handOver: (email: string, number: string | null, mailing: Mailing): Promise<HandedOver> =>
    inTransaction(db, (trx) => handOver(trx, ({ person }) => person.email === normaliseEmail(email), number, mailing)),

  /** As `handOver` by the user's id, for customer service, in its transaction. */
  handOverTo: (trx: Transaction, customerId: string, number: string | null, mailing: Mailing): Promise<HandedOver> =>
    handOver(trx, ({ user }) => user.customerId === customerId, number, mailing),

  readMainUserChange,
  changeMainUser,

  /** The business customer with this address; null for none. */
  customerWith: findBusinessAccount,

  /** Users of a main user. */
  usersOf: findUsersOf,

  /** How a user belongs to an organisation; null for a main user. */
  userOf: findUser,

  isMainUserThere,

  /** A user whose rights nobody else changes meanwhile. */
  lockUser: async (trx: Transaction, customerId: string): Promise<BusinessUserRow | null> => {
    const user = await findUser(trx, customerId)
    if (user === null) return null
    await lockUsersOf(trx, user.mainUserId)
    return findUser(trx, customerId)
  },

  changeRights: updateUser,
})

export type OrganisationOperators = ReturnType<typeof createOrganisationOperators>
