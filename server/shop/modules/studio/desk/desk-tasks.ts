import { sql } from 'drizzle-orm'
import type { DeskRole, StoreId, StudioDeskTask, StudioDeskTaskKind } from '#contract/generated/types.ts'
import type { Database } from '#engine/db/database.ts'
import { isLateTransfer, isWithdrawn } from '../../orders/settlement/operators/issues.ts'
import { declarations, isOpenDeclaration } from './declarations/declarations.repository.ts'
import { countGaps } from './product-gaps/product-gaps.repository.ts'
import { dueAt, isOpenReturn } from './returns/returns.repository.ts'

/** In the order in which the desk shows them. */
export const deskTaskKinds: readonly StudioDeskTaskKind[] = [
  'failedCommands',
  'payments',
  'returns',
  'declarations',
  'unmatched',
  'labels',
  'reviews',
  'certificates',
  'organisations',
  'oversold',
  'soldOutShown',
  'textsMissing',
  'failedJobs',
]

/** `store` is null for what belongs to none. */
type StoreTask = { store: StoreId | null; kind: StudioDeskTaskKind; count: number }

/** What needs a person now, by store: for the desk's first page and for /metrics. Kinds of which there is nothing are left out. */
export const findDeskTasks = async (db: Database): Promise<StoreTask[]> => {
  const { rows } = await db.execute<StoreTask>(sql`
    select o.store, 'failedCommands' as kind, count(*)::int as count
      from payment_commands c join payments p on p.id = c.payment_id join orders o on o.id = p.order_id
      where c.state = 'failed' group by o.store
    union all
    select o.store, 'payments', count(*)::int from payments p join orders o on o.id = p.order_id
      where (${isWithdrawn}) or (${isLateTransfer}) group by o.store
    union all
    select o.store, 'returns', count(*)::int from returns r join orders o on o.id = r.order_id
      where ${isOpenReturn} and ${dueAt} < now() + interval '3 days' group by o.store
    union all
    select d.store, 'declarations', count(*)::int from ${declarations} d where ${isOpenDeclaration} group by d.store
    union all
    select d.store, 'unmatched', count(*)::int from ${declarations} d where ${isOpenDeclaration} and not d.is_matched group by d.store
    union all
    select o.store, 'labels', count(*)::int from returns r join orders o on o.id = r.order_id
      where r.state = 'announced' and r.labels = 0 and r.carrier <> 'nolabel'
        and r.announced_at > now() - interval '14 days' group by o.store
    union all
    select null, 'reviews', count(*)::int from reviews where status = 'pending' having count(*) > 0
    union all
    select 'b2b', 'certificates', count(*)::int from uploads where content is not null and decided_at is null having count(*) > 0
    union all
    select 'b2b', 'organisations', count(distinct u.main_user_id)::int
      from business_users u join customers m on m.id = u.main_user_id join customers c on c.id = u.customer_id
      where m.deleted_at is not null and c.deleted_at is null having count(*) > 0
    union all
    ${countGaps}
    union all
    select null, 'failedJobs', count(*)::int from graphile_worker.jobs where attempts >= max_attempts having count(*) > 0`)
  return rows
}

/** Desks that a kind is for; customer service when left out. */
const desksOf: Partial<Record<StudioDeskTaskKind, readonly DeskRole[]>> = {
  oversold: ['merchant'],
  soldOutShown: ['merchant'],
  textsMissing: ['merchant'],
  failedJobs: ['service', 'merchant'],
}

/** Every kind of these desks, those of the store and what belongs to none. */
export const tasksOfStore = (
  found: readonly StoreTask[],
  { store, desks }: { store: StoreId; desks: readonly DeskRole[] },
): StudioDeskTask[] =>
  deskTaskKinds
    .filter((kind) => (desksOf[kind] ?? ['service']).some((desk) => desks.includes(desk)))
    .map((kind) => ({
      kind,
      count: found.reduce(
        (sum, task) => (task.kind === kind && (task.store === store || task.store === null) ? sum + task.count : sum),
        0,
      ),
    }))
