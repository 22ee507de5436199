import type { WishlistHeadFragment, WishlistRight } from '../../generated/operations.ts'

/** Number of comments shown before the visitor expands the rest (storefront.md §9). */
export const shownComments = 3

/** Milliseconds that a changed quantity waits for the next change (storefront.md §9). */
export const quantityDelay = 500

type Flags = Pick<WishlistHeadFragment, 'isCreator' | 'isAdmin' | 'isEditor' | 'isCommentator' | 'isDefault'>

/**
 * Actions that the visitor is offered on a list; the shop checks the rights itself
 * (server/shop/modules/account/wishlists/README.md).
 */
export function rightsOn({ isCreator, isAdmin, isEditor, isCommentator, isDefault }: Flags) {
  const manages = isCreator || isAdmin
  return {
    /** Entries: add, change, remove, move to another list. */
    edits: manages || isEditor,
    /** The menu of an entry, for customers only (storefront.md §6). */
    hasMenu: true,
    comments: manages || isEditor || isCommentator,
    /** The Merkzettel keeps its name. */
    renames: manages && !isDefault,
    describes: manages,
    /** Links, members and their rights. */
    shares: manages,
    /** The rights that the visitor may grant: those below his own. */
    gives: isCreator ? allRights : isAdmin ? allRights.filter((right) => right !== 'admin') : [],
    /** Deletes the list for all members; a member who did not create it can only leave. */
    deletes: isCreator && !isDefault,
    leaves: !isCreator,
  }
}

/** Rights of a visitor without login on the list that is kept with the browser. */
export const guestRights: Rights = {
  edits: true,
  hasMenu: false,
  comments: false,
  renames: false,
  describes: false,
  shares: false,
  gives: [],
  deletes: false,
  leaves: false,
}

/** Rights of members, from the weakest to the strongest. */
export const allRights: readonly WishlistRight[] = ['commentator', 'editor', 'admin']

export type Rights = Readonly<ReturnType<typeof rightsOn>>
