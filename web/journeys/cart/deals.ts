import { randomUUID } from 'node:crypto'
import { rowsOf } from '../support/ask.ts'

export type OwnDeal = {
  id: string
  productId: string
  itemId: string
  path: string
  /** Minor units. */
  amount: number
  normal: number
}

/**
 * A lightning deal of a journey's own, in the German store, gone when it ends. Its product has many variants, but not the most: journeys
 * that look for some product with a deal, or with much to choose, find another one first. Nor is it one to write with or on, whose prices
 * other journeys sort, filter and see reduced, or so dear that three cost a thousand.
 */
export async function withDeal(
  { quantity, maxPerOrder = 3 }: { quantity: number; maxPerOrder?: number },
  journey: (deal: OwnDeal) => Promise<void>,
): Promise<void> {
  const id = `journey-${randomUUID()}`
  const [deal] = await rowsOf<OwnDeal>(
    `with chosen as (
       select p.id, (array_agg(i.id order by i.position) filter (where i.stock > 20))[1] as item from products p
       join items i on i.product_id = p.id
       where not p.is_retired and 'de' = any(p.stores) and not p.delivery_free
         and not exists (select from lightning_deals d where d.product_id = p.id)
         and not exists (
           select from product_categories c where c.product_id = p.id and c.category_id like any (array['2___', '3___']))
       group by p.id having count(*) between 6 and 12 and count(*) filter (where i.stock > 20) > 0 order by random() limit 1
     ), made as (
       insert into lightning_deals (id, product_id, store, amount, starts_at, ends_at, max_per_order)
       select $1, chosen.id, 'de', a.amount * 3 / 4, now() - interval '1 hour', now() + interval '2 days', $2
       from chosen join item_prices a on a.item_id = chosen.item and a.store = 'de' returning *
     )
     select made.id, made.product_id as "productId", chosen.item as "itemId", made.amount, a.amount as normal,
       '/prod/' || made.product_id || '?varid=' || chosen.item as path
     from made, chosen join item_prices a on a.item_id = chosen.item and a.store = 'de'`,
    [id, maxPerOrder],
  )
  if (!deal) throw new Error('The demo shop has no product for a deal')
  await rowsOf('insert into lightning_counts (deal_id, quantity, sold_elsewhere) values ($1, $2, 0)', [id, quantity])
  try {
    await journey(deal)
  } finally {
    await rowsOf('delete from lightning_deals where id = $1', [id])
  }
}

/** Seconds that are left of what is kept of a deal; the shop looks at it then. */
export async function setTimeLeft({ id }: OwnDeal, seconds: number): Promise<void> {
  await rowsOf(
    `update lightning_reservations set expires_at = now() + make_interval(secs => $2) where deal_id = $1 and state = 'kept'`,
    [id, seconds],
  )
  await rowsOf(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = $1),
       run_at => now() + make_interval(secs => $2))`,
    [`lightning.expire:${id}`, seconds],
  )
}

/** Pieces that carts have of a deal. */
export async function reservedOf({ id }: OwnDeal): Promise<number> {
  const [row] = await rowsOf<{ kept: number }>('select kept from lightning_counts where deal_id = $1', [id])
  return row?.kept ?? 0
}

/** As on the page, without the sign of the currency. */
export const euros = (amount: number): string => (amount / 100).toFixed(2).replace('.', ',')
