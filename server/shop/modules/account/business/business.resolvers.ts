import type { Resolvers } from '#engine/generated/resolvers.ts'
import type { ApprovalView } from './business.service.ts'

export const businessResolvers: Resolvers = {
  Query: {
    getBusinessAccess: async (_parent, _arguments, context) =>
      context.business.access(await context.identity(), context),
  },
  Mutation: {
    saveBusinessUser: async (_parent, { data }, context) =>
      context.business.saveUser(await context.identity(), context, data),
    removeBusinessUser: async (_parent, { userId }, context) =>
      context.business.removeUser(await context.identity(), context, userId),
    approveOrder: async (_parent, data, context) => context.business.approve(await context.identity(), context, data),
    declineOrder: async (_parent, { approvalId, reason }, context) =>
      context.business.decline(await context.identity(), context, { approvalId, reason: reason ?? '' }),
  },
  BusinessAccount: {
    paymentMethod: (_account, _arguments, context) => context.checkout.usualPayment(context),
  },
  OrderApproval: {
    checkout: (approval, _arguments, context) => context.business.checkoutOf((approval as ApprovalView).row),
  },
}
