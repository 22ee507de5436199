import { useEffect } from 'react'
import type { EndedPayment as Ended } from '#contract/rules/checkout/steps.rules.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { track } from '#web/lib/tracking/track.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { forgetSubmission } from '../summary/submission.ts'

/** Codes with a sentence of their own that says what helps; others say that it did not work. */
const explained = ['declined', 'threeDSecure', 'cartChanged', 'returned'] as const

/** Says, and tracks, that a payment has ended without an order. */
export function EndedPayment({ errorCode: code }: Ended) {
  const t = useTexts()
  const errorCode = code === 'cancelled' ? null : code
  useEffect(() => {
    // The try has ended: the next press is another submission.
    forgetSubmission()
    if (errorCode) track('payment_error', { error_code: errorCode })
    else track('payment_cancel', {})
  }, [errorCode])
  if (errorCode) {
    const known = explained.find((each) => each === errorCode)
    const key = known ? `checkout.payment.${known}` : 'checkout.payment.error'
    return (
      <Notice kind="warning" live headline={t(key)}>
        <p>{t(`${key}.text`)}</p>
      </Notice>
    )
  }
  return (
    <Notice kind="info" live>
      <p>{t('checkout.payment.cancelled')}</p>
    </Notice>
  )
}
