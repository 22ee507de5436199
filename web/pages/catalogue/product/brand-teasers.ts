import { lateView } from '#web/lib/hydration/late-view.tsx'

/** Teasers bring their parsers along, which no product page has to wait for. */
export const brandTeasers = lateView(
  'web/pages/catalogue/product/BrandTeasers.tsx',
  async () => (await import('./BrandTeasers.tsx')).BrandTeasers,
)
