import t from 'tap'
import type { Item, Product } from './product-types.ts'
import { dataBlock, structuredData } from './structured-data.ts'

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
const item = {
  itemId: '7-1',
  name: 'Ranzen blau',
  orderNumber: 'R-7',
  gtin: null,
  images: [{ src: '/media/ab/ads_main_desktop.jpg' }],
  prices: { price: { amount: 12950, currencyCode: 'EUR', stringValue: '129,50 €' } },
  deliveryStatusColor: 'yellow',
  availableForSale: true,
} as Item

type Told = { offers?: Record<string, unknown>; aggregateRating?: unknown; image?: string[] }
const told = (of: Product, shown: Item | null) => structuredData(of, shown, 'https://shop.test')[0] as Told

t.test('the offer has price, currency and availability', async (t) => {
  t.match(told(product, item).offers, {
    price: '129.50',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/LimitedAvailability',
    url: 'https://shop.test/prod/7?varid=7-1',
  })
  t.match(told({ ...product, availableForSale: false }, item).offers, { availability: /OutOfStock/ })
  t.equal(told(product, null).offers, undefined)
  t.same(told(product, item).image, ['https://shop.test/media/ab/ads_zoom_new.jpg'])
})

t.test('no ratings, no stars', async (t) => {
  t.equal(told({ ...product, numberOfRatings: 0 }, item).aggregateRating, undefined)
})

t.test('the breadcrumb counts from 1 and has absolute addresses', async (t) => {
  t.match(structuredData(product, item, 'https://shop.test')[1], {
    itemListElement: [
      { position: 1, item: 'https://shop.test/schule/' },
      { position: 2, item: undefined },
    ],
  })
})

t.test('nothing ends the block', async (t) => {
  t.notMatch(dataBlock({ name: '</script><script>alert(1)' }), /</)
})
