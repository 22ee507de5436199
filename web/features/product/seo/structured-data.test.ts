import t from 'tap'
import type { Item, Product } from '../product-types.ts'
import { dataBlock, type StructuredReview, structuredData } from './structured-data.ts'

const product = {
  productId: '7',
  name: 'Ranzen',
  metaDescription: 'Ein Ranzen',
  manufacturerName: 'Federleicht',
  rating: 4.5,
  numberOfRatings: 12,
  availableForSale: true,
  breadcrumbs: [
    { displayName: 'Schule', url: '/schule/' },
    { displayName: 'Ranzen', url: null },
  ],
} as Product
const money = (amount: number) => ({ amount, currencyCode: 'EUR', stringValue: '' })
const item = {
  itemId: '7-1',
  name: 'Ranzen blau',
  orderNumber: 'R-7',
  gtin: null,
  images: [{ src: '/media/ab/ads_main_desktop.jpg' }, { src: '/media/cd/ads_main_desktop.jpg' }],
  prices: { price: money(12950), lightningDealPrice: null },
  deliveryStatusColor: 'yellow',
  availableForSale: true,
  shipping: { country: 'AT', minimumDays: 2, maximumDays: 3, rate: money(590) },
  lightningDealInfo: null,
  variantAttributes: [{ name: 'COLOUR', displayName: 'Farbe', displayValue: 'Blau', position: 0 }],
} as unknown as Item

type Data = Record<string, unknown> & { offers: Record<string, unknown> }
const dataOf = (of: Product, shown: Item | null, items: Item[] = [], reviews: StructuredReview[] = []) =>
  structuredData(of, shown, items, reviews, 'https://shop.test') as Data

t.test('the offer has price, currency and availability', async (t) => {
  t.match(dataOf(product, item), {
    '@type': 'Product',
    sku: 'R-7',
    gtin: undefined,
    color: 'Blau',
    brand: { name: 'Federleicht' },
    image: ['https://shop.test/media/ab/ads_zoom_new.jpg', 'https://shop.test/media/cd/ads_zoom_new.jpg'],
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
  })
  t.match(dataOf(product, item).offers, {
    price: '129.50',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/LimitedAvailability',
    url: 'https://shop.test/prod/7?varid=7-1',
  })
  t.equal(dataOf(product, item).offers.priceValidUntil, undefined)
  t.match(dataOf({ ...product, availableForSale: false }, item).offers, { availability: /OutOfStock/ })
})

t.test('S9.14 structured data gives costs and times of delivery and return', async (t) => {
  t.match(dataOf(product, item).offers, {
    shippingDetails: {
      shippingRate: { value: '5.90', currency: 'EUR' },
      shippingDestination: { addressCountry: 'AT' },
      deliveryTime: {
        handlingTime: { minValue: 0, maxValue: 1 },
        transitTime: { minValue: 1, maxValue: 2 },
      },
    },
    hasMerchantReturnPolicy: {
      applicableCountry: 'AT',
      merchantReturnDays: 30,
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  })
})

t.test('a lightning price is valid until the deal ends', async (t) => {
  const until = Date.parse('2026-11-22T12:00:00Z')
  const deal = {
    ...item,
    prices: { ...item.prices, lightningDealPrice: money(9990) },
    lightningDealInfo: { lightningDealTimestampUntil: until },
  } as Item
  t.match(dataOf(product, deal).offers, { price: '99.90', priceValidUntil: '2026-11-22T12:00:00.000Z' })
  const soldOut = { ...deal, availableForSale: false } as Item
  t.match(dataOf(product, soldOut).offers, { price: '129.50', priceValidUntil: undefined }, 'as the page shows it')
})

t.test('several items are a group, one of them says so', async (t) => {
  const other = { ...item, itemId: '7-2' } as Item
  t.match(dataOf(product, null, [item, other]), {
    '@type': 'ProductGroup',
    productGroupID: '7',
    variesBy: ['https://schema.org/color'],
    hasVariant: [
      { '@type': 'Product', sku: 'R-7', image: { length: 1 }, offers: { price: '129.50' } },
      { offers: { url: 'https://shop.test/prod/7?varid=7-2' } },
    ],
  })
  t.match(dataOf(product, item, [item, other]), { '@type': 'Product', isVariantOf: { productGroupID: '7' } })
  t.equal(dataOf(product, item, [item]).isVariantOf, undefined)
})

t.test('a book has its ISBN', async (t) => {
  const book = { ...item, gtin: '9799000000012' } as Item
  t.match(dataOf({ ...product, isBook: true }, book), { '@type': ['Product', 'Book'], isbn: '9799000000012' })
})

t.test('no ratings, no stars', async (t) => {
  t.equal(dataOf({ ...product, numberOfRatings: 0 }, item).aggregateRating, undefined)
})

t.test('three reviews at most, none without a name', async (t) => {
  const review = {
    rating: 4,
    title: 'Gut',
    message: 'Hält.',
    date: '2026-11-02T08:00:00.000Z',
    fullAuthorInfo: 'Ada L.',
  }
  const anonymous = { ...review, fullAuthorInfo: null }
  t.equal(dataOf(product, item, [], [anonymous]).review, undefined)
  const reviews = dataOf(product, item, [], [anonymous, review, review, review, review]).review as unknown[]
  t.equal(reviews.length, 3)
  t.match(reviews[0], {
    '@type': 'Review',
    name: 'Gut',
    reviewBody: 'Hält.',
    datePublished: '2026-11-02',
    author: { name: 'Ada L.' },
    reviewRating: { ratingValue: 4, bestRating: 5 },
  })
})

t.test('nothing ends the block', async (t) => {
  t.notMatch(dataBlock({ name: '</script><script>alert(1)' }), /</)
})
