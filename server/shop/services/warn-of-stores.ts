import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import type { LegalService } from '../modules/content/legal/legal.service.ts'
import { hasBankAccount } from '../modules/stores/stores/bank-account.rules.ts'
import type { StoresService } from '../modules/stores/stores/stores.service.ts'

type Services = { stores: Pick<StoresService, 'all'>; legal: Pick<LegalService, 'missingToSell'> }

/** Says at the start of the engine which stores lack what they need to take orders or money. */
export const warnOfStores = async (
  db: Database,
  { stores, legal }: Services,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> => {
  for (const store of stores.all()) {
    const missing = await legal.missingToSell(db, store.id)
    if (missing.length > 0)
      log.warn({ store: store.id, missing }, 'the store takes no orders: import the legal texts that are missing')
    if (!hasBankAccount(store))
      log.warn(
        { store: store.id },
        'the store offers neither prepayment nor invoices: import its company with a bank account',
      )
  }
}
