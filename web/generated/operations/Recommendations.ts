import type { Operation } from '../../lib/data/operation.ts'
import type { TeaserRecommendationsQuery, TeaserRecommendationsQueryVariables } from '../operation-types.ts'
export const TeaserRecommendations: Operation<TeaserRecommendationsQuery, TeaserRecommendationsQueryVariables> = {
  id: 'b01ab16de5e0425635bd3a20383970dfba69c7cd7ef743f684f7982b99dfdfe3',
  name: 'TeaserRecommendations',
  document: () => import('../documents/Recommendations.ts').then((file) => file.TeaserRecommendations),
}