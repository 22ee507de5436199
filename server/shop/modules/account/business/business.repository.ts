import { and, asc, count, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { carts } from '../../checkout/cart/cart.tables.ts'
import { businessCustomers, customers } from '../visitors/visitors.tables.ts'
import { type ApprovalRow, type BusinessUserRow, businessUsers, orderApprovals } from './business.tables.ts'

type Person = typeof customers.$inferSelect

/** Null for a main user. */
export const findUser = async (db: Executor, customerId: string): Promise<BusinessUserRow | null> => {
  const [row] = await db.select().from(businessUsers).where(eq(businessUsers.customerId, customerId))
  return row ?? null
}

export type UserWithPerson = { user: BusinessUserRow; person: Person }

export const findUsersOf = (db: Executor, mainUserId: string): Promise<UserWithPerson[]> =>
  db
    .select({ user: businessUsers, person: customers })
    .from(businessUsers)
    .innerJoin(customers, eq(customers.id, businessUsers.customerId))
    .where(and(eq(businessUsers.mainUserId, mainUserId), isNull(customers.deletedAt)))
    .orderBy(customers.lastName, customers.firstName)

/** Invitations of a main user follow each other, until the transaction ends: two at once would both find room for one. */
export const lockUsersOf = async (trx: Transaction, mainUserId: string): Promise<void> => {
  await trx.execute(sql`select pg_advisory_xact_lock(hashtext('business_users'), hashtext(${mainUserId}))`)
}

export const countUsersOf = async (db: Executor, mainUserId: string): Promise<number> => {
  const [row] = await db.select({ number: count() }).from(businessUsers).where(eq(businessUsers.mainUserId, mainUserId))
  return row?.number ?? 0
}

export const insertUser = async (trx: Executor, row: typeof businessUsers.$inferInsert): Promise<void> => {
  await trx.insert(businessUsers).values(row)
}

/** False when the main user has no such user. */
export const updateUser = async (
  trx: Executor,
  { mainUserId, customerId }: Pick<BusinessUserRow, 'mainUserId' | 'customerId'>,
  rights: Pick<BusinessUserRow, 'mayOrder' | 'orderLimit'>,
): Promise<boolean> => {
  const { rowCount } = await trx
    .update(businessUsers)
    .set(rights)
    .where(and(eq(businessUsers.mainUserId, mainUserId), eq(businessUsers.customerId, customerId)))
  return rowCount === 1
}

/** One open approval a cart: asked for again it has the new amount. `isNew` says whether anyone has to be told. */
export const openApproval = async (
  trx: Executor,
  row: typeof orderApprovals.$inferInsert,
): Promise<{ id: string; isNew: boolean }> => {
  const [stored] = await trx
    .insert(orderApprovals)
    .values(row)
    .onConflictDoUpdate({
      target: orderApprovals.cartId,
      targetWhere: sql`state = 'open'`,
      set: { net: row.net },
    })
    .returning({ id: orderApprovals.id, isNew: sql<boolean>`xmax = 0` })
  if (!stored) throw new Error('An approval was not stored')
  return stored
}

/** Those of a main user, or of who asked; a cart that was ordered otherwise needs no approval any more. */
export const findApprovals = (
  db: Executor,
  whose: { mainUserId: string } | { customerId: string },
  limit: number,
): Promise<{ approval: ApprovalRow; person: Person }[]> =>
  db
    .select({ approval: orderApprovals, person: customers })
    .from(orderApprovals)
    .innerJoin(customers, eq(customers.id, orderApprovals.customerId))
    .innerJoin(carts, eq(carts.id, orderApprovals.cartId))
    .where(
      and(
        'mainUserId' in whose
          ? eq(orderApprovals.mainUserId, whose.mainUserId)
          : eq(orderApprovals.customerId, whose.customerId),
        sql`(${ne(orderApprovals.state, 'open')} or ${ne(carts.state, 'submitted')})`,
      ),
    )
    .orderBy(sql`${orderApprovals.state} = 'open' desc`, desc(orderApprovals.createdAt))
    .limit(limit)

export const findApprovalOf = async (db: Executor, id: string, mainUserId: string): Promise<ApprovalRow | null> => {
  const [row] = await db
    .select()
    .from(orderApprovals)
    .where(and(eq(orderApprovals.id, id), eq(orderApprovals.mainUserId, mainUserId)))
  return row ?? null
}

/** Whether the cart of an approval was ordered, by whatever way; it is locked until the transaction ends. */
export const isOrdered = async (trx: Transaction, { cartId }: Pick<ApprovalRow, 'cartId'>): Promise<boolean> => {
  const [cart] = await trx.select({ state: carts.state }).from(carts).where(eq(carts.id, cartId)).for('update')
  return cart?.state === 'submitted'
}

/** Whether an approval is still to be decided. The caller has locked its cart. */
export const isOpenApproval = async (trx: Transaction, id: string): Promise<boolean> => {
  const rows = await trx
    .select({ id: orderApprovals.id })
    .from(orderApprovals)
    .where(and(eq(orderApprovals.id, id), eq(orderApprovals.state, 'open')))
  return rows.length > 0
}

/** What a customer who leaves leaves behind: users, requests that wait for the main user, and own ones that wait. */
export const countLeft = async (
  db: Executor,
  customerId: string,
): Promise<{ users: number; approvals: number; ownApprovals: number }> => {
  const waiting = sql`count(*)::int from order_approvals a join carts c on c.id = a.cart_id
    where a.state = 'open' and c.state <> 'submitted'`
  const { rows } = await db.execute<{ users: number; approvals: number; ownApprovals: number }>(sql`
    select (select count(*)::int from business_users where main_user_id = ${customerId}::uuid) as users,
      (select ${waiting} and a.main_user_id = ${customerId}::uuid) as approvals,
      (select ${waiting} and a.customer_id = ${customerId}::uuid) as "ownApprovals"`)
  return rows[0] ?? { users: 0, approvals: 0, ownApprovals: 0 }
}

/** All that wait for a main user, with who asked. */
export const findOpenApprovals = (
  trx: Transaction,
  mainUserId: string,
): Promise<{ approval: ApprovalRow; person: Person }[]> =>
  trx
    .select({ approval: orderApprovals, person: customers })
    .from(orderApprovals)
    .innerJoin(customers, eq(customers.id, orderApprovals.customerId))
    .where(and(eq(orderApprovals.mainUserId, mainUserId), eq(orderApprovals.state, 'open')))

/** The approval as it is decided; null when that was done before. */
export const decideApproval = async (
  trx: Executor,
  id: string,
  decision: Pick<ApprovalRow, 'state'> & Partial<Pick<ApprovalRow, 'reason' | 'orderNumber' | 'net'>>,
): Promise<ApprovalRow | null> => {
  const [decided] = await trx
    .update(orderApprovals)
    .set({ ...decision, decidedAt: sql`now()` })
    .where(and(eq(orderApprovals.id, id), eq(orderApprovals.state, 'open')))
    .returning()
  return decided ?? null
}

const mainUsers = alias(customers, 'main_users')

/** Users of organisations whose main user has left, those of one after the other, the longest-standing one first. */
export const findUsersWithoutMain = (db: Executor) =>
  db
    .select({ user: businessUsers, person: customers, organisation: businessCustomers.organisation })
    .from(businessUsers)
    .innerJoin(mainUsers, eq(mainUsers.id, businessUsers.mainUserId))
    .innerJoin(customers, eq(customers.id, businessUsers.customerId))
    .innerJoin(businessCustomers, eq(businessCustomers.customerId, businessUsers.customerId))
    .where(and(isNotNull(mainUsers.deletedAt), isNull(customers.deletedAt)))
    .orderBy(asc(businessUsers.mainUserId), asc(businessUsers.createdAt))

/** The user becomes the main user of the others, and of what they have asked for. */
export const makeMainUser = async (trx: Transaction, { customerId, mainUserId }: BusinessUserRow): Promise<void> => {
  await trx.delete(businessUsers).where(eq(businessUsers.customerId, customerId))
  for (const table of [businessUsers, orderApprovals])
    await trx.update(table).set({ mainUserId: customerId }).where(eq(table.mainUserId, mainUserId))
}

/** The user takes the place of the main user, who becomes a user without limits. */
export const replaceMainUser = async (trx: Transaction, user: BusinessUserRow): Promise<void> => {
  await makeMainUser(trx, user)
  const { customerId: mainUserId, mainUserId: customerId } = user
  await insertUser(trx, { customerId, mainUserId, mayOrder: true, orderLimit: null })
}

/** Of an organisation, by its main user: orders without payment and their sum, gross minor units, and what waits for the main user. */
export const countOpen = async (
  db: Executor,
  mainUserId: string,
): Promise<{ unpaidOrders: number; unpaidAmount: number; approvals: number }> => {
  const { rows } = await db.execute<{ unpaidOrders: number; unpaidAmount: number }>(sql`
    select count(distinct o.id)::int as "unpaidOrders", coalesce(sum(p.amount - p.credited - p.captured), 0)::int as "unpaidAmount"
    from orders o join payments p on p.order_id = o.id
    where p.state = 'due' and o.state not in ('cancelled', 'expired') and o.customer_id in (
      select ${mainUserId}::uuid union all select customer_id from business_users where main_user_id = ${mainUserId}::uuid)`)
  const { approvals } = await countLeft(db, mainUserId)
  return { unpaidOrders: 0, unpaidAmount: 0, ...rows[0], approvals }
}

/** Whether the account of a user's main user is still there. */
export const isMainUserThere = async (db: Executor, { mainUserId }: BusinessUserRow): Promise<boolean> =>
  (await db.$count(customers, and(eq(customers.id, mainUserId), isNull(customers.deletedAt)))) > 0
