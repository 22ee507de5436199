import type { Operation } from '../../lib/data/operation.ts'
import type { MarkReviewHelpfulMutation, MarkReviewHelpfulMutationVariables, ProductReviewsQuery, ProductReviewsQueryVariables } from '../operation-types.ts'
export const MarkReviewHelpful: Operation<MarkReviewHelpfulMutation, MarkReviewHelpfulMutationVariables> = {
  id: 'd8a7a867595f54de2092b6b501ad8778810f1e8ba3e6ee19bb829484e2070384',
  name: 'MarkReviewHelpful',
  document: () => import('../documents/Reviews.ts').then((file) => file.MarkReviewHelpful),
}

export const ProductReviews: Operation<ProductReviewsQuery, ProductReviewsQueryVariables> = {
  id: '7f622ae36b02d55dcc32394c320e643849c02f6772d0cef44f27fa5f04081935',
  name: 'ProductReviews',
  document: () => import('../documents/Reviews.ts').then((file) => file.ProductReviews),
}