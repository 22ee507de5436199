import type { ImportStore } from '#contract/import/content.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Executor } from '#engine/db/database.ts'
import { isBic, isIban } from './bank-account.rules.ts'
import { stores } from './stores.tables.ts'

/** Paths are put behind it as it is: with a slash at its end, providers' returns and links in mails would lead to `//`. */
const isBaseUrl = (url: string): boolean => /^https?:\/\/[^/?#\\@\s]+$/.test(url) && URL.canParse(url)

/**
 * What is wrong with a store's record; null for a good one. Visitors would be led to pages that do not exist, money sent to a wrong
 * account.
 */
export const storeViolation = ({ baseUrl, company }: ImportStore): { path: string; message: string } | null => {
  if (!isBaseUrl(baseUrl)) {
    return { path: 'baseUrl', message: 'must be like https://shop.example: no path, and no slash at its end' }
  }
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
