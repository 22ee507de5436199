import { SubmitReview } from '#web/generated/operations.ts'
import { forgetAnswers } from '#web/lib/apollo/forget-answers.ts'
import type { Values } from '#web/lib/forms/form-element.ts'
import type { Outcome } from '#web/lib/forms/form-outcome.ts'
import { sendForm } from '#web/lib/forms/send-form.ts'
import type { Flash } from '#web/lib/page/flash.ts'

export const fields = ['rating', 'title', 'message', 'authorName'] as const
export type ReviewField = (typeof fields)[number]

export async function sendReview(encryptedData: string, productId: string, values: Values): Promise<Outcome> {
  const { rating = '', title = '', message = '', authorName = '' } = values
  const review = { productId, rating: Number(rating), title, message, authorName }
  const outcome = await sendForm(SubmitReview, { encryptedData, review }, ({ submitReview }) => submitReview)
  // The product's page shows the review at once, also when it was looked at before.
  if (outcome.kind === 'done') await forgetAnswers(['getReviewsByProduct', 'getProductById'])
  return outcome
}

/** What a plain form was led back with: names of fields, or `form` for the whole. */
export function readWrong(value: string | null): { isWhole: boolean; names: ReviewField[] } {
  const names = (value ?? '').split(',')
  return { isWhole: names.includes('form'), names: fields.filter((field) => names.includes(field)) }
}

export type WrittenReview = { rating: number | null; title: string; message: string; authorName: string }

/** What was typed into a plain form for a product that was not taken. */
export function typedIn(flash: Flash | null, productId: string): WrittenReview | null {
  if (flash?.form !== 'reviews' || flash.values.productId !== productId) return null
  const { rating, title = '', message = '', authorName = '' } = flash.values
  return { rating: Number(rating) || null, title, message, authorName }
}

/** The form for another product of the order. */
export function ratingHref(enc: string, productId: string): string {
  return `/rating?${new URLSearchParams({ enc, productId })}`
}
