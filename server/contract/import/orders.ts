import type { OrderState, StoreId } from '../generated/types.ts'
import type { ShopLanguage } from '../stores.ts'

/** The form in which placed orders are handed to the engine (`server/shop/modules/orders/orders/orders.import.ts`). Amounts are minor units. */
export type ImportOrder = {
  /** UUID. */
  id: string
  /** Nine digits, beyond those that the shop gives. */
  number: string
  /** UUID of the customer. */
  customerId: string
  store: StoreId
  language: ShopLanguage
  state: Exclude<OrderState, 'awaiting_payment' | 'expired'>
  placedAt: Date
  /** Without a provider. */
  paymentMethod: string
  isPaid: boolean
  /** ISO 4217. */
  currency: string
  shipperCode: string
  /** As the store shows it. */
  shipping: number
  email: string
  orderReference: string | null
  address: ImportOrderAddress
  lines: ImportOrderLine[]
  shipments: ImportShipment[]
  /** Day of the invoice that the shop still has to write; null where nothing is invoiced, or another system has done it. */
  invoicedAt: Date | null
}

export type ImportOrderAddress = {
  salutation: 'mr' | 'ms' | 'none'
  firstName: string
  lastName: string
  company: string | null
  street: string
  postCode: string
  city: string
  /** ISO 3166. */
  country: string
}

export type ImportOrderLine = {
  itemId: string
  productId: string
  articleNumber: string
  name: string
  pictureId: string | null
  quantity: number
  /** As the store shows it. */
  pricePerUnit: number
  /** Percent. */
  taxRate: number
}

export type ImportShipment = {
  carrier: string
  trackingCode: string
  trackingUrl: string
  shippedAt: Date
  deliveredAt: Date | null
  /** Pieces by the position of their line, from 1. */
  pieces: Record<number, number>
}
