import type { CartPosition, ProductTile } from '#contract/generated/types.ts'
import { fixedImage } from '#engine/modules/catalogue/media/media.formats.ts'
import { deliveryText } from '#engine/modules/catalogue/product/pricing/delivery-text.ts'
import type { Offer } from '#engine/modules/catalogue/product/pricing/offer.model.ts'
import { namedBasePrice } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import { deliveryStatus } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'
import type { ProductService } from '#engine/modules/catalogue/product/product.service.ts'
import { itemPath } from '#engine/modules/catalogue/product/tiles/to-tile.ts'
import type { CartCalculation, Line, PricingContext } from '../calculation/calculation.rules.ts'
import { operationsId, quantityBounds } from '../calculation/quantity.rules.ts'
import { inMoney, type MessageContext } from './cart-messages.ts'

export type Viewing = MessageContext & { product: ProductService; pricingContext: PricingContext }

const delivery = (offer: Offer, country: string, viewing: Viewing) => ({
  deliveryStatusColor: deliveryStatus(offer).color,
  deliveryStatusText: deliveryText(offer, country, viewing),
})

/** Amounts of a line, for the pieces that it is about. */
const amounts = (line: Line, viewing: Viewing) => {
  const { offer, pricePerUnit, pricePerUnitLightning, oldPricePerUnit } = line
  const asMoney = inMoney(viewing)
  const { translate, audience } = viewing
  const base = namedBasePrice(offer, pricePerUnit, (key) => translate(audience, key))
  return {
    pricePerUnit: asMoney(pricePerUnit),
    tier: line.tierFrom === null ? null : { quantity: line.tierFrom, singlePrice: asMoney(line.singlePrice) },
    pricePerUnitLightning: pricePerUnitLightning === null ? null : asMoney(pricePerUnitLightning),
    oldPricePerUnit: oldPricePerUnit === null ? null : asMoney(oldPricePerUnit),
    basePrice:
      base?.isDisplayed && line.kind === 'item'
        ? { price: asMoney(base.amount), unit: base.unit, isDisplayed: true }
        : null,
    totalPrice: asMoney(line.total),
    saving: asMoney(line.saving),
  }
}

/** How it came into the cart, and how it goes. */
const origin = ({ kind, id }: Line) => ({
  isFreeItem: kind !== 'item',
  isCatalog: kind === 'catalogue',
  isPromotionFreeItem: kind === 'promotion',
  relatedVoucherCode: kind === 'voucher' ? id.slice('voucher:'.length) : null,
  removableItem: kind !== 'promotion',
})

const toPosition = (line: Line, country: string, replacement: ProductTile | null, viewing: Viewing): CartPosition => {
  const { id, offer, kind, quantity, lightning, isAvailable } = line
  const { audience, pricingContext, product } = viewing
  const { least: min, most: max } = quantityBounds(offer)
  return {
    id,
    operationsId: operationsId(id, lightning),
    itemId: offer.id,
    productId: offer.productId,
    articleNumber: offer.orderNumber,
    name: offer.name,
    path: offer.amount === null ? '' : itemPath(offer.productId, offer.id),
    image: offer.picture && fixedImage(offer.picture, 'basket'),
    variantAttributes: product.variantAttributes(offer, audience),
    manufacturerName: offer.manufacturerName,
    quantity,
    quantityLightning: lightning,
    quantityNormal: quantity - lightning,
    // Less than the item's own for a rest that is smaller, and while a deal runs: its field would ask for more than there is.
    minimumOrderQuantity: kind === 'item' ? Math.max(min, 1) : 1,
    maxQuantity: kind === 'item' ? max : 1,
    isLightningDeal: lightning > 0,
    ...origin(line),
    availableForSale: isAvailable,
    ...delivery(offer, country, viewing),
    ...amounts(line, viewing),
    promotions: line.promotionIds.flatMap(
      (promotionId) =>
        pricingContext.promotions.find((each) => each.id === promotionId)?.name[audience.textLanguage] ?? [],
    ),
    replacement,
  }
}

/** Free ones last. Replacements of what is sold out are got together. */
export const toPositions = async ({ lines, sending }: CartCalculation, viewing: Viewing): Promise<CartPosition[]> => {
  const ids = lines.flatMap(({ offer, isAvailable }) => (isAvailable ? [] : (offer.replacementId ?? [])))
  const tiles = ids.length > 0 ? await viewing.product.tiles(viewing.audience, [...new Set(ids)]) : []
  const tileOf = new Map(tiles.map((tile) => [tile.id, tile]))
  return lines.map((line) =>
    toPosition(line, sending.country, tileOf.get(line.offer.replacementId ?? '') ?? null, viewing),
  )
}
