import type { Executor, Transaction } from '#engine/db/database.ts'
import { normaliseEmail } from './account.rules.ts'
import {
  type CustomerRow,
  findBusiness,
  findByEmail,
  findCustomer,
  lockCustomer,
  setNumber,
  updateBusiness,
} from './customers.repository.ts'

export type AccountRow = CustomerRow

/** Null for one that is unknown or deleted. */
export const findAccount = (db: Executor, id: string): Promise<AccountRow | null> => findCustomer(db, id)

/** As `findAccount`, by the address of a business customer. */
export const findBusinessAccount = (db: Executor, email: string): Promise<AccountRow | null> =>
  findByEmail(db, 'business', normaliseEmail(email))

/** Name of the organisation that a customer orders for; null for a consumer. */
export const findOrganisationName = async (db: Executor, id: string): Promise<string | null> =>
  (await findBusiness(db, id))?.organisation ?? null

/** Locks an account until the transaction ends; false when it has been deleted. */
export const lockAccount = (trx: Transaction, id: string): Promise<boolean> => lockCustomer(trx, id)

/** Gives a customer what another one's account says of their organisation, with its number; phone and job are the customer's own. */
export const moveOrganisation = async (trx: Transaction, { from, to }: { from: string; to: string }): Promise<void> => {
  const found = await findBusiness(trx, from)
  if (found === null) throw new Error('A main user has no organisation')
  const { customerId: _owner, phone: _phone, jobTitleCode: _job, ...organisation } = found
  await updateBusiness(trx, to, organisation)
  const number = (await findCustomer(trx, from))?.customerNumber ?? null
  await setNumber(trx, from, null)
  await setNumber(trx, to, number)
}
