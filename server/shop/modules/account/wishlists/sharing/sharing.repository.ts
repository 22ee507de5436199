import { sql } from 'drizzle-orm'
import type { WishlistRight } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { isoTime } from '../lists/lists.repository.ts'
import { wishlistComments, wishlistEntries, wishlistInvites, wishlists } from '../wishlists.tables.ts'

export type CommentRow = {
  id: string
  wishlistId: string
  entryId: string | null
  customerId: string
  firstName: string
  lastName: string
  comment: string
  /** ISO. */
  writtenAt: string
}

/** Comments on lists and on what is in them, oldest first. */
export const findComments = async (db: Executor, listIds: readonly string[]): Promise<CommentRow[]> => {
  const { rows } = await db.execute<CommentRow>(sql`
    select k.id, k.wishlist_id as "wishlistId", k.entry_id as "entryId", k.customer_id as "customerId",
      c.first_name as "firstName", c.last_name as "lastName", k.comment, ${isoTime(sql`k.written_at`)} as "writtenAt"
    from ${wishlistComments} k join customers c on c.id = k.customer_id
    left join ${wishlistEntries} e on e.id = k.entry_id
    where k.wishlist_id = any(${sql.param([...listIds])}::uuid[]) and e.removed_at is null
    order by k.written_at, k.id`)
  return rows
}

export const countComments = async (trx: Executor, wishlistId: string): Promise<number> => {
  const { rows } = await trx.execute<{ count: number }>(
    sql`select count(*) from ${wishlistComments} where wishlist_id = ${wishlistId}`,
  )
  return rows[0]?.count ?? 0
}

export const insertComment = async (
  trx: Transaction,
  comment: { id: string; wishlistId: string; entryId: string | null; customerId: string; comment: string },
): Promise<void> => {
  await trx.insert(wishlistComments).values(comment)
}

/** Who wrote it; null when the list has no such comment. */
export const findCommentAuthor = async (trx: Executor, wishlistId: string, id: string): Promise<string | null> => {
  const { rows } = await trx.execute<{ customerId: string }>(sql`
    select customer_id as "customerId" from ${wishlistComments} where id = ${id} and wishlist_id = ${wishlistId}`)
  return rows[0]?.customerId ?? null
}

export const deleteComment = async (trx: Transaction, id: string): Promise<void> => {
  await trx.delete(wishlistComments).where(sql`id = ${id}`)
}

/** Id of the invitation of a level: the one that there is, or this new one. */
export const ensureInvite = async (
  trx: Transaction,
  invite: { id: string; wishlistId: string; right: WishlistRight },
): Promise<string> => {
  await trx.insert(wishlistInvites).values(invite).onConflictDoNothing()
  const { rows } = await trx.execute<{ id: string }>(sql`
    select id from ${wishlistInvites} where wishlist_id = ${invite.wishlistId} and "right" = ${invite.right}`)
  return rows[0]?.id ?? invite.id
}

/** Whether there was one. */
export const deleteInvites = async (
  trx: Transaction,
  wishlistId: string,
  rights: readonly WishlistRight[],
): Promise<boolean> => {
  const { rowCount } = await trx.execute(sql`
    delete from ${wishlistInvites} where wishlist_id = ${wishlistId} and "right" = any(${sql.param([...rights])}::text[])`)
  return (rowCount ?? 0) > 0
}

type InviteRow = {
  wishlistId: string
  right: WishlistRight
  isDefault: boolean
  name: string
  creatorId: string
  creatorFirstName: string
  creatorLastName: string
  entryCount: number
}

export const findInvite = async (db: Executor, id: string): Promise<InviteRow | null> => {
  const { rows } = await db.execute<InviteRow>(sql`
    select i.wishlist_id as "wishlistId", i.right, w.is_default as "isDefault", w.name, c.id as "creatorId",
      c.first_name as "creatorFirstName", c.last_name as "creatorLastName",
      (select count(*) from ${wishlistEntries} e where e.wishlist_id = w.id and e.removed_at is null) as "entryCount"
    from ${wishlistInvites} i join ${wishlists} w on w.id = i.wishlist_id join customers c on c.id = w.customer_id
    where i.id = ${id}`)
  return rows[0] ?? null
}
