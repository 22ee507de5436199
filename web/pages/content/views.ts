import { lateView } from '../../lib/hydration/late-view.tsx'

/** A content page is one of two things, and loads the code of that one. `+data` waits for it. */
export const listingView = lateView(
  'web/features/listing/page/CategoryListingPage.tsx',
  async () => (await import('../../features/listing/page/CategoryListingPage.tsx')).CategoryListingPage,
)
export const composedView = lateView(
  'web/pages/content/ContentPage.tsx',
  async () => (await import('./ContentPage.tsx')).ContentPage,
)
