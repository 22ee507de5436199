import { islandCode } from '../../lib/hydration/island-code.ts'

const folder = 'web/features/listing'

/** What the server draws and the first page never loads, or not before it is near: most of a listing by weight. */
export const productGrid = islandCode(
  'web/ui/product/ProductCard/ProductGrid.tsx',
  async () => (await import('../../ui/product/ProductCard/ProductGrid.tsx')).ProductGrid,
)
export const productCarousel = islandCode(
  'web/ui/product/ProductCard/ProductCarousel.tsx',
  async () => (await import('../../ui/product/ProductCard/ProductCarousel.tsx')).ProductCarousel,
)
export const categoryTree = islandCode(
  `${folder}/page/CategoryTree.tsx`,
  async () => (await import('./page/CategoryTree.tsx')).CategoryTree,
)
export const childCategories = islandCode(
  `${folder}/page/ChildCategories.tsx`,
  async () => (await import('./page/ChildCategories.tsx')).ChildCategories,
)
export const emptyListing = islandCode(
  `${folder}/page/EmptyListing.tsx`,
  async () => (await import('./page/EmptyListing.tsx')).EmptyListing,
)

/** Before a listing is drawn whole: on the server, and after a link. */
export async function loadListingParts(): Promise<void> {
  const parts = [productGrid, productCarousel, categoryTree, childCategories, emptyListing]
  await Promise.all(parts.map(({ load }) => load()))
}
