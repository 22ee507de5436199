import { claimedOwner } from '#engine/call/caller.ts'
import type { Resolvers } from '#engine/generated/resolvers.ts'
import { cartIdOf } from '#engine/graphql/cart-of-call.ts'

export const cartResolvers: Resolvers = {
  Query: {
    shop_findCart: async (_parent, { cartId }, context) =>
      cartId
        ? context.carts.find(await context.identity(), context, cartId)
        : context.carts.findCurrent(await context.identity(), context, cartIdOf(cartId, context)),
  },
  Mutation: {
    cart_update: (_parent, { data: { cartId, updateId, earlierIds, ops } }, context) =>
      context.carts.updateOf(
        {
          claimed: claimedOwner(context.caller),
          identity: context.identity,
          network: context.visitors.networkKey(context.caller.network),
        },
        context,
        { cartId: cartIdOf(cartId, context), updateId, earlierIds: earlierIds ?? [], ops },
      ),
    mergeCarts: async (_parent, { fromCartId, toCartId }, context) =>
      context.carts.merge(await context.identity(), context, fromCartId, toCartId),
  },
  Cart: {
    notices: async (cart, _arguments, context) => context.carts.takeNotices(await context.identity(), context, cart),
  },
}
