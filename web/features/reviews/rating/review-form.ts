import type { Flash } from '#web/lib/page/flash.ts'

/** Names the form in its outcome (server/bff/page-forms/reviews). */
export const reviewForm = 'reviews'

export const fields = ['rating', 'title', 'message', 'authorName'] as const

/** How the form for a product went without scripts; null for another form, or one for another product of the order. */
export const outcomeFor = (flash: Flash | null, productId: string): Flash | null =>
  flash?.form === reviewForm && flash.values.productId === productId ? flash : null

/** The form for another product of the order. */
export function ratingHref(enc: string, productId: string): string {
  return `/rating?${new URLSearchParams({ enc, productId })}`
}
