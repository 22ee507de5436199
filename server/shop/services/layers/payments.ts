import { createPaymentMethods } from '../../modules/checkout/payments/payment-methods.ts'
import { createPaymentRecords } from '../../modules/checkout/payments/payment-records.service.ts'
import { createReturnTokens } from '../../modules/checkout/payments/return-token.ts'
import type { Ground } from '../settings.ts'
import type { CartsLayer } from './carts.ts'

/** How can be paid. */
export const createPaymentsLayer = ({ settings }: Ground) => ({
  paymentMethods: createPaymentMethods(settings.payments),
  records: createPaymentRecords(),
  returnToken: createReturnTokens(settings.reviews.linkKeys),
})

export type PaymentsLayer = CartsLayer & ReturnType<typeof createPaymentsLayer>
