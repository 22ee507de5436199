import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { StoreId } from '#contract/generated/types.ts'
import type { LocalisedText } from '#contract/import/catalogue.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Amounts are minor units in the price basis of the store: net in the business store, gross elsewhere. */
export const promotions = pgTable(
  'promotions',
  {
    id: text().primaryKey(),
    name: jsonb().$type<LocalisedText>().notNull(),
    stores: text().array().$type<StoreId[]>().notNull(),
    /** buyNPayM: of each `quantity` pieces only `pay` cost something; percentFrom: percent off from `quantity` pieces on. */
    kind: text().$type<'buyNPayM' | 'percentFrom' | 'gift'>().notNull(),
    quantity: integer(),
    pay: integer(),
    percent: integer(),
    /** Worth of a cart from which the item comes with it. */
    minimumValue: integer('minimum_value'),
    itemId: text('item_id'),
    /** Counts for goods of these categories and of those below them; null for all. */
    categoryIds: text('category_ids').array(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** Order of precedence: of two that apply to a piece, the first one counts. */
    position: integer().notNull(),
  },
  (table) => [
    check('promotions_stores_known', sql`${table.stores} <@ array['de','at','ch','b2b']::text[]`),
    check(
      'promotions_kind',
      sql`(case ${table.kind} when 'buyNPayM' then ${table.quantity} > ${table.pay} and ${table.pay} > 0
        when 'percentFrom' then ${table.quantity} > 0 and ${table.percent} between 1 and 100
        when 'gift' then ${table.minimumValue} > 0 and ${table.itemId} is not null else false end) is true`,
    ),
  ],
)

/** What may be chosen for nothing from a cart's worth on; catalogues at any. */
export const freeArticles = pgTable(
  'free_articles',
  {
    store: text().$type<StoreId>().notNull(),
    itemId: text('item_id').notNull(),
    /** Upper case; may be entered as a voucher is. */
    code: text().notNull(),
    kind: text().$type<'article' | 'catalogue'>().notNull(),
    minimumValue: integer('minimum_value').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.store, table.itemId] }),
    check('free_articles_store_known', sql`${table.store} in ('de', 'at', 'ch', 'b2b')`),
    check(
      'free_articles_kind',
      sql`case ${table.kind} when 'article' then ${table.minimumValue} > 0 else ${table.kind} = 'catalogue' and ${table.minimumValue} = 0 end`,
    ),
  ],
)

export type PromotionRow = typeof promotions.$inferSelect
export type FreeArticleRow = typeof freeArticles.$inferSelect
