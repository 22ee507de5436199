import { reviewsPerAnswer } from '#contract/limits/reviews.ts'

/** Reviews at first (storefront.md §9), and how many follow with each press. */
export const firstReviews = 5
export const moreReviews = 10

export const starNames = ['one', 'two', 'three', 'four', 'five'] as const

export type ReviewChoice = {
  /** Only reviews with so many stars; null for all. */
  stars: number | null
  /** How many are shown at first. */
  shown: number
}

/** What an address asks for: `?stars=5&reviews=15`. Whatever else it says counts as nothing said. */
export function readChoice(params: URLSearchParams): ReviewChoice {
  const stars = params.get('stars') ?? ''
  const shown = Number(params.get('reviews'))
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    shown: Number.isInteger(shown) && shown > firstReviews ? Math.min(shown, reviewsPerAnswer) : firstReviews,
  }
}

/** The page with these reviews, for browsers without script and for the middle mouse button. */
export function choiceHref(productId: string, { stars, shown }: ReviewChoice): string {
  const params = new URLSearchParams()
  if (stars !== null) params.set('stars', String(stars))
  if (shown > firstReviews) params.set('reviews', String(shown))
  const query = params.toString()
  return `/prod/${productId}${query && `?${query}`}#reviews`
}
