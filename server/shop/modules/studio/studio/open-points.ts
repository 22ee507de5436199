import { sql } from 'drizzle-orm'
import type { StudioOpenPoint } from '#contract/generated/types.ts'
import type { Database } from '#engine/db/database.ts'
import type { LegalService } from '../../content/legal/legal.service.ts'
import type { LegalKind } from '../../content/legal/legal.tables.ts'
import { hasBankAccount } from '../../stores/stores/bank-account.rules.ts'
import type { StoreRow } from '../../stores/stores/stores.tables.ts'

type Store = Pick<StoreRow, 'id' | 'company'>

const isPoint = (kind: LegalKind): kind is LegalKind & StudioOpenPoint => kind !== 'serviceWithdrawal'

/** What a store lacks before it can sell, for the first pages of the studio. */
export const createOpenPoints =
  ({ db, legal }: { db: Database; legal: Pick<LegalService, 'missing'> }) =>
  async (store: Store): Promise<StudioOpenPoint[]> => {
    const missing = await legal.missing(db, store.id)
    const { rowCount } = await db.execute(
      sql`select from products where not is_retired and ${store.id} = any(stores) limit 1`,
    )
    return [
      ...missing.filter(isPoint),
      ...(hasBankAccount(store) ? [] : (['bankAccount'] as const)),
      ...(rowCount ? [] : (['goods'] as const)),
    ]
  }
