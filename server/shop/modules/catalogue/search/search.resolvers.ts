import type { Resolvers } from '#engine/generated/resolvers.ts'

export const searchResolvers: Resolvers = {
  Query: {
    getSearchRedirect: (_parent, { originalQuery }, context) => context.search.redirect(originalQuery, context),
    suggestQueries: (_parent, { userQuery }, context) => context.search.suggestions(userQuery, context),
    getLongTailAdjustment: (_parent, { searchQuery }, context) => context.search.longTail(searchQuery, context),
  },
}
