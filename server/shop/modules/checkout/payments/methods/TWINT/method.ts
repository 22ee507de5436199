import type { MethodSituation, PaymentMethodDefinition } from '../../payment-method.ts'
import { createComputopAdapter } from '../../providers/computop/computop.ts'
import { isConsumer, withinLimits } from '../limits.ts'

/** TWINT takes Swiss francs alone. */
const isOffered = (situation: MethodSituation): boolean =>
  isConsumer(situation) && situation.currency === 'CHF' && situation.parameters.isOn('T134_Twint-Payment')

export const TWINT: PaymentMethodDefinition = {
  id: 'TWINT',
  isPrepaid: true,
  availability: (situation) => (isOffered(situation) ? withinLimits(situation, 'TWINT', { minimum: 100 }) : 'hidden'),
  // The last notification comes up to 65 minutes later when the shopper has closed the tab.
  settlement: { kind: 'provider', inquireAfterMinutes: [40, 70], expiryMinutes: 75, captures: 'atOnce' },
  createAdapter: ({ computop }) => computop && createComputopAdapter(computop, { page: 'twint.aspx', isAuto: true }),
}
