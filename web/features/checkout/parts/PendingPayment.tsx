import { AbortPayment } from '../../../generated/operations.ts'
import { useForm } from '../../../lib/forms/use-form.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { navigate } from '../../../lib/routing/router.ts'
import { Notice } from '../../../ui/feedback/Notice/Notice.tsx'
import { Button } from '../../../ui/forms/Button/Button.tsx'
import { FormMessage } from '../../../ui/forms/FormMessage/FormMessage.tsx'
import { forgetSubmission } from '../summary/submission.ts'
import { changeCheckout } from './change-checkout.ts'
import styles from './checkout.module.css'

/** A payment is under way, in another tab or at the provider's page: it can be ended, and the order paid in another way. */
export function PendingPayment() {
  const t = useTexts()
  const form = useForm({
    action: '/api/checkout-action/abort/',
    messageFor: () => t('checkout.lost'),
    send: async () => {
      const { outcome } = await changeCheckout(AbortPayment, {})
      if (outcome.kind === 'done') {
        forgetSubmission()
        await navigate('/checkout/payment')
      }
      return outcome
    },
  })
  return (
    <Notice kind="info" headline={t('checkout.pending')}>
      <form {...form.form} className={styles.form}>
        <FormMessage form={form} />
        <p>{t('checkout.pending.text')}</p>
        <Button {...form.button} variant="outline" size="s">
          {t('checkout.pending.abort')}
        </Button>
      </form>
    </Notice>
  )
}
