import type { ReviewCounts, ReviewInput, StarRatios } from '#contract/generated/types.ts'
import { furthestReview, reviewsPerAnswer, reviewTexts } from '#contract/limits/reviews.ts'
import { cleanLine } from '#contract/text/clean-text.ts'
import { characterCount, hasTags, plainParagraphs } from '#lib/plain-text.ts'
import { splitByWeight } from '#lib/split-by-weight.ts'

export const reviewLimits = {
  /** Page size, and the largest offset. */
  perAnswer: reviewsPerAnswer,
  furthest: furthestReview,
  ...reviewTexts,
} as const

/** Days for which the writer may change a review. */
export const editableDays = 30

const dayMs = 86_400_000

export const isEditable = (writtenAt: Date, now: number): boolean => now - writtenAt.getTime() <= editableDays * dayMs

export type StarCounts = readonly [one: number, two: number, three: number, four: number, five: number]

export const totalOf = (counts: StarCounts): number => counts.reduce((sum, count) => sum + count, 0)

export const toCounts = (counts: StarCounts): ReviewCounts => {
  const [one, two, three, four, five] = counts
  return { all: totalOf(counts), one, two, three, four, five }
}

/** One decimal; null without reviews. */
export const averageOf = (counts: StarCounts): number | null => {
  const total = totalOf(counts)
  if (total === 0) return null
  return Math.round((counts.reduce((sum, count, index) => sum + count * (index + 1), 0) / total) * 10) / 10
}

/** Percent to two decimals (storefront.md §3) that add up to exactly 100. */
export const ratiosOf = (counts: StarCounts): StarRatios => {
  const hundredths = splitByWeight(10_000, counts)
  const [one = '', two = '', three = '', four = '', five = ''] = hundredths.map((share) => (share / 100).toFixed(2))
  return { one, two, three, four, five }
}

type ReviewField = 'rating' | 'title' | 'message' | 'authorName'
export type ReviewViolation = { field: ReviewField; reason: 'missing' | 'short' | 'long' | 'range' | 'markup' }

/** A review is plain text without links. */
const addresses = /https?:\/\/|\bwww\.\S/i

/** The review as stored: invisible characters removed, runs of spaces collapsed to one. */
export const tidied = ({ productId, rating, title, message, authorName }: ReviewInput): ReviewInput => ({
  productId,
  rating,
  title: cleanLine(title),
  message: plainParagraphs(message),
  authorName: cleanLine(authorName),
})

const textViolation = (field: 'title' | 'message' | 'authorName', text: string): ReviewViolation[] => {
  const [min, max] = reviewLimits[field]
  const length = characterCount(text)
  if (length === 0 && min > 0) return [{ field, reason: 'missing' }]
  if (length < min) return [{ field, reason: 'short' }]
  if (length > max) return [{ field, reason: 'long' }]
  return hasTags(text) || addresses.test(text) ? [{ field, reason: 'markup' }] : []
}

/** The errors of a tidied review, in the order of its form. */
export const violationsOf = (review: ReviewInput): ReviewViolation[] => [
  ...(review.rating >= 1 && review.rating <= 5 ? [] : [{ field: 'rating', reason: 'range' } as const]),
  ...textViolation('title', review.title),
  ...textViolation('message', review.message),
  ...textViolation('authorName', review.authorName),
]
