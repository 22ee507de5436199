import type pg from 'pg'
import type { ToldOrder } from './drill-shop.ts'

/** What no order changes: taken before the shop is lost and after it is restored. */
export type Ground = { products: number; stock: string; prices: string }

export async function groundOf(client: pg.Client): Promise<Ground> {
  const { rows } = await client.query<Ground>(
    `select (select count(*)::int from products) as products,
       (select md5(string_agg(id || ':' || stock, ',' order by id)) from items) as stock,
       (select md5(string_agg(item_id || store || amount, ',' order by item_id, store, amount)) from item_prices) as prices`,
  )
  return rows[0] as Ground
}

type StoredOrder = {
  number: string
  total: number
  goods: number
  shipping: number
  lines: number
  paid: number
  bought: Record<string, number>
  claimed: Record<string, number>
}

const storedOrders = async (client: pg.Client): Promise<Map<string, StoredOrder>> => {
  const { rows } = await client.query<StoredOrder>(
    `select o.number, o.total, o.goods, o.shipping,
       (select coalesce(sum(l.total), 0)::int from order_lines l where l.order_id = o.id) as lines,
       (select coalesce(sum(p.amount), 0)::int from payments p where p.order_id = o.id) as paid,
       (select json_object_agg(l.item_id, l.quantity) from order_lines l where l.order_id = o.id and l.kind = 'item') as bought,
       (select json_object_agg(s.item_id, s.quantity) from stock_claims s
         where s.order_id = o.id and s.state <> 'released') as claimed
     from orders o`,
  )
  return new Map(rows.map((row) => [row.number, row]))
}

const isSame = (one: Record<string, number> | null, other: Record<string, number>): boolean =>
  one !== null &&
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(other).every(([key, value]) => one[key] === value)

/** Items whose sum of claims is not what their orders claim. */
const wrongCounts = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ wrong: number }>(
    `select count(*)::int as wrong from
       (select item_id, sum(quantity)::int as claimed from stock_claims where state <> 'released' group by item_id) s
       full join stock_counts c using (item_id) where coalesce(s.claimed, 0) <> coalesce(c.claimed, 0)`,
  )
  return rows[0]?.wrong ?? 0
}

export type Comparison = { missing: ToldOrder[]; cents: number; differences: string[] }

/** Holds a restored database against what buyers were told, and against itself: lines, payments and claims add up. */
export async function compare(client: pg.Client, told: readonly ToldOrder[], before: Ground): Promise<Comparison> {
  const stored = await storedOrders(client)
  const after = await groundOf(client)
  const kept = told.flatMap((order) => {
    const found = stored.get(order.number)
    return found ? [{ order, found }] : []
  })
  const all = [...stored.values()]
  const wrong = await wrongCounts(client)
  const count = (what: string, number: number): string[] => (number > 0 ? [`${what}: ${number}`] : [])
  return {
    missing: told.filter(({ number }) => !stored.has(number)),
    cents: kept.reduce((sum, { found }) => sum + found.total, 0),
    differences: [
      ...(['products', 'stock', 'prices'] as const).filter((key) => before[key] !== after[key]),
      ...count('orders with other goods', kept.filter(({ order, found }) => !isSame(found.bought, order.items)).length),
      ...count(
        'orders with other claims',
        kept.filter(({ order, found }) => !isSame(found.claimed, order.items)).length,
      ),
      ...count('orders whose lines do not add up', all.filter(({ goods, lines }) => goods !== lines).length),
      ...count(
        'orders whose goods and shipping do not add up',
        all.filter(({ total, goods, shipping }) => total !== goods + shipping).length,
      ),
      ...count('orders whose payment is another sum', all.filter(({ total, paid }) => total !== paid).length),
      ...count('items whose claims do not add up', wrong),
    ],
  }
}
