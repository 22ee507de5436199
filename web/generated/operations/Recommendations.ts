import type { Operation } from '../../lib/data/operation.ts'
import type { TeaserRecommendationsQuery, TeaserRecommendationsQueryVariables } from '../operation-types.ts'
export const TeaserRecommendations: Operation<TeaserRecommendationsQuery, TeaserRecommendationsQueryVariables> = {
  id: '72f4e66afe83121bff3389d43adfc2c1a45d26102101caad685b6cfc2e83f919',
  name: 'TeaserRecommendations',
  document: () => import('../documents/Recommendations.ts').then((file) => file.TeaserRecommendations),
}