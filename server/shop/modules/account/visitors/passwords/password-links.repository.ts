import { and, eq, gt, sql } from 'drizzle-orm'
import type { Realm } from '#contract/stores.ts'
import type { Executor } from '#engine/db/database.ts'
import { passwordLinks, passwordRequests } from '../sessions/sessions.tables.ts'

/** A newer link ends the older one. */
export const replaceLink = async (trx: Executor, row: typeof passwordLinks.$inferInsert): Promise<void> => {
  const { hash, expiresAt } = row
  await trx
    .insert(passwordLinks)
    .values(row)
    .onConflictDoUpdate({ target: passwordLinks.customerId, set: { hash, expiresAt } })
}

const isGood = (hash: string, realm: Realm) =>
  and(
    eq(passwordLinks.hash, hash),
    gt(passwordLinks.expiresAt, sql`now()`),
    sql`exists (select from customers c where c.id = ${passwordLinks.customerId} and c.realm = ${realm}
      and c.deleted_at is null)`,
  )

export const isLinkGood = async (db: Executor, hash: string, realm: Realm): Promise<boolean> => {
  const rows = await db.select({ customerId: passwordLinks.customerId }).from(passwordLinks).where(isGood(hash, realm))
  return rows.length > 0
}

/** Uses a link up; whose it was, or null when it is none by now. */
export const takeLink = async (trx: Executor, hash: string, realm: Realm): Promise<string | null> => {
  const [row] = await trx
    .delete(passwordLinks)
    .where(isGood(hash, realm))
    .returning({ customerId: passwordLinks.customerId })
  return row?.customerId ?? null
}

export const deleteLinkOf = async (trx: Executor, customerId: string): Promise<void> => {
  await trx.delete(passwordLinks).where(eq(passwordLinks.customerId, customerId))
}

export const deleteOldLinks = async (db: Executor): Promise<void> => {
  await db.delete(passwordLinks).where(sql`${passwordLinks.expiresAt} < now()`)
  await db.delete(passwordRequests).where(sql`${passwordRequests.createdAt} < now() - interval '1 day'`)
}

export type PasswordRequest = typeof passwordRequests.$inferSelect

export const insertRequest = async (
  trx: Executor,
  row: Omit<typeof passwordRequests.$inferInsert, 'id'>,
): Promise<string> => {
  const [inserted] = await trx.insert(passwordRequests).values(row).returning({ id: passwordRequests.id })
  if (!inserted) throw new Error('a request was not stored')
  return inserted.id
}

export const takeRequest = async (trx: Executor, id: string): Promise<PasswordRequest | null> => {
  const [row] = await trx.delete(passwordRequests).where(eq(passwordRequests.id, id)).returning()
  return row ?? null
}

export const findRequest = async (db: Executor, id: string): Promise<PasswordRequest | null> => {
  const [row] = await db.select().from(passwordRequests).where(eq(passwordRequests.id, id))
  return row ?? null
}
