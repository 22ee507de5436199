import { eq, type SQL, sql } from 'drizzle-orm'
import type { ReviewInput } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import type { StarCounts } from './reviews.rules.ts'
import { reviewHelpfulness, reviews, reviewVotes } from './reviews.tables.ts'

export type ReviewRow = {
  id: string
  stars: number
  title: string
  message: string
  authorName: string | null
  /** ISO date. */
  date: string
  votes: number
  comment: string | null
  commentAuthor: string | null
  commentedOn: string | null
  isVerified: boolean
}

export type StoredReview = typeof reviews.$inferSelect

export type WrittenRow = {
  id: string
  productId: string
  stars: number
  title: string
  message: string
  authorName: string | null
  writtenAt: Date
}

/** Published reviews by stars, from one to five; null for a product that does not exist. */
export const countStars = async (db: Executor, productId: string): Promise<StarCounts | null> => {
  const { rows } = await db.execute<{ counts: StarCounts }>(sql`
    select array[
      count(*) filter (where r.stars = 1), count(*) filter (where r.stars = 2), count(*) filter (where r.stars = 3),
      count(*) filter (where r.stars = 4), count(*) filter (where r.stars = 5)]::int[] as counts
    from products p left join reviews r on r.product_id = p.id and r.status = 'published'
    where p.id = ${productId} and not p.is_retired group by p.id`)
  return rows[0]?.counts ?? null
}

type Page = { productId: string; language: TextLanguage; stars: number | null; limit: number; offset: number }

/**
 * One language first, each newest first: two index scans that end after what is wanted. "nulls last" is how the index is
 * sorted; without it everything would be read and sorted.
 */
export const findReviews = async (db: Executor, page: Page): Promise<ReviewRow[]> => {
  const { productId, language, stars, limit, offset } = page
  const withStars = stars === null ? sql`` : sql`and stars = ${stars}`
  const newest = (place: number, isLanguage: SQL) => sql`(
    select ${place}::int as place, * from reviews
    where product_id = ${productId} and status = 'published' and ${isLanguage} ${withStars}
    order by written_at desc nulls last, id limit ${limit + offset})`
  const { rows } = await db.execute<ReviewRow>(sql`
    select r.id, r.stars, r.title, r.message, r.author_name as "authorName",
      to_char(r.written_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as date, coalesce(h.votes, 0) as votes,
      r.comment, r.comment_author as "commentAuthor", r.commented_on as "commentedOn", r.is_verified as "isVerified"
    from (${newest(0, sql`language = ${language}`)}
      union all ${newest(1, sql`language = ${language === 'de' ? 'en' : 'de'}`)}
      order by place, written_at desc, id limit ${limit} offset ${offset}) r
    left join ${reviewHelpfulness} h on h.review_id = r.id
    order by r.place, r.written_at desc, r.id`)
  return rows
}

/** All reviews written for one purchase, of any status. */
export const findWritten = async (db: Executor, purchase: string): Promise<WrittenRow[]> => {
  const { rows } = await db.execute<Omit<WrittenRow, 'writtenAt'> & { writtenAt: string }>(sql`
    select id, product_id as "productId", stars, title, message, author_name as "authorName", written_at as "writtenAt"
    from ${reviews} where purchase = ${purchase}`)
  return rows.map((row) => ({ ...row, writtenAt: new Date(row.writtenAt) }))
}

/**
 * Locks a product for writing a review: concurrent writers wait, because the average counts every review. Rows that
 * only refer to the product are not blocked. False when the product does not exist.
 */
export const lockProduct = async (trx: Transaction, productId: string): Promise<boolean> => {
  const { rowCount } = await trx.execute(sql`select from products where id = ${productId} for no key update`)
  return rowCount === 1
}

type ReviewEntry = { id: string; purchase: string; language: TextLanguage; review: ReviewInput; waits: boolean }

/** Creates or updates the review of a purchase and product. One that was withdrawn waits once it is changed, and so do all with `waits`. */
export const writeReview = async (trx: Transaction, written: ReviewEntry): Promise<void> => {
  const { id, purchase, language, review, waits } = written
  const { productId, rating, title, message, authorName } = review
  await trx.execute(sql`
    insert into ${reviews}
      (id, product_id, language, stars, title, message, author_name, written_at, is_verified, status, purchase)
    values (${id}, ${productId}, ${language}, ${rating}, ${title}, ${message}, ${authorName || null}, now(), true,
      ${waits ? 'pending' : 'published'}, ${purchase})
    on conflict (purchase, product_id) do update
      set stars = excluded.stars, title = excluded.title, message = excluded.message, author_name = excluded.author_name,
        status = case when excluded.status = 'pending' or reviews.status = 'withdrawn' then 'pending' else reviews.status end,
        withdrawn_for = null`)
}

/** A review, locked together with the rating of its product; null for an unknown one. */
export const lockReview = async (trx: Transaction, id: string): Promise<StoredReview | null> => {
  const [found] = await trx.select({ productId: reviews.productId }).from(reviews).where(eq(reviews.id, id))
  if (!found || !(await lockProduct(trx, found.productId))) return null
  const [row] = await trx.select().from(reviews).where(eq(reviews.id, id)).for('update')
  return row ?? null
}

export type ReviewChange = Partial<
  Pick<StoredReview, 'status' | 'withdrawnFor' | 'comment' | 'commentAuthor' | 'commentedOn'>
>

export const updateReview = async (trx: Transaction, id: string, change: ReviewChange): Promise<void> => {
  await trx.update(reviews).set(change).where(eq(reviews.id, id))
}

/**
 * Writes average and number of published reviews to their products; products without reviews keep the imported values.
 */
export const refreshRatings = async (trx: Transaction, productIds: readonly string[]): Promise<void> => {
  await trx.execute(sql`
    update products p set rating = c.average, number_of_ratings = c.number
    from (
      select product_id, round(avg(stars) filter (where status = 'published'), 1)::float8 as average,
        count(*) filter (where status = 'published')::int as number
      from ${reviews} where product_id = any(${sql.param(productIds)}::text[]) group by product_id
    ) c
    where p.id = c.product_id and (p.rating, p.number_of_ratings) is distinct from (c.average, c.number)`)
}

/** Counts a vote once; false when there is no such review. */
export const addVote = async (trx: Transaction, reviewId: string, voteId: string): Promise<boolean> => {
  const { rows } = await trx.execute<{ id: string }>(
    sql`select id from ${reviews} where id = ${reviewId} and status = 'published' for share`,
  )
  if (!rows[0]) return false
  await trx.execute(sql`
    with cast_now as (
      insert into ${reviewVotes} (review_id, vote_id) values (${reviewId}, ${voteId}) on conflict do nothing returning review_id
    )
    insert into ${reviewHelpfulness} as h (review_id, votes) select review_id, 1 from cast_now
    on conflict (review_id) do update set votes = h.votes + 1`)
  return true
}
