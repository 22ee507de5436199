import type { Transaction } from '#engine/db/database.ts'
import type { CalculatedCart } from '../../cart/cart.service.ts'
import { saveCheckout } from '../checkout.repository.ts'

/**
 * Stores the variant of the test of DHL's surcharge that a cart was calculated with. From the first step on it is the cart's, so that
 * what is shown, ordered and paid late costs the same: who recalculates a cart for late money knows no visitor. Under the cart's lock.
 */
export const keepSurcharge = async (trx: Transaction, { cart, pricingContext }: CalculatedCart): Promise<void> => {
  const { surchargeVariant } = pricingContext
  if (surchargeVariant !== null && surchargeVariant !== cart.checkout?.surchargeVariant)
    await saveCheckout(trx, cart.id, { surchargeVariant })
}
