import type { PaymentMethodDefinition } from '../../payment-method.ts'
import { invoice } from '../invoice.ts'
import { isBusiness } from '../limits.ts'

/** Settled by the purchasing association that the customer says to belong to; whether he does is known after the goods are gone. */
export const VINCO_V: PaymentMethodDefinition = {
  ...invoice('VINCO_V', isBusiness, { countries: ['DE'] }),
  collectedBy: 'association',
}
