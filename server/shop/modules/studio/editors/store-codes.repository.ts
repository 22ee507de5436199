import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Executor } from '#engine/db/database.ts'
import { editorStoreCodes } from './editors.tables.ts'

const seconds = 60
const oldest = sql`now() - make_interval(secs => ${seconds})`

export const insertStoreCode = async (
  db: Executor,
  row: { codeHash: string; sessionId: string; store: StoreId },
): Promise<void> => {
  await db.insert(editorStoreCodes).values(row)
}

/** The session of a code that counts in the store. The code is gone then, so of two calls at the same time one gets the session. */
export const takeStoreCode = async (db: Executor, codeHash: string, store: StoreId): Promise<string | null> => {
  const [taken] = await db
    .delete(editorStoreCodes)
    .where(
      and(
        eq(editorStoreCodes.codeHash, codeHash),
        eq(editorStoreCodes.store, store),
        gt(editorStoreCodes.createdAt, oldest),
      ),
    )
    .returning({ sessionId: editorStoreCodes.sessionId })
  return taken?.sessionId ?? null
}

export const deleteOldStoreCodes = async (db: Executor): Promise<void> => {
  await db.delete(editorStoreCodes).where(lte(editorStoreCodes.createdAt, oldest))
}
