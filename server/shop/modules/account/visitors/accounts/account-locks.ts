import { eq, sql } from 'drizzle-orm'
import type { StudioLockReason } from '#contract/generated/types.ts'
import type { Transaction } from '#engine/db/database.ts'
import type { Sessions } from '../sessions/sessions.service.ts'
import { customers } from '../visitors.tables.ts'
import { findCustomer, lockCustomer } from './customers.repository.ts'

type Locked = StudioLockReason | null

/** Accounts that customer service keeps from being used. */
export const createAccountLocks = ({ sessions }: { sessions: Pick<Sessions, 'endAllOf'> }) => ({
  /** For what the account is locked, null for an open one; undefined for one that is unknown or deleted. The row stays locked. */
  lockOf: async (trx: Transaction, id: string): Promise<Locked | undefined> =>
    (await lockCustomer(trx, id)) ? ((await findCustomer(trx, id))?.lockedFor ?? null) : undefined,

  /** Locks an account and ends its sessions, or with null opens it again. */
  setLock: async (trx: Transaction, id: string, lockedFor: Locked): Promise<void> => {
    await trx
      .update(customers)
      .set({ lockedFor, lockedAt: lockedFor === null ? null : sql`now()` })
      .where(eq(customers.id, id))
    if (lockedFor !== null) await sessions.endAllOf(trx, id, 'locked')
  },
})
