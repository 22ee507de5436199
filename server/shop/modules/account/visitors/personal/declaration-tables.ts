import { type SQL, sql } from 'drizzle-orm'
import { numbersMeantBy } from '#engine/db/named-numbers.ts'

type Declarer = { id: string; email: string }

const retentionReason = 'declarations are kept as they were made, as business letters'

/**
 * Declarations, for personal-data.ts. Anyone may type an address, so those of a customer are the ones with the address and number of an order of
 * theirs, and notices that were given while they were logged in or that have ended their membership.
 */
export const declarationTables = [
  {
    table: 'withdrawals',
    as: 'withdrawals',
    whose: ({ id }: Declarer): SQL =>
      sql`exists (select from orders o where o.customer_id = ${id}::uuid and o.store = withdrawals.store
        and lower(o.email) = withdrawals.email and o.number = any(${numbersMeantBy(sql`withdrawals.order_number`)}))`,
    exported: ['store', 'language', 'name', 'order_number', 'email', 'goods', 'declared_at'],
    inner: ['id', 'submission_id', 'network'],
    deletion: null,
    kept: retentionReason,
  },
  {
    table: 'cancellations',
    as: 'cancellations',
    whose: ({ id, email }: Declarer): SQL =>
      sql`(customer_id = ${id}::uuid and email = ${email.toLowerCase()})
        or id in (select cancellation_id from subscriptions where customer_id = ${id}::uuid)`,
    exported: ['store', 'language', 'kind', 'reason', 'name', 'email', 'contract', 'ends_on', 'declared_at'],
    inner: ['id', 'submission_id', 'customer_id', 'network'],
    deletion: null,
    kept: retentionReason,
  },
]
