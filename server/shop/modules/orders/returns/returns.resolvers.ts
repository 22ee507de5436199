import type { Resolvers } from '#engine/generated/resolvers.ts'
import type { ShopContext } from '#engine/graphql/context.ts'
import type { OrderReader } from '../orders/view/order-access.ts'

const readerOf = async (context: ShopContext): Promise<OrderReader> => ({
  identity: await context.identity(),
  audience: context,
})

export const returnsResolvers: Resolvers = {
  Query: {
    findOrderForReturn: async (_parent, { orderId, zipCode }, context) =>
      context.returns.findByPostCode({ orderId, zipCode }, context.caller.network, await readerOf(context)),
    findOrderForReturnByHash: async (_parent, { hash }, context) =>
      context.returns.findByHash(hash, await readerOf(context)),
    getAvailableRegulations: async (_parent, { hash, selectedItems }, context) =>
      context.returns.regulations(hash, selectedItems, await readerOf(context)),
    getAvailableCarriers: async (_parent, { hash, returnOrder }, context) =>
      context.returns.carriers(hash, returnOrder.selectedItems, await readerOf(context)),
  },
  Mutation: {
    saveReturnDraft: async (_parent, { data }, context) => context.returns.saveDraft(data, await readerOf(context)),
    submitReturnOrder: async (_parent, { data }, context) => context.returns.submit(data, await readerOf(context)),
    uploadReturnImage: async (_parent, { input }, context) =>
      context.returnImages.upload(input, await readerOf(context)),
    removeReturnImage: async (_parent, { hash, imageId }, context) => {
      const reader = await readerOf(context)
      await context.returnImages.remove(hash, imageId, reader)
      return context.returns.saveDraft({ hash }, reader)
    },
  },
}
