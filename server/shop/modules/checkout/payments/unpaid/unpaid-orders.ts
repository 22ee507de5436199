import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#engine/db/database.ts'
import { orderIdsWithKeys, type Person } from '#engine/modules/account/persons/persons.ts'
import type { UnpaidGroup, UnpaidOrders } from '../payment-method.ts'

/** Condition on `orders o` and `payments p`: the order holds goods, and no money has come for it. */
const isUnpaid = sql`o.state = 'placed' and p.state = 'due'`

type UnpaidQuery = {
  /** With the key of the network, if that counts. */
  person: Person
  visitorId: string | null
  /** Who answers for the same debts; empty for guests. */
  debtors: readonly string[]
  cartId: string
  goods: readonly { itemId: string; name: string; wanted: number }[]
}

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`

type UnpaidPieces = Record<UnpaidGroup, number>
type Pieces = UnpaidPieces & { itemId: string; free: number }
type Row = { open: UnpaidPieces; ordersOfMailbox: number; isOwn: boolean; pieces: Pieces[] }

const sumsOf = (column: SQL): SQL => sql`
  coalesce(sum(${column}) filter (where person), 0)::int as person,
  coalesce(sum(${column}) filter (where person or address), 0)::int as address,
  coalesce(sum(${column}) filter (where network), 0)::int as network`

/**
 * What person, address and network hold without having paid, in all stores; other currencies count as if they were the same. Pieces that
 * are free are read with it: those of the cart are older than the person's lock.
 */
export const findUnpaidOrders = async (
  db: Executor,
  { person: { keys }, visitorId, debtors, cartId, goods }: UnpaidQuery,
): Promise<UnpaidOrders> => {
  const kinds = texts(keys.map(({ kind }) => kind))
  const values = texts(keys.map(({ key }) => key))
  const itemIds = texts(goods.map(({ itemId }) => itemId))
  const customers = sql`${sql.param([...debtors])}::uuid[]`
  const { rows } = await db.execute<Row>(sql`
    with named as (
      select k.order_id, k.kind from order_person_keys k join unnest(${kinds}, ${values}) wanted (kind, key) using (kind, key)
      union all select id, 'customer' from orders where customer_id = any(${customers})
    ), grouped as (
      select order_id, bool_or(kind in ('customer', 'email', 'household')) as person, bool_or(kind = 'address') as address,
        bool_or(kind = 'network') as network
      from named group by order_id
    ), unpaid as (
      select o.id, p.amount - p.credited - p.captured as due, person, address, network,
        coalesce(o.customer_id = any(${customers}), false) or coalesce(o.visitor_id = ${visitorId}::uuid, false) as is_own
      from grouped join orders o on o.id = order_id join payments p on p.order_id = o.id where ${isUnpaid}
    ), held as (
      select c.item_id, ${sumsOf(sql`c.quantity`)} from unpaid join stock_claims c on c.order_id = unpaid.id
      where c.state <> 'released' and c.item_id = any(${itemIds}) group by c.item_id
    ), own as (
      select c.item_id, sum(c.quantity) as quantity from orders o join stock_claims c on c.order_id = o.id
      where o.cart_id = ${cartId}::uuid and o.state = 'awaiting_payment' and c.state <> 'released' group by c.item_id
    ), pieces as (
      select i.id as "itemId", greatest(0, i.stock - coalesce(claimed, 0) + coalesce(own.quantity, 0))::int as free,
        coalesce(person, 0) as person, coalesce(address, 0) as address, coalesce(network, 0) as network
      from items i left join stock_counts c on c.item_id = i.id left join held on held.item_id = i.id
        left join own on own.item_id = i.id
      where i.id = any(${itemIds})
    ), sums as (select ${sumsOf(sql`due`)} from unpaid)
    select (select row_to_json(sums) from sums) as open, (
        select count(*)::int from orders o where o.id in (${orderIdsWithKeys({ keys }, ['email'])})
          and o.placed_at > now() - interval '1 day' and o.total > 0
          and not exists (select from payments p where p.order_id = o.id and (p.authorised > 0 or p.captured > 0))
      ) as "ordersOfMailbox", (select coalesce(bool_and(is_own), true) from unpaid) as "isOwn",
      (select coalesce(json_agg(pieces), '[]') from pieces) as pieces`)
  const [row] = rows
  if (!row) throw new Error('Sums without a row')
  return {
    open: row.open,
    ordersOfMailbox: row.ordersOfMailbox,
    isOwn: row.isOwn,
    items: goods.flatMap(({ itemId, ...each }) => {
      const found = row.pieces.find((piece) => piece.itemId === itemId)
      return found ? [{ ...each, free: found.free, held: found }] : []
    }),
  }
}

/** Forgets the network of orders that are paid, sent or cancelled by now: it counts no more. */
export const deleteNetworkKeys = async (db: Executor): Promise<void> => {
  await db.execute(sql`
    delete from order_person_keys k where k.kind = 'network' and not exists (
      select from orders o join payments p on p.order_id = o.id where o.id = k.order_id and ${isUnpaid})`)
}
