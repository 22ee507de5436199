import type { Audience } from '../../../../call/audience.ts'
import type { Executor } from '../../../../db/database.ts'
import { programmeOf } from '../../../account/prime/prime.rules.ts'
import type { LightningService } from '../../../catalogue/lightning/lightning.service.ts'
import type { Offer } from '../../../catalogue/product/pricing/offer.model.ts'
import type { ProductService } from '../../../catalogue/product/product.service.ts'
import { pricingOf } from '../../../catalogue/product/tiles/tiles.service.ts'
import type { PromotionsService } from '../../../catalogue/promotions/promotions.service.ts'
import type { StockService } from '../../../catalogue/stock/stock.service.ts'
import type { ParametersService } from '../../../stores/parameters/parameters.service.ts'
import type { VouchersService } from '../../vouchers/vouchers.service.ts'
import type { StoredCart } from '../cart.model.ts'
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

type Wanted = {
  cart: StoredCart & { hasOrdered: boolean; isMember: boolean }
  itemIds?: readonly string[]
  voucherCodes?: readonly string[]
}

const withClaims = (
  offers: ReadonlyMap<string, Offer>,
  claims: ReadonlyMap<string, number>,
): ReadonlyMap<string, Offer> =>
  claims.size === 0
    ? offers
    : new Map([...offers].map(([id, offer]) => [id, { ...offer, stock: offer.stock + (claims.get(id) ?? 0) }]))

/** Reads what a cart is judged by: four queries, however much is in it. One after the other, as a transaction has one connection. */
export const createPricingContext =
  ({ product, promotions, vouchers, lightning, parameters, stock }: PricingContextDependencies) =>
  async (executor: Executor, audience: Audience, { cart, itemIds, voucherCodes }: Wanted): Promise<PricingContext> => {
    const { store } = audience
    const variants = { stored: cart.checkout?.surchargeVariant ?? null, assigned: audience.surchargeVariant ?? null }
    const surchargeVariant = surchargeVariantOf(store.id, variants, parameters)
    const running = await promotions.running(executor, store.id)
    const found = await vouchers.find(executor, {
      store: store.id,
      codes: [...(cart.voucherCode === null ? [] : [cart.voucherCode]), ...(voucherCodes ?? [])],
      customerId: cart.customerId,
      cartId: cart.id,
    })
    // What the cart's own order has is the cart's: it looks as before while its payment is under way.
    const hasOrder = cart.state !== 'open'
    const kept = await (hasOrder ? lightning.soldTo : lightning.keptFor)(executor, cart.id)
    const claims = hasOrder ? await stock.claimsOfCart(executor, cart.id) : new Map<string, number>()
    const wanted = new Set([
      ...[...cart.positions, ...cart.removed].map(({ itemId }) => itemId),
      ...(itemIds ?? []),
      ...cart.notices.flatMap(({ itemId }) => itemId ?? []),
      ...running.freeArticles.map(({ itemId }) => itemId),
      ...running.promotions.flatMap(({ itemId }) => itemId ?? []),
      ...[...found.values()].flatMap(({ itemId }) => itemId ?? []),
    ])
    return {
      ...running,
      vouchers: found,
      kept: new Map(kept.map((each) => [each.itemId, each])),
      offers: withClaims(await product.offers(executor, [...wanted], audience), claims),
      pricing: pricingOf(audience),
      delivery: deliveryTerms(store, parameters, surchargeVariant),
      surchargeVariant,
      hasOrdered: cart.hasOrdered,
      hasPrimeDelivery: cart.isMember && programmeOf(store.id, parameters)?.hasFreeShipping === true,
      now: Date.now(),
    }
  }

export type ReadPricingContext = ReturnType<typeof createPricingContext>
