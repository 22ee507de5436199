import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StoreId, WishlistRight } from '#contract/generated/types.ts'
import type { LocalisedText } from '#contract/import/catalogue.ts'
import { products } from '../../catalogue/product/product.tables.ts'
import { customers, visitors } from '../visitors/visitors.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Lists of customers, and the default list of a visitor. A writer locks the list's row first. */
export const wishlists = pgTable(
  'wishlists',
  {
    id: uuid().primaryKey(),
    /** The creator. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    visitorId: uuid('visitor_id').references(() => visitors.id, { onDelete: 'cascade' }),
    /** The default list (Merkzettel): its name is a translation in the reader's language. */
    isDefault: boolean('is_default').notNull(),
    name: text().notNull(),
    description: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('wishlists_default').on(table.customerId).where(sql`is_default`),
    uniqueIndex('wishlists_visitor').on(table.visitorId),
    index('wishlists_customer').on(table.customerId),
    check('wishlists_one_owner', sql`num_nonnulls(${table.customerId}, ${table.visitorId}) = 1`),
    check('wishlists_visitor_default', sql`${table.visitorId} is null or ${table.isDefault}`),
  ],
)

const wishlistId = () =>
  uuid('wishlist_id')
    .notNull()
    .references(() => wishlists.id, { onDelete: 'cascade' })

const customerId = () =>
  uuid('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' })

/** Members of a list, without its creator. */
export const wishlistMembers = pgTable(
  'wishlist_members',
  {
    wishlistId: wishlistId(),
    customerId: customerId(),
    right: text().$type<WishlistRight>().notNull(),
    joinedAt: instant('joined_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.wishlistId, table.customerId] }),
    index('wishlist_members_customer').on(table.customerId),
    check('wishlist_members_right', sql`${table.right} in ('commentator', 'editor', 'admin')`),
  ],
)

/** A customer's standard list; without a row it is his Merkzettel. */
export const wishlistStandards = pgTable(
  'wishlist_standards',
  { customerId: customerId().primaryKey(), wishlistId: wishlistId() },
  (table) => [index('wishlist_standards_wishlist').on(table.wishlistId)],
)

/** Products are retired, not deleted, and items may go: an entry whose item is gone waits for another to be chosen. */
export const wishlistEntries = pgTable(
  'wishlist_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    wishlistId: wishlistId(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null while no variant was chosen. */
    itemId: text('item_id'),
    quantity: integer().notNull(),
    /** Lowest first. */
    rank: bigint({ mode: 'number' }).notNull(),
    addedAt: instant('added_at').notNull().defaultNow(),
    /** Removed, but kept for a while with its place and its comments, so that it can be put back. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    unique('wishlist_entries_once').on(table.wishlistId, table.productId, table.itemId).nullsNotDistinct(),
    check('wishlist_entries_quantity', sql`${table.quantity} between 1 and 9998`),
  ],
)

export const wishlistComments = pgTable(
  'wishlist_comments',
  {
    id: uuid().primaryKey(),
    wishlistId: wishlistId(),
    /** Null for a comment on the list. */
    entryId: uuid('entry_id').references(() => wishlistEntries.id, { onDelete: 'cascade' }),
    customerId: customerId(),
    comment: text().notNull(),
    writtenAt: instant('written_at').notNull().defaultNow(),
  },
  (table) => [
    index('wishlist_comments_wishlist').on(table.wishlistId, table.writtenAt),
    index('wishlist_comments_entry').on(table.entryId),
  ],
)

/** Who brings how much of an entry: a customer, or a visitor by an invitation link. A writer locks the list's row first. */
export const wishlistClaims = pgTable(
  'wishlist_claims',
  {
    id: uuid().primaryKey(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => wishlistEntries.id, { onDelete: 'cascade' }),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    visitorId: uuid('visitor_id').references(() => visitors.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** As the claimant gave it for the others; null when he gave none. */
    name: text(),
    claimedAt: instant('claimed_at').notNull().defaultNow(),
  },
  (table) => [
    unique('wishlist_claims_customer').on(table.entryId, table.customerId),
    unique('wishlist_claims_visitor').on(table.entryId, table.visitorId),
    index('wishlist_claims_of_customer').on(table.customerId),
    index('wishlist_claims_of_visitor').on(table.visitorId),
    check('wishlist_claims_one_owner', sql`num_nonnulls(${table.customerId}, ${table.visitorId}) = 1`),
    check('wishlist_claims_quantity', sql`${table.quantity} > 0`),
  ],
)

/** Links that were given out. What they carry is made of the id and a key, and is not stored. */
export const wishlistInvites = pgTable(
  'wishlist_invites',
  {
    id: uuid().primaryKey(),
    wishlistId: wishlistId(),
    right: text().$type<WishlistRight>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('wishlist_invites_level').on(table.wishlistId, table.right),
    check('wishlist_invites_right', sql`${table.right} in ('commentator', 'editor', 'admin')`),
  ],
)

/**
 * The content of an addition to a cart by its updateId, so that a repeated request adds the same even if the list has
 * changed.
 */
export const wishlistCartUpdates = pgTable(
  'wishlist_cart_updates',
  {
    updateId: uuid('update_id').notNull(),
    /** The cart that it is for. */
    cartId: uuid('cart_id').notNull(),
    wanted: jsonb().$type<{ productId: string; itemId: string | null; quantity: number }[]>().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.updateId, table.cartId] }), index('wishlist_cart_updates_at').on(table.at)],
)

/** Public lists that editors compile for teasers. */
export const editorWishlists = pgTable('editor_wishlists', {
  /** As a teaser names it. */
  externalId: text('external_id').primaryKey(),
  stores: text().array().$type<StoreId[]>().notNull(),
  name: jsonb().$type<LocalisedText>().notNull(),
  description: jsonb().$type<LocalisedText>(),
  createdAt: instant('created_at').notNull(),
})

export const editorWishlistEntries = pgTable(
  'editor_wishlist_entries',
  {
    id: uuid().primaryKey(),
    wishlistId: text('wishlist_id')
      .notNull()
      .references(() => editorWishlists.externalId, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Not looked at closely: a product that is unknown is left out where the list is shown. */
    productId: text('product_id').notNull(),
    itemId: text('item_id'),
    quantity: integer().notNull(),
  },
  (table) => [
    unique('editor_wishlist_entries_position').on(table.wishlistId, table.position),
    check('editor_wishlist_entries_quantity', sql`${table.quantity} between 1 and 9998`),
  ],
)
