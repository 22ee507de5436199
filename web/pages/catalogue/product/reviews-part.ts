import { lateView } from '#web/lib/hydration/late-view.tsx'

/**
 * Rendered on the server for readers and search engines; its script is loaded when the part comes near the viewport.
 */
export const reviewsPart = lateView(
  'web/features/reviews/Reviews.tsx',
  async () => (await import('#web/features/reviews/Reviews.tsx')).Reviews,
)
