import { islandCode } from '#web/lib/hydration/island-code.ts'

/**
 * Rendered on the server for readers and search engines; its script is loaded when the part comes near the viewport.
 */
export const reviewsPart = islandCode(
  'web/features/reviews/Reviews.tsx',
  async () => (await import('#web/features/reviews/Reviews.tsx')).Reviews,
)
