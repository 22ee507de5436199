import type { PageContext } from 'vike/types'
import { loadProduct } from '#web/features/product/page/load-product.ts'
import { loadReviews } from '#web/features/reviews/load-reviews.ts'
import { isServer } from '#web/lib/hydration/is-server.ts'
import { atAddress } from '#web/lib/routing/at-address.ts'
import { brandTeasers } from './brand-teasers.ts'
import { buyForm } from './buy-form.ts'
import { reviewsPart } from './reviews-part.ts'

/** Product pages that links of this document have led to. */
let turns = 0

export async function data(pageContext: PageContext) {
  const productId = pageContext.routeParams.id ?? ''
  const [page, { reviews, choice }] = await Promise.all([
    atAddress(pageContext, loadProduct(pageContext, productId)),
    loadReviews(pageContext, productId),
    brandTeasers.load(),
    buyForm.load(),
    reviewsPart.load(),
  ])
  return { ...page, reviews, reviewChoice: choice, turn: isServer ? 0 : ++turns }
}
