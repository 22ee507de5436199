import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { seller } from '#fixtures/legal/seller.ts'

export type ShopState = 'empty' | 'demo' | 'own'

/** Whose shop a migrated database holds: nobody's, the demo, or one that was set up. */
export const shopStateOf = async (db: Executor): Promise<ShopState> => {
  const { rows } = await db.execute<{ seller: string | null }>(sql`select company->>'name' as seller from stores`)
  if (rows.length === 0) return 'empty'
  return rows.some((row) => row.seller === seller.name) ? 'demo' : 'own'
}

/** A comment of the table, so that it goes with the database wherever that is started or copied to. */
const begunMark = 'An own shop is being set up'

/** Marks a migrated, empty database as that of an own shop: from now on no start fills it with the demo. */
export const beginSetup = async (db: Executor): Promise<void> => {
  await db.execute(sql.raw(`comment on table stores is '${begunMark}'`))
}

/** In the transaction that stores the shop. */
export const endSetup = async (trx: Transaction): Promise<void> => {
  await trx.execute(sql`comment on table stores is null`)
}

/** Whether a setup was begun and never finished. */
export const isSetupBegun = async (db: Executor): Promise<boolean> => {
  const { rows } = await db.execute<{ mark: string | null }>(sql`
    select obj_description('stores'::regclass, 'pg_class') as mark where not exists (select from stores)`)
  return rows[0]?.mark === begunMark
}

export const begunRefused =
  'The setup of an own shop was interrupted in this database, which is empty still: npm start -- --empty goes on with it. The demo shop needs a database of its own: another DATA_DIR or DATABASE_URL.'
export const demoRefused =
  'This database holds the demo shop, and nothing in it has changed. An own shop needs a database of its own: another DATA_DIR or DATABASE_URL.'
export const ownRefused =
  'This shop is set up already, and nothing in it has changed. Pages, texts and settings are changed in the studio; new legal texts are brought in by --legal, a new logo by --marks.'
