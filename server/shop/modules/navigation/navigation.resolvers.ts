import type { Resolvers } from '../../generated/resolvers.ts'

export const navigationResolvers: Resolvers = {
  Query: {
    getNavigation: (_parent, { depth }, context) => context.navigation.tree(depth ?? 3, context),
    getNavigationByCategoryId: (_parent, { categoryId, depth }, context) =>
      context.navigation.entry(categoryId, depth ?? 1, context),
  },
}
