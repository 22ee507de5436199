import type { Transaction } from '#engine/db/database.ts'
import { lockReview, type ReviewChange, refreshRatings, type StoredReview, updateReview } from './reviews.repository.ts'

export type { StoredReview } from './reviews.repository.ts'

/** What customer service decides of a review, in the caller's transaction. */
export const reviewDecisions = {
  /** Locked together with the rating of its product; null for an unknown one. */
  lock: lockReview,

  /** The product's average and number follow. */
  decide: async (trx: Transaction, { id, productId }: StoredReview, change: ReviewChange): Promise<void> => {
    await updateReview(trx, id, change)
    await refreshRatings(trx, [productId])
  },
}
