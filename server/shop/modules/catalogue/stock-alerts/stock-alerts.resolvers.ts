import type { Resolvers } from '../../../generated/resolvers.ts'

export const stockAlertsResolvers: Resolvers = {
  Mutation: {
    requestStockAlert: (_parent, { data }, context) => context.stockAlerts.request(data, context),
  },
}
