import { invoice } from '../invoice.ts'
import { isBusiness } from '../limits.ts'

const eInvoice = invoice(
  'X_RECHNUNG',
  (situation) => isBusiness(situation) && situation.parameters.value('paymentTypes', 'xRechnung'),
  {},
)

/**
 * Electronic invoice for public bodies in Germany, which are found by their Leitweg-ID. Goods that leave the country would be a supply to
 * another state, whose VAT the shop does not calculate: they are not sold so.
 */
export const X_RECHNUNG: typeof eInvoice = {
  ...eInvoice,
  needsBuyerReference: true,
  availability: (situation) => {
    const state = eInvoice.availability(situation)
    if (state !== 'available') return state
    const { billingCountry, deliveryCountry } = situation
    if (billingCountry !== null && billingCountry !== 'DE') return { reason: 'billingCountry' }
    return deliveryCountry !== null && deliveryCountry !== 'DE' ? { reason: 'country' } : 'available'
  },
}
