import { invoice } from '../invoice.ts'
import { isBusiness, methodsParameter } from '../limits.ts'

const eInvoice = invoice(
  'X_RECHNUNG',
  (situation) => isBusiness(situation) && situation.isOn(methodsParameter, 'xRechnung'),
  {},
)

/** Electronic invoice for public bodies in Germany, which are found by their Leitweg-ID. */
export const X_RECHNUNG: typeof eInvoice = {
  ...eInvoice,
  needsBuyerReference: true,
  availability: (situation) => {
    const state = eInvoice.availability(situation)
    if (state !== 'available') return state
    const { billingCountry } = situation
    return billingCountry !== null && billingCountry !== 'DE' ? { reason: 'billingCountry' } : 'available'
  },
}
