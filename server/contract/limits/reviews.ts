/** Least and most characters of a review's texts. */
export const reviewTexts = { title: [3, 100], message: [10, 4000], authorName: [0, 60] } as const

/** Reviews of one answer. */
export const reviewsPerAnswer = 50

/** The largest offset of an answer. */
export const furthestReview = 10_000
