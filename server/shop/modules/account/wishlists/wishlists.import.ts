import { sql } from 'drizzle-orm'
import type { ImportWishlist } from '#contract/import/wishlists.ts'
import { insertRows } from '#engine/db/bulk-rows.ts'
import type { Transaction } from '#engine/db/database.ts'
import { isUuid } from '#lib/uuid.ts'
import { evenRanks } from './entries/positions.ts'
import { defaultListId, uuidFrom, wishlistLimits } from './wishlists.rules.ts'
import {
  wishlistComments,
  wishlistEntries,
  wishlistInvites,
  wishlistMembers,
  wishlistStandards,
  wishlists,
} from './wishlists.tables.ts'

/** What is wrong with a list, in words that name nobody. */
export const wishlistViolations = ({ id, name, entries, members, customerId }: ImportWishlist) => [
  ...(isUuid(id) ? [] : [{ path: 'id', message: 'the id is no UUID' }]),
  ...(name === '' || (name?.length ?? 0) > wishlistLimits.name ? [{ path: 'name', message: 'the name is none' }] : []),
  ...(entries.length > wishlistLimits.entries ? [{ path: 'entries', message: 'too many entries' }] : []),
  ...(members.some((member) => member.customerId === customerId)
    ? [{ path: 'members', message: 'its creator is no member' }]
    : []),
]

/** Id under which a list is stored. */
export const storedListId = ({ id, name, customerId }: Pick<ImportWishlist, 'id' | 'name' | 'customerId'>): string =>
  name === null ? defaultListId({ customerId }) : id

const rowsOf = (list: ImportWishlist) => {
  const { customerId, name, description, createdAt, members, invites, entries } = list
  const wishlistId = storedListId(list)
  const ranks = evenRanks(entries.length)
  const made = entries.map(({ comments, addedAt, ...entry }, index) => ({
    comments,
    row: {
      ...entry,
      id: uuidFrom(`entry ${index} of ${list.id}`),
      wishlistId,
      rank: ranks[index] ?? 0,
      addedAt: new Date(addedAt ?? createdAt),
      removedAt: null,
    },
  }))
  const comments = [
    ...list.comments.map((comment) => ({ comment, entryId: null })),
    ...made.flatMap(({ comments: own, row }) => own.map((comment) => ({ comment, entryId: row.id }))),
  ]
  return {
    list: {
      id: wishlistId,
      customerId,
      visitorId: null,
      isDefault: name === null,
      name: name ?? '',
      description,
      createdAt: new Date(createdAt),
    },
    standards: list.isStandard ? [{ customerId, wishlistId }] : [],
    members: members.map((member) => ({ ...member, wishlistId, joinedAt: new Date(createdAt) })),
    invites: invites.map((right) => ({
      id: uuidFrom(`link for ${right} of ${list.id}`),
      wishlistId,
      right,
      createdAt: new Date(createdAt),
    })),
    entries: made.map(({ row }) => row),
    comments: comments.map(({ comment, entryId }, index) => ({
      id: uuidFrom(`comment ${index} of ${list.id}`),
      wishlistId,
      entryId,
      customerId: comment.customerId,
      comment: comment.comment,
      writtenAt: new Date(comment.writtenAt),
    })),
  }
}

/** Stores lists of another system; importing one again replaces it. Throws Error with every violation. */
export const importWishlists = async (trx: Transaction, records: readonly ImportWishlist[]): Promise<void> => {
  const violations = records.flatMap((record) =>
    wishlistViolations(record).map(({ message }) => `wish list ${record.id}: ${message}`),
  )
  if (violations.length > 0) throw new Error(violations.join('\n'))
  const all = records.map(rowsOf)
  const ids = sql.param(all.map(({ list }) => list.id))
  await trx.execute(sql`delete from ${wishlists} where id = any(${ids}::uuid[])`)
  await insertRows(
    trx,
    wishlists,
    all.map(({ list }) => list),
  )
  await insertRows(
    trx,
    wishlistMembers,
    all.flatMap(({ members }) => members),
  )
  for (const row of all.flatMap(({ standards }) => standards))
    await trx
      .insert(wishlistStandards)
      .values(row)
      .onConflictDoUpdate({ target: wishlistStandards.customerId, set: { wishlistId: row.wishlistId } })
  await insertRows(
    trx,
    wishlistInvites,
    all.flatMap(({ invites }) => invites),
  )
  await insertRows(
    trx,
    wishlistEntries,
    all.flatMap(({ entries }) => entries),
  )
  await insertRows(
    trx,
    wishlistComments,
    all.flatMap(({ comments }) => comments),
  )
}
