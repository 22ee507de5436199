import type { BasePrice, Item, ItemVariantAttribute, Prices, Warning } from '#contract/generated/types.ts'
import { fixedImage } from '../media/media.formats.ts'
import { discountPercent, inCoins, money, namedBasePrice, netAmount, showsNet } from './pricing/price.rules.ts'
import { shownTiers } from './pricing/price-tiers.rules.ts'
import { type ShippingTerms, shippingOf } from './pricing/shipping.rules.ts'
import { dealInfo, deliveryStatus, type Pricing, shown } from './pricing/sold-product.rules.ts'
import type { FullItem } from './product.repository.ts'
import type { Deal } from './tiles/tile.repository.ts'
import { itemPath } from './tiles/to-tile.ts'

export type ItemSources = {
  pricing: Pricing
  textLanguage: 'de' | 'en'
  deal: Deal | null
  shipping: ShippingTerms
  /** The product is delivered free of charge, independent of the cart's worth. */
  deliveryFree: boolean
  variantOf: (item: FullItem) => ItemVariantAttribute[]
  say: (key: string, values?: Record<string, string | number>) => string
}

const dateText = (iso: string, { language }: Pricing): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso))

const specialPrice = (item: FullItem, { pricing, textLanguage }: ItemSources): Prices['specialPrice'] => {
  const { oldAmount, uvpAmount, uvpValidFrom, specialDescription, taxClass } = item
  if (oldAmount === null && uvpAmount === null && specialDescription === null) return null
  const { currencyCode, language } = pricing
  const show = (amount: number | null) =>
    amount === null ? null : money(shown({ taxClass, amount }, pricing), currencyCode, language)
  return {
    description: specialDescription?.[textLanguage] ?? null,
    oldPrice: show(oldAmount),
    discountPercent: discountPercent(item.amount, oldAmount),
    uvp: show(uvpAmount),
    uvpValidFromString: uvpValidFrom === null ? null : dateText(uvpValidFrom, pricing),
  }
}

const toPrices = (item: FullItem, sources: ItemSources): Prices => {
  const { pricing, deal, say } = sources
  const { currencyCode, language, store, taxRates } = pricing
  const taxRate = taxRates[item.taxClass]
  const amount = shown(item, pricing)
  const inMoney = (minor: number) => money(minor, currencyCode, language)
  const basePriceOf = (minor: number): BasePrice | null => {
    const base = namedBasePrice(item, minor, say)
    return base && { price: inMoney(base.amount), unit: base.unit, isDisplayed: base.isDisplayed }
  }
  const lightning = dealInfo(deal, item.taxClass, pricing)
  return {
    price: inMoney(amount),
    specialPrice: specialPrice(item, sources),
    basePrice: basePriceOf(amount),
    isBestPrice: item.isBestPrice,
    // A group may pay less than a deal.
    lightningDealPrice:
      lightning?.isAvailableLightningDeal && lightning.lightningSpecialPrice.amount < amount
        ? lightning.lightningSpecialPrice
        : null,
    // The price that a school may recommend to parents: the recommended price, or this one, with tax.
    educationalSuggestGrossPrice: showsNet(store) ? inMoney(item.uvpAmount ?? item.amount) : null,
    netPrice: inMoney(netAmount(item.amount, taxRate)),
    grossPrice: inMoney(inCoins(item.amount, currencyCode)),
    taxRate,
    tiers: shownTiers(item, pricing).map((tier) => ({
      quantity: tier.quantity,
      price: inMoney(tier.amount),
      basePrice: basePriceOf(tier.amount),
    })),
    hasGroupPrices: item.groupTiers.length > 0,
  }
}

const toWarnings = (item: FullItem, isDanger: boolean, language: 'de' | 'en'): Warning[] =>
  item.warnings
    .filter((warning) => warning.isDanger === isDanger)
    .map(({ id, description, picture }) => ({
      id,
      description: description[language],
      image: picture && fixedImage({ mediaId: picture.mediaId, alt: picture.alt[language] }, 'thumb'),
    }))

export const toItem = (item: FullItem, productId: string, sources: ItemSources): Item => {
  const { pricing, textLanguage, deal, shipping } = sources
  const delivery = deliveryStatus(item)
  const lightningDealInfo = dealInfo(deal, item.taxClass, pricing)
  const amount = deal && lightningDealInfo?.isAvailableLightningDeal ? deal.amount : item.amount
  return {
    itemId: item.id,
    productId,
    orderNumber: item.orderNumber,
    gtin: item.gtin,
    name: item.name,
    path: itemPath(productId, item.id),
    maxQuantity: item.maxQuantity,
    minimumOrderQuantity: item.minimumOrderQuantity,
    variantAttributes: sources.variantOf(item),
    images: item.pictures.map((picture) => fixedImage(picture, 'detail')),
    prices: toPrices(item, sources),
    deliveryStatusColor: delivery.color,
    deliveryStatusText: sources.say(`product.delivery.${delivery.key}`, { stock: item.stock }),
    availableForSale: item.stock > 0,
    shipping: shippingOf(
      { deliveryDays: item.deliveryDays, taxClass: item.taxClass, amount, isFree: sources.deliveryFree },
      shipping,
      pricing,
    ),
    warnings: toWarnings(item, false, textLanguage),
    dangerWarnings: toWarnings(item, true, textLanguage),
    primeFaehig: item.primeFaehig,
    lightningDealInfo,
  }
}
