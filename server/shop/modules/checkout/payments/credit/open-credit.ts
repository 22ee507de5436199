import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#engine/db/database.ts'
import { paidBefore } from '#engine/modules/account/persons/ordered-before.ts'
import { isOrderOf, type Person } from '#engine/modules/account/persons/persons.ts'
import type { OpenCredit } from '../payment-method.ts'

/** Main user first, then all who order for the same organisation; the customer alone where there is none. */
export const findDebtors = async (db: Executor, customerId: string): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    with main as (
      select coalesce((select main_user_id from business_users where customer_id = ${customerId}), ${customerId}::uuid) as id)
    select id from main
    union all select u.customer_id from business_users u join main on u.main_user_id = main.id`)
  return rows.map(({ id }) => id)
}

type CreditQuery = {
  person: Person
  visitorId: string | null
  /** Who answers for the same debts; empty for guests. */
  debtors: readonly string[]
  /** Ids of the methods on credit. */
  methods: readonly string[]
  currency: string
}

/** Sums of what is open; orders in another currency count as if it was the same, which errs by a few per cent. */
export const findOpenCredit = async (
  db: Executor,
  { person, visitorId, debtors, methods, currency }: CreditQuery,
): Promise<OpenCredit> => {
  const ofDebtor = sql`o.customer_id = any(${sql.param([...debtors])}::uuid[])`
  const isOwn = sql`(coalesce(${ofDebtor}, false) or coalesce(o.visitor_id = ${visitorId}::uuid, false)) and o.currency = ${currency}`
  const isTheirs = (kinds: Parameters<typeof isOrderOf>[1]): SQL =>
    sql`(${isOrderOf(person, kinds)} or o.id in (select d.id from orders d where d.customer_id = any(${sql.param([...debtors])}::uuid[])))`
  const { rows } = await db.execute<{ open: number; atAddress: number; foreign: number }>(sql`
    select coalesce(sum(due) filter (where is_theirs), 0)::int as open, coalesce(sum(due), 0)::int as "atAddress",
      coalesce(sum(due) filter (where is_theirs and not is_own), 0)::int as foreign
    from (
      select p.amount - p.credited - p.captured as due, ${isTheirs(['email', 'household'])} as is_theirs, ${isOwn} as is_own
      from orders o join payments p on p.order_id = o.id
      where ${isTheirs(['email', 'household', 'address'])} and p.state = 'due' and p.method = any(${sql.param([...methods])}::text[])
        and o.state not in ('cancelled', 'expired')) open_orders`)
  const { open = 0, atAddress = 0, foreign = 0 } = rows[0] ?? {}
  return { open, atAddress, isOwn: foreign === 0 }
}

/** Whether one of them has ordered goods before and paid for them. */
export const haveDebtorsPaid = async (db: Executor, debtors: readonly string[]): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    select from unnest(${sql.param([...debtors])}::uuid[]) debtor (id) where ${paidBefore({ customerId: sql`debtor.id` })} limit 1`)
  return rowCount === 1
}
