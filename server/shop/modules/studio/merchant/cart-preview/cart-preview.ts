import { sql } from 'drizzle-orm'
import type { StoreId, StudioCartItem, StudioCartItemInput, StudioCartPreview } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Executor } from '#engine/db/database.ts'
import type { PromotionRow } from '#engine/modules/catalogue/promotions/promotions.tables.ts'
import type { CartService } from '#engine/modules/checkout/cart/cart.service.ts'
import { inMoney, reasonText } from '#engine/modules/checkout/cart/view/cart-messages.ts'
import type { VoucherRow } from '#engine/modules/checkout/vouchers/vouchers.tables.ts'
import type { Translate } from '#engine/modules/content/translations/translate.ts'

export type CartPreviewDependencies = { carts: Pick<CartService, 'preview'>; translate: Translate }

const maxLines = 20
const maxPieces = 999

type Previewed = {
  items: readonly StudioCartItemInput[]
  voucher: VoucherRow | null
  promotion: PromotionRow | null
}

/** What a cart of items would come to, by the computation of real carts. */
export const previewCart = async (
  { items, voucher, promotion }: Previewed,
  audience: Audience,
  { carts, translate }: CartPreviewDependencies,
): Promise<StudioCartPreview> => {
  const named = items
    .slice(0, maxLines)
    .map(({ itemId, quantity }) => ({ itemId, quantity: Math.min(Math.max(quantity, 1), maxPieces) }))
  const { calculation } = await carts.preview(audience, { items: named, voucher, promotion })
  const messages = { translate, audience }
  const asMoney = inMoney(messages)
  const { lines, subtotal, promotionsSaving, totals, shippers, offered } = calculation
  const own = calculation.voucher ?? offered.find((each) => each.voucher.code === voucher?.code)
  const [reason] = voucher ? (own?.reasons ?? []) : []
  return {
    lines: lines.map(({ itemId, kind, offer, quantity, isAvailable, total, saving, discount }) => ({
      ...{ itemId, quantity, isAvailable },
      name: offer.name,
      isGiven: kind !== 'item',
      total: asMoney(total),
      saving: asMoney(saving + discount),
    })),
    subtotal: asMoney(subtotal),
    promotionsSaving: asMoney(promotionsSaving),
    voucherSaving: asMoney(lines.reduce((sum, { discount }) => sum + discount, 0)),
    shipping: lines.length > 0 && shippers.some(({ isSelected }) => isSelected) ? asMoney(totals.shipping) : null,
    total: asMoney(totals.total),
    message: reason ? reasonText(messages, reason) : null,
  }
}

/** Items of the order that the store got last, as an example; nothing says whose it was. */
export const findExampleItems = async (
  db: Executor,
  { store, language }: { store: StoreId; language: TextLanguage },
): Promise<StudioCartItem[]> => {
  const { rows } = await db.execute<StudioCartItem>(sql`
    select i.id as "itemId", i.name ->> ${language} as name, least(l.quantity, ${maxPieces}) as quantity
    from (select o.id from orders o where o.store = ${store} and o.placed_at is not null
      order by o.created_at desc nulls last limit 1) newest
    join order_lines l on l.order_id = newest.id join items i on i.id = l.item_id
    where l.total > 0 order by l.position limit ${maxLines}`)
  return rows
}
