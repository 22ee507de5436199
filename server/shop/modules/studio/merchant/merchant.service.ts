import type { StudioCartItemInput, StudioPromotionInput, StudioVoucherInput } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import { createDeskChanges } from '../desk/desk-change.ts'
import { type CartPreviewDependencies, findExampleItems, previewCart } from './cart-preview/cart-preview.ts'
import { createDealsOfMerchants, type DealsDependencies } from './deals/deals.ts'
import { findStudioItems, type ItemsDependencies, itemQueryOf } from './items.ts'
import { createMassChanges } from './mass-changes/mass-changes.ts'
import { createProductsOfMerchants } from './products/products.ts'
import { createFreeArticlesOfMerchants } from './promotions/free-articles.ts'
import { createPromotionsOfMerchants, type PromotionsDependencies } from './promotions/promotions.ts'
import { createVouchersOfMerchants, type VouchersDependencies } from './vouchers/vouchers.ts'

type MerchantDependencies = Omit<DealsDependencies & VouchersDependencies & PromotionsDependencies, 'change'> &
  ItemsDependencies &
  CartPreviewDependencies

type PreviewedCart = {
  items: readonly StudioCartItemInput[]
  voucher: StudioVoucherInput | null
  promotion: StudioPromotionInput | null
  promotionId: string | null
}

/** The desk of merchants: what a store gives away, and what it asks for its goods. */
export const createMerchantDesk = (dependencies: MerchantDependencies) => {
  const { db } = dependencies
  const change = createDeskChanges(db)
  const vouchers = createVouchersOfMerchants({ ...dependencies, change })
  const promotions = createPromotionsOfMerchants({ ...dependencies, change })
  return {
    items: (search: { search: string; ids: readonly string[] | null }, audience: Audience) =>
      findStudioItems(search, audience, dependencies),
    deals: createDealsOfMerchants({ ...dependencies, change }),
    vouchers,
    exampleCart: (audience: Audience) => findExampleItems(db, itemQueryOf(audience)),
    products: createProductsOfMerchants({ db, change }),
    massChanges: createMassChanges({ db, change }),
    promotions,
    freeArticles: createFreeArticlesOfMerchants({ ...dependencies, change }),
    cartPreview: ({ items, voucher, promotion, promotionId }: PreviewedCart, audience: Audience) =>
      previewCart(
        {
          items,
          voucher: voucher && vouchers.rowOf(voucher),
          promotion: promotion && promotions.rowOf(promotion, promotionId),
        },
        audience,
        dependencies,
      ),
  }
}
