import type { Resolvers } from '#engine/generated/resolvers.ts'

export const navigationResolvers: Resolvers = {
  Query: {
    getNavigation: (_parent, { depth }, context) => context.navigation.tree(depth ?? 3, context),
    getNavigationByCategoryId: (_parent, { categoryId, depth }, context) =>
      context.navigation.entry(categoryId, depth ?? 1, context),
    getNavigationGroups: (_parent, _arguments, context) => context.navigation.groups(context),
    getNavigationGroup: (_parent, { id }, context) => context.navigation.group(id, context),
  },
  NavigationGroup: {
    advice: ({ id }, _arguments, context) => context.navigation.advice(id, context),
    bestseller: ({ departments }, _arguments, context) => context.navigation.bestseller(departments, context),
  },
}
