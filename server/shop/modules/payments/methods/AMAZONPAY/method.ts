import type { MethodSituation, PaymentMethodDefinition } from '../../payment-method.ts'
import { createAmazonAdapter } from '../../providers/amazon/amazon.ts'
import { createAmazonWallet } from '../../providers/amazon/wallet.ts'
import { isConsumer, withinLimits } from '../limits.ts'

/** Switch of the editors. */
const parameter = 'amazonPayV2Activation'

const isOffered = (situation: MethodSituation): boolean => isConsumer(situation) && situation.isOn(parameter)

export const AMAZONPAY: PaymentMethodDefinition = {
  id: 'AMAZONPAY',
  isPrepaid: true,
  needsWallet: true,
  availability: (situation) => (isOffered(situation) ? withinLimits(situation, 'AMAZONPAY', {}) : 'hidden'),
  // Amazon cancels a session that is not completed, and what is pending, after a day; it wants money taken when goods are sent.
  settlement: { kind: 'provider', expiryMinutes: 1440, captures: 'whenShipped' },
  createAdapter: ({ amazon }) => amazon && createAmazonAdapter(amazon),
  createWallet: ({ amazon }) => amazon && createAmazonWallet(amazon, parameter),
}
