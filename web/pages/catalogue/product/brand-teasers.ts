import { islandCode } from '#web/lib/hydration/island-code.ts'

/** Teasers bring their parsers along, which no product page has to wait for. */
export const brandTeasers = islandCode(
  'web/pages/catalogue/product/BrandTeasers.tsx',
  async () => (await import('./BrandTeasers.tsx')).BrandTeasers,
)
