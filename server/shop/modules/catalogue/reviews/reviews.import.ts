import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ImportReview } from '#contract/import/catalogue.ts'
import { replaceRows } from '#engine/db/bulk-rows.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import type { RecordViolation } from '../directory/import-references.ts'
import { products } from '../product/product.tables.ts'
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

/** Writes reviews; those of their ids that are there already are replaced. What customer service has withdrawn stays withdrawn. */
export const importReviews = async (trx: Transaction, records: readonly ImportReview[]): Promise<void> => {
  const ids = records.map(({ id }) => id)
  const withdrawn = await trx
    .select({ id: reviews.id, reason: reviews.withdrawnFor })
    .from(reviews)
    .where(and(inArray(reviews.id, ids), eq(reviews.status, 'withdrawn')))
  const reasons = new Map(withdrawn.map(({ id, reason }) => [id, reason]))
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
      status: reasons.has(id) ? ('withdrawn' as const) : ('published' as const),
      withdrawnFor: reasons.get(id) ?? null,
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

/** Products whose rating comes from reviews. */
export const findRated = async (db: Executor, productIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectDistinct({ id: reviews.productId })
    .from(reviews)
    .where(inArray(reviews.productId, [...productIds]))
  return new Set(rows.map(({ id }) => id))
}

/** Published reviews that an import brought; those that customers wrote in the shop are theirs. */
export const findImported = async (db: Executor): Promise<{ ids: string[]; of: number }> => {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(sql`${reviews.status} = 'published' and ${reviews.purchase} is null`)
  return { ids: rows.map(({ id }) => id), of: rows.length }
}

/** Removes reviews. A product without any other one has no rating. */
export const removeReviews = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  const gone = await trx
    .delete(reviews)
    .where(inArray(reviews.id, [...ids]))
    .returning({ productId: reviews.productId })
  const productIds = [...new Set(gone.map(({ productId }) => productId))]
  await refreshRatings(trx, productIds)
  const rated = await findRated(trx, productIds)
  const bare = productIds.filter((id) => !rated.has(id))
  await trx.update(products).set({ rating: null, numberOfRatings: 0 }).where(inArray(products.id, bare))
}
