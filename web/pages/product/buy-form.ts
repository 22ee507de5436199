import { lateView } from '../../lib/hydration/late-view.tsx'

/** Drawn by the server as a form that works without script; the first quiet moment takes it over. */
export const buyForm = lateView(
  'web/features/cart/adding/BuyForm.tsx',
  async () => (await import('../../features/cart/adding/BuyForm.tsx')).BuyForm,
)
