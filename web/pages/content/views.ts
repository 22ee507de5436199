import { islandCode } from '../../lib/hydration/island-code.ts'

/** A content page is one of two things, and loads the code of that one. `+data` waits for it. */
export const listingView = islandCode(
  'web/features/listing/page/CategoryListingPage.tsx',
  async () => (await import('../../features/listing/page/CategoryListingPage.tsx')).CategoryListingPage,
)
export const composedView = islandCode(
  'web/pages/content/ContentPage.tsx',
  async () => (await import('./ContentPage.tsx')).ContentPage,
)
