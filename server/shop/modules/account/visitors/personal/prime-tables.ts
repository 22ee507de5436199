import { type SQL, sql } from 'drizzle-orm'

const ofCustomer = ({ id }: { id: string }): SQL => sql`customer_id = ${id}::uuid`

/** Tables of memberships, for personal-data.ts. */
export const primeTables = [
  {
    table: 'subscription_periods',
    as: 'subscriptionPeriods',
    whose: (person: { id: string }): SQL =>
      sql`subscription_id in (select id from subscriptions where ${ofCustomer(person)})`,
    exported: ['number', 'starts_at', 'ends_at'],
    inner: ['subscription_id', 'cart_id', 'order_id'],
    deletion: null,
    kept: 'belongs to an order; says nothing of the person',
  },
  {
    table: 'subscriptions',
    as: 'subscriptions',
    whose: ofCustomer,
    exported: [
      ...['store', 'state', 'price', 'months', 'method', 'starts_at', 'paid_until', 'next_renewal_at', 'failed_since'],
      ...['announced_until', 'cancelled_at', 'ends_at', 'created_at'],
    ],
    inner: ['id', 'language', 'customer_id', 'agreement', 'failed_tries', 'cancellation_id', 'refund_due'],
    deletion: {
      state: sql`'ended'`,
      agreement: sql`null`,
      next_renewal_at: sql`null`,
      ends_at: sql`least(coalesce(ends_at, now()), now())`,
    } as Readonly<Record<string, SQL>>,
    kept: 'ended, and charged no more; belongs to orders, which are kept by law',
  },
]
