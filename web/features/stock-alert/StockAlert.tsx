import { useState } from 'react'
import { violationOf } from '#contract/rules/fields.rules.ts'
import { Bell } from '../../generated/icons/Bell.ts'
import { posting } from '../../lib/forms/posting.ts'
import { useFocusOn } from '../../lib/forms/use-focus-on.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useUrl } from '../../lib/scope/use-page.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { Notice } from '../../ui/feedback/Notice/Notice.tsx'
import { Button } from '../../ui/forms/Button/Button.tsx'
import { EmailField } from '../../ui/forms/Field/EmailField.tsx'
import { FormMessage } from '../../ui/forms/FormMessage/FormMessage.tsx'
import { Honeypot } from '../../ui/forms/Honeypot/Honeypot.tsx'
import styles from './StockAlert.module.css'

const formId = 'stock-alert'

/**
 * Asks for one mail when a sold-out item can be bought again. Without scripts the edge leads back to this
 * page, to the part that says how it went (:target in the style sheet, server/bff/page-forms).
 */
export function StockAlert({ itemId }: { itemId: string }) {
  const t = useTexts()
  const { href } = useUrl()
  const [isSent, setSent] = useState(false)
  const form = useForm({
    id: formId,
    action: '/api/stock-alert/',
    fields: ['email'],
    checkField: (_name, values) =>
      violationOf({ name: 'email', kind: 'email' }, values) === null ? null : t('product.alert.fault'),
    send: posting({ onDone: () => setSent(true) }),
    messageFor: (count) => (count === null ? t('product.alert.failed') : null),
  })

  if (isSent) return <Sent isFocused />
  return (
    <section className={styles.alert} aria-labelledby={`${formId}-headline`}>
      <div id={`${formId}-sent`} className={styles.afterwards}>
        <Sent />
      </div>
      <div className={styles.asking}>
        <Heading level={2} size="m" id={`${formId}-headline`} className={styles.headline}>
          <Bell size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('product.alert.headline')}
        </Heading>
        <form {...form.form} className={styles.form}>
          <p id={`${formId}-failed`} className={styles.failed}>
            {t('product.alert.failed')}
          </p>
          <p id={`${formId}-wrong`} className={styles.failed}>
            {t('product.alert.fault')}
          </p>
          <FormMessage form={form} />
          <input type="hidden" name="itemId" value={itemId} />
          <input type="hidden" name="return" value={href} />
          <Honeypot />
          <div className={styles.row}>
            <EmailField {...form.field('email')} label={t('product.alert.email')} required className={styles.email} />
            <Button {...form.button} variant="secondary" className={styles.button}>
              {t('product.alert.button')}
            </Button>
          </div>
          <p className={styles.consent}>{t('product.alert.consent')}</p>
        </form>
      </div>
    </section>
  )
}

/** Takes the place of the form, and the focus with it. */
function Sent({ isFocused = false }: { isFocused?: boolean }) {
  const t = useTexts()
  const element = useFocusOn<HTMLDivElement>(isFocused)
  return (
    <div ref={element} tabIndex={-1} className={styles.sent}>
      <Notice kind="success" headline={t('product.alert.sent')}>
        <p>{t('product.alert.sent.text')}</p>
      </Notice>
    </div>
  )
}
