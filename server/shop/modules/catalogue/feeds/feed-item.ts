import type { Item } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import { plainTextOf } from '#engine/html/plain-text-of.ts'
import type { Directory } from '../directory/directory.ts'
import { picturePath } from '../media/media.formats.ts'
import type { ContentUnit } from '../product/pricing/price.rules.ts'
import type { SoldOnPage } from '../product/product.service.ts'

type SoldProduct = SoldOnPage['product']
type SoldItem = SoldOnPage['items'][number]['row']

/** What a feed says of an item, in the store's own terms. Amounts are minor units of `currency`. */
export type FeedItem = {
  id: string
  /** Of the product, where it has several items. */
  groupId: string | null
  title: string
  description: string
  link: string
  /** The first one is the item's own. */
  images: string[]
  isAvailable: boolean
  amount: number
  /** What it cost before. */
  oldAmount: number | null
  /** A lightning deal that runs now. */
  deal: { amount: number; from: string; until: string } | null
  currency: string
  country: string
  gtin: string | null
  brand: string | null
  /** From the first level down. */
  categories: string[]
  /** What sending one piece costs. */
  shipping: number
  /** Working days until it is there, at most. */
  deliveryDays: number
  content: { quantity: number; unit: ContentUnit } | null
  /** As the page names it, for example 4,98 €/l. */
  basePrice: string | null
  colour: string | null
  size: string | null
  energyClass: string | null
}

const maxImages = 11
/** Attributes of variants by what feeds call them. */
const attributes = { colour: 'COLOUR', size: 'SIZE' } as const

const valueName = (item: SoldItem, attributeId: string, directory: Directory, { textLanguage }: Audience) => {
  const value = item.variant.find((each) => each.attributeId === attributeId)
  const name = value && directory.attribute(attributeId)?.values.get(value.valueId)?.name
  return name?.[textLanguage] ?? null
}

const isoTime = (moment: number): string => new Date(moment).toISOString()

/** `item` is what the item's page says. Null for what has no price or no picture: no feed takes it. */
export const feedItemOf = (
  product: SoldProduct,
  row: SoldItem,
  item: Item,
  { audience, directory }: { audience: Audience; directory: Directory },
): FeedItem | null => {
  const { store, textLanguage } = audience
  const { price, specialPrice, basePrice, lightningDealPrice } = item.prices
  if (!price || row.amount === null || row.pictures.length === 0) return null
  const ends = item.lightningDealInfo?.lightningDealTimestampUntil
  const deal = product.deals.find(({ endsAt }) => endsAt === ends)
  const { contentQuantity, contentUnit } = row
  return {
    id: item.itemId,
    groupId: product.items.length > 1 ? product.id : null,
    title: item.name,
    description: plainTextOf(product.longDescription) || item.name,
    link: store.baseUrl + item.path,
    images: row.pictures
      .slice(0, maxImages)
      .map(({ mediaId }) => store.baseUrl + picturePath(mediaId, 'ads_zoom_desktop')),
    isAvailable: item.availableForSale,
    amount: price.amount,
    oldAmount: specialPrice?.oldPrice?.amount ?? null,
    deal:
      lightningDealPrice && deal
        ? { amount: lightningDealPrice.amount, from: isoTime(deal.startsAt), until: isoTime(deal.endsAt) }
        : null,
    currency: price.currencyCode,
    country: store.country,
    gtin: item.gtin ?? null,
    brand: product.manufacturer?.name ?? null,
    categories: directory.breadcrumbs(product.categoryId, store.id, textLanguage).map(({ displayName }) => displayName),
    shipping: item.shipping.rate.amount,
    deliveryDays: item.shipping.maximumDays,
    content: contentQuantity === null || contentUnit === null ? null : { quantity: contentQuantity, unit: contentUnit },
    basePrice: basePrice?.isDisplayed ? `${basePrice.price.stringValue}/${basePrice.unit}` : null,
    colour: valueName(row, attributes.colour, directory, audience),
    size: valueName(row, attributes.size, directory, audience),
    energyClass: product.energyLabel?.class ?? null,
  }
}
