import { type SQL, sql } from 'drizzle-orm'
import type { WishlistRight } from '#contract/generated/types.ts'
import type { Owner } from '#engine/call/caller.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import type { Right } from '../rights/rights.rules.ts'
import { wishlistMembers, wishlistStandards, wishlists } from '../wishlists.tables.ts'

/** A list as one caller sees it. */
export type ListRow = {
  id: string
  isDefault: boolean
  name: string
  description: string | null
  /** ISO. */
  createdAt: string
  right: Right
  /** First name of its creator; null for a visitor's. */
  creatorName: string | null
}

export type MemberRow = {
  wishlistId: string
  customerId: string
  firstName: string
  lastName: string
  right: Right
}

export const isoTime = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const listsOf = (owner: Owner, condition: SQL): SQL => {
  const columns = sql`w.id, w.is_default as "isDefault", w.name, w.description, ${isoTime(sql`w.created_at`)} as "createdAt"`
  return 'visitorId' in owner
    ? sql`select ${columns}, 'creator' as right, null as "creatorName"
        from ${wishlists} w where w.visitor_id = ${owner.visitorId} and ${condition}`
    : sql`select ${columns}, coalesce(m.right, 'creator') as right, c.first_name as "creatorName"
        from ${wishlists} w join customers c on c.id = w.customer_id
        left join ${wishlistMembers} m on m.wishlist_id = w.id and m.customer_id = ${owner.customerId}
        where ${condition} and (w.customer_id = ${owner.customerId}
          or w.id in (select wishlist_id from ${wishlistMembers} where customer_id = ${owner.customerId}))
        order by coalesce(m.joined_at, w.created_at) desc, w.id`
}

/** All lists that are the owner's or shared with him, newest first. */
export const findLists = async (db: Executor, owner: Owner): Promise<ListRow[]> => {
  const { rows } = await db.execute<ListRow>(listsOf(owner, sql`true`))
  return rows
}

/** Null when the list does not exist or the owner has no right to it. */
export const findList = async (db: Executor, owner: Owner, id: string): Promise<ListRow | null> => {
  const { rows } = await db.execute<ListRow>(listsOf(owner, sql`w.id = ${id}`))
  return rows[0] ?? null
}

/** Locks lists for a change, in the order of their ids so that two changes cannot deadlock. */
export const lockLists = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.execute(sql`
    select from ${wishlists} where id = any(${sql.param([...ids])}::uuid[]) order by id for no key update`)
}

/** Locks a customer while he gains lists, because their number is limited. */
export const lockCustomer = async (trx: Transaction, customerId: string): Promise<void> => {
  await trx.execute(sql`select from customers where id = ${customerId} for no key update`)
}

export const ensureDefaultList = async (trx: Executor, id: string, owner: Owner): Promise<void> => {
  await trx
    .insert(wishlists)
    .values({ id, isDefault: true, name: '', ...owner })
    .onConflictDoNothing()
}

export const insertList = async (
  trx: Transaction,
  list: { id: string; customerId: string; name: string; description: string | null },
): Promise<void> => {
  await trx.insert(wishlists).values({ ...list, isDefault: false })
}

export const updateList = async (
  trx: Transaction,
  id: string,
  values: { name: string } | { description: string | null },
): Promise<void> => {
  await trx.update(wishlists).set(values).where(sql`id = ${id}`)
}

export const deleteList = async (trx: Transaction, id: string): Promise<void> => {
  await trx.delete(wishlists).where(sql`id = ${id}`)
}

/** The standard list that a customer has chosen; null when he has not. */
export const findChosenStandard = async (db: Executor, customerId: string): Promise<string | null> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select wishlist_id as id from ${wishlistStandards} where customer_id = ${customerId}`,
  )
  return rows[0]?.id ?? null
}

export const saveStandard = async (trx: Transaction, customerId: string, wishlistId: string): Promise<void> => {
  await trx
    .insert(wishlistStandards)
    .values({ customerId, wishlistId })
    .onConflictDoUpdate({ target: wishlistStandards.customerId, set: { wishlistId } })
}

/** Members of the lists: the creator first, then by the time they joined. */
export const findMembers = async (db: Executor, listIds: readonly string[]): Promise<MemberRow[]> => {
  const ids = sql`${sql.param([...listIds])}::uuid[]`
  const { rows } = await db.execute<MemberRow>(sql`
    select p.wishlist_id as "wishlistId", p.customer_id as "customerId", p.right,
      c.first_name as "firstName", c.last_name as "lastName"
    from (
      select id as wishlist_id, customer_id, 'creator' as right, null as joined_at from ${wishlists}
        where id = any(${ids}) and customer_id is not null
      union all select wishlist_id, customer_id, "right", joined_at from ${wishlistMembers} where wishlist_id = any(${ids})
    ) p join customers c on c.id = p.customer_id
    order by p.joined_at nulls first, p.customer_id`)
  return rows
}

export const findRight = async (trx: Executor, wishlistId: string, customerId: string): Promise<Right | null> => {
  const { rows } = await trx.execute<{ right: Right }>(sql`
    select 'creator' as right from ${wishlists} where id = ${wishlistId} and customer_id = ${customerId}
    union all select "right" from ${wishlistMembers} where wishlist_id = ${wishlistId} and customer_id = ${customerId}`)
  return rows[0]?.right ?? null
}

export const countMembers = async (trx: Executor, wishlistId: string): Promise<number> => {
  const { rows } = await trx.execute<{ count: number }>(
    sql`select count(*) from ${wishlistMembers} where wishlist_id = ${wishlistId}`,
  )
  return rows[0]?.count ?? 0
}

export const saveMember = async (
  trx: Transaction,
  member: { wishlistId: string; customerId: string; right: WishlistRight },
): Promise<void> => {
  await trx
    .insert(wishlistMembers)
    .values(member)
    .onConflictDoUpdate({
      target: [wishlistMembers.wishlistId, wishlistMembers.customerId],
      set: { right: member.right },
    })
}

/** Removes a member from a list, also as his standard list. */
export const deleteMember = async (trx: Transaction, wishlistId: string, customerId: string): Promise<void> => {
  const isHis = sql`wishlist_id = ${wishlistId} and customer_id = ${customerId}`
  await trx.delete(wishlistStandards).where(isHis)
  await trx.delete(wishlistMembers).where(isHis)
}
