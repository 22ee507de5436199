import type { BuyFormProps } from '#web/features/cart/adding/BuyForm.tsx'
import type { Offer } from '#web/features/product/offer/BuyBox.tsx'
import type { Product } from '#web/features/product/product-types.ts'

/** What the product page knows of what is to be bought, in the cart's terms. */
export function buyProps({ productId, name }: Product, { item, deal, ...offer }: Offer): BuyFormProps {
  return {
    productId,
    name,
    ...offer,
    item: item && {
      itemId: item.itemId,
      path: item.path,
      image: item.images[0] ?? null,
      note: item.variantAttributes.map(({ displayValue }) => displayValue).join(', '),
      minimumOrderQuantity: item.minimumOrderQuantity,
      maxQuantity: item.maxQuantity,
      price: item.prices.price,
      tiers: item.prices.tiers,
    },
    deal:
      deal && item?.prices.lightningDealPrice
        ? { most: deal.lightningQuantityMax, price: item.prices.lightningDealPrice }
        : null,
  }
}
