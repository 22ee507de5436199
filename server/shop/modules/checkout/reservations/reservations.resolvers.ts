import type { Resolvers } from '#engine/generated/resolvers.ts'
import { cartIdOf } from '#engine/graphql/cart-of-call.ts'

export const reservationsResolvers: Resolvers = {
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
