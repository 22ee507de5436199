import type { Resolvers } from '../../generated/resolvers.ts'

export const navigationResolvers: Resolvers = {
  Query: {
    getNavigation: (_parent, { depth }, context) => context.navigation.tree(depth ?? 3, context),
    getNavigationByCategoryId: (_parent, { categoryId }, context) => context.navigation.entry(categoryId, context),
  },
}
