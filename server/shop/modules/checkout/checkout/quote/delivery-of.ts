import { type PromisedDelivery, promisedDelivery } from '#engine/modules/orders/orders/promised-delivery.ts'
import type { CartCalculation } from '../../cart/calculation/calculation.rules.ts'
import type { ListedMethod } from '../../payments/payment-methods.ts'

/** When the goods of a cart that can be had are with the customer; without a method there is nothing to pay. */
export const deliveryOf = (
  { lines, sending }: Pick<CartCalculation, 'lines' | 'sending'>,
  method: Pick<ListedMethod, 'shipsAfterPayment'> | null,
): PromisedDelivery =>
  promisedDelivery(
    {
      deliveryDays: lines.filter(({ isAvailable }) => isAvailable).map(({ offer }) => offer.deliveryDays),
      country: sending.country,
      shipsAfterPayment: method?.shipsAfterPayment ?? false,
    },
    Date.now(),
  )
