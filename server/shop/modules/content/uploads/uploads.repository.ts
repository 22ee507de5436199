import { and, count, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { UploadPurpose } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { uploads } from './uploads.tables.ts'

type Row = typeof uploads.$inferSelect
export type UploadRow = Omit<Row, 'content'>
export type WholeUpload = UploadRow & { content: Buffer }

const { id, customerId, purpose, signatureId, name, mediaType, size, sha256, receivedAt, decidedAt, refusedFor } =
  uploads
const described = {
  id,
  customerId,
  purpose,
  signatureId,
  name,
  mediaType,
  size,
  sha256,
  receivedAt,
  decidedAt,
  refusedFor,
}

const owned = (owner: string, what: UploadPurpose) => and(eq(customerId, owner), eq(purpose, what))

/** One upload of a customer comes after the other. */
export const lockUploads = async (trx: Transaction, owner: string): Promise<void> => {
  await trx.execute(sql`select pg_advisory_xact_lock(hashtext('uploads'), hashtext(${owner}))`)
}

export const findBySignature = async (db: Executor, used: string): Promise<UploadRow | null> => {
  const [row] = await db.select(described).from(uploads).where(eq(signatureId, used))
  return row ?? null
}

/** The one that counts. */
export const findCurrent = async (db: Executor, owner: string, what: UploadPurpose): Promise<UploadRow | null> => {
  const current = and(owned(owner, what), isNotNull(uploads.content))
  const [row] = await db.select(described).from(uploads).where(current).orderBy(desc(receivedAt)).limit(1)
  return row ?? null
}

export const findWhole = async (db: Executor, owner: string, what: UploadPurpose): Promise<WholeUpload | null> => {
  const current = and(owned(owner, what), isNotNull(uploads.content))
  const [row] = await db.select().from(uploads).where(current).orderBy(desc(receivedAt)).limit(1)
  return row?.content ? { ...row, content: row.content } : null
}

export const countSince = async (db: Executor, owner: string, what: UploadPurpose, since: Date): Promise<number> => {
  const [row] = await db
    .select({ number: count() })
    .from(uploads)
    .where(and(owned(owner, what), gt(receivedAt, since)))
  return row?.number ?? 0
}

/** In the place of the one before, of which only what it was is left. */
export const replaceUpload = async (trx: Transaction, row: typeof uploads.$inferInsert): Promise<UploadRow> => {
  await trx
    .update(uploads)
    .set({ content: null })
    .where(and(owned(row.customerId, row.purpose), isNotNull(uploads.content)))
  const [inserted] = await trx.insert(uploads).values(row).returning(described)
  if (!inserted) throw new Error('an upload was not stored')
  return inserted
}

/**
 * Gives a customer what another one has sent, if one of it counts; one that counted there counts no more. The caller has locked the uploads of
 * both.
 */
export const moveUploads = async (
  trx: Transaction,
  { from, to }: { from: string; to: string },
  what: UploadPurpose,
): Promise<void> => {
  if ((await findCurrent(trx, from, what)) === null) return
  await trx
    .update(uploads)
    .set({ content: null })
    .where(and(owned(to, what), isNotNull(uploads.content)))
  await trx.update(uploads).set({ customerId: to }).where(owned(from, what))
}

/** The upload with this id as long as it counts, locked. */
export const lockCurrent = async (trx: Transaction, upload: string, what: UploadPurpose): Promise<UploadRow | null> => {
  const current = and(eq(id, upload), eq(purpose, what), isNotNull(uploads.content))
  const [row] = await trx.select(described).from(uploads).where(current).for('update')
  return row ?? null
}

export const setDecision = async (
  trx: Transaction,
  upload: string,
  refused: UploadRow['refusedFor'],
): Promise<void> => {
  await trx.update(uploads).set({ decidedAt: sql`now()`, refusedFor: refused }).where(eq(id, upload))
}

/** The one that counts waits for a decision again. One that is being decided on is waited for. */
export const clearDecision = async (trx: Transaction, owner: string, what: UploadPurpose): Promise<void> => {
  await trx
    .update(uploads)
    .set({ decidedAt: null, refusedFor: null })
    .where(and(owned(owner, what), isNotNull(uploads.content)))
}
