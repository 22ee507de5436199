import type { Resolvers } from '#engine/generated/resolvers.ts'

export const withdrawalsResolvers: Resolvers = {
  Mutation: {
    declareWithdrawal: (_parent, { data }, context) => context.withdrawals.declare(data, context),
  },
}
