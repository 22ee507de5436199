import { eq, sql } from 'drizzle-orm'
import type { OrderState } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { numbersMeantBy } from '#engine/db/named-numbers.ts'
import type { DeclaredWithdrawal } from './named-orders.ts'
import { type HandledRow, handledDeclarations, type WithdrawalRow, withdrawals } from './withdrawals.tables.ts'

/** Null when the submission is stored already. */
export const insertWithdrawal = async (
  trx: Transaction,
  row: Omit<WithdrawalRow, 'id' | 'declaredAt'>,
): Promise<WithdrawalRow | null> => {
  const [inserted] = await trx.insert(withdrawals).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export const findSubmission = async (db: Executor, submissionId: string): Promise<WithdrawalRow | null> => {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.submissionId, submissionId))
  return row ?? null
}

/** A declaration beside an order that it names. */
export type WithdrawalOfOrder = Omit<WithdrawalRow, 'submissionId' | 'network' | 'language'> & {
  /** Number of the order; null, like its state, when no order of the store has one that was written. */
  order: string | null
  state: OrderState | null
  /** The declaration's e-mail address is the order's. */
  isEmailOfOrder: boolean
  /** When its last parcel arrived: the period begins then. Null while a part of the order is on its way. */
  deliveredAt: Date | null
}

const meantNumbers = numbersMeantBy(sql`w.order_number`)

/** Declarations of the last days, newest first; one that names several orders comes with each of them. */
export const findWithdrawals = async (db: Executor, days: number): Promise<WithdrawalOfOrder[]> => {
  const { rows } = await db.execute<WithdrawalOfOrder>(sql`
    select w.id, w.store, w.name, w.order_number as "orderNumber", w.email, w.goods, w.declared_at as "declaredAt",
      o.number as order, o.state, coalesce(lower(o.email) = w.email, false) as "isEmailOfOrder",
      case when o.state = 'completed' then (select max(s.delivered_at) from shipments s where s.order_id = o.id) end
        as "deliveredAt"
    from withdrawals w left join orders o on o.number = any(${meantNumbers}) and o.store = w.store
    where w.declared_at > now() - make_interval(days => ${days}) order by w.declared_at desc, w.id, o.number`)
  return rows.map((row) => ({
    ...row,
    declaredAt: new Date(row.declaredAt),
    deliveredAt: row.deliveredAt && new Date(row.deliveredAt),
  }))
}

/** Whether a declaration names the order. */
export const hasWithdrawal = async (db: Executor, orderNumber: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`select from withdrawals w where ${orderNumber} = any(${meantNumbers}) limit 1`)
  return rows.length > 0
}

/** An order that a declaration names, for those who run the shop. */
export type NamedOrder = { id: string; number: string; state: OrderState; isEmailOfOrder: boolean }

export const findNamedOrders = async (db: Executor, withdrawalId: string): Promise<NamedOrder[]> => {
  const { rows } = await db.execute<NamedOrder>(sql`
    select o.id, o.number, o.state, lower(o.email) = w.email as "isEmailOfOrder"
    from withdrawals w join orders o on o.number = any(${meantNumbers}) and o.store = w.store
    where w.id = ${withdrawalId}::uuid and o.placed_at is not null order by o.number`)
  return rows
}

/** Declarations that name one of the orders, or were matched to it by a person, oldest first. */
export const findWithdrawalsOf = async (db: Executor, orderIds: readonly string[]): Promise<DeclaredWithdrawal[]> => {
  if (orderIds.length === 0) return []
  const ids = sql`${sql.param([...orderIds])}::uuid[]`
  const { rows } = await db.execute<DeclaredWithdrawal>(sql`
    select w.id, w.declared_at as "declaredAt", w.name, w.email, w.goods, o.id as "orderId",
      bool_or(lower(o.email) = w.email or about.is_matched) as "isEmailOfOrder"
    from withdrawals w cross join lateral (
        select meant.number, false as is_matched from unnest(${meantNumbers}) meant (number)
        union all
        select own.number, true from handled_declarations h join orders own on own.id = h.order_id
          where h.kind = 'withdrawal' and h.declaration_id = w.id) about
      join orders o on o.number = about.number and o.store = w.store
    where o.id = any(${ids}) group by w.id, o.id order by w.declared_at, w.id`)
  return rows.map((row) => ({ ...row, declaredAt: new Date(row.declaredAt) }))
}

/** Declarations about an order that its buyer has made, oldest first. */
export const findWithdrawalsOfBuyer = async (
  db: Executor,
  { number, store, email }: { number: string; store: WithdrawalRow['store']; email: string },
): Promise<Pick<WithdrawalRow, 'declaredAt' | 'goods'>[]> => {
  const { rows } = await db.execute<Pick<WithdrawalRow, 'declaredAt' | 'goods'>>(sql`
    select w.declared_at as "declaredAt", w.goods from withdrawals w
    where w.email = ${email.toLowerCase()} and w.store = ${store} and ${number} = any(${meantNumbers}) order by w.declared_at`)
  return rows.map((row) => ({ ...row, declaredAt: new Date(row.declaredAt) }))
}

/** Declarations of the last days, and how many of them name no order with its e-mail address. */
export const countWithdrawals = async (db: Executor, days: number): Promise<{ all: number; unmatched: number }> => {
  const { rows } = await db.execute<{ all: number; unmatched: number }>(sql`
    select count(*)::int as all, count(*) filter (where not exists (select from orders o
      where o.number = any(${meantNumbers}) and o.store = w.store and lower(o.email) = w.email)
      and not exists (select from handled_declarations h where h.kind = 'withdrawal' and h.declaration_id = w.id))::int
      as unmatched
    from withdrawals w where w.declared_at > now() - make_interval(days => ${days})`)
  return rows[0] ?? { all: 0, unmatched: 0 }
}

/** Adds what a person found out about a declaration. */
export const saveHandled = async (
  trx: Transaction,
  {
    kind,
    declarationId,
    handledBy,
    ...found
  }: Pick<HandledRow, 'kind' | 'declarationId' | 'handledBy'> & Partial<Pick<HandledRow, 'orderId' | 'answeredAt'>>,
): Promise<void> => {
  await trx
    .insert(handledDeclarations)
    .values({ kind, declarationId, handledBy, ...found })
    .onConflictDoUpdate({
      target: [handledDeclarations.kind, handledDeclarations.declarationId],
      set: { handledBy, ...found },
    })
}

/** Number of the order that a declaration is the first to name with its e-mail address; null else. Nobody but its buyer is told of it. */
export const findFirstNamed = async (
  db: Executor,
  { store, email, orderNumber }: Pick<WithdrawalRow, 'store' | 'email' | 'orderNumber'>,
): Promise<string | null> => {
  const { rows } = await db.execute<{ number: string }>(sql`
    select o.number from orders o, (values (${orderNumber}::text)) as w (order_number)
    where o.number = any(${meantNumbers}) and o.store = ${store} and lower(o.email) = ${email}
      and not exists (select from withdrawals w where w.email = ${email} and o.number = any(${meantNumbers})) limit 1`)
  return rows[0]?.number ?? null
}
