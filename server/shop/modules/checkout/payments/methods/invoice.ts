import type { MethodSituation, PaymentMethodDefinition } from '../payment-method.ts'
import { type Limits, withinLimits } from './limits.ts'

/** The goods are sent first, the money comes by the invoice. */
export const invoice = (
  id: string,
  isOffered: (situation: MethodSituation) => boolean,
  limits: Limits,
): PaymentMethodDefinition => ({
  id,
  isPrepaid: false,
  isOnCredit: true,
  availability: (situation) => (isOffered(situation) ? withinLimits(situation, id, limits) : 'hidden'),
  settlement: { kind: 'due' },
})

/** Limits for consumers: the address has to be one at which they live. */
export const consumerInvoiceLimits: Limits = {
  countries: ['DE', 'AT', 'CH', 'LI'],
  refusesPackstation: true,
}
