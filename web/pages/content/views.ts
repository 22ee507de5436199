import { lateView } from '../../lib/late-view.tsx'

/** A content page is one of two things, and loads the code of that one. `+data` waits for it. */
export const listingView = lateView(
  'web/features/listing/CategoryListingPage.tsx',
  async () => (await import('../../features/listing/CategoryListingPage.tsx')).CategoryListingPage,
)
export const composedView = lateView(
  'web/pages/content/ContentPage.tsx',
  async () => (await import('./ContentPage.tsx')).ContentPage,
)
