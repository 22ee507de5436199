import { lateView } from '#web/lib/hydration/late-view.tsx'

/** Reserved deals are rare: their script comes only where there are some. */
export const checkoutDeals = lateView(
  'web/features/cart/parts/CheckoutDeals.tsx',
  async () => (await import('#web/features/cart/parts/CheckoutDeals.tsx')).CheckoutDeals,
)
