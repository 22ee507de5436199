import type { PaymentMethodDefinition } from '../../payment-method.ts'
import { createPayPalAdapter } from '../../providers/paypal/paypal.ts'
import { isConsumer, withinLimits } from '../limits.ts'

export const PAYPAL: PaymentMethodDefinition = {
  id: 'PAYPAL',
  isPrepaid: true,
  canRecur: true,
  availability: (situation) => (isConsumer(situation) ? withinLimits(situation, 'PAYPAL', {}) : 'hidden'),
  settlement: { kind: 'provider', inquireAfterMinutes: [10], expiryMinutes: 30, captures: 'atOnce' },
  createAdapter: ({ paypal }) => paypal && createPayPalAdapter(paypal),
}
