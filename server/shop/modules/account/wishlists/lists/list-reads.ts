import type { WishlistComment, WishlistsEssentials } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Identity, Owner } from '#engine/call/caller.ts'
import type { Database } from '#engine/db/database.ts'
import { findBuyerGroup } from '#engine/modules/content/uploads/buyer-group.ts'
import { isUuid } from '#lib/uuid.ts'
import { type EntryRow, findEntries, findProductIds } from '../entries/entries.repository.ts'
import { findStandardId } from '../rights/list-access.ts'
import { may } from '../rights/rights.rules.ts'
import type { InviteTokens } from '../sharing/invite-token.ts'
import { findComments, findInvite } from '../sharing/sharing.repository.ts'
import {
  claimsOf,
  type InvitationView,
  type ListsView,
  type ListView,
  type ListViews,
  noAdditions,
  type Say,
} from '../wishlist-view.ts'
import { defaultListId, nobodysList } from '../wishlists.rules.ts'
import { findList, findLists, findRight, type ListRow } from './lists.repository.ts'

/** The caller, and his store and language. */
export type Asking = { identity: Identity; audience: Audience }

const ownerOrNull = ({ customerId, visitorId }: Identity): Owner | null => {
  if (customerId !== null) return { customerId }
  return visitorId === null ? null : { visitorId }
}

const customerIdOf = ({ customerId }: Identity): string | null => customerId

/** Default wish list of a visitor without entries. */
const unwritten = (id: string): ListRow => ({
  id,
  isDefault: true,
  name: '',
  description: null,
  createdAt: new Date().toISOString(),
  right: 'creator',
  creatorName: null,
})

const idOf = (owner: Owner | null): string => (owner ? defaultListId(owner) : nobodysList)

type ReadDependencies = { db: Database; views: ListViews; say: Say; tokens: InviteTokens }

/** Reads lists as the caller may see them; a visitor without an id gets an empty default list. */
export const createListReads = ({ db, views, say, tokens }: ReadDependencies) => {
  /** All lists of the caller, the default list first. */
  const listsOf = async (owner: Owner | null): Promise<{ rows: ListRow[]; standardId: string }> => {
    const ownId = idOf(owner)
    if (!owner) return { rows: [unwritten(ownId)], standardId: ownId }
    const [rows, standardId] = await Promise.all([findLists(db, owner), findStandardId(db, owner)])
    const own = rows.find(({ id }) => id === ownId) ?? unwritten(ownId)
    return { rows: [own, ...rows.filter(({ id }) => id !== ownId)], standardId }
  }

  /** Null when the list does not exist or the caller has no right to it. */
  const rowOf = async (identity: Identity, ref: string): Promise<ListRow | null> => {
    const owner = ownerOrNull(identity)
    const ownId = idOf(owner)
    const id = ref === nobodysList ? ownId : ref.toLowerCase()
    if (!isUuid(id)) return null
    const row = owner ? await findList(db, owner, id) : null
    return row ?? (id === ownId ? unwritten(ownId) : null)
  }

  return {
    /** Ids only. */
    essentials: async ({ identity, audience }: Asking): Promise<WishlistsEssentials> => {
      const owner = ownerOrNull(identity)
      const { rows, standardId } = await listsOf(owner)
      const ids = rows.map(({ id }) => id)
      const found = await findProductIds(db, ids)
      const byList = new Map(found.map((list) => [list.wishlistId, list]))
      return {
        lists: rows.map((row) => ({
          externalId: row.id,
          name: views.nameOfList(row, audience),
          isStandardList: row.id === standardId,
          isDefault: row.id === idOf(owner),
          productIds: byList.get(row.id)?.productIds ?? [],
          isEditable: may(row.right, 'changeEntries'),
        })),
        productIds: [...new Set(found.flatMap(({ productIds }) => productIds))],
        totalProductsInMerkzettel: byList.get(idOf(owner))?.count ?? 0,
      }
    },

    all: async ({ identity, audience }: Asking): Promise<ListsView> => {
      const { rows, standardId } = await listsOf(ownerOrNull(identity))
      const viewer = {
        customerId: customerIdOf(identity),
        owner: ownerOrNull(identity),
        standardId,
        activeId: standardId,
      }
      const [merkzettel, ...namedLists] = views.lists(rows, audience, viewer)
      if (!merkzettel) throw new Error('Everybody has a Merkzettel')
      return {
        merkzettel,
        namedLists,
        total: rows.length,
        totalProductsInMerkzettel: async () => (await findProductIds(db, [merkzettel.externalId]))[0]?.count ?? 0,
      }
    },

    /** Null when the list does not exist or the caller has no right to it. */
    one: async (ref: string, { identity, audience }: Asking): Promise<ListView | null> => {
      const row = await rowOf(identity, ref)
      if (!row) return null
      const owner = ownerOrNull(identity)
      const standardId = owner ? await findStandardId(db, owner) : nobodysList
      const viewer = { customerId: customerIdOf(identity), owner, standardId, activeId: row.id }
      return views.lists([row], audience, viewer)[0] ?? null
    },

    comments: async (ref: string, { identity, audience }: Asking): Promise<WishlistComment[]> => {
      const row = await rowOf(identity, ref)
      if (!row) return []
      const viewer = { customerId: customerIdOf(identity), right: row.right }
      return (await findComments(db, [row.id])).map((comment) => views.toComment(comment, audience, viewer))
    },

    /** The entries of a list in order; null when it does not exist or the caller has no right to it. */
    entries: async (ref: string, { identity }: Asking): Promise<EntryRow[] | null> => {
      const row = await rowOf(identity, ref)
      return row && findEntries(db, [row.id])
    },

    /** Null for a link that leads nowhere. */
    invitation: async (token: string, { identity, audience }: Asking): Promise<InvitationView | null> => {
      const id = tokens.read(token)
      const invite = id === null ? null : await findInvite(db, id)
      if (!invite) return null
      const { wishlistId, right, isDefault, name, creatorFirstName, creatorLastName, entryCount } = invite
      const customerId = customerIdOf(identity)
      const memberRight = customerId === null ? null : await findRight(db, wishlistId, customerId)
      const claims = claimsOf([wishlistId], db, () => ({ owner: ownerOrNull(identity), right: memberRight }))
      return {
        name: isDefault ? say('nameOf', audience, { name: creatorFirstName }) : name,
        // The holder of a link sees the first name and an initial, enough to recognise the sender.
        ownerName: [creatorFirstName, creatorLastName && `${creatorLastName.slice(0, 1)}.`].join(' ').trim(),
        right,
        entryCount,
        isMember: memberRight !== null,
        entries: async () => {
          const group = await findBuyerGroup(db, customerId)
          const lists = new Map([[wishlistId, await findEntries(db, [wishlistId])]])
          const contents = await views.contentsOf(lists, { audience, group }, { ...noAdditions, claims })
          return contents.get(wishlistId)?.entries ?? []
        },
      }
    },
  }
}
