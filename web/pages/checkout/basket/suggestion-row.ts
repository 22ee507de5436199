import { lateView } from '#web/lib/hydration/late-view.tsx'

/** Rendered on the server; its script is loaded when the row comes near the viewport. */
export const suggestionRow = lateView(
  'web/features/product/page/ProductRow.tsx',
  async () => (await import('#web/features/product/page/ProductRow.tsx')).ProductRow,
)
