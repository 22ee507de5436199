import { type SQL, sql } from 'drizzle-orm'
import type { StoreId, StudioProductGap, StudioProductGapEntry } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Executor } from '#engine/db/database.ts'
import { availableStock } from '#engine/modules/catalogue/product/item-columns.ts'
import { hasMissingTexts } from '#engine/modules/catalogue/product/product.tables.ts'

/** Products that live pages name in a teaser, by themselves or by a list of editors: store, page_name, product_id. */
const shown = sql`
  select g.store, g.name as page_name, x.product_id from pages g, lateral (
    select named ->> 'productId' from jsonb_path_query(g.rows, '$[*].cells[*].teasers[*].attributes.productIds[*]') named
    union
    select e.product_id
    from jsonb_path_query(g.rows, '$[*].cells[*].teasers[*].attributes.teaserWishlistExternalId') list
    join editor_wishlist_entries e on e.wishlist_id = list #>> '{}'
  ) x (product_id) where not g.is_gone`

/** Rows of store, product_id and detail: what needs a merchant, and a word about it. Store is null for what concerns all of them. */
const gaps: Record<StudioProductGap, SQL> = {
  soldOutShown: sql`
    select s.store, p.id as product_id, s.page_name as detail from (${shown}) s
    join products p on p.id = s.product_id and s.store = any(p.stores) and not p.is_retired
    where exists (select from items i join item_prices ip on ip.item_id = i.id and ip.store = s.store where i.product_id = p.id)
      and not exists (select from items i join item_prices ip on ip.item_id = i.id and ip.store = s.store
        where i.product_id = p.id and ${availableStock('i')} > 0)`,
  textsMissing: sql`
    select s.store, p.id as product_id, t.language as detail from product_texts t
    join products p on p.id = t.product_id and not p.is_retired, unnest(p.stores) s (store)
    where ${hasMissingTexts(sql`t`)}`,
  oversold: sql`
    select null::text as store, i.product_id, i.order_number as detail
    from stock_counts c join items i on i.id = c.item_id where c.claimed > i.stock`,
}

/** How many products have a gap, by store: rows of store, kind and count. */
export const countGaps: SQL = sql.join(
  Object.entries(gaps).map(
    ([kind, gap]) => sql`select g.store, ${kind}::text as kind, count(distinct g.product_id)::int as count
      from (${gap}) g group by g.store`,
  ),
  sql` union all `,
)

/** Products of a store with a gap, in the order of their numbers. */
export const findGaps = async (
  db: Executor,
  { kind, store, language }: { kind: StudioProductGap; store: StoreId; language: TextLanguage },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ products: StudioProductGapEntry[]; total: number }> => {
  const { rows } = await db.execute<StudioProductGapEntry & { total: number }>(sql`
    select g.product_id as id, t.name, (array_agg(distinct g.detail))[1:20] as details, (count(*) over ())::int as total
    from (${gaps[kind]}) g join product_texts t on t.product_id = g.product_id and t.language = ${language}
    where coalesce(g.store, ${store}) = ${store}
    group by g.product_id, t.name order by length(g.product_id), g.product_id limit ${limit} offset ${offset}`)
  return {
    products: rows.map(({ id, name, details }) => ({ id, name, details })),
    total: rows[0]?.total ?? 0,
  }
}
