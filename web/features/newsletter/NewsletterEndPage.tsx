import { useState } from 'react'
import { accountLimits } from '#contract/limits/account.ts'
import { newsletterEndRules } from '#contract/rules/service-forms.rules.ts'
import { posting } from '../../lib/forms/posting.ts'
import { useFocusOn } from '../../lib/forms/use-focus-on.ts'
import { useRuledForm, wasSent } from '../../lib/forms/use-ruled-form.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Notice } from '../../ui/feedback/Notice/Notice.tsx'
import { Button } from '../../ui/forms/Button/Button.tsx'
import { EmailField } from '../../ui/forms/Field/EmailField.tsx'
import { TextField } from '../../ui/forms/Field/TextField.tsx'
import { FormMessage } from '../../ui/forms/FormMessage/FormMessage.tsx'
import { Honeypot } from '../../ui/forms/Honeypot/Honeypot.tsx'
import { ServiceFrame } from '../../ui/structure/ServiceFrame/ServiceFrame.tsx'
import type { NewsletterData } from './load-newsletter.ts'
import styles from './Newsletter.module.css'

/** Ends the newsletter by e-mail and house number (transactions.md §2.4). What it says is the same for every address. */
export function NewsletterEndPage({ data }: { data: NewsletterData }) {
  const t = useTexts()
  const [isSent, setSent] = useState(wasSent(data.flash, 'newsletter-end'))
  const done = useFocusOn<HTMLDivElement>(isSent)
  return (
    <ServiceFrame headline={t('newsletter.end.title')} lead={!isSent && <p>{t('newsletter.end.lead')}</p>}>
      {isSent ? (
        <div ref={done} tabIndex={-1} className={styles.sent}>
          <Notice kind="success" headline={t('newsletter.end.done')}>
            <p>{t('newsletter.end.done.text')}</p>
          </Notice>
        </div>
      ) : (
        <EndForm data={data} onSent={() => setSent(true)} />
      )}
    </ServiceFrame>
  )
}

function EndForm({ data, onSent }: { data: NewsletterData; onSent: () => void }) {
  const t = useTexts()
  const form = useRuledForm({
    id: 'newsletter-end',
    action: 'newsletter-end',
    rules: newsletterEndRules(),
    flash: data.flash,
    stored: { email: data.email },
    lost: t('newsletter.failed'),
    send: posting({ onDone: onSent }),
  })
  return (
    <form {...form.form} className={styles.form}>
      <FormMessage form={form} />
      <EmailField {...form.field('email')} label={t('newsletter.email')} required />
      <TextField
        {...form.field('houseNr')}
        label={t('newsletter.houseNr')}
        optional={t('newsletter.optional')}
        hint={t('newsletter.houseNr.hint')}
        maxLength={accountLimits.houseNumber}
        autoComplete="off"
      />
      <Honeypot />
      <Button {...form.button} size="l" wide>
        {t('newsletter.end.button')}
      </Button>
    </form>
  )
}
