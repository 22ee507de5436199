import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { PreviewScenario } from '#contract/preview.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Links to previews, for people without an account. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Hash of the token in the address. */
    hash: text().notNull().unique(),
    store: text().$type<StoreId>().notNull(),
    title: text().notNull(),
    path: text().notNull(),
    /** Pages whose drafts it shows; null for all. */
    pages: jsonb().$type<string[]>(),
    scenario: jsonb().$type<PreviewScenario>().notNull(),
    /** E-mail address. */
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('preview_links_store').on(table.store, table.madeAt)],
)

export type PreviewLinkRow = typeof previewLinks.$inferSelect
