import type { StudioReviewsOfQuery } from '../../generated/operations.ts'

export type Review = StudioReviewsOfQuery['studio_reviews']['reviews'][number]
