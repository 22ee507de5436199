import { and, eq, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { createOptInRows } from '../opt-ins/opt-in-rows.ts'
import {
  type NewsletterEnding,
  type NewsletterRow,
  newsletterEndings,
  newsletterSubscriptions,
} from './newsletter.tables.ts'

type Address = Pick<NewsletterRow, 'email' | 'store'>

const ofAddress = ({ email, store }: Address) =>
  and(eq(newsletterSubscriptions.email, email), eq(newsletterSubscriptions.store, store))

const isActive = and(isNotNull(newsletterSubscriptions.confirmedAt), isNull(newsletterSubscriptions.endedAt))

/** The subscription of an address that counts. */
export const findActive = async (db: Executor, address: Address): Promise<NewsletterRow | null> => {
  const [row] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(and(ofAddress(address), isActive))
  return row ?? null
}

/** Whether a request of the address that was made since then waits for its confirmation. */
export const hasOpenRequest = async (db: Executor, address: Address, since: Date): Promise<boolean> => {
  const rows = await db
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(
      and(
        ofAddress(address),
        isNull(newsletterSubscriptions.confirmedAt),
        isNull(newsletterSubscriptions.endedAt),
        gte(newsletterSubscriptions.createdAt, since),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export const subscriptions = createOptInRows<NewsletterRow>(newsletterSubscriptions, {
  isRunning: sql`confirmed_at is not null and ended_at is null`,
})

export const insertEnding = async (
  trx: Transaction,
  row: Pick<NewsletterEnding, 'store' | 'language' | 'email' | 'houseNumber'>,
): Promise<string> => {
  const [stored] = await trx.insert(newsletterEndings).values(row).returning({ id: newsletterEndings.id })
  if (!stored) throw new Error('The wish to end a newsletter was not stored')
  return stored.id
}

export const findEnding = async (db: Executor, id: string): Promise<NewsletterEnding | null> => {
  const [row] = await db.select().from(newsletterEndings).where(eq(newsletterEndings.id, id))
  return row ?? null
}

/** Takes a wish out of the table; false when another job has done so. */
export const takeEnding = async (trx: Transaction, id: string): Promise<boolean> => {
  const taken = await trx
    .delete(newsletterEndings)
    .where(eq(newsletterEndings.id, id))
    .returning({ id: newsletterEndings.id })
  return taken.length > 0
}

/** Deletes requests that were never confirmed, and ended ones when their proof is no longer needed. */
export const cleanSubscriptions = async (
  db: Executor,
  store: StoreId,
  { confirmDays, keptDays: retentionDays }: { confirmDays: number; keptDays: number },
): Promise<void> => {
  await db.execute(sql`delete from newsletter_subscriptions where store = ${store} and (
    confirmed_at is null and created_at < now() - make_interval(days => ${confirmDays})
    or ended_at < now() - make_interval(days => ${retentionDays}))`)
}

type Recipient = Pick<NewsletterRow, 'id' | 'email' | 'language'> & { confirmedAt: Date | null }

/** Addresses that get the newsletter, in their order, a page after the given one. */
export const findRecipients = (db: Executor, store: StoreId, after: string, limit: number): Promise<Recipient[]> => {
  const { id, email, language, confirmedAt } = newsletterSubscriptions
  return db
    .select({ id, email, language, confirmedAt })
    .from(newsletterSubscriptions)
    .where(and(eq(newsletterSubscriptions.store, store), isActive, gt(email, after)))
    .orderBy(email)
    .limit(limit)
}
