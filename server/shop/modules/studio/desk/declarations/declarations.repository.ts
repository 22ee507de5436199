import { sql } from 'drizzle-orm'
import type { StoreId, StudioDeclaration, StudioDeclarationKind } from '#contract/generated/types.ts'
import type { Executor } from '#engine/db/database.ts'
import { numbersMeantBy } from '#engine/db/named-numbers.ts'
import { daysToRepay } from '../returns/returns.repository.ts'

/** Withdrawals and notices of all stores beside what was found out about them. */
export const declarations = sql`(
  select 'withdrawal' as kind, w.id, w.store, w.declared_at, w.name, w.email, w.order_number as written, w.goods,
    h.answered_at, h.handled_by, h.order_id,
    array(select o.number from orders o where o.store = w.store
      and (o.id = h.order_id or o.number = any(${numbersMeantBy(sql`w.order_number`)})) order by o.number) as orders,
    h.order_id is not null or exists (select from orders o where o.store = w.store and lower(o.email) = w.email
      and o.number = any(${numbersMeantBy(sql`w.order_number`)})) as is_matched
  from withdrawals w left join handled_declarations h on h.kind = 'withdrawal' and h.declaration_id = w.id
  union all
  select 'cancellation', c.id, c.store, c.declared_at, c.name, c.email, c.contract, null,
    h.answered_at, h.handled_by, h.order_id,
    array(select o.number from orders o where o.id = h.order_id),
    h.order_id is not null or exists (select from subscriptions s where s.cancellation_id = c.id)
  from cancellations c left join handled_declarations h on h.kind = 'cancellation' and h.declaration_id = c.id
)`

type Row = {
  kind: StudioDeclarationKind
  id: string
  declared_at: Date
  name: string
  email: string
  written: string | null
  goods: string | null
  answered_at: Date | null
  handled_by: string | null
  orders: string[]
  is_matched: boolean
}

/** Condition on the alias `d`: a person has to answer it. A notice that has ended its membership is answered. */
export const isOpenDeclaration = sql`d.answered_at is null and (d.kind = 'withdrawal' or not d.is_matched)`

const day = 86_400_000

const toDeclaration = (row: Row): StudioDeclaration => {
  const { kind, id, name, email, written, goods, orders } = row
  const declaredAt = new Date(row.declared_at)
  const isDue = kind === 'withdrawal' && row.answered_at === null
  return {
    kind,
    id,
    name,
    email,
    written,
    goods,
    orders,
    declaredAt: declaredAt.toISOString(),
    dueAt: isDue ? new Date(declaredAt.getTime() + daysToRepay * day).toISOString() : null,
    isMatched: row.is_matched,
    answeredAt: row.answered_at && new Date(row.answered_at).toISOString(),
    handledBy: row.handled_by,
  }
}

export const findDeclarations = async (
  db: Executor,
  { all, limit, offset }: { all: boolean; limit: number; offset: number },
  store: StoreId,
): Promise<{ declarations: StudioDeclaration[]; total: number }> => {
  const meant = all ? sql`d.store = ${store}` : sql`d.store = ${store} and ${isOpenDeclaration}`
  const order = all ? sql`d.declared_at desc` : sql`d.declared_at`
  const { rows } = await db.execute<Row>(
    sql`select d.* from ${declarations} d where ${meant} order by ${order}, d.id limit ${limit} offset ${offset}`,
  )
  const count = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${declarations} d where ${meant}`,
  )
  return { declarations: rows.map(toDeclaration), total: count.rows[0]?.total ?? 0 }
}

export const findDeclaration = async (
  db: Executor,
  { kind, id }: { kind: StudioDeclarationKind; id: string },
  store: StoreId,
): Promise<StudioDeclaration | null> => {
  const { rows } = await db.execute<Row>(
    sql`select d.* from ${declarations} d where d.store = ${store} and d.kind = ${kind} and d.id = ${id}::uuid`,
  )
  return rows[0] ? toDeclaration(rows[0]) : null
}
