import type { MethodSituation, PaymentMethodDefinition } from '../payment-method.ts'
import { withinLimits } from './limits.ts'

/** Guests hold goods without money for a shorter time: nothing else is known of them. A transfer takes one to three working days. */
const waits = {
  customers: { remindAfterDays: 7, cancelAfterDays: 14 },
  guests: { remindAfterDays: 4, cancelAfterDays: 7 },
}

/** The customer transfers the money to the shop's account; the goods are sent when it has arrived. */
export const prepayment = (
  id: string,
  isOffered: (situation: MethodSituation) => boolean,
): PaymentMethodDefinition => ({
  id,
  isPrepaid: true,
  availability: (situation) => (isOffered(situation) ? withinLimits(situation, id, {}) : 'hidden'),
  settlement: { kind: 'due', waits },
})
