import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Scope } from './clients.ts'

/** Access tokens by their SHA-256; the token itself is never stored. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    hash: text().primaryKey(),
    clientId: text('client_id').notNull(),
    scope: text().$type<Scope>().notNull().default('shop'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('access_tokens_expires_at').on(table.expiresAt)],
)
