import type { MethodSituation, PaymentMethodDefinition } from '../../payment-method.ts'
import { createAmazonAdapter } from '../../providers/amazon/amazon.ts'
import { isConsumer, withinLimits } from '../limits.ts'

const isOffered = (situation: MethodSituation): boolean =>
  isConsumer(situation) && situation.isOn('amazonPayV2Activation')

export const AMAZONPAY: PaymentMethodDefinition = {
  id: 'AMAZONPAY',
  isPrepaid: true,
  needsWallet: true,
  availability: (situation) => (isOffered(situation) ? withinLimits(situation, 'AMAZONPAY', {}) : 'hidden'),
  // Amazon cancels a session that is not completed, and what is pending, after a day; it wants money taken when goods are sent.
  settlement: { kind: 'provider', expiryMinutes: 1440, captures: 'whenShipped' },
  createAdapter: ({ amazon }) => amazon && createAmazonAdapter(amazon),
}
