import type { PageContext } from 'vike/types'
import { ProductReviews, type ProductReviewsQuery } from '../../generated/operations.ts'
import { send } from '../../lib/data/send.ts'
import { partUpTo, type ReviewChoice, readChoice } from './review-list.rules.ts'

export type ReviewsOfProduct = NonNullable<ProductReviewsQuery['getReviewsByProduct']>

export type ReviewsData = {
  choice: ReviewChoice
  /** Null when they couldn't be had: the page does without. */
  reviews: ReviewsOfProduct | null
}

/** Reviews for the product page's `+data`, as its address asks for them. */
export async function loadReviews(pageContext: PageContext, productId: string): Promise<ReviewsData> {
  const { runOperation } = pageContext
  const choice = readChoice(new URLSearchParams(pageContext.urlParsed.searchOriginal ?? ''))
  const variables = { productId, ...partUpTo(choice.shown), stars: choice.stars }
  const { data } = await send(ProductReviews, variables, { runOperation })
  return { choice, reviews: data?.getReviewsByProduct ?? null }
}
