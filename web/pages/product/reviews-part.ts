import { lateView } from '../../lib/hydration/late-view.tsx'

/** Drawn by the server for those who read and search, loaded when somebody comes near. */
export const reviewsPart = lateView(
  'web/features/reviews/Reviews.tsx',
  async () => (await import('../../features/reviews/Reviews.tsx')).Reviews,
)
