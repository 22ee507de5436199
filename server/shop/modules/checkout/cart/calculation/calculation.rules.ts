import type { ReservedPieces } from '#engine/modules/catalogue/lightning/lightning.rules.ts'
import type { Offer } from '#engine/modules/catalogue/product/pricing/offer.model.ts'
import { shownTiers, tierAt } from '#engine/modules/catalogue/product/pricing/price-tiers.rules.ts'
import { type Pricing, shown } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'
import { giftsOf, promotionSavings } from '#engine/modules/catalogue/promotions/promotions.rules.ts'
import type { FreeArticleRow, PromotionRow } from '#engine/modules/catalogue/promotions/promotions.tables.ts'
import {
  isLost,
  type VouchedLine,
  type Voucher,
  type VoucherReason,
  voucherDiscounts,
  voucherReasons,
} from '../../vouchers/vouchers.rules.ts'
import type { Position, StoredCart } from '../cart.model.ts'
import { type DeliveryTerms, type Sending, type ShipperState, shippersOf } from './delivery.rules.ts'
import { quantityBounds } from './quantity.rules.ts'
import { type PricedGoods, type Shipment, type Totals, totalsOf } from './totals.rules.ts'

/** The data a cart is calculated with, as of the call. */
export type PricingContext = {
  pricing: Pricing
  offers: ReadonlyMap<string, Offer>
  kept: ReadonlyMap<string, ReservedPieces>
  promotions: readonly PromotionRow[]
  freeArticles: readonly FreeArticleRow[]
  /** The cart's own voucher, public vouchers of the store, and vouchers named by an update. */
  vouchers: ReadonlyMap<string, Voucher>
  delivery: DeliveryTerms
  /** Variant of the test of DHL's surcharge in the terms above; null without one. */
  surchargeVariant: string | null
  hasOrdered: boolean
  hasPaid: boolean
  /** A member, where members get parcels of eligible goods for free. */
  hasPrimeDelivery: boolean
  now: number
}

/** A line of the cart; amounts are minor units as the store shows them, for the pieces that can be had. */
export type Line = {
  id: string
  itemId: string
  kind: Position['kind'] | 'promotion' | 'voucher'
  offer: Offer
  isAvailable: boolean
  quantity: number
  lightning: number
  /** By the tier that its quantity reaches. */
  pricePerUnit: number
  /** Of one piece that is bought alone. */
  singlePrice: number
  /** Pieces from which on its price holds; null where quantity lowers nothing. */
  tierFrom: number | null
  pricePerUnitLightning: number | null
  oldPricePerUnit: number | null
  /** Sum at the item's prices, before promotions; 0 when it is not available. */
  total: number
  /** Sum at the old price, or at that of single pieces. */
  undiscounted: number
  saving: number
  promotionIds: string[]
  /** The voucher's discount on the line. */
  discount: number
}

export type VoucherState = { voucher: Voucher; reasons: VoucherReason[] }

export type CartCalculation = {
  /** Newest first, free items last. */
  lines: Line[]
  /** Worth of the goods after promotions: what vouchers, gifts and free delivery go by. */
  value: number
  subtotal: number
  promotionsSaving: number
  undiscounted: number
  /** The cart's own voucher, unless it became invalid. */
  voucher: VoucherState | null
  lostVoucher: string | null
  /** States of all public vouchers. */
  offered: VoucherState[]
  /** Positions to be removed: free items no longer earned, and unknown products. */
  lost: Position[]
  sending: Sending
  shippers: ShipperState[]
  totals: Totals
}

/** Whether a piece is left to be given away once these lines have theirs: what is bought goes before what is free. */
const isLeft = (offer: Offer | undefined, lines: readonly Line[]): offer is Offer => {
  // What has a fixed price is not given away.
  if (!offer || offer.isBook) return false
  const own = lines.filter(({ itemId, isAvailable }) => itemId === offer.id && isAvailable)
  return offer.stock > sum(own, ({ quantity }) => quantity)
}

/** Whether a free item can be chosen; a chosen one takes nothing from itself. */
export const isChoosable = (offer: Offer | undefined, lines: readonly Line[]): offer is Offer =>
  isLeft(
    offer,
    lines.filter(({ kind }) => kind !== 'free' && kind !== 'catalogue'),
  )

export const isSold = (offer: Offer): boolean => offer.stock > 0 && offer.amount !== null

