import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { ImportCompany } from '#contract/import/content.ts'
import type { ShopLanguage } from '#contract/stores.ts'

export const stores = pgTable('stores', {
  id: text().$type<StoreId>().primaryKey(),
  host: text().notNull(),
  baseUrl: text('base_url').notNull(),
  currencyCode: text('currency_code').notNull(),
  /** ISO 3166. */
  country: text().notNull(),
  /** The default first. */
  languages: jsonb().$type<ShopLanguage[]>().notNull(),
  /** Percent. */
  taxRates: jsonb('tax_rates').$type<{ standard: number; reduced: number }>().notNull(),
  /** Null: the store takes no transfers and writes no invoices. */
  company: jsonb().$type<ImportCompany>(),
})

export type StoreRow = typeof stores.$inferSelect
