import { sql } from 'drizzle-orm'
import type { Audience } from '#engine/call/audience.ts'
import type { Executor } from '#engine/db/database.ts'
import { formatMoney } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'

type OpenBill = { number: string; currency: string; due: number }

/** Orders of a customer that are not paid, oldest first. */
const findOpenBills = async (db: Executor, customerId: string): Promise<OpenBill[]> => {
  const { rows } = await db.execute<OpenBill>(sql`
    select o.number, o.currency, p.amount - p.credited - p.captured as due
    from orders o join payments p on p.order_id = o.id
    where o.customer_id = ${customerId}::uuid and o.placed_at is not null and o.state not in ('cancelled', 'expired')
      and p.state = 'due' and p.amount > p.credited + p.captured
    order by o.placed_at, o.number`)
  return rows
}

/** Orders that a customer who deletes the account has yet to pay. */
export const createOpenBills = ({ translate }: { translate: Translate }) => ({
  consequences: async (db: Executor, customerId: string, audience: Audience): Promise<string[]> =>
    (await findOpenBills(db, customerId)).map(({ number, currency, due }) =>
      translate(audience, 'visitor.deletion.bill', { number, amount: formatMoney(due, currency, audience.language) }),
    ),
})
