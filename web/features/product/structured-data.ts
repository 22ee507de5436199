import { inFormat } from './product-head.ts'
import type { Item, Product } from './product-types.ts'

const availability: Record<string, string> = {
  green: 'https://schema.org/InStock',
  yellow: 'https://schema.org/LimitedAvailability',
  red: 'https://schema.org/OutOfStock',
}

/** What search engines are told of a product: itself, its offer and where it stands (schema.org, JSON-LD). */
export function structuredData(product: Product, item: Item | null, origin: string): unknown[] {
  return [productData(product, item, origin), breadcrumbData(product, origin)]
}

/** Text of a data block in HTML: nothing in it can end the block. */
export function dataBlock(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function productData(product: Product, item: Item | null, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item?.name ?? product.name,
    description: product.metaDescription,
    url: `${origin}/prod/${product.productId}`,
    image: item?.images.map((image) => new URL(inFormat(image.src, 'ads_zoom_new'), origin).href),
    sku: item?.orderNumber,
    gtin: item?.gtin ?? undefined,
    brand: product.manufacturerName ? { '@type': 'Brand', name: product.manufacturerName } : undefined,
    aggregateRating:
      product.rating !== null && product.numberOfRatings > 0
        ? { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.numberOfRatings }
        : undefined,
    offers: item ? offer(product, item, origin) : undefined,
  }
}

function offer(product: Product, item: Item, origin: string) {
  const { amount, currencyCode } = item.prices.price
  const isForSale = product.availableForSale && item.availableForSale
  return {
    '@type': 'Offer',
    url: `${origin}/prod/${product.productId}?varid=${encodeURIComponent(item.itemId)}`,
    price: (amount / 100).toFixed(2),
    priceCurrency: currencyCode,
    availability: isForSale
      ? (availability[item.deliveryStatusColor] ?? availability.green)
      : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
  }
}

function breadcrumbData(product: Product, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: product.breadcrumbs.map(({ displayName, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: displayName,
      item: url ? new URL(url, origin).href : undefined,
    })),
  }
}
