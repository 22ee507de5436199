import { islandCode } from '#web/lib/hydration/island-code.ts'

/** Rendered on the server; its script is loaded when the row comes near the viewport. */
export const suggestionRow = islandCode(
  'web/features/product/page/ProductRow.tsx',
  async () => (await import('#web/features/product/page/ProductRow.tsx')).ProductRow,
)
