import type { Operation } from '../../lib/data/operation.ts'
import type { TeaserRecommendationsQuery, TeaserRecommendationsQueryVariables } from '../operation-types.ts'
export const TeaserRecommendations: Operation<TeaserRecommendationsQuery, TeaserRecommendationsQueryVariables> = {
  id: 'e2b36846f3a91e99cbed01bdc0e8b3830984e7cce2b3f1afc86b2494fc09b386',
  name: 'TeaserRecommendations',
  document: () => import('../documents/Recommendations.ts').then((file) => file.TeaserRecommendations),
}