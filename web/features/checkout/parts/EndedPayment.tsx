import { useEffect } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { track } from '../../../lib/tracking/track.ts'
import { Notice } from '../../../ui/feedback/Notice/Notice.tsx'
import type { EndedPayment as Ended } from '../steps/steps.rules.ts'
import { forgetSubmission } from '../summary/submission.ts'

/** Says, and tracks, that a payment has ended without money. */
export function EndedPayment({ errorCode }: Ended) {
  const t = useTexts()
  useEffect(() => {
    // The try has ended: the next press is another submission.
    forgetSubmission()
    if (errorCode) track('payment_error', { error_code: errorCode })
    else track('payment_cancel', {})
  }, [errorCode])
  if (errorCode)
    return (
      <Notice kind="warning" live headline={t('checkout.payment.error')}>
        <p>{t('checkout.payment.error.text')}</p>
      </Notice>
    )
  return (
    <Notice kind="info" live>
      <p>{t('checkout.payment.cancelled')}</p>
    </Notice>
  )
}
