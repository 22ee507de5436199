import type { Resolvers } from '#engine/generated/resolvers.ts'

export const catalogueResolvers: Resolvers = {
  Query: {
    core_category: (_parent, { id, filter, paging }, context) => context.catalogue.listing(id, filter, paging, context),
    core_search: (_parent, { filter, paging }, context) => context.catalogue.search(filter, paging, context),
    getMainCategoryFromCategoryId: (_parent, { categoryId }, context) =>
      context.catalogue.mainCategory(categoryId, context),
  },
  Category: {
    topSellers: ({ id }, _arguments, context) => context.catalogue.topSellers(id, context),
  },
}
