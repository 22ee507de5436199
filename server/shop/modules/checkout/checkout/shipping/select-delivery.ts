import type { SelectDeliveryInput } from '#contract/generated/types.ts'
import { isBusinessStore } from '#contract/stores.ts'
import type { Transaction } from '#engine/db/database.ts'
import type { AddressRow } from '#engine/modules/account/addresses/addresses.tables.ts'
import type { CalculatedCart } from '../../cart/cart.service.ts'
import { type CheckoutChange, findCheckout, saveCheckout } from '../checkout.repository.ts'
import { deliveryOnCart, selectionOf, withDelivery, withOrganisation } from '../checkout.rules.ts'
import type { Asking, CheckoutDependencies } from '../checkout-state.ts'
import { RefusalError } from '../checkout-violations.ts'

type Selecting = { trx: Transaction; asking: Asking; data: SelectDeliveryInput; dependencies: CheckoutDependencies }

/** Columns of the chosen addresses. Throws `RefusalError` for one that is not in the book. */
const addressColumns = (book: readonly AddressRow[], data: SelectDeliveryInput): CheckoutChange => {
  const need = (kind: AddressRow['kind'], id: string): string => {
    if (!book.some((row) => row.kind === kind && row.id === id)) throw new RefusalError('address')
    return id
  }
  return {
    ...(data.billingAddressId != null && { billingAddressId: need('billing', data.billingAddressId) }),
    ...(data.shippingAddressId != null && { shippingAddressId: need('shipping', data.shippingAddressId) }),
    ...(data.packstationId != null && { packstationId: need('packstation', data.packstationId) }),
  }
}

/**
 * Chooses delivery type, addresses or shipper, in the caller's transaction and under the cart's lock. The cart takes over
 * country and shipper of a delivery that changes (transactions.md §4). Throws `RefusalError`.
 */
export const selectDelivery = async (
  { trx, asking, data, dependencies }: Selecting,
  cart: CalculatedCart,
): Promise<void> => {
  const { cartId, audience } = asking
  const { carts, addresses } = dependencies
  const isBusiness = isBusinessStore(audience.store.id)
  const book = withOrganisation(await addresses.list(trx, asking), isBusiness)
  const before = withDelivery(await findCheckout(trx, cartId), book, isBusiness)
  const change: CheckoutChange = {
    ...addressColumns(book, data),
    ...(data.deliveryType != null && { deliveryType: data.deliveryType }),
  }
  const after = { ...before, ...change }
  const { billing, delivery } = selectionOf(book, after, isBusiness)
  // With its bill stored, a business customer's choice is told from the delivery that stands without one.
  const billed: CheckoutChange = isBusiness && billing ? { billingAddressId: billing.id } : {}
  await saveCheckout(trx, cartId, { ...change, ...billed, deliveryType: after.deliveryType })
  const { countries } = cart.pricingContext.delivery
  const { deliveryCountry, shipperCode } = deliveryOnCart(after.deliveryType, delivery, countries)
  const previous = after.deliveryType === before.deliveryType ? cart.cart.shipperCode : null
  await carts.saveDelivery(trx, cartId, { deliveryCountry, shipperCode: shipperCode ?? previous })
  if (data.shipperCode == null) return
  const { calculation } = await carts.lockCalculated(trx, asking)
  if (!calculation.shippers.some(({ code, isEnabled }) => isEnabled && code === data.shipperCode))
    throw new RefusalError('shipper')
  await carts.saveDelivery(trx, cartId, { shipperCode: data.shipperCode })
}
