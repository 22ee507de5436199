import type { Operation } from '../../lib/data/operation.ts'
import type { RatingLinkQuery, RatingLinkQueryVariables, SubmitReviewMutation, SubmitReviewMutationVariables } from '../operation-types.ts'
export const RatingLink: Operation<RatingLinkQuery, RatingLinkQueryVariables> = {
  id: '25956aa69b9511a986c71111064eb7ddde9ebed54959faa7bec8db63288355af',
  name: 'RatingLink',
  document: () => import('../documents/Rating.ts').then((file) => file.RatingLink),
}

export const SubmitReview: Operation<SubmitReviewMutation, SubmitReviewMutationVariables> = {
  id: '8281f2527c13a6c0f15e1f5c7574e96373f740a9bdf501a91aeb2c1049a32255',
  name: 'SubmitReview',
  document: () => import('../documents/Rating.ts').then((file) => file.SubmitReview),
}