import type { MethodSituation, PaymentMethodDefinition } from '../payment-method.ts'
import { withinLimits } from './limits.ts'

/** The customer transfers the money to the shop's account; the goods are sent when it has arrived. */
export const prepayment = (
  id: string,
  isOffered: (situation: MethodSituation) => boolean,
): PaymentMethodDefinition => ({
  id,
  isPrepaid: true,
  availability: (situation) => (isOffered(situation) ? withinLimits(situation, id, {}) : 'hidden'),
  settlement: { kind: 'due', remindAfterDays: 7, cancelAfterDays: 14 },
})
