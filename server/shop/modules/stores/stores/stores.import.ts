import type { ImportStore } from '#contract/import/content.ts'
import { replaceRows } from '../../../db/bulk-rows.ts'
import type { Executor } from '../../../db/database.ts'
import { isBic, isIban } from './bank-account.rules.ts'
import { stores } from './stores.tables.ts'

/** What is wrong with a store's record; null for a good one. Money would be sent to a wrong account. */
export const storeFault = ({ company }: ImportStore): { path: string; message: string } | null => {
  if (company === undefined) return null
  if (!isIban(company.bank.iban))
    return { path: 'company.bank.iban', message: 'is no IBAN: its check digits are wrong' }
  return isBic(company.bank.bic) ? null : { path: 'company.bank.bic', message: 'is no BIC' }
}

/** Stores the storefronts; importing one again replaces it. */
export const importStores = (db: Executor, records: ImportStore[]): Promise<void> =>
  replaceRows(
    db,
    stores,
    records.map(({ company = null, ...record }) => ({ ...record, company })),
  )
