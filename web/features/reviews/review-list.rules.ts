import { furthestReview, reviewsPerAnswer } from '#contract/limits/reviews.ts'

/** Number of reviews shown first (storefront.md §9), and number added with each press. */
export const firstReviews = 5
export const moreReviews = 10

export const starNames = ['one', 'two', 'three', 'four', 'five'] as const

export type ReviewChoice = {
  /** Only reviews with this number of stars; null for all. */
  stars: number | null
  /** Number of reviews shown first, or of the last one of them where an answer does not hold them all. */
  shown: number
}

/** Reads the choice from the address: `?stars=5&reviews=15`. Invalid values are ignored. */
export function readChoice(params: URLSearchParams): ReviewChoice {
  const stars = params.get('stars') ?? ''
  const shown = Number(params.get('reviews'))
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    shown: Number.isInteger(shown) && shown > firstReviews ? Math.min(shown, furthestReview) : firstReviews,
  }
}

/** Offset and limit of the page whose last review is number `shown`: of a list that is longer than an answer may be it has the end. */
export function partUpTo(shown: number): { offset: number; limit: number } {
  const limit = Math.min(shown, reviewsPerAnswer)
  return { offset: shown - limit, limit }
}

/** Address of the page with these reviews, for browsers without script and for opening a new tab. */
export function choiceHref(productId: string, { stars, shown }: ReviewChoice): string {
  const params = new URLSearchParams()
  if (stars !== null) params.set('stars', String(stars))
  if (shown > firstReviews) params.set('reviews', String(shown))
  const query = params.toString()
  return `/prod/${productId}${query && `?${query}`}#reviews`
}
