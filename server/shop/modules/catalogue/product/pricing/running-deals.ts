import { type SQL, sql } from 'drizzle-orm'

/** True for a row `d` of the deals that is the store's, has begun and has not ended. */
export const isRunningIn = (store: SQL): SQL => sql`d.store = ${store} and d.starts_at <= now() and d.ends_at > now()`
