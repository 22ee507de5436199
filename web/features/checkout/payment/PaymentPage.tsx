import { useEffect } from 'react'
import type { CheckoutFragment } from '../../../generated/operations.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import type { Flash } from '../../../lib/page/flash.ts'
import { track } from '../../../lib/tracking/track.ts'
import { Notice } from '../../../ui/feedback/Notice/Notice.tsx'
import { PendingPayment } from '../parts/PendingPayment.tsx'
import { StepFrame } from '../parts/StepFrame.tsx'
import { forgetSubmission } from '../summary/submission.ts'
import { ExpressWallet } from '../wallet/ExpressWallet.tsx'
import { PaymentForm } from './PaymentForm.tsx'

type PaymentPageProps = {
  checkout: CheckoutFragment
  /** The provider refused the payment (transactions.md §4, payment return). */
  errorCode: string | null
  /** The visitor came back from the provider without paying. */
  isCancelled: boolean
  flash: Flash | null
}

export function PaymentPage({ checkout, errorCode, isCancelled, flash }: PaymentPageProps) {
  const t = useTexts()
  useEffect(() => {
    if (!errorCode && !isCancelled) return
    // The try has ended: the next press is another submission.
    forgetSubmission()
    if (errorCode) track('payment_error', { error_code: errorCode })
    else track('payment_cancel', {})
  }, [errorCode, isCancelled])
  return (
    <StepFrame headline={t('checkout.title.payment')} cart={checkout.cart}>
      {errorCode && (
        <Notice kind="warning" live headline={t('checkout.payment.error')}>
          <p>{t('checkout.payment.error.text')}</p>
        </Notice>
      )}
      {isCancelled && !errorCode && (
        <Notice kind="info" live>
          <p>{t('checkout.payment.cancelled')}</p>
        </Notice>
      )}
      {checkout.pendingOrderId && <PendingPayment />}
      {checkout.expressWallet && <ExpressWallet wallet={checkout.expressWallet} placement="Checkout" />}
      <PaymentForm checkout={checkout} flash={flash} />
    </StepFrame>
  )
}
