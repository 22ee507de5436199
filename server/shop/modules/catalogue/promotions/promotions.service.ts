import type { StoreId } from '#contract/generated/types.ts'
import type { Database } from '#engine/db/database.ts'
import {
  deleteFreeArticle,
  findFreeArticles,
  findPromotions,
  saveFreeArticles,
  savePromotions,
  stopPromotion,
} from './promotions.repository.ts'
import { isRunning } from './promotions.rules.ts'
import type { FreeArticleRow, PromotionRow } from './promotions.tables.ts'

/** Promotions and free articles of all stores, held in process; `load` again when they change. */
export const createPromotionsService = (db: Database) => {
  let promotions: PromotionRow[] = []
  let freeArticles: FreeArticleRow[] = []

  return {
    load: async (): Promise<void> => {
      ;[promotions, freeArticles] = await Promise.all([findPromotions(db), findFreeArticles(db)])
    },

    /** For merchants, who have checked what they write. */
    desk: {
      save: savePromotions,
      stop: stopPromotion,
      saveFreeArticles,
      deleteFreeArticle,
    },

    /** Promotions valid now, ordered by priority, and articles that are given away. */
    running: (store: StoreId) => {
      const now = Date.now()
      return {
        promotions: promotions.filter((each) => each.stores.includes(store) && isRunning(each, now)),
        freeArticles: freeArticles.filter((each) => each.store === store),
      }
    },
  }
}

export type PromotionsService = ReturnType<typeof createPromotionsService>
