import { inArray, sql } from 'drizzle-orm'
import type { ImportReview } from '#contract/import/catalogue.ts'
import type { Executor } from '#engine/db/database.ts'
import { defined } from '#lib/defined.ts'
import type { Exporter } from '../directory/directory.export.ts'
import { reviewHelpfulness, reviews } from './reviews.tables.ts'

/** Published reviews. */
export const reviewExporter: Exporter<ImportReview> = {
  ids: async (db) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from ${reviews} where status = 'published' order by id collate "C"`,
    )
    return rows.map(({ id }) => id)
  },
  find: async (db: Executor, ids) => {
    const rows = await db
      .select({ review: reviews, votes: reviewHelpfulness.votes })
      .from(reviews)
      .leftJoin(reviewHelpfulness, sql`${reviewHelpfulness.reviewId} = ${reviews.id}`)
      .where(inArray(reviews.id, [...ids]))
    return new Map(
      rows.map(({ review, votes }) => [
        review.id,
        defined({
          id: review.id,
          productId: review.productId,
          stars: review.stars,
          language: review.language,
          title: review.title,
          message: review.message,
          authorName: review.authorName ?? undefined,
          writtenAt: review.writtenAt.toISOString(),
          isVerified: review.isVerified,
          helpful: votes ?? 0,
          comment:
            review.comment === null || review.commentAuthor === null || review.commentedOn === null
              ? undefined
              : { text: review.comment, author: review.commentAuthor, on: review.commentedOn },
        }),
      ]),
    )
  },
  normalised: (review) => ({ ...review, writtenAt: new Date(review.writtenAt).toISOString() }),
}
