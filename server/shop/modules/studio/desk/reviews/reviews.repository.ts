import { type SQL, sql } from 'drizzle-orm'
import type { StoreId, StudioReviewReason, StudioReviewState } from '#contract/generated/types.ts'
import type { ShopLanguage, TextLanguage } from '#contract/stores.ts'
import type { Executor } from '#engine/db/database.ts'
import type { StoredReview } from '#engine/modules/catalogue/reviews/review-decisions.service.ts'

/** Reviews that one search finds at most. */
const maxFound = 1000

type Query = {
  state: StudioReviewState
  /** Null for all products. */
  productIds: readonly string[] | null
  language: TextLanguage
  limit: number
  offset: number
}

export type DeskReviewRow = {
  id: string
  state: StudioReviewState
  productId: string
  productName: string | null
  number: string | null
  stars: number
  language: TextLanguage
  title: string
  message: string
  author: string | null
  writtenAt: Date
  isVerified: boolean
  answer: string | null
  answeredOn: string | null
  reason: StudioReviewReason | null
}

const matching = ({ state, productIds }: Query): SQL => {
  const ofProducts = productIds === null ? sql`` : sql`and product_id = any(${sql.param([...productIds])}::text[])`
  const order = state === 'pending' ? sql`written_at` : sql`written_at desc`
  return sql`select id from reviews where status = ${state} ${ofProducts} order by ${order}, id limit ${maxFound}`
}

/** Reviews that wait, oldest first; all others newest first. */
export const findDeskReviews = async (
  db: Executor,
  query: Query,
): Promise<{ rows: DeskReviewRow[]; total: number }> => {
  const { language, limit, offset, state } = query
  const order = state === 'pending' ? sql`r.written_at` : sql`r.written_at desc`
  const found = await db.execute<{ total: number }>(sql`select count(*)::int as total from (${matching(query)}) found`)
  const { rows } = await db.execute<DeskReviewRow>(sql`
    with found as (${matching(query)})
    select r.id, r.status as state, r.product_id as "productId", i.name as "productName", i.number, r.stars, r.language,
      r.title, r.message, r.author_name as author, r.written_at as "writtenAt", r.is_verified as "isVerified",
      r.comment as answer, r.commented_on::text as "answeredOn", r.withdrawn_for as reason
    from found join reviews r using (id)
    left join lateral (select i.order_number as number, i.name ->> ${language} as name from items i
      where i.product_id = r.product_id order by i.position, i.id limit 1) i on true
    order by ${order}, r.id limit ${limit} offset ${Math.min(offset, maxFound)}`)
  return { rows, total: found.rows[0]?.total ?? 0 }
}

/** Products that the text names: by their id, or by the number of an article. */
export const findNamedProducts = async (db: Executor, text: string): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct product_id as id from items where product_id = ${text} or lower(order_number) = lower(${text})`,
  )
  return rows.map(({ id }) => id)
}

export type ReviewWriter = {
  orderId: string
  email: string
  store: StoreId
  language: ShopLanguage
  firstName: string
  lastName: string
  product: string
}

/** Who has bought what a review is about; null for reviews without a purchase, and for customers who have left. */
export const findWriter = async (
  db: Executor,
  { purchase, productId, language }: Pick<StoredReview, 'purchase' | 'productId' | 'language'>,
): Promise<ReviewWriter | null> => {
  if (purchase === null) return null
  const { rows } = await db.execute<ReviewWriter>(sql`
    select o.id as "orderId", o.email, o.store, o.language, o.billing_address ->> 'firstName' as "firstName",
      o.billing_address ->> 'lastName' as "lastName", t.name as product
    from orders o join product_texts t on t.product_id = ${productId} and t.language = ${language}
    left join customers c on c.id = o.customer_id
    where o.number = ${purchase} and c.deleted_at is null`)
  return rows[0] ?? null
}
