import type { StoreId } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Executor } from '#engine/db/database.ts'
import { personOfCart } from '#engine/modules/account/persons/person-of-cart.ts'
import type { LightningService } from '#engine/modules/catalogue/lightning/lightning.service.ts'
import { type BuyerGroup, priceFor } from '#engine/modules/catalogue/product/pricing/buyer-price.rules.ts'
import type { Offer } from '#engine/modules/catalogue/product/pricing/offer.model.ts'
import type { ProductService } from '#engine/modules/catalogue/product/product.service.ts'
import { pricingOf } from '#engine/modules/catalogue/product/tiles/tiles.service.ts'
import type { PromotionsService } from '#engine/modules/catalogue/promotions/promotions.service.ts'
import type { StockService } from '#engine/modules/catalogue/stock/stock.service.ts'
import type { ParametersService } from '#engine/modules/stores/parameters/parameters.service.ts'
import { programmeOf } from '#engine/modules/stores/parameters/prime-programme.rules.ts'
import type { Voucher } from '../../vouchers/vouchers.rules.ts'
import type { VouchersService } from '../../vouchers/vouchers.service.ts'
import type { StoredCart } from '../cart.model.ts'
import type { CartFacts } from '../cart-read.repository.ts'
import type { PricingContext } from './calculation.rules.ts'
import { deliveryTerms, surchargeVariantOf } from './delivery.rules.ts'

export type PricingContextDependencies = {
  product: ProductService
  promotions: PromotionsService
  vouchers: VouchersService
  lightning: LightningService
  parameters: ParametersService
  stock: StockService
}

type PricingQuery = {
  cart: StoredCart
  facts: CartFacts
  voucherCodes?: readonly string[]
}

const withClaims = (
  offers: ReadonlyMap<string, Offer>,
  claims: ReadonlyMap<string, number>,
): ReadonlyMap<string, Offer> =>
  claims.size === 0
    ? offers
    : new Map([...offers].map(([id, offer]) => [id, { ...offer, stock: offer.stock + (claims.get(id) ?? 0) }]))

/** At the prices of who owns the cart. */
const offersFor = (offers: ReadonlyMap<string, Offer>, group: BuyerGroup): ReadonlyMap<string, Offer> =>
  group === null ? offers : new Map([...offers].map(([id, offer]) => [id, priceFor(offer, group)]))

/** Items that come with a cart by themselves, or may be chosen for nothing; with the vouchers offered in every cart of the store. */
const givenItems = (store: StoreId, { promotions, vouchers }: PricingContextDependencies): string[] => {
  const { promotions: running, freeArticles } = promotions.running(store)
  return [...freeArticles, ...running, ...vouchers.offered(store)].flatMap(({ itemId }) => itemId ?? [])
}

/**
 * Vouchers of a cart as earlier orders of the same person leave them, who may have ordered as a guest or with another account. Known from
 * the first step of the checkout on.
 */
const asPerson = async (
  executor: Executor,
  cart: StoredCart,
  found: ReadonlyMap<string, Voucher>,
  codes: readonly string[],
  vouchers: Pick<VouchersService, 'standingOf'>,
): Promise<{ found: ReadonlyMap<string, Voucher>; hasOrdered: boolean }> => {
  const own = codes.flatMap((code) => found.get(code) ?? [])
  const isRequested = own.some(({ isFirstOrder, isOncePerCustomer }) => isFirstOrder || isOncePerCustomer)
  if (!isRequested || cart.checkout === null) return { found, hasOrdered: false }
  const person = await personOfCart(executor, cart)
  const { isUsed, hasOrdered } = await vouchers.standingOf(executor, { person, vouchers: own, cartId: cart.id })
  const judged = [...found].map(([code, each]): [string, Voucher] => [
    code,
    isUsed(code) ? { ...each, isUsedByCustomer: true } : each,
  ])
  return { found: new Map(judged), hasOrdered }
}

/**
 * Completes what a cart is judged by. Most of it was read with the cart or is held in process; the database is asked again for vouchers
 * whose redemptions decide, for the order of a reserved cart, and for items that nothing describes yet. One after the other, as a
 * transaction has one connection.
 */
const readPricingContext = async (
  executor: Executor,
  audience: Audience,
  { cart, facts, voucherCodes = [] }: PricingQuery,
  { product, promotions, vouchers, lightning, parameters, stock }: PricingContextDependencies,
): Promise<PricingContext> => {
  const { store } = audience
  const variants = { stored: cart.checkout?.surchargeVariant ?? null, assigned: audience.surchargeVariant ?? null }
  const surchargeVariant = surchargeVariantOf(variants, parameters.of(store.id))
  const running = promotions.running(store.id)
  const codes = [...(cart.voucherCode === null ? [] : [cart.voucherCode]), ...voucherCodes]
  const requested = { store: store.id, codes, customerId: cart.customerId, cartId: cart.id }
  const { found, hasOrdered } = await asPerson(
    executor,
    cart,
    await vouchers.find(executor, requested),
    codes,
    vouchers,
  )
  // What the cart's own order has is the cart's: it looks as before while its payment is under way.
  const hasOrder = cart.state !== 'open'
  const reserved = hasOrder ? await lightning.soldTo(executor, cart.id) : facts.kept
  const claims = hasOrder ? await stock.claimsOfCart(executor, cart.id) : new Map<string, number>()
  const wanted = new Set([
    ...facts.offerStates.map(({ id }) => id),
    ...cart.notices.flatMap(({ itemId }) => itemId ?? []),
    ...[...found.values()].flatMap(({ itemId }) => itemId ?? []),
  ])
  const offers = await product.offers(executor, [...wanted], audience, facts.offerStates)
  return {
    ...running,
    vouchers: found,
    kept: new Map(reserved.map((each) => [each.itemId, each])),
    offers: withClaims(offersFor(offers, facts.group), claims),
    pricing: pricingOf(audience),
    delivery: deliveryTerms(store, parameters.of(store.id), surchargeVariant),
    surchargeVariant,
    hasOrdered: facts.hasOrdered || hasOrdered,
    hasPaid: facts.hasPaid,
    hasPrimeDelivery: facts.isMember && programmeOf(store.id, parameters)?.hasFreeShipping === true,
    now: Date.now(),
  }
}

export const createPricingContexts = (dependencies: PricingContextDependencies) => ({
  /** Items whose states are to be read with a cart of the store. */
  givenItems: (store: StoreId): string[] => givenItems(store, dependencies),

  read: (executor: Executor, audience: Audience, wanted: PricingQuery): Promise<PricingContext> =>
    readPricingContext(executor, audience, wanted, dependencies),
})

export type PricingContexts = ReturnType<typeof createPricingContexts>
