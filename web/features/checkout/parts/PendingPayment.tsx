import { posting } from '#web/lib/forms/posting.ts'
import { useForm } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button, ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import styles from './checkout.module.css'
import { toNextStep } from './to-next-step.ts'

/** A payment is under way: it goes on at the provider's page, or is ended and the order paid in another way. */
export function PendingPayment({ url }: { url: string | null | undefined }) {
  const t = useTexts()
  const form = useForm({
    action: '/api/checkout-action/abort/',
    messageFor: () => t('checkout.lost'),
    send: posting({ onDone: toNextStep }),
  })
  return (
    <Notice kind="info" headline={t('checkout.pending')}>
      <form {...form.form} className={styles.form}>
        <FormMessage form={form} />
        <p>{t('checkout.pending.text')}</p>
        <div className={styles.buttons}>
          {url && (
            <ButtonLink href={url} size="s">
              {t('checkout.pending.go')}
            </ButtonLink>
          )}
          <Button {...form.button} variant="outline" size="s">
            {t('checkout.pending.abort')}
          </Button>
        </div>
      </form>
    </Notice>
  )
}
