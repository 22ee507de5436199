import type { FastifyBaseLogger } from 'fastify'
import type { ShopLanguage, TextLanguage } from '#contract/stores.ts'
import { createRecommendedTiles, type RecommendedTiles } from '../modules/content/recommended-tiles.ts'
import type { StoreRow } from '../modules/stores/stores.tables.ts'
import type { ShopServices } from '../services.ts'

/** For whom a call is answered. */
export type Audience = {
  store: StoreRow
  language: ShopLanguage
  textLanguage: TextLanguage
}

/** What lives for one call, so that its operations ask for the same things together. */
type CallLoaders = { recommendedTiles: RecommendedTiles }

/** What resolvers get: the services, for whom the call is, and its loaders. All operations of a batch share it. */
export type ShopContext = ShopServices & Audience & CallLoaders & { log: FastifyBaseLogger }

export const createContext = (services: ShopServices, audience: Audience, log: FastifyBaseLogger): ShopContext => ({
  ...services,
  ...audience,
  recommendedTiles: createRecommendedTiles(services.catalogue, audience),
  log,
})
