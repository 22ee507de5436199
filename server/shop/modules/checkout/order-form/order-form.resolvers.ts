import type { Resolvers } from '#engine/generated/resolvers.ts'
import { cartIdOf } from '#engine/graphql/cart-of-call.ts'

export const orderFormResolvers: Resolvers = {
  Mutation: {
    validateBestellschein: async (_parent, { data }, context) =>
      context.orderForm.validate(data, cartIdOf(data.cartId, context), {
        identity: await context.identity(),
        audience: context,
      }),
    validateAndAddToCartBestellschein: async (_parent, { data, submissionId }, context) =>
      context.orderForm.addToCart(
        data,
        { cartId: cartIdOf(data.cartId, context), submissionId },
        { identity: await context.identity(), audience: context },
      ),
    generatePdfForm: async (_parent, { data }, context) =>
      context.orderForm.paper(data, cartIdOf(data.cartId, context), {
        identity: await context.identity(),
        audience: context,
        network: context.caller.network || null,
      }),
  },
}
