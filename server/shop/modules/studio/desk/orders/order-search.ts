import { type SQL, sql } from 'drizzle-orm'
import type { StoreId, StudioOrderEntry, StudioOrders } from '#contract/generated/types.ts'
import type { Executor } from '#engine/db/database.ts'

const pageSize = 50
/** Orders that a search finds at most, so that a short word reads no more of the table than that. */
const maxFound = 1000
const textLength = { min: 3, max: 100 } as const

const pattern = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** One select a place to look at, each by its index. */
const placesOf = (text: string, store: StoreId): SQL[] => {
  const word = text
  // The database lowers both sides: which letters it knows depends on its locale.
  const begins = (of: string) => sql`like lower(${pattern(of)})`
  const own = (condition: SQL) => sql`(select o.id, o.created_at from orders o
    where o.store = ${store} and ${condition} order by o.created_at desc nulls last limit ${maxFound})`
  const last = word.split(/\s+/).at(-1) ?? word
  return [
    ...(/^\d+$/.test(word) ? [own(sql`o.number = ${word}`)] : []),
    own(sql`o.id in (select l.order_id from order_lines l where lower(l.article_number) = lower(${word}))`),
    ...(word.includes('@') ? [own(sql`lower(o.email) ${begins(word)}`)] : []),
    own(sql`lower(o.billing_address ->> 'lastName') ${begins(last)}`),
    own(sql`lower(o.delivery_address ->> 'lastName') ${begins(last)}`),
    own(sql`lower(o.billing_address ->> 'company') ${begins(word)}`),
  ]
}

type Found = Omit<StudioOrderEntry, 'createdAt'> & { createdAt: Date; all: number }

/** Orders of the store, newest first; nothing for a text that is too short or too long to look for. */
export const searchOrders = async (
  db: Executor,
  { search, page }: { search: string; page: number },
  store: StoreId,
): Promise<StudioOrders> => {
  const text = search.trim().replaceAll(/\s+/g, ' ')
  if (text !== '' && (text.length < textLength.min || text.length > textLength.max)) return { orders: [], total: 0 }
  const found =
    text === ''
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
