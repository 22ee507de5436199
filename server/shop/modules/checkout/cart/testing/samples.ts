import type { Offer } from '#engine/modules/catalogue/product/pricing/offer.model.ts'
import type { Pricing } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'
import type { PromotionRow } from '#engine/modules/catalogue/promotions/promotions.tables.ts'
import type { Voucher } from '../../vouchers/vouchers.rules.ts'
import type { PricingContext } from '../calculation/calculation.rules.ts'
import type { DeliveryTerms } from '../calculation/delivery.rules.ts'
import type { Position, StoredCart } from '../cart.model.ts'

export const pricing: Pricing = {
  store: 'de',
  currencyCode: 'EUR',
  taxRates: { standard: 19, reduced: 7 },
  language: 'de-DE',
}

export const offer = (id: string, rest: Partial<Offer> = {}): Offer => ({
  id,
  productId: id,
  orderNumber: `N-${id}`,
  name: `Artikel ${id}`,
  taxClass: 'standard',
  stock: 100,
  deliveryDays: 2,
  maxQuantity: 99,
  minimumOrderQuantity: 1,
  contentQuantity: null,
  contentUnit: null,
  contentIsDisplayed: false,
  amount: 1000,
  oldAmount: null,
  tiers: [],
  groupTiers: [],
  isBook: false,
  isBulky: false,
  deliveryFree: false,
  isPrime: false,
  manufacturerName: null,
  variant: [],
  picture: null,
  categoryIds: ['1', '11'],
  hasDeal: false,
  replacementId: null,
  ...rest,
})

export const position = (id: string, quantity: number, rest: Partial<Position> = {}): Position => ({
  id: `p-${id}`,
  itemId: id,
  kind: 'item',
  quantity,
  place: 1,
  addedAt: '2026-11-01T10:00:00.000Z',
  removedAt: null,
  removedLightning: 0,
  ...rest,
})

export const cart = (positions: Position[], rest: Partial<StoredCart> = {}): StoredCart => ({
  id: 'c',
  store: 'de',
  visitorId: 'v',
  customerId: null,
  purpose: 'goods',
  version: 1,
  voucherCode: null,
  deliveryCountry: null,
  shipperCode: null,
  seen: { positions: {}, voucher: null, promotions: [] },
  notices: [],
  submittedAt: null,
  state: 'open',
  positions,
  removed: [],
  checkout: null,
  ...rest,
})

export const voucher = (code: string, rest: Partial<Voucher> = {}): Voucher => ({
  code,
  name: { de: code, en: code },
  stores: ['de'],
  kind: 'percent',
  percent: 10,
  amount: null,
  itemId: null,
  minimumValue: 0,
  categoryIds: null,
  startsAt: null,
  endsAt: null,
  isFirstOrder: false,
  isOncePerCustomer: false,
  maxRedemptions: null,
  isOffered: false,
  isUsedUp: false,
  isUsedByCustomer: false,
  ...rest,
})

export const promotion = (id: string, rest: Partial<PromotionRow> = {}): PromotionRow => ({
  id,
  name: { de: id, en: id },
  stores: ['de'],
  kind: 'buyNPayM',
  quantity: 3,
  pay: 2,
  percent: null,
  minimumValue: null,
  itemId: null,
  categoryIds: null,
  startsAt: null,
  endsAt: null,
  position: 1,
  ...rest,
})

/** Parcels 4,90 € and free from 39 €, to Austria 9,90 €; the forwarder 39 €. */
export const delivery: DeliveryTerms = {
  countries: ['DE', 'AT'],
  in: (country) => (country === 'AT' ? { cost: 990, freeFrom: null } : { cost: 490, freeFrom: 3900 }),
  shippers: [
    { code: 'dhl', surcharge: 0 },
    { code: 'dpd', surcharge: 100 },
    { code: 'spedition', surcharge: 3900 },
  ],
}

export const pricingContextOf = (offers: readonly Offer[], rest: Partial<PricingContext> = {}): PricingContext => ({
  pricing,
  kept: new Map(),
  promotions: [],
  freeArticles: [],
  vouchers: new Map(),
  delivery,
  surchargeVariant: null,
  hasOrdered: false,
  hasPaid: false,
  hasPrimeDelivery: false,
  now: Date.parse('2026-11-21T12:00:00Z'),
  offers: new Map(offers.map((each) => [each.id, each])),
  ...rest,
})
