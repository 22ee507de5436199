import type { Resolvers } from '#engine/generated/resolvers.ts'
import { askingOf } from '#engine/graphql/cart-of-call.ts'

export const checkoutResolvers: Resolvers = {
  Query: {
    getCheckout: async (_parent, { cartId }, context) => context.checkout.find(await askingOf(cartId, context)),
  },
  Mutation: {
    selectDelivery: async (_parent, { data }, context) =>
      context.checkout.selectDelivery(await askingOf(data.cartId, context), data),
    saveShippingStep: async (_parent, { data }, context) =>
      context.checkout.saveShippingStep(await askingOf(data.cartId, context), { data, call: context }),
    setSelectedPayment: async (_parent, { cartId, ...data }, context) =>
      context.checkout.setSelectedPayment(await askingOf(cartId, context), data),
    attachWallet: async (_parent, { cartId, sessionId }, context) =>
      context.checkout.attachWallet(await askingOf(cartId, context), { sessionId, call: context }),
    resetWallet: async (_parent, { cartId }, context) => context.checkout.resetWallet(await askingOf(cartId, context)),
  },
}