const itemLine = (position: Position, offer: Offer, { kept: reserved, pricing }: PricingContext): Line => {
  const isAvailable = isSold(offer)
  const quantity = isAvailable ? Math.min(position.quantity, quantityBounds(offer).most) : position.quantity
  const held = reserved.get(position.itemId)
  const lightning = isAvailable && held && !held.isExpired && !offer.isBook ? Math.min(held.quantity, quantity) : 0
  const show = (amount: number) => shown({ taxClass: offer.taxClass, amount }, pricing)
  const singlePrice = show(offer.amount ?? 0)
  const tier = tierAt(shownTiers({ ...offer, amount: offer.amount ?? 0 }, pricing), quantity)
  const pricePerUnit = tier?.amount ?? singlePrice
  // An item, or a tier of it, may cost less than its deal.
  const pricePerUnitLightning = held && lightning > 0 ? Math.min(show(held.amount), pricePerUnit) : null
  const oldPricePerUnit = offer.oldAmount === null ? null : show(offer.oldAmount)
  const total = (quantity - lightning) * pricePerUnit + lightning * (pricePerUnitLightning ?? 0)
  return {
    id: position.id,
    itemId: position.itemId,
    kind: position.kind,
    offer,
    isAvailable,
    quantity,
    lightning,
    pricePerUnit,
    singlePrice,
    tierFrom: tier?.quantity ?? null,
    pricePerUnitLightning,
    oldPricePerUnit,
    total: isAvailable ? total : 0,
    undiscounted: isAvailable ? quantity * Math.max(oldPricePerUnit ?? 0, singlePrice) : 0,
    saving: 0,
    promotionIds: [],
    discount: 0,
  }
}

/** A free item's line: it costs nothing and does not count towards the cart's worth. */
const givenLine = (id: string, kind: Line['kind'], offer: Offer): Line => ({
  id,
  kind,
  offer,
  itemId: offer.id,
  isAvailable: true,
  quantity: 1,
  lightning: 0,
  pricePerUnit: 0,
  singlePrice: 0,
  tierFrom: null,
  pricePerUnitLightning: null,
  oldPricePerUnit: null,
  total: 0,
  undiscounted: 0,
  saving: 0,
  promotionIds: [],
  discount: 0,
})

const promoted = (lines: readonly Line[], { promotions, pricing }: PricingContext): Line[] => {
  const savings = promotionSavings(
    promotions,
    lines.map(({ id, offer, isAvailable, quantity, lightning, pricePerUnit }) => ({
      id,
      pricePerUnit,
      pieces: isAvailable ? quantity - lightning : 0,
      categoryIds: offer.categoryIds,
      isBook: offer.isBook,
    })),
    pricing.currencyCode,
  )
  return lines.map((line) => ({ ...line, ...savings.get(line.id) }))
}

const sum = <Entry>(entries: readonly Entry[], of: (entry: Entry) => number): number =>
  entries.reduce((total, entry) => total + of(entry), 0)

const priced = (lines: readonly Line[]): PricedGoods[] =>
  lines.map(({ offer, total, saving, discount }) => ({
    taxClass: offer.taxClass,
    amount: total - saving - discount,
    fullAmount: total,
  }))

/** In the business store the net cost is the cost less the standard rate, for all goods; the tax on it follows the goods' rates. */
const shipmentsOf = (shippers: readonly ShipperState[], lines: readonly Line[], pricing: Pricing): Shipment[] =>
  shippers
    .filter(({ isSelected }) => isSelected)
    .map(({ cost, positionIds }) => ({
      cost: shown({ taxClass: 'standard', amount: cost }, pricing),
      goods: priced(lines.filter(({ id }) => positionIds.includes(id))),
    }))

/** Free items that were chosen, as long as `others` leave a piece of them. */
const freeLines = (
  positions: readonly Position[],
  { value, others }: { value: number; others: readonly Line[] },
  { offers, freeArticles }: PricingContext,
) => {
  const lines: Line[] = []
  const lost: Position[] = []
  for (const position of positions) {
    const offer = offers.get(position.itemId)
    const article = freeArticles.find(({ itemId }) => itemId === position.itemId)
    const isGiven = article && (article.kind === 'catalogue') === (position.kind === 'catalogue')
    if (isGiven && isLeft(offer, [...others, ...lines]) && value >= article.minimumValue)
      lines.push(givenLine(position.id, position.kind, offer))
    else lost.push(position)
  }
  return { lines, lost }
}

/** Presents of promotions, as long as `others` leave a piece of them. */
const giftLines = (value: number, others: readonly Line[], { offers, promotions }: PricingContext): Line[] => {
  const lines: Line[] = []
  for (const { id, itemId } of giftsOf(promotions, value)) {
    const offer = offers.get(itemId)
    if (isLeft(offer, [...others, ...lines]))
      lines.push({ ...givenLine(`promotion:${id}`, 'promotion', offer), promotionIds: [id] })
  }
  return lines
}

