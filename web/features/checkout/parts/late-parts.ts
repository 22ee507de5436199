import { islandCode } from '#web/lib/hydration/island-code.ts'

/** Drawn by the server; its script comes when the order is near the screen, after the form reacts. */
export const orderAside = islandCode(
  'web/features/checkout/parts/OrderAside.tsx',
  async () => (await import('./OrderAside.tsx')).OrderAside,
)

/** How a payment has ended: its code comes only where one has. */
export const endedPaymentView = islandCode(
  'web/features/checkout/parts/EndedPayment.tsx',
  async () => (await import('./EndedPayment.tsx')).EndedPayment,
)
