import type { ImportReview } from '#contract/import/catalogue.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Transaction } from '#engine/db/database.ts'
import type { RecordViolation } from '../directory/import-references.ts'
import { refreshRatings } from './reviews.repository.ts'
import { tidied, violationsOf } from './reviews.rules.ts'
import { reviewHelpfulness, reviews } from './reviews.tables.ts'

const keyOf = { rating: 'stars', title: 'title', message: 'message', authorName: 'authorName' } as const

export const reviewViolations = (record: ImportReview): RecordViolation[] => {
  const { productId, stars, title, message, authorName } = record
  const review = { productId, rating: stars, title, message, authorName: authorName ?? '' }
  return violationsOf(tidied(review)).map(({ field, reason }) => ({
    path: keyOf[field],
    message: `its ${field} can't be taken (${reason})`,
  }))
}

/** Writes reviews; those of their ids that are there already are replaced. */
export const importReviews = async (trx: Transaction, records: readonly ImportReview[]): Promise<void> => {
  await replaceRows(
    trx,
    reviews,
    records.map(({ id, productId, stars, language, title, message, authorName, writtenAt, isVerified, comment }) => ({
      id,
      productId,
      stars,
      language,
      title,
      message,
      isVerified,
      authorName: authorName ?? null,
      writtenAt: new Date(writtenAt),
      status: 'published' as const,
      purchase: null,
      comment: comment?.text ?? null,
      commentAuthor: comment?.author ?? null,
      commentedOn: comment?.on ?? null,
    })),
  )
  await replaceRows(
    trx,
    reviewHelpfulness,
    records.filter(({ helpful }) => helpful > 0).map(({ id, helpful }) => ({ reviewId: id, votes: helpful })),
  )
}

/** Calculates the ratings of products that have reviews; they replace the ratings in the imported records. */
export const rateProducts = (trx: Transaction, productIds: readonly string[]): Promise<void> =>
  refreshRatings(trx, productIds)
