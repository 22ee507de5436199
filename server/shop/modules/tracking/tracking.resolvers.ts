import type { Resolvers } from '../../generated/resolvers.ts'

export const trackingResolvers: Resolvers = {
  Query: {
    getTrackingItem: (_parent, { itemId }, context) => context.tracking.item(itemId, context),
  },
  Mutation: {
    tracking_addEvents: (_parent, { events }, context) => context.tracking.add(events, context),
  },
}
