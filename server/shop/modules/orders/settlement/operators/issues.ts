import { sql } from 'drizzle-orm'

/** A transfer for an order that had ended, of payments `p` and orders `o`: a person has to send it back. */
export const isLateTransfer = sql`p.provider is null and p.captured > p.refunded and o.state in ('cancelled', 'expired')
  and exists (select from payment_events e where e.payment_id = p.id and e.outcome = 'late')`

/** A promise of money that was taken back, of payments `p` and orders `o`: the goods may not leave, or have left unpaid. */
export const isWithdrawn = sql`p.provider is not null and p.state in ('declined', 'cancelled')
  and o.state in ('placed', 'partly_shipped', 'shipped')`
