import type { StoreId } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Database } from '#engine/db/database.ts'
import { findDraft, findDrafts } from './records.repository.ts'

/** Drafts of pages, for previews: all of a store and language, or that of one page. */
export const createDraftedPages =
  (db: Database) =>
  async (store: StoreId, language: TextLanguage, id?: string): Promise<unknown[]> => {
    const place = { kind: 'page', store, language } as const
    if (id === undefined) return (await findDrafts(db, place)).map(({ body }) => body)
    const draft = await findDraft(db, { ...place, key: id })
    return draft ? [draft.body] : []
  }
