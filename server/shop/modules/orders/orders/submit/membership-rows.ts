import type { ShopLanguage } from '#contract/stores.ts'
import type { AddressSnapshot } from '#engine/modules/account/addresses/address.model.ts'
import { noShipper } from '#engine/modules/account/persons/shipped-order.rules.ts'
import { netAmount } from '#engine/modules/catalogue/product/pricing/price.rules.ts'
import type { StoreRow } from '#engine/modules/stores/stores/stores.tables.ts'
import type { NewLine, NewOrder, NewTax } from '../orders.repository.ts'
import { noDelivery } from '../promised-delivery.ts'

/** Where the one line leads. */
export const membershipPath = '/prime/'

/** Article number of the one line. */
const membershipArticle = 'PRIME'

export type MembershipOrder = {
  id: string
  cartId: string
  store: StoreRow
  language: ShopLanguage
  customerId: string
  /** The browser that ordered; null for a renewal. */
  visitorId: string | null
  paymentMethod: string
  /** Gross, minor units. */
  price: number
  /** Name of the line, in the order's language. */
  name: string
  email: string
  billingAddress: AddressSnapshot
  legalVersion: string
  quoteHash: string
}

/** The rows of an order of a membership: one line at the store's standard rate, which is not sent. */
export const membershipRows = ({
  store,
  price,
  name,
  ...own
}: MembershipOrder): { order: NewOrder; lines: NewLine[]; taxes: NewTax[] } => {
  const rate = store.taxRates.standard
  const net = netAmount(price, rate)
  return {
    order: {
      ...own,
      store: store.id,
      state: 'awaiting_payment',
      buyerReference: null,
      currency: store.currencyCode,
      total: price,
      net,
      tax: price - net,
      goods: price,
      shipping: 0,
      voucherCode: null,
      deliveryAddress: own.billingAddress,
      shipperCode: noShipper,
      speditionFields: [],
      ...noDelivery,
      orderReference: null,
      comment: null,
      wantsNewsletter: false,
    },
    lines: [
      {
        position: 1,
        itemId: membershipArticle,
        productId: membershipArticle,
        articleNumber: membershipArticle,
        name,
        variationText: '',
        path: membershipPath,
        pictureId: null,
        kind: 'membership',
        quantity: 1,
        lightning: 0,
        pricePerUnit: price,
        pricePerUnitLightning: null,
        total: price,
        reduction: 0,
        taxRate: rate,
      },
    ],
    taxes: [{ rate, category: 'S', net, tax: price - net, shipping: 0 }],
  }
}
