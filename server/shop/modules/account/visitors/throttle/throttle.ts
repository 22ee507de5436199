import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { mailboxKey } from '#lib/email-address.ts'
import { type Bucket, buckets, type GrowingWait, type MailboxKind, mailboxes, waits } from './throttle.rules.ts'
import { throttles } from './throttles.tables.ts'

const keyOf = (kind: string, parts: readonly string[]): string =>
  createHash('sha256')
    .update([kind, ...parts].join('\n'))
    .digest('base64url')

/** Seconds. now() is when a statement began: of two at once, the one that waited for the other began before its end. */
const since = sql`greatest(0, extract(epoch from now() - throttles.updated_at))`

/** Takes a place in a bucket; answers with seconds to wait. */
const takePlace = async (db: Executor, { capacity, leakSeconds }: Bucket, key: string): Promise<number> => {
  const level = sql`greatest(0, throttles.level - ${since} / ${leakSeconds})`
  const { rowCount } = await db.execute(sql`
    insert into throttles (key, level) values (${key}, 1)
    on conflict (key) do update set level = ${level} + 1, updated_at = now() where ${level} + 1 <= ${capacity}`)
  if (rowCount) return 0
  const { rows } = await db.execute<{ left: number }>(
    sql`select ceil((${level} + 1 - ${capacity}) * ${leakSeconds})::int as "left" from throttles where key = ${key}`,
  )
  return Math.max(1, rows[0]?.left ?? 1)
}

/** Counts in the database, so that it is one count for all engines. `wait` is seconds, 0 for none. */
export const createThrottle = (db: Executor) => ({
  /**
   * Counts a try as a failure before it is made, so that a hundred at once are a hundred; `forget` takes it back. `tries`
   * says how many in a row it makes.
   */
  attempt: async (kind: keyof typeof waits, ...parts: string[]): Promise<{ wait: number; tries: number }> => {
    const { free, firstSeconds, maxSeconds, forgetSeconds }: GrowingWait = waits[kind]
    const key = keyOf(kind, parts)
    const wait = sql`case when throttles.level < ${free} then 0
      else least(${maxSeconds}::float8, ${firstSeconds}::float8 * power(2, least(throttles.level - ${free}, 20))) end`
    const counted = await db.execute<{ level: number }>(sql`
      insert into throttles (key, level) values (${key}, 1)
      on conflict (key) do update
        set level = case when ${since} > ${forgetSeconds} then 1 else least(throttles.level + 1, 1000) end,
          updated_at = now()
        where ${since} >= ${wait}
      returning level`)
    const tries = counted.rows[0]?.level
    if (tries !== undefined) return { wait: 0, tries }
    const { rows } = await db.execute<{ left: number }>(
      sql`select ceil(${wait} - ${since})::int as "left" from throttles where key = ${key}`,
    )
    return { wait: Math.max(1, rows[0]?.left ?? 1), tries: 0 }
  },

  forget: async (kind: keyof typeof waits, ...parts: string[]): Promise<void> => {
    await db.delete(throttles).where(eq(throttles.key, keyOf(kind, parts)))
  },

  /** Takes a place in a bucket; answers with seconds to wait. */
  take: (kind: keyof typeof buckets, ...parts: string[]): Promise<number> =>
    takePlace(db, buckets[kind], keyOf(kind, parts)),

  /** Counts a mail to an address that a stranger may have entered; answers with seconds to wait. */
  takeMailbox: (kind: MailboxKind, email: string): Promise<number> =>
    takePlace(db, mailboxes[kind], keyOf(`mailbox ${kind}`, [mailboxKey(email)])),

  /** Takes one back. */
  giveBack: async (kind: keyof typeof buckets | keyof typeof waits, ...parts: string[]): Promise<void> => {
    await db
      .update(throttles)
      .set({ level: sql`greatest(0, ${throttles.level} - 1)` })
      .where(eq(throttles.key, keyOf(kind, parts)))
  },
})

/** In the caller's transaction: whether a mail may go to an address that a stranger may have entered; it is counted. */
export const mayMail = async (trx: Transaction, kind: MailboxKind, email: string): Promise<boolean> =>
  (await createThrottle(trx).takeMailbox(kind, email)) === 0

export type Throttle = ReturnType<typeof createThrottle>
