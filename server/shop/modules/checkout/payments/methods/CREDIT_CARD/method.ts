import type { PaymentMethodDefinition } from '../../payment-method.ts'
import { createComputopAdapter } from '../../providers/computop/computop.ts'
import { isConsumer, withinLimits } from '../limits.ts'

/** The provider's form takes the card: card data never reaches the shop. */
export const CREDIT_CARD: PaymentMethodDefinition = {
  id: 'CREDIT_CARD',
  isPrepaid: true,
  canRecur: true,
  // Computop takes no amount below 1.00.
  availability: (situation) =>
    isConsumer(situation) ? withinLimits(situation, 'CREDIT_CARD', { minimum: 100 }) : 'hidden',
  settlement: { kind: 'provider', inquireAfterMinutes: [10], expiryMinutes: 30, captures: 'atOnce' },
  createAdapter: ({ computop }) => computop && createComputopAdapter(computop, { page: 'payssl.aspx', isAuto: true }),
}
