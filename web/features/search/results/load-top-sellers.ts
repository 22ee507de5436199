import type { PageContext } from 'vike/types'
import { type ProductCardFragment, SearchDepartments, SearchTopSellers } from '#web/generated/operations.ts'
import { send } from '#web/lib/data/send.ts'
import { withoutGoneDeals } from '#web/ui/product/ProductCard/tile-deal.rules.ts'

const shownOfEach = 4

/** What sells best in the first departments, one of each in turn; nothing when it can't be had. */
export async function loadTopSellers({
  runOperation,
}: Pick<PageContext, 'runOperation'>): Promise<ProductCardFragment[]> {
  const { data: known } = await send(SearchDepartments, {}, { runOperation })
  const ids = (known?.getNavigation ?? []).filter((entry) => !entry.isExcludedFromNav && !entry.isSale)
  const [first, second = first, third = first] = ids.map(({ id }) => id)
  if (first === undefined || second === undefined || third === undefined) return []
  const { data: sellers } = await send(SearchTopSellers, { first, second, third }, { runOperation })
  const rows = [sellers?.first, sellers?.second, sellers?.third].map((listing) =>
    withoutGoneDeals(listing?.category.topSellers ?? []),
  )
  const inTurn = Array.from({ length: shownOfEach }, (_, place) => rows.flatMap((row) => row[place] ?? [])).flat()
  return [...new Map(inTurn.map((product) => [product.id, product])).values()]
}
