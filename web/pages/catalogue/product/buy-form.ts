import { islandCode } from '#web/lib/hydration/island-code.ts'

/** Drawn by the server as a form that works without script; the first quiet moment takes it over. */
export const buyForm = islandCode('web/pages/catalogue/product/Buying.tsx', async () =>
  (await import('./Buying.tsx')).loadBuying(),
)
