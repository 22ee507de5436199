import type { Resolvers } from '#engine/generated/resolvers.ts'
import { askingOf } from '#engine/graphql/cart-of-call.ts'
import type { ShopContext } from '#engine/graphql/context.ts'
import type { OrderReader } from './order-access.ts'

const readerOf = async (context: ShopContext, key?: string | null): Promise<OrderReader> => ({
  identity: await context.identity(),
  audience: context,
  key,
})

export const orderViewsResolvers: Resolvers = {
  Query: {
    getThankYouPageData: async (_parent, { orderId }, context) =>
      context.orderViews.thankYou(orderId, await readerOf(context), (email) =>
        context.visitors.isUniqueEmail(email, context),
      ),
    getOrdersV2: async (_parent, { page, searchText, dateFilter }, context) =>
      context.orderHistory.list(await context.identity(), context, {
        page,
        searchText: searchText ?? null,
        dateFilter,
      }),
    getOrderYears: async (_parent, _arguments, context) =>
      context.orderHistory.years(await context.identity(), context),
    getOrderDetailsV2: async (_parent, { orderId, key }, context) =>
      context.orderHistory.details(orderId, await readerOf(context, key)),
  },
  Mutation: {
    reorder: async (_parent, { orderId, key, updateId }, context) => {
      const { cartId } = await askingOf(null, context)
      return context.orderHistory.reorder(orderId, await readerOf(context, key), { cartId, updateId })
    },
  },
}
