import type pg from 'pg'

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

/** An order with its lines, payment and claims of stock. */
export type StoredOrder = {
  number: string
  total: number
  goods: number
  shipping: number
  /** Sum of its lines, and of its payments. */
  lines: number
  paid: number
  bought: [item: string, quantity: number][]
  claimed: [item: string, quantity: number][]
}

/** All orders, or the one with a number. */
export const storedOrders = async (client: pg.ClientBase | pg.Pool, number?: string): Promise<StoredOrder[]> => {
  const { rows } = await client.query<StoredOrder>(
    `select o.number, o.total, o.goods, o.shipping,
       (select coalesce(sum(l.total), 0)::int from order_lines l where l.order_id = o.id) as lines,
       (select coalesce(sum(p.amount), 0)::int from payments p where p.order_id = o.id) as paid,
       (select json_agg(json_build_array(l.item_id, l.quantity) order by l.position)
         from order_lines l where l.order_id = o.id) as bought,
       (select json_agg(json_build_array(s.item_id, s.quantity) order by s.item_id)
         from stock_claims s where s.order_id = o.id and s.state <> 'released') as claimed
     from orders o where $1::text is null or o.number = $1`,
    [number ?? null],
  )
  return rows
}

/** An order whose number a buyer was told, when, and how the shop had stored it; null when that was not read before the loss. */
export type ToldOrder = { number: string; toldAt: number; stored: StoredOrder | null }

const isSame = (one: StoredOrder, other: StoredOrder): boolean => JSON.stringify(one) === JSON.stringify(other)

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
  const all = await storedOrders(client)
  const byNumber = new Map(all.map((order) => [order.number, order]))
  const after = await groundOf(client)
  const kept = told.flatMap(({ number, stored }) => {
    const found = byNumber.get(number)
    return found ? [{ stored, found }] : []
  })
  const wrong = await wrongCounts(client)
  const count = (what: string, number: number): string[] => (number > 0 ? [`${what}: ${number}`] : [])
  return {
    missing: told.filter(({ number }) => !byNumber.has(number)),
    cents: kept.reduce((sum, { found }) => sum + found.total, 0),
    differences: [
      ...(['products', 'stock', 'prices'] as const).filter((key) => before[key] !== after[key]),
      ...count(
        'orders that are not as they were',
        kept.filter(({ stored, found }) => stored && !isSame(stored, found)).length,
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
