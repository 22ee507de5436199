import { type SQL, sql } from 'drizzle-orm'

/** Of a row `d` of the deals: it is one of the store and has begun and not ended. */
export const isRunningIn = (store: SQL): SQL => sql`d.store = ${store} and d.starts_at <= now() and d.ends_at > now()`
