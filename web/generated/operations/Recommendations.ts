import type { Operation } from '../../lib/data/operation.ts'
import type { TeaserRecommendationsQuery, TeaserRecommendationsQueryVariables } from '../operation-types.ts'
export const TeaserRecommendations: Operation<TeaserRecommendationsQuery, TeaserRecommendationsQueryVariables> = {
  id: 'f0a7add5a13d82ad89c10078695c95f9ee40e55b8a8e9b3907a1f39ef118167a',
  name: 'TeaserRecommendations',
  document: () => import('../documents/Recommendations.ts').then((file) => file.TeaserRecommendations),
}