import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { type PreviewLinkRow, previewLinks } from './preview-links.tables.ts'

export const insertLink = async (
  trx: Transaction,
  row: Omit<PreviewLinkRow, 'id' | 'madeAt' | 'revokedAt'>,
): Promise<PreviewLinkRow> => {
  const [link] = await trx.insert(previewLinks).values(row).returning()
  if (!link) throw new Error('The link was not stored')
  return link
}

const isOpen = and(isNull(previewLinks.revokedAt), gt(previewLinks.expiresAt, sql`now()`))

const isOpenIn = (store: StoreId) => and(eq(previewLinks.store, store), isOpen)

/** Those that are still open first, each part with the newest first. */
export const findLinks = async (
  db: Executor,
  store: StoreId,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PreviewLinkRow[]; total: number }> => {
  const isOfStore = eq(previewLinks.store, store)
  return {
    rows: await db
      .select()
      .from(previewLinks)
      .where(isOfStore)
      .orderBy(sql`${isOpen} desc`, desc(previewLinks.madeAt), desc(previewLinks.id))
      .limit(limit)
      .offset(offset),
    total: await db.$count(previewLinks, isOfStore),
  }
}

export const findOpenLink = async (db: Executor, store: StoreId, hash: string): Promise<PreviewLinkRow | null> => {
  const [link] = await db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.hash, hash), isOpenIn(store)))
  return link ?? null
}

export const hasOpenLink = async (db: Executor, store: StoreId, id: string): Promise<boolean> =>
  (await db.$count(previewLinks, and(eq(previewLinks.id, id), isOpenIn(store)))) > 0

/** False when the link has ended before. */
export const revokeLink = async (trx: Transaction, store: StoreId, id: string): Promise<boolean> => {
  const rows = await trx
    .update(previewLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(previewLinks.id, id), isOpenIn(store)))
    .returning({ id: previewLinks.id })
  return rows.length > 0
}

export const deleteOldLinks = async (trx: Transaction, days: number): Promise<void> => {
  await trx.delete(previewLinks).where(lt(previewLinks.expiresAt, sql`now() - make_interval(days => ${days})`))
}
