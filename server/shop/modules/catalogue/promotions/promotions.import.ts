import type { ImportFreeArticle, ImportPromotion } from '#contract/import/offers.ts'
import type { Executor } from '#engine/db/database.ts'
import { saveFreeArticles, savePromotions } from './promotions.repository.ts'
import type { PromotionRow } from './promotions.tables.ts'

const instant = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text))

export const promotionRow = (promotion: ImportPromotion): PromotionRow => {
  const { id, name, stores, kind, position } = promotion
  return {
    id,
    name,
    stores,
    kind,
    position,
    quantity: kind === 'gift' ? null : promotion.quantity,
    pay: kind === 'buyNPayM' ? promotion.pay : null,
    percent: kind === 'percentFrom' ? promotion.percent : null,
    minimumValue: kind === 'gift' ? promotion.minimumValue : null,
    itemId: kind === 'gift' ? promotion.itemId : null,
    categoryIds: promotion.categoryIds ?? null,
    startsAt: instant(promotion.startsAt),
    endsAt: instant(promotion.endsAt),
  }
}

/** Stores editors' promotions; importing one again replaces it. */
export const importPromotions = (db: Executor, records: readonly ImportPromotion[]): Promise<void> =>
  savePromotions(db, records.map(promotionRow))

export const importFreeArticles = (db: Executor, records: readonly ImportFreeArticle[]): Promise<void> =>
  saveFreeArticles(
    db,
    records.map(({ minimumValue, ...record }) => ({ ...record, minimumValue: minimumValue ?? 0 })),
  )
