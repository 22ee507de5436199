import type { WishlistHeadFragment, WishlistRight } from '../../generated/operations.ts'

/** Comments that are shown before the rest is asked for (storefront.md §9). */
export const shownComments = 3

/** Milliseconds that a changed quantity waits for the next change (storefront.md §9). */
export const quantityDelay = 500

type Flags = Pick<WishlistHeadFragment, 'isCreator' | 'isAdmin' | 'isEditor' | 'isCommentator' | 'isDefault'>

/** What somebody may do on a list; the shop decides, this only says what is offered (server/shop/modules/wishlists/README.md). */
export function rightsOn({ isCreator, isAdmin, isEditor, isCommentator, isDefault }: Flags) {
  const manages = isCreator || isAdmin
  return {
    /** Entries: add, change, remove, move away. */
    edits: manages || isEditor,
    comments: manages || isEditor || isCommentator,
    /** The Merkzettel keeps its name. */
    renames: manages && !isDefault,
    describes: manages,
    /** Links, members and their rights. */
    shares: manages,
    /** Rights below one's own. */
    gives: isCreator ? allRights : isAdmin ? allRights.filter((right) => right !== 'admin') : [],
    /** For everybody; whoever didn't make it can only leave. */
    deletes: isCreator && !isDefault,
    leaves: !isCreator,
  }
}

const allRights: readonly WishlistRight[] = ['commentator', 'editor', 'admin']

export type Rights = ReturnType<typeof rightsOn>
