import type { StoreId } from '#contract/generated/types.ts'
import type { Executor } from '../../../db/database.ts'
import { findFreeArticles, findRunning } from './promotions.repository.ts'

export const createPromotionsService = () => ({
  /** Promotions that count at this moment and articles that are given away. */
  running: async (executor: Executor, store: StoreId) => ({
    promotions: await findRunning(executor, store),
    freeArticles: await findFreeArticles(executor, store),
  }),
})

export type PromotionsService = ReturnType<typeof createPromotionsService>
