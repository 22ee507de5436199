import { sql } from 'drizzle-orm'
import pg from 'pg'
import t from 'tap'
import { openDatabase } from '../db/database.ts'
import { migratedDatabase } from '../testing/engine.ts'
import { createChangeLog } from './change-log.ts'

const url = await migratedDatabase(t)
const db = openDatabase({ url, poolSize: 4, statementTimeout: 30_000, connectionTimeout: 5000 }, () => {})
const log = createChangeLog(db, { warn: (details) => t.comment(details) })
const heard: string[] = []
log.onChange((changes) => {
  heard.push(...changes.map(({ tag }) => tag))
})
await log.start()
t.teardown(async () => {
  await log.stop()
  await db.$client.end()
})

const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  t.teardown(() => client.end())
  return client
}

const addProduct = (
  id: number,
) => `insert into products (id, stores, number_of_ratings, is_book, on_sale_since, sales_rank, is_topseller,
  delivery_free, is_retired, youtube_videos, audio_samples, downloads, extra_tabs, data_and_facts, label_attributes, matrix_code_messages)
  select ${id}::text, '{de}', 0, false, '2020-01-01', 0, false, false, false, '[]', '[]', '[]', '[]', '[]', '[]', '[]'`

t.test('a transaction that commits late is not missed, and no change is reported twice', async (t) => {
  const [slow, quick] = await Promise.all([connect(), connect()])
  const { cursor } = await log.changesSince()
  await slow.query('begin')
  await slow.query(addProduct(1))
  await quick.query(addProduct(2))
  await log.settle()
  t.same(heard.splice(0), ['product:2'])
  const first = await log.changesSince(cursor)
  t.same(first.tags, ['product:2'])
  await slow.query('commit')
  await log.settle()
  t.same(heard.splice(0), ['product:1'])
  t.same((await log.changesSince(first.cursor)).tags, ['product:1'])
})

t.test('a product stands for its categories and all above them', async (t) => {
  const client = await connect()
  const addCategory = (
    id: string,
    lineage: string,
  ) => `insert into categories (id, lineage, position, is_sale, is_excluded_from_nav, stores, parent_id)
    select '${id}', '${lineage}', 0, false, false, '{de}', ${id === '1' ? 'null' : "'1'"}`
  await client.query(addCategory('1', '{1}'))
  await client.query(addCategory('11', '{1,11}'))
  await client.query(`insert into product_categories select '1', '11', 0`)
  await log.settle()
  const { cursor } = await log.changesSince()
  await client.query(`update products set sales_rank = 5 where id = '1'`)
  await log.settle()
  t.same((await log.changesSince(cursor)).tags.sort(), ['category:1', 'category:11', 'product:1'])
  t.ok((await log.changesSince('garbage')).tags.includes('catalogue'), 'who lost count drops everything')
})

t.test('a change of a product names every place where editors show it', async (t) => {
  const client = await connect()
  await client.query(`insert into recommendation_teasers (id, store, language, page_id, product_ids, category_id) values
    ('chosen', 'de', 'de', 'home', '["2", "1"]', null), ('best', 'de', 'de', 'campaign', '[]', '1'),
    ('others', 'de', 'de', 'advice', '["2"]', '2')`)
  await client.query(`insert into editor_wishlists values ('class-1', '{de}', '{"de": "a", "en": "a"}', null, now())`)
  await client.query(`insert into editor_wishlist_entries values (gen_random_uuid(), 'class-1', 0, '1', null, 1)`)
  await log.settle()
  const { cursor } = await log.changesSince()
  await client.query(`update products set sales_rank = 7 where id = '1'`)
  await log.settle()
  t.same((await log.changesSince(cursor)).tags.sort(), [
    ...['category:1', 'category:11', 'page:campaign', 'page:home', 'product:1', 'teaser:best', 'teaser:chosen'],
    'wishlist:class-1',
  ])
})

t.test('a page stands for its paths', async (t) => {
  const client = await connect()
  await client.query(`insert into pages (id, store, language, path, name, page_type, hide_breadcrumb, hide_left_column, seo, rows, is_gone) values
    ('advice', 'de', 'de', '/beratung/', 'A', 'CONTENTPAGE', false, false, '{}', '[]', false),
    ('advice', 'b2b', 'en', '/advice/', 'A', 'CONTENTPAGE', false, false, '{}', '[]', false),
    ('part', 'de', 'de', null, 'P', 'CONTENTPAGE', false, false, '{}', '[]', false)`)
  await log.settle()
  const { cursor } = await log.changesSince()
  await client.query(`update pages set seo = '{"title": "T"}'`)
  await log.settle()
  t.same((await log.changesSince(cursor)).tags.sort(), ['page:advice', 'page:part', 'path:/advice/', 'path:/beratung/'])
})

t.test('many rows are one word', async (t) => {
  await log.settle()
  heard.length = 0
  const { cursor } = await log.changesSince()
  await db.execute(
    sql.raw(addProduct(0).replace('0::text', '(1000 + g)::text').concat(' from generate_series(1, 500) g')),
  )
  await log.settle()
  t.same(heard.splice(0), ['catalogue'])
  t.same((await log.changesSince(cursor)).tags.sort(), ['catalogue', 'navigation'])
})

t.test('a cursor older than the change log purges everything', async (t) => {
  const { cursor } = await log.changesSince()
  await db.execute(sql`update products set sales_rank = 6 where id = '1'`)
  await log.settle()
  const gone = await db.execute<{ xid: string }>(sql`delete from change_log returning xid::text as xid`)
  const newest = gone.rows.map(({ xid }) => Number(xid)).reduce((a, b) => Math.max(a, b))
  await db.execute(sql`update change_log_horizon set xid = ${String(newest)}::xid8`)
  t.ok((await log.changesSince(cursor)).tags.includes('translations'))
})
