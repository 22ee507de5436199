import type { Resolvers } from '#engine/generated/resolvers.ts'
import type { ShopContext } from '#engine/graphql/context.ts'

const sessionOf = ({ visitors, caller, store }: ShopContext) => visitors.sessionOf(caller, store)

export const accountResolvers: Resolvers = {
  Query: {
    getAccount: async (_parent, _arguments, context) => context.visitors.account(await sessionOf(context), context),
    getAccountDeletion: async (_parent, _arguments, context) =>
      context.visitors.accountDeletion(await sessionOf(context), context),
    getJobTitles: (_parent, _arguments, context) => context.visitors.jobTitles(context),
    getIndustries: (_parent, _arguments, context) => context.visitors.industries(context),
  },
  Mutation: {
    changeAccountData: async (_parent, { data }, context) =>
      context.visitors.changeAccountData(data, await sessionOf(context), context),
    updateEmail: async (_parent, data, context) =>
      context.visitors.updateEmail(data, await sessionOf(context), context),
    cancelEmailChange: async (_parent, _arguments, context) =>
      context.visitors.cancelEmailChange(await sessionOf(context), context),
    // A link works without a session; one that has ended must not stand in its way.
    confirmEmailChange: async (_parent, { token }, context) =>
      context.visitors.confirmEmailChange(token, await sessionOf(context).catch(() => null), context),
    updatePhone: async (_parent, { phone }, context) =>
      context.visitors.updatePhone(phone, await sessionOf(context), context),
    deleteCurrentCustomerAccount: async (_parent, { password }, context) =>
      context.visitors.deleteAccount(password, await sessionOf(context), context),
  },
}
