import type { StoreId } from '../generated/types.ts'
import type { ShopLanguage } from '../stores.ts'
import type { ImportOrderAddress } from './orders.ts'

/** The form in which a running membership is handed to the engine (`server/shop/modules/account/prime/prime.import.ts`). */
export type ImportMembership = {
  /** UUID of its order. */
  orderId: string
  /** Nine digits, beyond those that the shop gives. */
  orderNumber: string
  /** UUID of the customer. */
  customerId: string
  store: StoreId
  language: ShopLanguage
  email: string
  address: ImportOrderAddress
  /** A method without a provider. */
  paymentMethod: string
  /** Gross, minor units. */
  price: number
  months: number
  /** Name of the order's line. */
  name: string
  startsAt: Date
}
