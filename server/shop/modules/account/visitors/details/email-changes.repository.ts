import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { emailChanges } from '../sessions/sessions.tables.ts'

type EmailChangeRow = typeof emailChanges.$inferSelect

const isOpen = gt(emailChanges.expiresAt, sql`now()`)

export const findEmailChange = async (db: Executor, customerId: string): Promise<EmailChangeRow | null> => {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.customerId, customerId), isOpen))
  return row ?? null
}

/** A newer request ends the older one with both of its links. */
export const replaceEmailChange = async (
  trx: Transaction,
  row: Pick<EmailChangeRow, 'customerId' | 'newEmail' | 'oldHash' | 'newHash' | 'expiresAt'>,
): Promise<void> => {
  await deleteEmailChange(trx, row.customerId)
  await trx.insert(emailChanges).values(row)
}

export const deleteEmailChange = async (db: Executor, customerId: string): Promise<void> => {
  await db.delete(emailChanges).where(eq(emailChanges.customerId, customerId))
}

/** Marks the link with this hash as confirmed; the change after it, locked, or null for a link that is none by now. */
export const confirmLink = async (trx: Transaction, hash: string): Promise<EmailChangeRow | null> => {
  const now = sql`now()`
  const [row] = await trx
    .update(emailChanges)
    .set({
      oldConfirmedAt: sql`case when old_hash = ${hash} then ${now} else old_confirmed_at end`,
      newConfirmedAt: sql`case when new_hash = ${hash} then ${now} else new_confirmed_at end`,
    })
    .where(and(or(eq(emailChanges.oldHash, hash), eq(emailChanges.newHash, hash)), isOpen))
    .returning()
  return row ?? null
}

export const deleteOldEmailChanges = async (db: Executor): Promise<void> => {
  await db.delete(emailChanges).where(sql`${emailChanges.expiresAt} < now()`)
}
