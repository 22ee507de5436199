import { type Database, inTransaction } from '#engine/db/database.ts'
import { normaliseEmail } from '../visitors/accounts/account.rules.ts'
import { giveCustomerNumber } from '../visitors/accounts/customer-number.ts'
import { findUsersWithoutMain, lockUsersOf, makeMainUser } from './business.repository.ts'

type HandedOver = { organisation: string; customerNumber: string } | { refusal: 'unknown' | 'numberTaken' }

/** For those who run the shop: organisations whose main user has deleted the account. */
export const createOrganisationOperators = ({ db }: { db: Database }) => ({
  /** Their users, those of one organisation after the other. */
  list: () => findUsersWithoutMain(db),

  /**
   * Makes the user with this address the main user. The customer number went with the account of the one before: the user gets `number`, else a
   * new one.
   */
  handOver: (email: string, number: string | null): Promise<HandedOver> =>
    inTransaction(db, async (trx) => {
      const find = async () =>
        (await findUsersWithoutMain(trx)).find(({ person }) => person.email === normaliseEmail(email))
      const found = await find()
      if (!found) return { refusal: 'unknown' }
      const { user, organisation } = found
      await lockUsersOf(trx, user.mainUserId)
      // Another operator may have handed it over meanwhile.
      if (!(await find())) return { refusal: 'unknown' }
      const customerNumber = await giveCustomerNumber(trx, user.customerId, number)
      if (customerNumber === null) return { refusal: 'numberTaken' }
      await makeMainUser(trx, user)
      return { organisation, customerNumber }
    }),
})
