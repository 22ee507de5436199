import type { CheckoutFragment } from '#web/generated/operations.ts'
import type { StepFacts } from './steps.rules.ts'

/** The facts that decide which step may be shown. A step is complete when the one before it is, too. */
export function stepFacts({ cart, loginStep, shippingStep, paymentStep }: CheckoutFragment): StepFacts {
  return {
    isOpen: !cart.attributes.submitted,
    hasGoods: cart.positions.some(({ availableForSale }) => availableForSale),
    isLoggedIn: loginStep.isDone,
    isShippingValid: loginStep.isDone && shippingStep.validated,
    hasPaymentStep: paymentStep.isAvailable,
    isPaymentValid: paymentStep.validated,
  }
}
