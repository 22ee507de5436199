import { lateView } from '#web/lib/hydration/late-view.tsx'

/** Drawn by the server as a form that works without script; the first quiet moment takes it over. */
export const buyForm = lateView('web/pages/catalogue/product/Buying.tsx', async () =>
  (await import('./Buying.tsx')).loadBuying(),
)
