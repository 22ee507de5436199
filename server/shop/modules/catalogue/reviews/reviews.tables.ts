import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { StudioReviewReason, StudioReviewState } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { products } from '../product/product.tables.ts'

/** What customers say of products. Plain text; average and number go to the product in the same transaction. */
export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    language: text().$type<TextLanguage>().notNull(),
    stars: integer().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    /** Null for an anonymous one. */
    authorName: text('author_name'),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    isVerified: boolean('is_verified').notNull(),
    /** Only published ones are shown and counted. */
    status: text().$type<StudioReviewState>().notNull(),
    /** Why customer service has withdrawn it. */
    withdrawnFor: text('withdrawn_for').$type<StudioReviewReason>(),
    /** Reference of the order with which the product was bought: one review for each product of it. */
    purchase: text(),
    comment: text(),
    commentAuthor: text('comment_author'),
    commentedOn: date('commented_on'),
  },
  (table) => [
    unique('reviews_purchase').on(table.purchase, table.productId),
    // Covers every status: for the average, and for deleting products.
    index('reviews_product').on(table.productId),
    // For lists of customer service, and for counting those that wait.
    index('reviews_state').on(table.status, table.writtenAt),
    index('reviews_newest')
      .on(table.productId, table.language, table.writtenAt.desc(), table.id)
      .where(sql`status = 'published'`),
    index('reviews_stars')
      .on(table.productId, table.stars, table.language, table.writtenAt.desc(), table.id)
      .where(sql`status = 'published'`),
    check('reviews_stars_range', sql`${table.stars} between 1 and 5`),
    check('reviews_language_known', sql`${table.language} in ('de', 'en')`),
    check('reviews_status_known', sql`${table.status} in ('published', 'pending', 'withdrawn')`),
    check('reviews_withdrawn_for_reason', sql`(${table.status} = 'withdrawn') = (${table.withdrawnFor} is not null)`),
    check(
      'reviews_comment_whole',
      sql`num_nulls(${table.comment}, ${table.commentAuthor}, ${table.commentedOn}) in (0, 3)`,
    ),
  ],
)

/** Beside the reviews, which are watched: a vote must not end what is cached of a product and its categories. */
export const reviewHelpfulness = pgTable(
  'review_helpfulness',
  {
    reviewId: text('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    votes: integer().notNull(),
  },
  (table) => [check('review_helpfulness_not_negative', sql`${table.votes} >= 0`)],
)

/** Votes that were counted. The id is drawn for one review and says nothing of who cast it. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    voteId: text('vote_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.voteId] })],
)
