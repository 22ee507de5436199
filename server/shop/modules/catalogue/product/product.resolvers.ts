import { maxTiles, productsPerPage } from '#contract/limits/listing.ts'
import type { Resolvers } from '#engine/generated/resolvers.ts'

export const productResolvers: Resolvers = {
  Query: {
    getProductById: (_parent, { productId }, context) => context.product.product(productId, context),
    getItemById: (_parent, { itemId }, context) => context.product.item(itemId, context),
    getVariantInformationForProduct: (_parent, { productId, selectedVariants, itemId, preselect }, context) => {
      const selection = { selected: selectedVariants ?? [], itemId: itemId ?? null, preselect: preselect ?? false }
      return context.product.variants(productId, selection, context)
    },
    getProductTiles: (_parent, { productIds }, context) =>
      context.product.tiles(context, [...new Set(productIds)].slice(0, maxTiles)),
    getGroupPrices: async (_parent, { itemId }, context) =>
      context.product.groupPrices(itemId, context, await context.buyerGroup()),
    getGroupTilePrices: async (_parent, { itemIds }, context) =>
      context.product.groupTilePrices(
        [...new Set(itemIds)].slice(0, productsPerPage),
        context,
        await context.buyerGroup(),
      ),
    getExtraTabContent: (_parent, { productId, tabId }, context) => context.product.extraTab(productId, tabId, context),
  },
  Mutation: {
    recordGlanceView: (_parent, { productId, itemId, domain }, context) =>
      context.product.recordGlanceView(productId, itemId ?? null, domain),
  },
  Product: {
    accessories: ({ productId }, _arguments, context) => context.product.related(productId, 'accessoryIds', context),
    brandTeasers: async ({ productId }, _arguments, context) => {
      const pageId = await context.product.brandPageId(productId, context)
      const page = pageId === null ? null : await context.content.page(pageId, context)
      return (page?.seo.rows ?? []).flatMap((row) => row.cells.flatMap((cell) => cell.teasers))
    },
    replacementProducts: ({ productId }, _arguments, context) =>
      context.product.related(productId, 'replacementIds', context),
  },
}
