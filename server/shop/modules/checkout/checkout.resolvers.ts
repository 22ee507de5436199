import type { Resolvers } from '../../generated/resolvers.ts'
import type { ShopContext } from '../../graphql/context.ts'
import type { Asking } from './checkout-state.ts'

/** The cart of the argument, or else of the call; an id that matches no cart when both are missing. */
const asking = async (cartId: string | null | undefined, context: ShopContext): Promise<Asking> => ({
  identity: await context.identity(),
  audience: context,
  cartId: cartId ?? context.caller.cartId ?? '',
})

export const checkoutResolvers: Resolvers = {
  Query: {
    getCheckout: async (_parent, { cartId }, context) => context.checkout.find(await asking(cartId, context)),
  },
  Mutation: {
    selectDelivery: async (_parent, { data }, context) =>
      context.checkout.selectDelivery(await asking(data.cartId, context), data),
    saveShippingStep: async (_parent, { data }, context) =>
      context.checkout.saveShippingStep(await asking(data.cartId, context), data),
    setSelectedPayment: async (_parent, { cartId, ...data }, context) =>
      context.checkout.setSelectedPayment(await asking(cartId, context), data),
    attachWallet: async (_parent, { cartId, sessionId }, context) =>
      context.checkout.attachWallet(await asking(cartId, context), { sessionId, call: context }),
    resetWallet: async (_parent, { cartId }, context) => context.checkout.resetWallet(await asking(cartId, context)),
  },
}
