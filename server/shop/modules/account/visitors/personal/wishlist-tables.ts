import { type SQL, sql } from 'drizzle-orm'

const isOfCustomer = ({ id }: { id: string }): SQL => sql`customer_id = ${id}::uuid`
const inOwnList = (person: { id: string }): SQL =>
  sql`wishlist_id in (select id from wishlists where ${isOfCustomer(person)})`

/** Wish lists with what people have said and promised on them, for personal-data.ts. */
export const wishlistTables = [
  {
    table: 'wishlist_comments',
    as: 'wishlistComments',
    whose: isOfCustomer,
    exported: ['wishlist_id', 'entry_id', 'comment', 'written_at'],
    inner: ['id', 'customer_id'],
    deletion: 'rows',
  },
  {
    table: 'wishlist_claims',
    as: 'wishlistClaims',
    whose: isOfCustomer,
    exported: ['entry_id', 'quantity', 'name', 'claimed_at'],
    inner: ['id', 'customer_id', 'visitor_id'],
    deletion: 'rows',
  },
  {
    table: 'wishlist_members',
    as: 'wishlistMemberships',
    whose: isOfCustomer,
    exported: ['wishlist_id', 'right', 'joined_at'],
    inner: ['customer_id'],
    deletion: 'rows',
  },
  {
    table: 'wishlist_standards',
    as: null,
    whose: isOfCustomer,
    exported: [],
    inner: ['customer_id', 'wishlist_id'],
    deletion: 'rows',
  },
  {
    table: 'wishlist_invites',
    as: 'wishlistInvites',
    whose: inOwnList,
    exported: ['wishlist_id', 'right', 'created_at'],
    inner: ['id'],
    deletion: 'rows',
  },
  {
    table: 'wishlist_entries',
    as: 'wishlistEntries',
    whose: inOwnList,
    exported: ['wishlist_id', 'product_id', 'item_id', 'quantity', 'added_at', 'removed_at'],
    inner: ['id', 'rank'],
    deletion: 'rows',
  },
  {
    table: 'wishlists',
    as: 'wishlists',
    whose: isOfCustomer,
    exported: ['id', 'name', 'description', 'is_default', 'created_at'],
    inner: ['customer_id', 'visitor_id'],
    deletion: 'rows',
  },
] as const
