import { type SQL, sql } from 'drizzle-orm'
import { type Database, type Executor, inTransaction } from '../db/database.ts'

/**
 * `values`: prices, stock and other displayed data; `structure`: data that decides on which pages a product is listed.
 */
export type Change = { tag: string; scope: 'values' | 'structure' }

/** A PostgreSQL snapshot as text: the transactions that its holder has seen. Exact for any commit order. */
export type Cursor = string

export const isCursor = (text: string): boolean => /^\d{1,20}:\d{1,20}:(\d{1,20}(,\d{1,20})*)?$/.test(text)

export const currentCursor = async (db: Executor): Promise<Cursor> => {
  const { rows } = await db.execute<{ now: Cursor }>(sql`select pg_current_snapshot()::text as now`)
  return rows[0]?.now ?? ''
}

/** True for a row `c` of the change log that committed after the cursor's snapshot. */
const isAfter = (cursor: SQL): SQL => sql`c.xid >= pg_snapshot_xmin(${cursor}::pg_snapshot)
  and not pg_visible_in_snapshot(c.xid, ${cursor}::pg_snapshot)`

/** For a statement of one's own: a change with one of the tags committed after the cursor's snapshot. */
export const hasChanged = (cursor: SQL, tags: SQL): SQL =>
  sql`exists (select from change_log c where ${isAfter(cursor)} and c.tag = any(${tags}::text[]))`

/** Changes committed after the cursor's snapshot, and the snapshot of this read. */
export const readChanges = async (db: Executor, after: Cursor): Promise<{ cursor: Cursor; changes: Change[] }> => {
  const { rows } = await db.execute<{ now: Cursor; tag: string | null; scope: Change['scope'] }>(sql`
    select s.now::text as now, c.tag, c.scope
    from (select pg_current_snapshot() as now) s
    left join change_log c on ${isAfter(sql`${after}`)}
    order by c.id`)
  const changes = rows.flatMap(({ tag, scope }) => (tag === null ? [] : [{ tag, scope }]))
  return { cursor: rows[0]?.now ?? after, changes }
}

/** Says that something has changed by the time alone, which no trigger of a table sees. */
export const announceChanges = async (db: Executor, tags: readonly string[]): Promise<void> => {
  await db.execute(sql`
    with announced as (
      insert into change_log (tag, scope) select tag, 'values' from unnest(${sql.param([...tags])}::text[]) tag
      on conflict do nothing returning 1)
    select pg_notify('change_log', '') from (select count(*) from announced) a`)
}

/** Tags that committed after one snapshot and are visible in another. */
export const readTagsBetween = async (db: Executor, after: Cursor, upTo: Cursor): Promise<string[]> => {
  const { rows } = await db.execute<{ tag: string }>(sql`
    select distinct c.tag from change_log c
    where ${isAfter(sql`${after}`)} and pg_visible_in_snapshot(c.xid, ${upTo}::pg_snapshot)`)
  return rows.map((row) => row.tag)
}

/** True when rows after the cursor were pruned, or the cursor is of another database or a later state of this one. */
export const isCursorLost = async (db: Executor, cursor: Cursor): Promise<boolean> => {
  const { rows } = await db.execute<{ lost: boolean }>(sql`
    select not pg_visible_in_snapshot(xid, ${cursor}::pg_snapshot)
      or pg_snapshot_xmax(${cursor}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as lost
    from change_log_horizon`)
  return rows[0]?.lost ?? true
}

/** Categories of products with all that are above them. */
export const categoriesAbove = async (db: Executor, productIds: string[], categoryIds: string[]): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct unnest(c.lineage) as id from categories c
    where c.id = any(${sql.param(categoryIds)}::text[])
      or c.id in (select category_id from product_categories where product_id = any(${sql.param(productIds)}::text[]))`)
  return rows.map((row) => row.id)
}

/** Tags of the pages, teasers and editors' lists that show one of the products, or the best sellers of one of the categories. */
export const tagsOfPlaces = async (db: Executor, productIds: string[], categoryIds: string[]): Promise<string[]> => {
  const products = sql`${sql.param(productIds)}::text[]`
  const { rows } = await db.execute<{ tag: string }>(sql`
    with shown as (
      select id, page_id from recommendation_teasers
      where product_ids ?| ${products} or category_id = any(${sql.param(categoryIds)}::text[])
    )
    select 'teaser:' || id as tag from shown union select 'page:' || page_id from shown
    union select 'wishlist:' || wishlist_id from editor_wishlist_entries where product_id = any(${products})`)
  return rows.map((row) => row.tag)
}

/** Tags of the paths at which pages stand, in any store and language. */
export const tagsOfPaths = async (db: Executor, pageIds: string[]): Promise<string[]> => {
  const { rows } = await db.execute<{ tag: string }>(sql`
    select distinct 'path:' || path as tag from pages where id = any(${sql.param(pageIds)}::text[]) and path is not null`)
  return rows.map((row) => row.tag)
}

export const pruneChanges = (db: Database, olderThanHours: number): Promise<void> =>
  inTransaction(db, async (trx) => {
    await trx.execute(sql`
      with gone as (delete from change_log where at < now() - make_interval(hours => ${olderThanHours}) returning xid),
      newest as (select xid from gone order by xid desc limit 1)
      update change_log_horizon h set xid = newest.xid from newest where newest.xid > h.xid`)
  })
