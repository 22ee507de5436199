import DataLoader from 'dataloader'
import type { ProductTile } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Recommendation } from './teaser-wire.ts'

/** Answers all recommendations at once, each in its own order; what cannot be sold is left out. */
type RecommendationSource = {
  recommendedTiles: (recommendations: readonly Recommendation[], audience: Audience) => Promise<ProductTile[][]>
}

export type RecommendedTiles = DataLoader<Recommendation, ProductTile[], string>

/** One question to the catalogue for all recommendation teasers of a call, however many pages and operations they are on. */
export const createRecommendedTiles = (source: RecommendationSource, audience: Audience): RecommendedTiles =>
  new DataLoader((wanted) => source.recommendedTiles(wanted, audience), {
    cacheKeyFn: ({ productIds, categoryId }) => `${categoryId ?? ''}:${productIds.join(',')}`,
  })
