import { lateView } from '../../lib/late-view.tsx'

/** Drawn by the server, loaded when somebody comes near. */
export const suggestionRow = lateView(
  'web/features/product/ProductRow.tsx',
  async () => (await import('../../features/product/ProductRow.tsx')).ProductRow,
)