const vouched = (lines: readonly Line[]): VouchedLine[] =>
  lines.map(({ id, offer, total, saving }) => ({
    id,
    worth: total - saving,
    categoryIds: offer.categoryIds,
    isBook: offer.isBook,
  }))

/** The state of a voucher for these goods. */
export const voucherState = (
  voucher: Voucher,
  goods: readonly Line[],
  pricingContext: PricingContext,
): VoucherState => ({
  voucher,
  reasons: voucherReasons(voucher, {
    lines: vouched(goods),
    now: pricingContext.now,
    hasOrdered: pricingContext.hasOrdered,
    isGiftSoldOut: voucher.itemId !== null && !isLeft(pricingContext.offers.get(voucher.itemId), goods),
  }),
})

/** Why a voucher that is in the cart is lost to the person: others can have it still. Null when it is not. */
export const lossOfVoucher = (
  { voucherCode }: Pick<StoredCart, 'voucherCode'>,
  pricingContext: PricingContext,
): { code: string; reason: 'alreadyUsed' | 'firstOrder' } | null => {
  const voucher = pricingContext.vouchers.get(voucherCode ?? '')
  if (!voucher) return null
  const { code, isOncePerCustomer, isUsedByCustomer, isFirstOrder } = voucher
  if (isOncePerCustomer && isUsedByCustomer) return { code, reason: 'alreadyUsed' }
  return isFirstOrder && pricingContext.hasOrdered ? { code, reason: 'firstOrder' } : null
}

/**
 * Calculates a stored cart without writing anything. What became unavailable (stock, vouchers, free items) is left out
 * of the sums and returned separately, so that the caller can notify the visitor when it saves the cart.
 */
export const calculateCart = (cart: StoredCart, pricingContext: PricingContext): CartCalculation => {
  const { pricing, offers } = pricingContext
  const items = cart.positions.filter(({ kind }) => kind === 'item')
  const goods = promoted(
    items.flatMap((position) => {
      const offer = offers.get(position.itemId)
      return offer ? [itemLine(position, offer, pricingContext)] : []
    }),
    pricingContext,
  )
  const value = sum(goods, ({ total, saving }) => total - saving)
  const own = pricingContext.vouchers.get(cart.voucherCode ?? '')
  const state = own ? voucherState(own, goods, pricingContext) : null
  const isOwnLost = cart.voucherCode !== null && (state === null || isLost(state.reasons))
  const voucher = isOwnLost ? null : state
  const counting = voucher?.reasons.length === 0 ? voucher.voucher : null
  const brought = counting?.itemId ? offers.get(counting.itemId) : undefined
  const discounts = counting ? voucherDiscounts(counting, vouched(goods), pricing.currencyCode) : null
  const vouchedLines = [
    ...goods.map((line) => ({ ...line, discount: discounts?.get(line.id) ?? 0 })),
    ...(counting && brought ? [givenLine(`voucher:${counting.code}`, 'voucher', brought)] : []),
  ]
  const withGifts = [...vouchedLines, ...giftLines(value, vouchedLines, pricingContext)]
  const chosen = cart.positions.filter(({ kind }) => kind !== 'item')
  const free = freeLines(chosen, { value, others: withGifts }, pricingContext)
  const lines = [...withGifts, ...free.lines]

  const country =
    pricingContext.delivery.countries.find((each) => each === cart.deliveryCountry) ??
    pricingContext.delivery.countries[0]
  const sending: Sending = {
    lines: lines
      .filter(({ isAvailable }) => isAvailable)
      .map(({ id, offer, kind }) => ({
        id,
        isBulky: offer.isBulky,
        deliveryFree: offer.deliveryFree,
        isPaid: kind === 'item',
        isPrime: offer.isPrime,
      })),
    value,
    country: country ?? 'DE',
    isStation: cart.checkout?.deliveryType === 'packstation',
    shipperCode: cart.shipperCode,
    isFree: counting?.kind === 'freeShipping',
    isOfMember: pricingContext.hasPrimeDelivery,
  }
  const shippers = shippersOf(pricingContext.delivery, sending)
  return {
    lines,
    value,
    subtotal: sum(goods, ({ total }) => total),
    promotionsSaving: sum(goods, ({ saving }) => saving),
    undiscounted: sum(goods, ({ undiscounted }) => undiscounted),
    voucher,
    lostVoucher: isOwnLost ? cart.voucherCode : null,
    offered: [...pricingContext.vouchers.values()]
      .filter((each) => each.isOffered)
      .map((each) => voucherState(each, goods, pricingContext)),
    lost: [...items.filter(({ itemId }) => !offers.has(itemId)), ...free.lost],
    sending,
    shippers,
    totals: totalsOf(priced(lines), shipmentsOf(shippers, lines, pricing), pricing),
  }
}
