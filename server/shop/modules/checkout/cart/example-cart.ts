import { randomUUID } from 'node:crypto'
import type { StoreId } from '#contract/generated/types.ts'
import type { PromotionRow } from '../../catalogue/promotions/promotions.tables.ts'
import type { VoucherRow } from '../vouchers/vouchers.tables.ts'
import type { PricingContext } from './calculation/calculation.rules.ts'
import type { StoredCart } from './cart.model.ts'

/** A cart that is calculated and never stored; the voucher and the promotion count in place of stored ones with the same key. */
export type ExampleCart = {
  items: readonly { itemId: string; quantity: number }[]
  voucher: VoucherRow | null
  promotion: PromotionRow | null
}

/** The cart of a visitor whom nothing is known of, and the items that it is calculated with. */
export const exampleCart = (
  store: StoreId,
  { items, voucher, promotion }: ExampleCart,
): { cart: StoredCart; itemIds: string[] } => {
  const addedAt = new Date().toISOString()
  const positions = items.map(({ itemId, quantity }, index) => ({
    id: randomUUID(),
    ...{ itemId, quantity, addedAt },
    kind: 'item' as const,
    place: items.length - index,
    removedAt: null,
    removedLightning: 0,
  }))
  return {
    cart: {
      id: randomUUID(),
      store,
      visitorId: null,
      customerId: null,
      version: 1,
      voucherCode: voucher?.code ?? null,
      deliveryCountry: null,
      shipperCode: null,
      seen: { positions: {}, voucher: null, promotions: [] },
      notices: [],
      state: 'open',
      submittedAt: null,
      purpose: 'goods',
      positions,
      removed: [],
      checkout: null,
    },
    itemIds: [...items.map(({ itemId }) => itemId), voucher?.itemId, promotion?.itemId].filter((id) => id != null),
  }
}

/** The voucher and the promotion as if they ran now. */
export const withExample = (context: PricingContext, { voucher, promotion }: ExampleCart): PricingContext => {
  const running = { startsAt: null, endsAt: null }
  const judged = voucher && { ...voucher, ...running, isUsedUp: false, isUsedByCustomer: false }
  return {
    ...context,
    vouchers: judged ? new Map([...context.vouchers, [judged.code, judged]]) : context.vouchers,
    promotions: promotion
      ? [...context.promotions.filter(({ id }) => id !== promotion.id), { ...promotion, ...running }].toSorted(
          (a, b) => a.position - b.position || (a.id < b.id ? -1 : 1),
        )
      : context.promotions,
  }
}
