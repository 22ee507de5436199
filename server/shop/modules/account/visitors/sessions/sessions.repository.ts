import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '#engine/db/database.ts'
import { customers } from '../visitors.tables.ts'
import { type SessionEnd, sessions, sessionTokens } from './sessions.tables.ts'

export type SessionRow = typeof sessions.$inferSelect

const columns = {
  session: sessions,
  token: sessionTokens,
  realm: customers.realm,
  deletedAt: customers.deletedAt,
  lockedFor: customers.lockedFor,
}

/** A token with its session and, unless it is a guest's, what matters of its customer. */
export const findToken = async (db: Executor, hash: string) => {
  const [row] = await db
    .select(columns)
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .leftJoin(customers, eq(customers.id, sessions.customerId))
    .where(eq(sessionTokens.hash, hash))
  return row ?? null
}

export type FoundToken = NonNullable<Awaited<ReturnType<typeof findToken>>>

/** The same with the session locked, so that it can't end meanwhile. */
export const lockToken = async (trx: Executor, hash: string): Promise<FoundToken | null> => {
  const held = await trx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      inArray(
        sessions.id,
        trx.select({ id: sessionTokens.sessionId }).from(sessionTokens).where(eq(sessionTokens.hash, hash)),
      ),
    )
    .for('update')
  return held.length > 0 ? findToken(trx, hash) : null
}

export const insertSession = async (trx: Executor, row: typeof sessions.$inferInsert): Promise<string> => {
  const [inserted] = await trx.insert(sessions).values(row).returning({ id: sessions.id })
  if (!inserted) throw new Error('a session was not stored')
  return inserted.id
}

export const insertToken = async (trx: Executor, row: typeof sessionTokens.$inferInsert): Promise<void> => {
  await trx.insert(sessionTokens).values(row)
}

export const setRenewed = async (trx: Executor, id: string, renewedAt: Date, idleEndsAt: Date): Promise<void> => {
  await trx.update(sessions).set({ renewedAt, idleEndsAt }).where(eq(sessions.id, id))
}

/** The first use of a token ends its predecessor after the grace period. */
export const setUsed = async (
  db: Executor,
  { hash, predecessor }: { hash: string; predecessor: string | null },
  usedAt: Date,
  supersededAt: Date,
): Promise<void> => {
  await db.execute(sql`
    with used as (update session_tokens set used_at = ${usedAt.toISOString()} where hash = ${hash} and used_at is null)
    update session_tokens set superseded_at = ${supersededAt.toISOString()}
    where hash = ${predecessor ?? ''} and superseded_at is null`)
}

/** All tokens that a session has by now. */
export const supersedeTokens = async (trx: Executor, sessionId: string, supersededAt: Date): Promise<void> => {
  await trx
    .update(sessionTokens)
    .set({ supersededAt })
    .where(and(eq(sessionTokens.sessionId, sessionId), isNull(sessionTokens.supersededAt)))
}

export const endSession = async (db: Executor, id: string, ended: SessionEnd): Promise<void> => {
  await db
    .update(sessions)
    .set({ ended, endedAt: sql`now()` })
    .where(and(eq(sessions.id, id), isNull(sessions.ended)))
}

/** Ends all sessions of a customer but one. */
export const endSessionsOf = async (
  trx: Executor,
  customerId: string,
  ended: SessionEnd,
  but: string | null,
): Promise<void> => {
  await trx
    .update(sessions)
    .set({ ended, endedAt: sql`now()` })
    .where(
      and(eq(sessions.customerId, customerId), isNull(sessions.ended), but === null ? undefined : ne(sessions.id, but)),
    )
}

/** A browser in which the customer has been logged in before. */
export const hasSessionWith = async (db: Executor, customerId: string, visitorId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), eq(sessions.visitorId, visitorId)))
    .limit(1)
  return rows.length > 0
}

/** Returns the notification of a session and removes it, so that it is delivered once. */
export const takeNotification = async (db: Executor, id: string): Promise<string | null> => {
  const { rows } = await db.execute<{ notification: string | null }>(sql`
    update sessions set notification = null from (select id, notification from sessions where id = ${id} for update) told
    where sessions.id = told.id and told.notification is not null returning told.notification`)
  return rows[0]?.notification ?? null
}

/** Sessions that have been over for so long; their tokens with them. At most `most`. */
export const deleteOldSessions = async (db: Executor, days: number, limit: number): Promise<number> => {
  const { rowCount } = await db.execute(sql`delete from sessions where id in (
    select id from sessions where least(ends_at, idle_ends_at, ended_at) < now() - make_interval(days => ${days})
    limit ${limit} for update skip locked)`)
  return rowCount ?? 0
}

/** Deletes tokens of running sessions that were replaced more than `days` ago: later reuse need not be detected. */
export const deleteOldTokens = async (db: Executor, days: number, limit: number): Promise<number> => {
  const { rowCount } = await db.execute(sql`delete from session_tokens where hash in (
    select hash from session_tokens where superseded_at < now() - make_interval(days => ${days})
    limit ${limit} for update skip locked)`)
  return rowCount ?? 0
}

const guestOf = (visitorId: string) =>
  and(eq(sessions.visitorId, visitorId), isNotNull(sessions.guestEmail), isNull(sessions.ended))

/** E-mail address of the visitor's newest session as a guest. */
export const findGuestEmail = async (db: Executor, visitorId: string): Promise<string | null> => {
  const [row] = await db
    .select({ email: sessions.guestEmail })
    .from(sessions)
    .where(guestOf(visitorId))
    .orderBy(desc(sessions.createdAt))
    .limit(1)
  return row?.email ?? null
}

/** Whether the visitor has become a guest again since a session of a guest began. */
export const isGuestAgain = async (db: Executor, visitorId: string, since: Date): Promise<boolean> => {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(guestOf(visitorId), gt(sessions.createdAt, since)))
    .limit(1)
  return rows.length > 0
}

export const setGuestEmail = async (trx: Executor, visitorId: string, email: string): Promise<void> => {
  await trx.update(sessions).set({ guestEmail: email }).where(guestOf(visitorId))
}
