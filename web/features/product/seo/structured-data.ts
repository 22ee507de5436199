import type { Item, ListedItem, Product } from '../product-types.ts'
import { inFormat } from './product-head.ts'

/** What an offer says is the same for an item that is shown and one of a list. */
type OfferData = Pick<
  Item,
  'itemId' | 'orderNumber' | 'gtin' | 'name' | 'availableForSale' | 'deliveryStatusColor' | 'shipping'
> & {
  images: readonly { src: string }[]
  prices: Pick<Item['prices'], 'price' | 'lightningDealPrice'>
  lightningDealInfo: { lightningDealTimestampUntil: number } | null
  variantAttributes: readonly { name: string; displayValue: string }[]
}

/** What is told of a review. Search engines take none without an author. */
export type StructuredReview = {
  rating: number
  title: string
  message: string
  date: string
  fullAuthorInfo: string | null
}

const schema = 'https://schema.org'

const reviewLimit = 3

const availability: Record<string, string> = {
  green: `${schema}/InStock`,
  yellow: `${schema}/LimitedAvailability`,
  red: `${schema}/OutOfStock`,
}

/** Days within which everything may be sent back, without cost (service pages). */
const returnDays = 30

/** Working days between order and parcel. */
const handlingDays = { minimum: 0, maximum: 1 }

/** Attributes that schema.org has words of its own for. */
const attributeWords: Record<string, string> = { COLOUR: 'color', SIZE: 'size', MATERIAL: 'material' }

/**
 * What search engines are told of a product: itself and its offers (schema.org, JSON-LD); where it stands comes with the
 * page's head. A product of several items without a choice is a group of variants, an item a product of its own that says which group it is of.
 */
export function structuredData(
  product: Product,
  item: Item | null,
  items: readonly ListedItem[],
  reviews: readonly StructuredReview[],
  origin: string,
): unknown {
  const shown = item ?? (items.length === 1 ? items[0] : undefined)
  const main = shown ? oneItem(product, shown, items.length > 1, origin) : group(product, items, origin)
  return { '@context': schema, ...main, review: reviewData(reviews) }
}

/** Text of a data block in HTML: nothing in it can end the block. */
export function dataBlock(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function oneItem(product: Product, item: OfferData, isVariant: boolean, origin: string) {
  return {
    ...common(product),
    '@type': product.isBook ? ['Product', 'Book'] : 'Product',
    ...itemData(item, origin),
    url: itemUrl(product, item, origin),
    isbn: product.isBook ? (item.gtin ?? undefined) : undefined,
    ...(isVariant && {
      isVariantOf: { '@type': 'ProductGroup', productGroupID: product.productId, name: product.name },
    }),
    offers: offer(product, item, origin),
  }
}

function group(product: Product, items: readonly OfferData[], origin: string) {
  const names = new Set(items.flatMap((item) => item.variantAttributes.map(({ name }) => attributeWords[name] ?? '')))
  names.delete('')
  const image = items[0]?.images.slice(0, 1)
  return {
    ...common(product),
    '@type': 'ProductGroup',
    productGroupID: product.productId,
    name: product.name,
    url: `${origin}/prod/${product.productId}`,
    image: image && pictures(image, origin),
    variesBy: names.size > 0 ? [...names].map((name) => `${schema}/${name}`) : undefined,
    hasVariant: items.map((item) => ({
      '@type': 'Product',
      ...itemData({ ...item, images: item.images.slice(0, 1) }, origin),
      description: product.metaDescription,
      url: itemUrl(product, item, origin),
      offers: offer(product, item, origin),
    })),
  }
}

function common(product: Product) {
  const { metaDescription, manufacturerName, rating, numberOfRatings } = product
  return {
    description: metaDescription,
    brand: manufacturerName ? { '@type': 'Brand', name: manufacturerName } : undefined,
    aggregateRating:
      rating !== null && numberOfRatings > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: rating,
            reviewCount: numberOfRatings,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
  }
}

function itemData({ name, images, orderNumber, gtin, variantAttributes }: OfferData, origin: string) {
  const attributes = variantAttributes.flatMap(({ name: attribute, displayValue }) => {
    const word = attributeWords[attribute]
    return word ? [[word, displayValue] as const] : []
  })
  return {
    name,
    image: pictures(images, origin),
    sku: orderNumber,
    gtin: gtin ?? undefined,
    ...Object.fromEntries(attributes),
  }
}

function offer(product: Product, item: OfferData, origin: string) {
  const isForSale = product.availableForSale && item.availableForSale
  const { price, lightningDealPrice } = item.prices
  // What is sold out is shown at its normal price.
  const deal = isForSale ? lightningDealPrice : null
  const { amount, currencyCode } = deal ?? price
  const until = deal && item.lightningDealInfo?.lightningDealTimestampUntil
  return {
    '@type': 'Offer',
    url: itemUrl(product, item, origin),
    price: decimal(amount),
    priceCurrency: currencyCode,
    ...(until && { priceValidUntil: new Date(until).toISOString() }),
    availability: isForSale ? (availability[item.deliveryStatusColor] ?? availability.green) : availability.red,
    itemCondition: `${schema}/NewCondition`,
    shippingDetails: shippingDetails(item.shipping),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: item.shipping.country,
      returnPolicyCategory: `${schema}/MerchantReturnFiniteReturnWindow`,
      merchantReturnDays: returnDays,
      returnMethod: `${schema}/ReturnByMail`,
      // The carrier's label is for parcels from Germany.
      returnFees: `${schema}/${item.shipping.country === 'DE' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
    },
  }
}

/** Shipping minimum and maximum (storefront.md §9), told as handling and transport. */
function shippingDetails({ country, minimumDays, maximumDays, rate }: Item['shipping']) {
  const days = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  })
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: decimal(rate.amount), currency: rate.currencyCode },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handlingDays.minimum, handlingDays.maximum),
      transitTime: days(
        Math.max(minimumDays - handlingDays.maximum, 0),
        Math.max(maximumDays - handlingDays.maximum, 0),
      ),
    },
  }
}

function reviewData(reviews: readonly StructuredReview[]) {
  const entries = reviews.flatMap(({ rating, title, message, date, fullAuthorInfo }) =>
    fullAuthorInfo
      ? [
          {
            '@type': 'Review',
            name: title,
            reviewBody: message,
            datePublished: date.slice(0, 10),
            author: { '@type': 'Person', name: fullAuthorInfo },
            reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
          },
        ]
      : [],
  )
  return entries.length > 0 ? entries.slice(0, reviewLimit) : undefined
}

const decimal = (amount: number) => (amount / 100).toFixed(2)

const itemUrl = ({ productId }: Product, { itemId }: OfferData, origin: string) =>
  `${origin}/prod/${productId}?varid=${encodeURIComponent(itemId)}`

const pictures = (images: readonly { src: string }[], origin: string) =>
  images.map(({ src }) => new URL(inFormat(src, 'ads_zoom_new'), origin).href)
