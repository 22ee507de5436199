import type { Resolvers } from '#engine/generated/resolvers.ts'
import { cartIdOf } from '#engine/graphql/cart-of-call.ts'
import type { ShopContext } from '#engine/graphql/context.ts'
import type { Asking } from './lists/list-reads.ts'

const asking = async (context: ShopContext): Promise<Asking> => ({
  identity: await context.identity(),
  audience: context,
})

export const wishlistsResolvers: Resolvers = {
  Query: {
    getAllWishlistsEssentials: async (_parent, _arguments, context) =>
      context.wishlists.reads.essentials(await asking(context)),
    getAllWishlistsFull: async (_parent, _arguments, context) => context.wishlists.reads.all(await asking(context)),
    getAllWishlists: async (_parent, _arguments, context) => context.wishlists.reads.all(await asking(context)),
    getWishlist: async (_parent, { externalId }, context) =>
      context.wishlists.reads.one(externalId, await asking(context)),
    getCommentsPerWishlist: async (_parent, { wishlistId }, context) =>
      context.wishlists.reads.comments(wishlistId, await asking(context)),
    getWishlistInvitation: async (_parent, { inviteToken }, context) =>
      context.wishlists.reads.invitation(inviteToken, await asking(context)),
    getWishlistFromTeaser: (_parent, { externalId }, context) =>
      context.wishlists.editorLists.ofTeaser(externalId, context),
    getTotalsForTeaserWishlist: (_parent, wanted, context) => context.wishlists.editorLists.totals(wanted, context),
  },
  Mutation: {
    addProductToWishlist: async (_parent, { externalId, entry, position }, context) =>
      context.wishlists.add(await asking(context), { ref: externalId ?? null, entry, position: position ?? null }),
    addProductsToWishlist: async (_parent, { listName, entries }, context) =>
      context.wishlists.addMany(await asking(context), { name: listName ?? null, entries }),
    removeProductFromMerkzettel: async (_parent, { externalId, entryId, entry }, context) =>
      context.wishlists.remove(await asking(context), {
        ref: externalId ?? null,
        entryId: entryId ?? null,
        entry: entry ?? null,
      }),
    changeWishlistQuantity: async (_parent, { externalId, entry }, context) =>
      context.wishlists.setQuantity(await asking(context), { ref: externalId, entry }),
    replaceWishlistItem: async (_parent, { externalId, entryId, entry }, context) =>
      context.wishlists.replace(await asking(context), { ref: externalId, entryId, entry }),
    replaceTeaserWishlistItem: (_parent, wanted, context) => context.wishlists.editorLists.replaced(wanted, context),
    moveWishlistEntry: async (_parent, { fromExternalId, toExternalId, entryId }, context) =>
      context.wishlists.move(await asking(context), { from: fromExternalId, to: toExternalId, entryId }),
    createWishlist: async (_parent, { name, description }, context) =>
      context.wishlists.create(await asking(context), { name, description: description ?? null }),
    renameWishlist: async (_parent, { externalId, name }, context) =>
      context.wishlists.rename(await asking(context), externalId, name),
    setWishlistDescription: async (_parent, { externalId, description }, context) =>
      context.wishlists.describe(await asking(context), externalId, description),
    deleteWishlist: async (_parent, { externalId }, context) =>
      context.wishlists.delete(await asking(context), externalId),
    setStandardWishlist: async (_parent, { externalId }, context) =>
      context.wishlists.makeStandard(await asking(context), externalId),
    addWishlistComment: async (_parent, { externalId, positionId, comment }, context) =>
      context.wishlists.comment(await asking(context), { ref: externalId, positionId: positionId ?? null, comment }),
    deleteWishlistComment: async (_parent, { externalId, commentId }, context) =>
      context.wishlists.deleteComment(await asking(context), { ref: externalId, commentId }),
    createWishlistInvite: async (_parent, { externalId, right }, context) =>
      context.wishlists.invite(await asking(context), { ref: externalId, right }),
    withdrawWishlistInvite: async (_parent, { externalId, right }, context) =>
      context.wishlists.withdrawInvite(await asking(context), { ref: externalId, right }),
    importSharedWishlist: async (_parent, { inviteToken }, context) =>
      context.wishlists.join(await asking(context), inviteToken),
    claimWishlistEntry: async (_parent, { entryId, quantity, name, inviteToken }, context) =>
      context.wishlists.claims.claim(await asking(context), {
        entryId,
        quantity,
        name: name ?? '',
        inviteToken: inviteToken ?? null,
      }),
    removeWishlistClaim: async (_parent, { claimId }, context) =>
      context.wishlists.claims.remove(await asking(context), claimId),
    removeWishlistMember: async (_parent, { externalId, userId }, context) =>
      context.wishlists.removeMember(await asking(context), { ref: externalId, userId }),
    setWishlistMemberRight: async (_parent, { externalId, userId, right }, context) =>
      context.wishlists.setMemberRight(await asking(context), { ref: externalId, userId, right }),
    addWishlistToCart: async (_parent, { externalId, entryIds, updateId }, context) =>
      context.wishlists.addToCart(await asking(context), {
        ref: externalId,
        entryIds: entryIds ?? null,
        cartId: cartIdOf(null, context),
        updateId,
      }),
    addTeaserWishlistToCart: async (_parent, { teaserWishlist, cartId, updateId }, context) =>
      context.wishlists.addTeaserListToCart(await asking(context), {
        chosen: teaserWishlist,
        cartId: cartIdOf(cartId, context),
        updateId,
      }),
  },
}
