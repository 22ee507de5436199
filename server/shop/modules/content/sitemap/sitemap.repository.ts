import { type SQL, sql } from 'drizzle-orm'
import type { SitemapKind, StoreId } from '#contract/generated/types.ts'
import { unindexedPaths } from '#contract/limits/unindexed-paths.ts'
import { isBusinessStore, openBusinessPaths, type TextLanguage } from '#contract/stores.ts'
import type { Executor } from '#engine/db/database.ts'
import { shownPageTypes } from '#schemas/page-types.rules.ts'

/** For which storefront addresses are listed; `origin` is its own, without a slash at its end. */
export type SitemapAudience = { store: StoreId; language: TextLanguage; origin: string }

/** The first address of a part, and when something in the part last changed (ISO 8601). */
export type PartRow = { first: string; lastModified: string }

/** `key` orders the addresses of a kind; `mediaId` is the picture of a product. */
type EntryRow = { key: string; path: string; lastModified: string; mediaId: string | null }

/** Excludes addresses that editors have redirected, in their canonical form; see redirectKey. */
const isNotRedirected = (store: StoreId, path: SQL) => sql`not exists (
  select from redirects r where r.store = ${store} and r.from_path = coalesce(nullif(rtrim(${path}, '/'), ''), '/'))`

/** Where nothing is said of robots the path decides, as for the page itself (web/lib/page/robots.rules.ts). */
const mayBeIndexed = (robots: SQL, path: SQL) => sql`case when ${robots} is null
  then not ${path} like any(${sql.param(unindexedPaths.map((root) => `${root}/%`))}::text[])
  else ${robots} not ilike '%noindex%' end`

/** Lists only the public paths of the business store: search engines cannot read pages behind its login. */
const isOpen = (store: StoreId, path: SQL) =>
  isBusinessStore(store)
    ? sql`${path} like any(${sql.param(openBusinessPaths.map((root) => `${root}%`))}::text[])`
    : sql`true`

/** True for a category `c` that the store shows with all above it. */
const isCategoryOf = (store: StoreId) =>
  sql`not exists (select from categories above where above.id = any(c.lineage) and not ${store} = any(above.stores))`

/** Rows of (key, path, changed_at, media_id), of what answers 200, may be indexed and is its own canonical address. */
const addresses: Record<SitemapKind, (audience: SitemapAudience) => SQL> = {
  // A page without rows shows the listing of its category `c`, whose canonical address and robots count where it has none.
  page: ({ store, language, origin }) => sql`
    select p.id as key, p.path, p.changed_at, null::text as media_id
    from pages p
    left join categories c on c.id = p.category_id and p.rows = '[]'::jsonb
    where p.store = ${store} and p.language = ${language} and p.path is not null and not p.is_gone
      and p.page_type = any(${sql.param(shownPageTypes)}::text[])
      and (c.id is null or ${isCategoryOf(store)})
      and coalesce(p.seo ->> 'canonicalUrl', c.path, '/cat/' || c.id, p.path) in (p.path, ${origin}::text || p.path)
      and ${mayBeIndexed(sql`coalesce(p.seo ->> 'robots', c.robots)`, sql`p.path`)}
      and ${isNotRedirected(store, sql`p.path`)}
      and ${isOpen(store, sql`p.path`)}`,
  // A page of the editors at the same path stands in its place.
  category: ({ store, language }) => sql`
    select c.id as key, coalesce(c.path, '/cat/' || c.id) as path, greatest(c.changed_at, t.changed_at) as changed_at,
      null::text as media_id
    from categories c
    join category_texts t on t.category_id = c.id and t.language = ${language}
    where ${isCategoryOf(store)} and ${mayBeIndexed(sql`c.robots`, sql`coalesce(c.path, '')`)}
      and ${isNotRedirected(store, sql`coalesce(c.path, '/cat/' || c.id)`)}
      and ${isOpen(store, sql`coalesce(c.path, '')`)}
      and not exists (
        select from pages p where p.store = ${store} and p.path = c.path and p.language in (${language}, 'de'))`,
  product: ({ store, language }) => sql`
    select p.id as key, '/prod/' || p.id as path, greatest(p.changed_at, t.changed_at) as changed_at,
      (select f.media_id from item_pictures f join items i on i.id = f.item_id where i.product_id = p.id
        order by i.position, i.id, f.position limit 1) as media_id
    from products p
    join product_texts t on t.product_id = p.id and t.language = ${language}
    where ${store} = any(p.stores) and not p.is_retired and ${mayBeIndexed(sql`t.meta_robots`, sql`'/prod/'`)}
      and ${isNotRedirected(store, sql`'/prod/' || p.id`)} and ${isOpen(store, sql`'/prod/'`)}
      and exists (select from items i join item_prices ip on ip.item_id = i.id and ip.store = ${store}
        where i.product_id = p.id)`,
}

const isoDate = (time: SQL) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Where each part begins, in order. */
export const findParts = async (
  db: Executor,
  kind: SitemapKind,
  audience: SitemapAudience,
  maxPerPart: number,
): Promise<PartRow[]> => {
  const { rows } = await db.execute<PartRow>(sql`
    select min(key) as first, ${isoDate(sql`max(changed_at)`)} as "lastModified"
    from (
      select key, changed_at, (row_number() over (order by key) - 1) / ${maxPerPart}::int as part
      from (${addresses[kind](audience)}) a
    ) numbered
    group by part
    order by part`)
  return rows
}

/** Addresses from `first` up to, but without, `end`; behind `after`, where that is given. */
export const findEntries = async (
  db: Executor,
  kind: SitemapKind,
  audience: SitemapAudience,
  range: { first: string; end: string | null; after: string | null; limit: number },
): Promise<EntryRow[]> => {
  const { first, end, after, limit } = range
  const { rows } = await db.execute<EntryRow>(sql`
    select key, path, ${isoDate(sql`changed_at`)} as "lastModified", media_id as "mediaId"
    from (${addresses[kind](audience)}) a
    where key >= ${first} ${end === null ? sql`` : sql`and key < ${end}`} ${after === null ? sql`` : sql`and key > ${after}`}
    order by key
    limit ${limit}`)
  return rows
}
