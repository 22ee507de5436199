import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#engine/db/database.ts'
import { isOrderOf, type Person } from './persons.ts'
import { noShipper } from './shipped-order.rules.ts'

/** `exceptCart`: the order of this cart is not one before it. */
type OrderedBeforeQuery = { customerId: SQL; exceptCart?: SQL }

/** An order says something of its customer when it is of goods, is not free, and has not come to nothing. */
const counts = (exceptCart: SQL | undefined): SQL => sql`o.placed_at is not null and o.total > 0
  and o.state not in ('cancelled', 'expired') and o.shipper_code <> ${noShipper}
  and ${exceptCart === undefined ? sql`true` : sql`o.cart_id <> ${exceptCart}`}`

const orderedWith = ({ customerId, exceptCart }: OrderedBeforeQuery, condition: SQL): SQL => sql`
  exists (select from customers u where u.id = ${customerId} and (u.has_ordered or exists (
    select from orders o where o.customer_id = u.id and ${counts(exceptCart)} and ${condition})))`

/** Whether a person has ordered before, with an account or as a guest. */
export const hasOrderedBefore = async (db: Executor, person: Person, exceptCart: string): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`select from orders o where ${isOrderOf(person)} and ${counts(sql`${exceptCart}::uuid`)} limit 1`,
  )
  return rows.length > 0
}

/** Whether a customer has ordered before, as a condition for a statement of one's own. */
export const orderedBefore = (requested: OrderedBeforeQuery): SQL => orderedWith(requested, sql`true`)

/** Whether an earlier order is paid, too (`isPaid` of order.rules.ts). */
export const paidBefore = (requested: OrderedBeforeQuery): SQL =>
  orderedWith(
    requested,
    sql`exists (select from payments p where p.order_id = o.id and p.authorised + p.credited >= o.total and (p.state = 'authorised'
      or (p.state in ('captured', 'refunded') and p.refunded < p.captured)))`,
  )
