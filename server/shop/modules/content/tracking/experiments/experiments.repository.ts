import { sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { Executor } from '#engine/db/database.ts'
import type { ArmCounts } from './experiments.rules.ts'

/** By variant. A browser counts for the variant that it saw first, with what it did from then on. */
export const countArms = async (
  db: Executor,
  { store, testId, since }: { store: StoreId; testId: string; since: Date },
): Promise<ArmCounts[]> => {
  const { rows } = await db.execute<ArmCounts>(sql`
    with seen as (
      select browser_key, occurred_at,
        (string_to_array(test_variant, ','))[array_position(string_to_array(test_id, ','), ${testId})] as variant
      from tracking_events
      where store = ${store} and browser_key <> '' and not internal and occurred_at >= ${since.toISOString()}::timestamptz
        and ${testId} = any (string_to_array(test_id, ','))
    ), arms as (
      select distinct on (browser_key) browser_key, variant, occurred_at as first_at
      from seen where variant is not null order by browser_key, occurred_at
    )
    select a.variant,
      count(distinct a.browser_key)::int as visitors,
      count(*) filter (where e.name = 'page_view' and ${testId} = any (string_to_array(e.test_id, ',')))::int as views,
      count(*) filter (where e.name = 'teaser_click' and ${testId} = any (string_to_array(e.test_id, ',')))::int as clicks,
      count(distinct a.browser_key) filter (where e.name = 'add_to_cart')::int as carts,
      count(distinct a.browser_key) filter (where e.name = 'purchase')::int as orders
    from arms a
    join tracking_events e on e.browser_key = a.browser_key and e.store = ${store} and e.occurred_at >= a.first_at
    group by a.variant order by a.variant`)
  return rows
}
