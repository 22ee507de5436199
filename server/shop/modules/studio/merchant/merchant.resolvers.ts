import type { Resolvers } from '#engine/generated/resolvers.ts'
import type { ShopContext } from '#engine/graphql/context.ts'
import type { MerchantCall } from './deals/deals.ts'

const callOf = async (key: string, context: ShopContext): Promise<MerchantCall> => ({
  desk: 'merchant',
  editor: await context.editor(),
  store: context.store.id,
  key,
  audience: context,
})

/** Who may ask for what is decided by the gate (server/shop/graphql/studio-gate.ts). */
export const merchantResolvers: Resolvers = {
  Query: {
    studio_items: (_parent, { search, ids }, context) => context.merchant.items({ search, ids: ids ?? null }, context),
    studio_deals: (_parent, { state, page }, context) =>
      context.merchant.deals.list({ state: state ?? null, page }, context),
    studio_deal: (_parent, { id }, context) => context.merchant.deals.one(id, context),
    studio_dealPreview: async (_parent, { deal, id }, context) =>
      context.merchant.deals.preview(deal, id ?? null, await callOf('', context)),
  },
  Mutation: {
    studio_createDeal: async (_parent, { deal, key }, context) =>
      context.merchant.deals.create(deal, await callOf(key, context)),
    studio_changeDeal: async (_parent, { id, version, deal, key }, context) =>
      context.merchant.deals.change({ id, version, input: deal }, await callOf(key, context)),
    studio_endDeal: async (_parent, { id, key }, context) => context.merchant.deals.end(id, await callOf(key, context)),
  },
}
