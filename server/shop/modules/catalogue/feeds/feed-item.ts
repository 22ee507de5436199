import type { Item } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import { plainTextOf } from '#engine/html/plain-text-of.ts'
import type { Directory } from '../directory/directory.ts'
import { picturePath } from '../media/media.formats.ts'
import { baseQuantityOf, type ContentUnit } from '../product/pricing/price.rules.ts'
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
  /** Of what the base price is, in the same unit; null where the page names none. */
  baseQuantity: number | null
  /** As the page names it, for example 4,98 €/l. */
  basePrice: string | null
  colour: string | null
  size: string | null
  material: string | null
  energyClass: string | null
}

const maxImages = 11
/** Attributes of variants and products by what feeds call them. */
const attributes = { colour: 'COLOUR', size: 'SIZE', material: 'MATERIAL' } as const

/** Of an attribute that has named values. */
export type NamedValue = { attributeId: string; valueId: string }

const valueName = (
  values: readonly NamedValue[],
  attributeId: string,
  directory: Directory,
  { textLanguage }: Audience,
) => {
  const value = values.find((each) => each.attributeId === attributeId)
  const name = value && directory.attribute(attributeId)?.values.get(value.valueId)?.name
  return name?.[textLanguage] ?? null
}

/** In UTC, to the minute. */
const isoTime = (moment: number): string => `${new Date(moment).toISOString().slice(0, 16)}Z`

/** Why an item is in no feed. */
type Reason = 'noPrice' | 'noPicture'

/** The deal that runs, as the item's page says it; what a coming one costs is not told before it begins. */
const dealOf = ({ deals }: SoldProduct, { prices, lightningDealInfo }: Item): FeedItem['deal'] => {
  const deal = deals.find(({ endsAt }) => endsAt === lightningDealInfo?.lightningDealTimestampUntil)
  if (!prices.lightningDealPrice || !deal) return null
  return { amount: prices.lightningDealPrice.amount, from: isoTime(deal.startsAt), until: isoTime(deal.endsAt) }
}

type Sources = {
  audience: Audience
  directory: Directory
  /** Values of the product itself. */
  ofProduct: readonly NamedValue[]
}

/** `item` is what the item's page says. What has no price or no picture, no feed takes. */
export const feedItemOf = (
  product: SoldProduct,
  row: SoldItem,
  item: Item,
  { audience, directory, ofProduct }: Sources,
): FeedItem | Reason => {
  const { store, textLanguage } = audience
  const { price, specialPrice, basePrice } = item.prices
  if (!price || row.amount === null) return 'noPrice'
  if (row.pictures.length === 0) return 'noPicture'
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
    deal: dealOf(product, item),
    currency: price.currencyCode,
    country: store.country,
    gtin: item.gtin ?? null,
    brand: product.manufacturer?.name ?? null,
    categories: directory.breadcrumbs(product.categoryId, store.id, textLanguage).map(({ displayName }) => displayName),
    shipping: item.shipping.rate.amount,
    deliveryDays: item.shipping.maximumDays,
    content: contentQuantity === null || contentUnit === null ? null : { quantity: contentQuantity, unit: contentUnit },
    baseQuantity:
      basePrice?.isDisplayed && contentQuantity !== null && contentUnit !== null
        ? baseQuantityOf(contentQuantity, contentUnit)
        : null,
    basePrice: basePrice?.isDisplayed ? `${basePrice.price.stringValue}/${basePrice.unit}` : null,
    colour: valueName(row.variant, attributes.colour, directory, audience),
    size: valueName(row.variant, attributes.size, directory, audience),
    material: valueName([...row.variant, ...ofProduct], attributes.material, directory, audience),
    energyClass: product.energyLabel?.class ?? null,
  }
}
