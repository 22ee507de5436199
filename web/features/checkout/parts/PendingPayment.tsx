import { useForm } from '../../../lib/forms/use-form.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { Notice } from '../../../ui/feedback/Notice/Notice.tsx'
import { Button } from '../../../ui/forms/Button/Button.tsx'
import { FormMessage } from '../../../ui/forms/FormMessage/FormMessage.tsx'
import styles from './checkout.module.css'
import { orLost } from './or-lost.ts'

/** A payment is under way, in another tab or at the provider's page: it can be ended, and the order paid in another way. */
export function PendingPayment() {
  const t = useTexts()
  const form = useForm({
    action: '/api/checkout-action/abort/',
    messageFor: () => t('checkout.lost'),
    send: () => orLost(import('./abort-payment.ts').then(({ abortPayment }) => abortPayment())),
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
