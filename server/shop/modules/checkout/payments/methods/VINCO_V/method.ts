import type { PaymentMethodDefinition } from '../../payment-method.ts'
import { invoice } from '../invoice.ts'
import { isBusiness } from '../limits.ts'

/** Settled by the purchasing association that the customer belongs to, which bears the risk: no limit for a first order. */
export const VINCO_V: PaymentMethodDefinition = {
  ...invoice('VINCO_V', isBusiness, { countries: ['DE'] }),
  collectedBy: 'association',
}
