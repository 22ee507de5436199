import { RecentProducts } from '#web/generated/operations.ts'
import { send } from '#web/lib/data/send.ts'
import { islandIn } from '#web/lib/hydration/open-island.tsx'
import { withoutGoneDeals } from '#web/ui/product/ProductCard/tile-deal.rules.ts'
import { RecentRow } from './RecentRow.tsx'

/** Prices are of this moment; what the store does not sell any more is left out. */
export async function fillRecent(place: HTMLElement, productIds: readonly string[]): Promise<void> {
  const [draw, { data }] = await Promise.all([
    islandIn(place, []),
    send(RecentProducts, { productIds: [...productIds] }),
  ])
  const products = withoutGoneDeals(data?.getProductTiles ?? [])
  if (products.length > 0) draw(<RecentRow key={productIds.join()} products={products} />)
}
