import type { Transaction } from '#engine/db/database.ts'
import { normaliseNumber } from './account.rules.ts'
import { nextCustomerNumber, setNumber } from './customers.repository.ts'

/** Gives a business customer the number that is wanted, else the next one. Returns it; null when another customer has it. */
export const giveCustomerNumber = async (
  trx: Transaction,
  customerId: string,
  wanted: string | null,
): Promise<string | null> => {
  const number = wanted === null ? await nextCustomerNumber(trx) : normaliseNumber(wanted)
  return (await setNumber(trx, customerId, number)) ? number : null
}
