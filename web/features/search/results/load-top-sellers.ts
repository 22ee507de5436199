import type { PageContext } from 'vike/types'
import { type ProductCardFragment, SearchDepartments, SearchTopSellers } from '#web/generated/operations.ts'
import { queryOptional } from '#web/lib/data/query-optional.ts'
import { withoutGoneDeals } from '#web/ui/product/ProductCard/tile-deal.rules.ts'

const shownOfEach = 4

/** What sells best in the first departments, one of each in turn; nothing when it can't be had. */
export async function loadTopSellers(pageContext: Pick<PageContext, 'runOperation'>): Promise<ProductCardFragment[]> {
  const known = await queryOptional(pageContext, SearchDepartments, {})
  const ids = (known?.getNavigation ?? []).filter((entry) => !entry.isExcludedFromNav && !entry.isSale)
  const [first, second = first, third = first] = ids.map(({ id }) => id)
  if (first === undefined || second === undefined || third === undefined) return []
  const sellers = await queryOptional(pageContext, SearchTopSellers, { first, second, third })
  const rows = [sellers?.first, sellers?.second, sellers?.third].map((listing) =>
    withoutGoneDeals(listing?.category.topSellers ?? []),
  )
  const inTurn = Array.from({ length: shownOfEach }, (_, place) => rows.flatMap((row) => row[place] ?? [])).flat()
  return [...new Map(inTurn.map((product) => [product.id, product])).values()]
}
