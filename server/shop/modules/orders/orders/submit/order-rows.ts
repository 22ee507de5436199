import type { Audience } from '#engine/call/audience.ts'
import type { Identity } from '#engine/call/caller.ts'
import type { ProductService } from '#engine/modules/catalogue/product/product.service.ts'
import { itemPath } from '#engine/modules/catalogue/product/tiles/to-tile.ts'
import { variantText } from '#engine/modules/catalogue/product/variant-text.ts'
import { spelledIn } from '#lib/swiss-spelling.ts'
import { orderedLines } from '../attempts/claims.ts'
import type { OrderDraft } from '../order-draft.ts'
import type { NewLine, NewOrder, NewTax } from '../orders.repository.ts'

/** How an order is filed whose goods cost nothing: there is no method to choose. */
const payless = 'PAYLESS'

type Ordering = { draft: OrderDraft; identity: Identity; audience: Audience }

export const orderRow = (id: string, { draft, identity, audience }: Ordering): NewOrder => {
  const { cart, calculation } = draft
  const { totals, voucher } = calculation
  return {
    id,
    cartId: cart.id,
    store: audience.store.id,
    language: audience.language,
    customerId: cart.customerId,
    visitorId: identity.visitorId,
    state: 'awaiting_payment',
    paymentMethod: draft.paymentMethod ?? payless,
    buyerReference: draft.buyerReference,
    currency: audience.store.currencyCode,
    total: totals.total,
    net: totals.net,
    tax: totals.tax,
    goods: totals.goods,
    shipping: totals.shipping,
    voucherCode: voucher?.reasons.length === 0 ? voucher.voucher.code : null,
    email: draft.email,
    billingAddress: draft.billingAddress,
    deliveryAddress: draft.deliveryAddress,
    shipperCode: draft.shipperCode,
    speditionFields: draft.speditionFields,
    ...draft.delivery,
    orderReference: draft.orderReference,
    comment: draft.comment,
    wantsNewsletter: draft.newsletter,
    legalVersion: draft.legalVersion,
    quoteHash: draft.quoteHash,
  }
}

export const lineRows = (
  draft: OrderDraft,
  audience: Audience,
  product: Pick<ProductService, 'variantAttributes'>,
): NewLine[] =>
  orderedLines(draft).map((line, index) => {
    const { offer, quantity, lightning, total, saving, discount } = line
    const values = product.variantAttributes(offer, audience).map(({ displayValue }) => displayValue)
    return {
      position: index + 1,
      itemId: offer.id,
      productId: offer.productId,
      articleNumber: offer.orderNumber,
      name: spelledIn(audience.language, offer.name),
      variationText: spelledIn(audience.language, variantText(offer.name, values)),
      path: offer.amount === null ? '' : itemPath(offer.productId, offer.id),
      pictureId: offer.picture?.mediaId ?? null,
      kind: line.kind,
      quantity,
      lightning,
      pricePerUnit: line.pricePerUnit,
      pricePerUnitLightning: line.pricePerUnitLightning,
      total,
      reduction: saving + discount,
      taxRate: audience.store.taxRates[offer.taxClass],
    }
  })

export const taxRows = ({ calculation }: OrderDraft): NewTax[] =>
  calculation.totals.rates.map(({ rate, net, tax, shipping }) => ({ rate, category: 'S', net, tax, shipping }))
