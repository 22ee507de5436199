import { lateView } from '#web/lib/hydration/late-view.tsx'

/** Drawn by the server; its script comes when the order is near the screen, after the form reacts. */
export const orderAside = lateView(
  'web/features/checkout/parts/OrderAside.tsx',
  async () => (await import('./OrderAside.tsx')).OrderAside,
)

/** How a payment has ended: its code comes only where one has. */
export const endedPaymentView = lateView(
  'web/features/checkout/parts/EndedPayment.tsx',
  async () => (await import('./EndedPayment.tsx')).EndedPayment,
)
