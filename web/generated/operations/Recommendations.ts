import type { Operation } from '../../lib/data/operation.ts'
import type { TeaserRecommendationsQuery, TeaserRecommendationsQueryVariables } from '../operation-types.ts'
export const TeaserRecommendations: Operation<TeaserRecommendationsQuery, TeaserRecommendationsQueryVariables> = {
  id: 'f7db767d98f3781802813519761b7a3bf0782bb488f20e1da3f09c868360b630',
  name: 'TeaserRecommendations',
  document: () => import('../documents/Recommendations.ts').then((file) => file.TeaserRecommendations),
}