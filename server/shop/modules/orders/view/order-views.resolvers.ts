import type { Resolvers } from '../../../generated/resolvers.ts'

export const orderViewsResolvers: Resolvers = {
  Query: {
    getThankYouPageData: async (_parent, { orderId }, context) =>
      context.orderViews.thankYou(orderId, { identity: await context.identity(), audience: context }, (email) =>
        context.visitors.isUniqueEmail(email, context),
      ),
  },
}
