import { type SQL, sql } from 'drizzle-orm'
import type { StoreId, StudioOrderEntry, StudioOrders } from '#contract/generated/types.ts'
import type { Executor } from '#engine/db/database.ts'
import { maxFound, startsWith, wordsOf } from '../search-words.ts'

const pageSize = 50

/** One select a place to look at, each by its index. */
const placesOf = (text: string, store: StoreId): SQL[] => {
  const own = (condition: SQL) => sql`(select o.id, o.created_at from orders o
    where o.store = ${store} and ${condition} order by o.created_at desc nulls last limit ${maxFound})`
  const last = text.split(/\s+/).at(-1) ?? text
  return [
    ...(/^\d+$/.test(text) ? [own(sql`o.number = ${text}`)] : []),
    own(sql`o.id in (select l.order_id from order_lines l where lower(l.article_number) = lower(${text}))`),
    ...(text.includes('@') ? [own(sql`lower(o.email) ${startsWith(text)}`)] : []),
    own(sql`lower(o.billing_address ->> 'lastName') ${startsWith(last)}`),
    own(sql`lower(o.delivery_address ->> 'lastName') ${startsWith(last)}`),
    own(sql`lower(o.billing_address ->> 'company') ${startsWith(text)}`),
  ]
}

type Found = Omit<StudioOrderEntry, 'createdAt'> & { createdAt: Date; all: number }

/** Orders of the store, newest first; nothing for a text that is too short or too long to look for. */
export const searchOrders = async (
  db: Executor,
  { search, page }: { search: string; page: number },
  store: StoreId,
): Promise<StudioOrders> => {
  const text = wordsOf(search)
  if (text === null && search.trim() !== '') return { orders: [], total: 0 }
  const found =
    text === null
      ? sql`select id, created_at from orders where store = ${store} order by created_at desc nulls last limit ${maxFound}`
      : sql`${sql.join(placesOf(text, store), sql` union `)} order by created_at desc nulls last limit ${maxFound}`
  const offset = Math.min(Math.max(page - 1, 0) * pageSize, maxFound)
  const { rows } = await db.execute<Found>(sql`
    with found as (${found})
    select o.number, o.state, o.created_at as "createdAt", o.email, o.total, o.currency,
      o.payment_method as "paymentMethod", (select count(*)::int from found) as all,
      concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName') as name
    from found join orders o using (id) order by o.created_at desc, o.number limit ${pageSize} offset ${offset}`)
  return {
    orders: rows.map(({ all: _, createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt).toISOString() })),
    total: rows[0]?.all ?? 0,
  }
}
