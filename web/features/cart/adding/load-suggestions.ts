import type { PageContext } from 'vike/types'
import { CartSuggestions, CartTopSellers, type ProductCardFragment } from '#web/generated/operations.ts'
import { send } from '#web/lib/data/send.ts'
import { withoutGoneDeals } from '#web/ui/product/ProductCard/tile-deal.rules.ts'

export type Suggestions = { kind: 'accessories' | 'topSellers'; products: ProductCardFragment[] }

/** Limit of the slider; visitors rarely page further. */
const max = 12

/** Accessories of a product, else top sellers of its category. Null when there are none or the query fails. */
export async function loadSuggestions(
  { runOperation }: Pick<PageContext, 'runOperation'>,
  productId: string,
  inCart: readonly string[],
): Promise<Suggestions | null> {
  const product = (await send(CartSuggestions, { productId }, { runOperation })).data?.getProductById
  if (!product) return null
  const others = (products: ProductCardFragment[]) =>
    withoutGoneDeals(products)
      .filter(({ id }) => id !== productId && !inCart.includes(id))
      .slice(0, max)
  const accessories = others(product.accessories)
  if (accessories.length > 0) return { kind: 'accessories', products: accessories }
  if (!product.categoryId) return null
  const { data: category } = await send(CartTopSellers, { categoryId: product.categoryId }, { runOperation })
  const products = others(category?.core_category?.category.topSellers ?? [])
  return products.length > 0 ? { kind: 'topSellers', products } : null
}
