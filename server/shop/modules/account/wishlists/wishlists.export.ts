import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { ImportWishlist, ImportWishlistComment } from '#contract/import/wishlists.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { storedListId } from './wishlists.import.ts'
import {
  wishlistComments,
  wishlistEntries,
  wishlistInvites,
  wishlistMembers,
  wishlistStandards,
  wishlists,
} from './wishlists.tables.ts'

const isoTime = (time: string | Date): string => new Date(time).toISOString()

const textOf = ({ writtenAt, customerId, comment }: ImportWishlistComment): string =>
  `${writtenAt} ${customerId} ${comment}`

const sorted = <Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] =>
  values.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))

const sortedComments = (comments: readonly ImportWishlistComment[]): ImportWishlistComment[] =>
  sorted(
    comments.map(({ customerId, comment, writtenAt }) => ({ customerId, comment, writtenAt: isoTime(writtenAt) })),
    textOf,
  )

const normalised = (list: ImportWishlist): ImportWishlist => {
  const createdAt = isoTime(list.createdAt)
  return {
    ...list,
    id: storedListId(list),
    createdAt,
    members: sorted(list.members, ({ customerId }) => customerId),
    invites: sorted([...new Set(list.invites)], (right) => right),
    entries: list.entries.map(({ productId, itemId, quantity, addedAt, comments }) => ({
      productId,
      itemId,
      quantity,
      addedAt: addedAt === undefined ? createdAt : isoTime(addedAt),
      comments: sortedComments(comments),
    })),
    comments: sortedComments(list.comments),
  }
}

type OfList = { wishlistId: string }

const byList = <Row extends OfList>(rows: readonly Row[]) => {
  const groups = Map.groupBy(rows, ({ wishlistId }) => wishlistId)
  return (id: string): Row[] => groups.get(id) ?? []
}

const find = async (db: Executor, ids: readonly string[]): Promise<Map<string, ImportWishlist>> => {
  const list = [...ids]
  const rows = await db
    .select()
    .from(wishlists)
    .where(and(inArray(wishlists.id, list), isNotNull(wishlists.customerId)))
  const [members, standards, invites, comments] = [
    byList(await db.select().from(wishlistMembers).where(inArray(wishlistMembers.wishlistId, list))),
    byList(await db.select().from(wishlistStandards).where(inArray(wishlistStandards.wishlistId, list))),
    byList(await db.select().from(wishlistInvites).where(inArray(wishlistInvites.wishlistId, list))),
    byList(await db.select().from(wishlistComments).where(inArray(wishlistComments.wishlistId, list))),
  ]
  const entries = byList(
    await db
      .select()
      .from(wishlistEntries)
      .where(and(inArray(wishlistEntries.wishlistId, list), isNull(wishlistEntries.removedAt)))
      .orderBy(asc(wishlistEntries.rank), asc(wishlistEntries.id)),
  )
  return new Map(
    rows.map(({ id, customerId, isDefault, name, description, createdAt }) => {
      const commentsOn = (entryId: string | null) =>
        comments(id).flatMap((each) =>
          each.entryId === entryId ? [{ ...each, writtenAt: isoTime(each.writtenAt) }] : [],
        )
      const record: ImportWishlist = {
        id,
        customerId: customerId ?? '',
        name: isDefault ? null : name,
        description,
        createdAt: isoTime(createdAt),
        isStandard: standards(id).some((each) => each.customerId === customerId),
        members: members(id).map((each) => ({ customerId: each.customerId, right: each.right })),
        invites: invites(id).map(({ right }) => right),
        entries: entries(id).map((entry) => ({
          productId: entry.productId,
          itemId: entry.itemId,
          quantity: entry.quantity,
          addedAt: isoTime(entry.addedAt),
          comments: commentsOn(entry.id),
        })),
        comments: commentsOn(null),
      }
      return [id, normalised(record)]
    }),
  )
}

/** Lists of customers in the form of an import. What people bring to a list and what was removed from it is left out. */
export const wishlistExporter = {
  ids: async (db: Executor): Promise<string[]> => {
    const rows = await db
      .select({ id: wishlists.id })
      .from(wishlists)
      .where(isNotNull(wishlists.customerId))
      .orderBy(asc(wishlists.id))
    return rows.map(({ id }) => id)
  },
  find,
  normalised,
}

export const removeWishlists = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.delete(wishlists).where(and(inArray(wishlists.id, [...ids]), isNotNull(wishlists.customerId)))
}
