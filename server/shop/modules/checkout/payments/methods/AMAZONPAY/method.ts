import type { MethodSituation, PaymentMethodDefinition } from '../../payment-method.ts'
import { createAmazonAdapter } from '../../providers/amazon/amazon.ts'
import { createAmazonWallet } from '../../providers/amazon/wallet.ts'
import { isConsumer, withinLimits } from '../limits.ts'

/** Whether the cart holds one of the products that the editors have excluded, by their ids in an entry of the switch. */
const hasExcluded = ({ productIds, parameters }: MethodSituation): boolean => {
  const excluded: readonly string[] = parameters.value('amazonPayV2Activation', 'excludedProducts')
  return productIds.some((id) => excluded.includes(id))
}

const isOffered = (situation: MethodSituation): boolean =>
  isConsumer(situation) && situation.parameters.isOn('amazonPayV2Activation') && !hasExcluded(situation)

export const AMAZONPAY: PaymentMethodDefinition = {
  id: 'AMAZONPAY',
  isPrepaid: true,
  needsWallet: true,
  availability: (situation) => (isOffered(situation) ? withinLimits(situation, 'AMAZONPAY', {}) : 'hidden'),
  // Amazon cancels a session that is not completed a day after it was made, which is before the order: an inquiry completes what
  // was approved, and the order ends before the day. Amazon wants money taken when goods are sent.
  settlement: {
    kind: 'provider',
    inquireAfterMinutes: [10, 60, 360, 1200],
    expiryMinutes: 1380,
    captures: 'whenShipped',
  },
  createAdapter: ({ amazon }) => amazon && createAmazonAdapter(amazon),
  createWallet: ({ amazon }) => amazon && createAmazonWallet(amazon),
}
