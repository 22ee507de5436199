import { islandCode } from '#web/lib/hydration/island-code.ts'

/** Reserved deals are rare: their script comes only where there are some. */
export const checkoutDeals = islandCode(
  'web/features/cart/parts/CheckoutDeals.tsx',
  async () => (await import('#web/features/cart/parts/CheckoutDeals.tsx')).CheckoutDeals,
)
