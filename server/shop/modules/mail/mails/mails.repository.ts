import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#engine/db/database.ts'
import { mailFiles, mails } from './mails.tables.ts'

export type MailRow = typeof mails.$inferSelect
export type MailFile = Omit<typeof mailFiles.$inferSelect, 'mailId'>

/** Its id; null when a mail with its key is there already. */
export const insertMail = async (trx: Executor, row: Omit<typeof mails.$inferInsert, 'id'>): Promise<string | null> => {
  const [inserted] = await trx.insert(mails).values(row).onConflictDoNothing().returning({ id: mails.id })
  return inserted?.id ?? null
}

/** One that has been neither sent nor given up. */
export const findUnsent = async (db: Executor, id: string): Promise<MailRow | null> => {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), isNull(mails.sentAt), isNull(mails.failedAt)))
  return row ?? null
}

export const insertFile = async (trx: Executor, mailId: string, file: MailFile): Promise<void> => {
  await trx.insert(mailFiles).values({ mailId, ...file })
}

export const findFile = async (db: Executor, mailId: string): Promise<MailFile | null> =>
  (await db.select().from(mailFiles).where(eq(mailFiles.mailId, mailId)))[0] ?? null

/** One that stays in the outbox: nothing was sent, and all of it can be looked at. */
export const setStored = async (db: Executor, id: string): Promise<void> => {
  await db.update(mails).set({ sentAt: sql`now()` }).where(eq(mails.id, id))
}

const isOfOrder = sql`${mails.kind} like 'order.%'`
const remaining = sql`case when ${isOfOrder} then ${mails.values} else '{}' end`

/** Mails about an order that are still stored, newest first. */
export const findMailsOfOrder = (db: Executor, orderId: string): Promise<MailRow[]> =>
  db
    .select()
    .from(mails)
    .where(and(isOfOrder, eq(sql`${mails.values} ->> 'orderId'`, orderId)))
    .orderBy(desc(mails.createdAt), desc(mails.id))

/** Mails besides those about an order that have one of these ids in their key, newest first. */
export const findMailsAbout = (db: Executor, ids: readonly string[]): Promise<MailRow[]> =>
  db
    .select()
    .from(mails)
    .where(sql`split_part(${mails.key}, '.', 2) = any(${sql.param([...ids])}::text[]) and not (${isOfOrder})`)
    .orderBy(desc(mails.createdAt), desc(mails.id))

/** A server has taken it: what it said is emptied, and its file deleted. */
export const setSent = async (db: Executor, id: string): Promise<void> => {
  await deleteFile(db, id)
  await db.update(mails).set({ sentAt: sql`now()`, values: remaining }).where(eq(mails.id, id))
}

/** Given up, and emptied as one that was sent. */
export const setFailed = async (db: Executor, id: string, failure: string): Promise<void> => {
  await deleteFile(db, id)
  await db.update(mails).set({ failedAt: sql`now()`, failure, values: remaining }).where(eq(mails.id, id))
}

const deleteFile = async (db: Executor, mailId: string): Promise<void> => {
  await db.delete(mailFiles).where(eq(mailFiles.mailId, mailId))
}

export const findNewest = (db: Executor, limit: number): Promise<MailRow[]> =>
  db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit)

export const findMail = async (db: Executor, id: string): Promise<MailRow | null> => {
  const [row] = await db.select().from(mails).where(eq(mails.id, id))
  return row ?? null
}

export const deleteOldMails = async (db: Executor, days: number, limit: number): Promise<number> => {
  const { rowCount } = await db.execute(sql`delete from mails where id in (
    select id from mails where created_at < now() - make_interval(days => ${days})
    order by created_at limit ${limit} for update skip locked)`)
  return rowCount ?? 0
}
