import { cardFormAddress } from '../../card-form.ts'
import type { SubmitCartResult } from '../../generated/types.ts'
import { addressOf, type CheckoutState, type StepWarning, stepFacts, wayFrom } from './steps.rules.ts'

type Ordered = Pick<SubmitCartResult, 'computopData' | 'redirectUrl' | 'orderId' | 'approvalId'>

/** The page that follows a press of the button: the provider's, that of approvals, or the thanks for an order that waits for none of them. */
export function pageAfterOrder({ computopData, redirectUrl, approvalId, orderId }: Ordered): string {
  if (computopData) return cardFormAddress(computopData)
  if (redirectUrl) return redirectUrl
  if (approvalId) return '/myaccount/organisation?sent'
  return `/checkout/confirmation?orderId=${encodeURIComponent(orderId ?? '')}`
}

/** The home page, which shows the warning. */
export const homeWith = (warning: StepWarning): string => addressOf({ target: '/', warning }, null)

type Refused = Pick<SubmitCartResult, 'errorCode'> & { checkout?: CheckoutState | null }

/** The page that says why nothing was ordered; null for the summary. */
export function pageAfterRefusal({ errorCode, checkout }: Refused): string | null {
  if (errorCode === 'orderAlreadySubmitted') return homeWith('orderAlreadySubmitted')
  if (!checkout) return null
  if (errorCode === 'providerUnavailable') return pageWithoutProvider(checkout.paymentStep)
  const way = errorCode === 'stepIncomplete' ? wayFrom('summary', stepFacts(checkout)) : null
  return way && addressOf(way, null)
}

/** In the summary the same method can be tried again, unless the refusal has taken it off. */
const pageWithoutProvider = ({ isAvailable, validated }: CheckoutState['paymentStep']): string | null =>
  isAvailable && !validated
    ? addressOf({ target: '/checkout/payment', warning: null }, { errorCode: 'providerUnavailable' })
    : null
