import type { ShopContext } from './context.ts'

/** The cart of the argument, or else of the call; an id that matches no cart when both are missing. */
export const cartIdOf = (argument: string | null | undefined, { caller }: Pick<ShopContext, 'caller'>): string =>
  argument ?? caller.cartId ?? ''

/** Whose cart a field is about, and for whom it is answered. */
export const askingOf = async (cartId: string | null | undefined, context: ShopContext) => ({
  identity: await context.identity(),
  audience: context,
  cartId: cartIdOf(cartId, context),
})
