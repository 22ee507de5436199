import type { Resolvers } from '#engine/generated/resolvers.ts'

export const stockAlertsResolvers: Resolvers = {
  Mutation: {
    requestStockAlert: (_parent, { data }, context) => context.stockAlerts.request(data, context),
  },
}
