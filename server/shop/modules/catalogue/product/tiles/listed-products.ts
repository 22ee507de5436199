import type { Image, LightningDealInfo } from '#contract/generated/types.ts'
import { fixedImage } from '../../media/media.formats.ts'
import { type BuyerGroup, priceFor } from '../pricing/buyer-price.rules.ts'
import { deliveryText } from '../pricing/delivery-text.ts'
import { namedBasePrice } from '../pricing/price.rules.ts'
import { type ShownTier, shownTiers, tierAt } from '../pricing/price-tiers.rules.ts'
import { bestItem, dealInfo, deliveryStatus, type Pricing, runningDeal, shown } from '../pricing/sold-product.rules.ts'
import type { PageSources } from '../product-page.ts'
import type { ListedItemRow, ListedProductRow } from './listed-products.repository.ts'
import { pricingOf } from './tiles.service.ts'
import { itemPath, productPath } from './to-tile.ts'

type ListedBasePrice = { amount: number; unit: string }

/** Prices of one piece as the store shows them, minor units. */
export type ListedPrices = {
  amount: number
  oldAmount: number | null
  base: ListedBasePrice | null
  /** Lower ones by quantity. */
  tiers: (ShownTier & { base: ListedBasePrice | null })[]
  /** Price of a running deal with pieces left, and how many may still be bought at it. */
  lightning: { amount: number; remaining: number } | null
}

export type ListedItem = {
  id: string
  name: string
  path: string
  image: Image | null
  orderNumber: string
  variants: { label: string; value: string; path: string }[]
  maxQuantity: number
  minimumOrderQuantity: number
  deliveryStatusColor: string
  deliveryStatusText: string
  /** It is sold, and there are some. */
  isSaleable: boolean
  /** Null where the store does not sell it. */
  prices: ListedPrices | null
  lightningDealInfo: LightningDealInfo | null
}

/** A product as lists of shoppers show it; whether it is still sold or not. */
export type ListedProduct = {
  id: string
  name: string
  path: string
  brand: string | null
  /** By this store, today. */
  isSold: boolean
  crumbs: string[]
  image: Image | null
  replacementIds: string[]
  items: ListedItem[]
  /** The one that it is shown by while none was chosen; null when it has none. */
  best: ListedItem | null
}

const pricesOf = (
  item: ListedItemRow & { amount: number },
  info: LightningDealInfo | null,
  { audience, translate }: PageSources,
  pricing: Pricing,
): ListedPrices => {
  const amount = shown(item, pricing)
  const { oldAmount, taxClass } = item
  const baseOf = (minor: number): ListedBasePrice | null => {
    const base = namedBasePrice(item, minor, (key) => translate(audience, key))
    return base?.isDisplayed ? { amount: base.amount, unit: base.unit } : null
  }
  const isLower = oldAmount !== null && oldAmount > item.amount
  return {
    amount,
    oldAmount: isLower ? shown({ taxClass, amount: oldAmount }, pricing) : null,
    base: baseOf(amount),
    tiers: shownTiers(item, pricing).map((tier) => ({ ...tier, base: baseOf(tier.amount) })),
    lightning: info?.isAvailableLightningDeal
      ? { amount: info.lightningSpecialPrice.amount, remaining: info.lightningQuantityMax }
      : null,
  }
}

/** What each of so many pieces costs, a deal aside. */
export const priceAt = (
  { amount, base, tiers }: ListedPrices,
  quantity: number,
): { amount: number; base: ListedBasePrice | null } => tierAt(tiers, quantity) ?? { amount, base }

const variantsOf = (productId: string, item: ListedItemRow, { audience, directory }: PageSources) =>
  item.variant.flatMap(({ attributeId, valueId }) => {
    const attribute = directory.attribute(attributeId)
    const label = attribute?.name[audience.textLanguage]
    const value = attribute?.values.get(valueId)?.name[audience.textLanguage]
    return label && value ? [{ label, value, path: itemPath(productId, item.id) }] : []
  })

/** At the prices of a buyer. All of it is of this moment: nothing comes from a cache. */
export const toListedProduct = (product: ListedProductRow, sources: PageSources, group: BuyerGroup): ListedProduct => {
  const { audience, directory, shipping, hasDeals, now } = sources
  const { store, textLanguage } = audience
  const pricing = pricingOf(audience)
  const { id, isSold } = product
  const deal = hasDeals ? runningDeal(product.deals, now) : null

  const toListedItem = (row: ListedItemRow): ListedItem => {
    const item = priceFor(row, group)
    const { amount } = item
    const isOffered = isSold && amount !== null
    const offered = isOffered ? item : { ...item, stock: 0 }
    const lightningDealInfo = isOffered ? dealInfo(deal, item.taxClass, pricing) : null
    return {
      id: item.id,
      name: item.name,
      path: itemPath(id, item.id),
      image: item.picture && fixedImage(item.picture, 'card'),
      orderNumber: item.orderNumber,
      variants: variantsOf(id, item, sources),
      maxQuantity: item.maxQuantity,
      minimumOrderQuantity: item.minimumOrderQuantity,
      deliveryStatusColor: deliveryStatus(offered).color,
      deliveryStatusText: deliveryText(offered, shipping.country, sources),
      isSaleable: isOffered && item.stock > 0,
      prices: amount === null ? null : pricesOf({ ...item, amount }, lightningDealInfo, sources, pricing),
      lightningDealInfo,
    }
  }

  const items = product.items.map(toListedItem)
  const priced = product.items.flatMap((item) => (item.amount === null ? [] : [{ ...item, amount: item.amount }]))
  const bestId = bestItem(priced, pricing)?.id
  const best = items.find((item) => item.id === bestId) ?? items[0] ?? null
  return {
    id,
    name: product.name,
    path: productPath(id),
    brand: product.manufacturerName,
    isSold,
    crumbs: directory.breadcrumbs(product.categoryId, store.id, textLanguage).map(({ displayName }) => displayName),
    image: best?.image ?? null,
    replacementIds: product.replacementIds,
    items,
    best,
  }
}
