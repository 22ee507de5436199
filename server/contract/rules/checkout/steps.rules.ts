import { warningParameter } from './warning-parameter.ts'

/** Steps of the checkout in their order (transactions.md §2.2). */
export const steps = ['login', 'shipping', 'payment', 'summary'] as const
export type Step = (typeof steps)[number]

/** What a step may require; each is a fact about the cart or its checkout. */
export type StepFacts = {
  /** The cart was not submitted. */
  isOpen: boolean
  /** The cart holds something that can be bought. */
  hasGoods: boolean
  /** Logged in, or guest. */
  isLoggedIn: boolean
  /** The shipping step, and the login before it, are complete. */
  isShippingValid: boolean
  /** False where nothing has to be chosen: nothing to pay, business customers on account, express wallet. */
  hasPaymentStep: boolean
  isPaymentValid: boolean
}

/** What the facts are read from, as the query of the checkout gives it. */
export type CheckoutState = {
  cart: { attributes: { submitted: boolean }; positions: readonly { availableForSale: boolean }[] }
  loginStep: { isDone: boolean }
  shippingStep: { validated: boolean }
  paymentStep: { isAvailable: boolean; validated: boolean }
}

/** The facts that decide which step may be shown. A step is complete when the one before it is, too. */
export function stepFacts({ cart, loginStep, shippingStep, paymentStep }: CheckoutState): StepFacts {
  return {
    isOpen: !cart.attributes.submitted,
    hasGoods: cart.positions.some(({ availableForSale }) => availableForSale),
    isLoggedIn: loginStep.isDone,
    isShippingValid: loginStep.isDone && shippingStep.validated,
    hasPaymentStep: paymentStep.isAvailable,
    isPaymentValid: paymentStep.validated,
  }
}

/** What the visitor is told when a requirement sends him away; keys `checkoutWarning.*`. */
export const stepWarnings = ['sessionExpired', 'orderAlreadySubmitted'] as const
export type StepWarning = (typeof stepWarnings)[number]

export type StepTarget = '/' | '/checkout/basket' | `/checkout/${Step}`

type Requirement = {
  isMet: (facts: StepFacts) => boolean
  target: StepTarget
  warning?: StepWarning
}

const submitted: Requirement = {
  isMet: ({ isOpen }) => isOpen,
  target: '/',
  warning: 'orderAlreadySubmitted',
}
const expired = { target: '/', warning: 'sessionExpired' } as const
const hasGoods = ({ hasGoods: has }: StepFacts) => has
const hasShipping = ({ isShippingValid }: StepFacts) => isShippingValid

/** The requirements of each step, in order: the first one that is not met decides where the visitor is led. */
const requirements: Readonly<Record<Step, readonly Requirement[]>> = {
  login: [
    submitted,
    { isMet: hasGoods, target: '/checkout/basket' },
    { isMet: ({ isLoggedIn }) => !isLoggedIn, target: '/checkout/shipping' },
  ],
  shipping: [
    submitted,
    { isMet: hasGoods, target: '/' },
    { isMet: ({ isLoggedIn }) => isLoggedIn, target: '/checkout/login' },
  ],
  payment: [
    submitted,
    { isMet: hasGoods, ...expired },
    { isMet: hasShipping, target: '/checkout/shipping' },
    { isMet: ({ hasPaymentStep }) => hasPaymentStep, target: '/checkout/summary' },
  ],
  summary: [
    submitted,
    { isMet: hasGoods, ...expired },
    { isMet: hasShipping, ...expired },
    {
      isMet: ({ hasPaymentStep, isPaymentValid }) => isPaymentValid || !hasPaymentStep,
      target: '/checkout/payment',
    },
  ],
}

type Way = { target: StepTarget; warning: StepWarning | null }

/** Where a visitor is led who asks for a step; null when he may see it. */
export function wayFrom(step: Step, facts: StepFacts): Way | null {
  const broken = requirements[step].find(({ isMet }) => !isMet(facts))
  return broken ? { target: broken.target, warning: broken.warning ?? null } : null
}

/**
 * How a payment has ended without money, as the query of the step says that the visitor comes back to (transactions.md §4). Without a
 * code the visitor has not paid, else the provider has refused it.
 */
export type EndedPayment = { errorCode: string | null }

/** The address of a way. Another step takes along how a payment has ended, and says it instead. */
export function addressOf({ target, warning }: Way, ended: EndedPayment | null): string {
  if (warning) return `${target}?${warningParameter}=${warning}`
  if (!ended || target === '/') return target
  const { errorCode } = ended
  return `${target}?${errorCode === null ? 'cancelPayment=true' : `errorCode=${encodeURIComponent(errorCode)}`}`
}

/** The step after one, which is left out where there is nothing to choose. */
export function stepAfter(step: Step, { hasPaymentStep }: Pick<StepFacts, 'hasPaymentStep'>): StepTarget {
  if (step === 'login') return '/checkout/shipping'
  return step === 'shipping' && hasPaymentStep ? '/checkout/payment' : '/checkout/summary'
}
