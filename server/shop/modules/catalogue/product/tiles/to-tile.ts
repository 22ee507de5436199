import type { Badge, Breadcrumb, Download, Image, ProductTile } from '#contract/generated/types.ts'
import { fixedImage, picturePath } from '../../media/media.formats.ts'
import type { SharedItemFields } from '../item.model.ts'
import { discountPercent, formatMoney, namedBasePrice } from '../pricing/price.rules.ts'
import { shownTiers } from '../pricing/price-tiers.rules.ts'
import { shippingDays } from '../pricing/shipping.rules.ts'
import {
  badgesOnCard,
  bestItem,
  extraBadgeIds,
  isNew,
  isShortage,
  type Pricing,
  shown,
} from '../pricing/sold-product.rules.ts'
import type { SoldItem, SoldProduct } from './tile.repository.ts'

const maxColours = 6

/** What a tile needs besides its rows; all of it is held in process. */
export type TileSources = {
  pricing: Pricing
  /** ISO 3166 code of the country that the store delivers to. */
  country: string
  now: number
  badges: (ids: readonly string[]) => Badge[]
  breadcrumb: (categoryId: string) => Breadcrumb[]
  cssOf: (attributeId: string, valueId: string) => string | null
  /** Name of a unit of base prices by its translation key. */
  unitName: (key: string) => string
  downloads: (item: SoldItem) => Download[]
}

export const productPath = (productId: string): string => `/prod/${productId}`
export const itemPath = (productId: string, itemId: string): string =>
  `/prod/${productId}?varid=${encodeURIComponent(itemId)}`

const noPicture = (name: string): Image => ({ src: '', alt: name, title: null, width: 280, height: 210, sources: [] })

const colours = (items: readonly SoldItem[], cssOf: TileSources['cssOf']): string[] => {
  const found = new Set<string>()
  for (const { variant } of items)
    for (const { attributeId, valueId } of variant) {
      const css = cssOf(attributeId, valueId)
      if (css) found.add(css)
    }
  return [...found].slice(0, maxColours)
}

type PricedItem = Pick<
  SharedItemFields,
  'taxClass' | 'maxQuantity' | 'tiers' | 'oldAmount' | 'contentQuantity' | 'contentUnit' | 'contentIsDisplayed'
> & { amount: number }

/** A card's price of the item that it shows: for everybody, or for the buyer whose price the item has. */
export const ownTilePrice = (best: PricedItem, pricing: Pricing, unitName: TileSources['unitName']) => {
  const { currencyCode, language } = pricing
  const amount = shown(best, pricing)
  const text = (minor: number) => formatMoney(minor, currencyCode, language)
  const baseOf = (minor: number) => {
    const base = namedBasePrice(best, minor, unitName)
    return base?.isDisplayed ? base : null
  }
  const lowest = shownTiers(best, pricing).at(-1)
  const lowestBase = lowest && baseOf(lowest.amount)
  const shownBase = baseOf(amount)
  return {
    currentPrice: text(amount),
    currentPriceAmount: amount,
    currencyCode,
    oldPrice: best.oldAmount === null ? null : text(shown({ ...best, amount: best.oldAmount }, pricing)),
    basePrice: shownBase && text(shownBase.amount),
    basePriceUnit: shownBase?.unit,
    lowestTier: lowest && {
      quantity: lowest.quantity,
      price: text(lowest.amount),
      basePrice: lowestBase && text(lowestBase.amount),
    },
  }
}

const tilePrice = (
  best: SoldItem,
  items: readonly SoldItem[],
  { pricing, unitName }: TileSources,
): ProductTile['price'] => {
  const price = ownTilePrice(best, pricing, unitName)
  return {
    ...price,
    startFromFlag: items.some((item) => shown(item, pricing) !== price.currentPriceAmount),
    hasGroupPrices: best.groupTiers.length > 0,
  }
}

/** Values of variants that a list is filtered by: any value of an attribute, of each attribute one. */
export type ChosenValues = readonly { attributeId: string; valueIds: readonly string[] }[]

/**
 * The items that a filter is met by, so that a list of red satchels shows the red ones. All of them where variants do not differ in what
 * was chosen.
 */
export const itemsFor = (items: readonly SoldItem[], chosen: ChosenValues): readonly SoldItem[] => {
  const matching = items.filter(({ variant }) =>
    chosen.every(({ attributeId, valueIds }) => {
      const own = variant.find((value) => value.attributeId === attributeId)
      return !own || valueIds.includes(own.valueId)
    }),
  )
  return matching.length > 0 && matching.length < items.length ? matching : items
}

/**
 * A card, whole but for its lightning deal, which depends on the moment it is shown. Picture, price, delivery and link are those of the
 * best of `shownItems`. Null when nothing of the product can be shown.
 */
export const toTile = (
  product: SoldProduct,
  sources: TileSources,
  shownItems: readonly SoldItem[] = product.items,
): ProductTile | null => {
  const { id, items, energyLabel } = product
  const best = bestItem(shownItems, sources.pricing)
  if (!best) return null
  const percent = discountPercent(best.amount, best.oldAmount)
  return {
    id,
    bestItemId: best.id,
    name: product.name,
    path: shownItems === items ? productPath(id) : itemPath(id, best.id),
    image: best.picture ? fixedImage(best.picture, 'card') : noPicture(product.name),
    badges: { new: isNew(product.onSaleSince, sources.now), popular: product.isTopseller, sale: percent !== null },
    extraBadges: sources.badges(extraBadgeIds(product.badgeIds, badgesOnCard)),
    discountPercent: percent,
    rating: product.numberOfRatings > 0 ? product.rating : null,
    numberOfRatings: product.numberOfRatings,
    moreVariants: items.length > 1,
    variantColours: colours(items, sources.cssOf),
    isShortage: isShortage(items),
    minimumOrderQuantity: best.minimumOrderQuantity,
    delivery:
      best.stock > 0
        ? { days: shippingDays(best.deliveryDays, sources.country).maximumDays, country: sources.country }
        : null,
    price: tilePrice(best, shownItems, sources),
    energyEfficiency: energyLabel
      ? {
          imgPath: picturePath(energyLabel.label.mediaId, 'teaser_480'),
          detailsImgPath: picturePath(energyLabel.label.mediaId, 'teaser_1280'),
          imgAlt: energyLabel.label.alt[sources.pricing.language.startsWith('en') ? 'en' : 'de'],
        }
      : null,
    bestItemDownloads: sources.downloads(best),
    breadcrumb: sources.breadcrumb(product.categoryId),
    manufacturerName: product.manufacturerName,
    lightningDealInfo: null,
  }
}
