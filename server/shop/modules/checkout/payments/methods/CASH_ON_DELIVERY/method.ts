import type { PaymentMethodDefinition } from '../../payment-method.ts'
import { isConsumer, withinLimits } from '../limits.ts'

/** Paid at the door: in Germany alone, and to a person. */
export const CASH_ON_DELIVERY: PaymentMethodDefinition = {
  id: 'CASH_ON_DELIVERY',
  isPrepaid: false,
  isOnCredit: false,
  collectedBy: 'carrier',
  availability: (situation) =>
    isConsumer(situation)
      ? withinLimits(situation, 'CASH_ON_DELIVERY', {
          countries: ['DE'],
          refusesPackstation: true,
          refusesForwarder: true,
          maximum: 100_000,
        })
      : 'hidden',
  settlement: { kind: 'due' },
}
