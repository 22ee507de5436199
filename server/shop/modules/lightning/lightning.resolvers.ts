import type { Resolvers } from '../../generated/resolvers.ts'
import type { ShopContext } from '../../graphql/context.ts'

const cartIdOf = (argument: string | null | undefined, { caller }: ShopContext): string =>
  argument ?? caller.cartId ?? ''

export const lightningResolvers: Resolvers = {
  Query: {
    getLightningReservation: async (_parent, { cartId }, context) =>
      context.reservations.reservation(await context.identity(), context, cartIdOf(cartId, context)),
  },
  Mutation: {
    extendLightningReservation: async (_parent, { cartId }, context) =>
      context.reservations.extend(await context.identity(), context, cartIdOf(cartId, context)),
    refreshLightningReservation: async (_parent, { cartId }, context) =>
      context.reservations.refresh(await context.identity(), context, cartIdOf(cartId, context)),
  },
}
