import { lateView } from '../../lib/hydration/late-view.tsx'

/** Drawn by the server, loaded when somebody comes near. */
export const suggestionRow = lateView(
  'web/features/product/page/ProductRow.tsx',
  async () => (await import('../../features/product/page/ProductRow.tsx')).ProductRow,
)
