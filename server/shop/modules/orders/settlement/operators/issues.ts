import { sql } from 'drizzle-orm'

/** A transfer for an order that had ended, of payments `p` and orders `o`: a person has to send it back. */
export const isLateTransfer = sql`p.provider is null and p.captured > p.refunded and o.state in ('cancelled', 'expired')
  and exists (select from payment_events e where e.payment_id = p.id and e.outcome = 'late')`

/** A promise of money that was taken back, of payments `p` and orders `o`: the goods may not leave, or have left unpaid. */
export const isWithdrawn = sql`p.provider is not null and p.state in ('declined', 'cancelled')
  and o.state in ('placed', 'partly_shipped', 'shipped')`

/** Money that the shop holds without an order, of payments `p` and orders `o`. After a minute: a settling takes both in one transaction. */
export const isWithoutOrder = sql`p.changed_at < now() - interval '1 minute' and (
  (p.state in ('authorised', 'captured') and o.state = 'awaiting_payment')
  or (p.captured > p.refunded and o.state in ('cancelled', 'expired')
    and not exists (select from payment_commands c where c.payment_id = p.id and c.kind = 'refund' and c.state = 'open')))`
