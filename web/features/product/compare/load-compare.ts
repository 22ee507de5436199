import type { PageContext } from 'vike/types'
import {
  ComparedProduct,
  ComparedTiles,
  CompareSuggestions,
  type ProductCardFragment,
} from '#web/generated/operations.ts'
import { query } from '#web/lib/data/query.ts'
import { send } from '#web/lib/data/send.ts'
import type { Head } from '#web/lib/page/head.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'
import { withoutGoneDeals } from '#web/ui/product/ProductCard/tile-deal.rules.ts'
import { comparedIn, maxCompared } from './compare.rules.ts'

type Facts = readonly { name: string; value: string }[]

export type CompareData = {
  head: Head
  products: { card: ProductCardFragment; facts: Facts }[]
  /** Suggestions from the first product's category to compare with; empty while there is no place for another one. */
  suggestions: ProductCardFragment[]
}

/** Cards to choose from. */
const maxSuggested = 6

/** The products that the address names; unknown ones are left out. */
export async function loadCompare(pageContext: PageContext): Promise<CompareData> {
  const { runOperation } = pageContext
  const ids = comparedIn(pageContext.urlParsed.searchOriginal ?? '')
  const [head, { getProductTiles: cards }, details] = await Promise.all([
    titledHead(pageContext, 'compare.title'),
    ids.length > 0 ? query(pageContext, ComparedTiles, { productIds: ids }) : { getProductTiles: [] },
    Promise.all(
      ids.map(async (productId) => (await query(pageContext, ComparedProduct, { productId })).getProductById),
    ),
  ])
  const products = cards.map((card) => {
    const groups = details.find((detail) => detail?.productId === card.id)?.dataAndFacts ?? []
    return { card, facts: groups.flatMap(({ facts }) => facts) }
  })
  const categoryId = details.find((detail) => detail !== null)?.categoryId
  const isFull = products.length >= maxCompared
  const found = categoryId && !isFull ? await send(CompareSuggestions, { categoryId }, { runOperation }) : null
  const others = withoutGoneDeals(found?.data?.core_category?.category.topSellers ?? [])
  return { head, products, suggestions: others.filter(({ id }) => !ids.includes(id)).slice(0, maxSuggested) }
}
