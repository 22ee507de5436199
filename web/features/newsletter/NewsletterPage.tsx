import { useState } from 'react'
import { posting } from '../../lib/forms/posting.ts'
import { useFocusOn } from '../../lib/forms/use-focus-on.ts'
import { useRuledForm } from '../../lib/forms/use-ruled-form.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { Notice } from '../../ui/feedback/Notice/Notice.tsx'
import { Button } from '../../ui/forms/Button/Button.tsx'
import { EmailField } from '../../ui/forms/Field/EmailField.tsx'
import { FormMessage } from '../../ui/forms/FormMessage/FormMessage.tsx'
import { Honeypot } from '../../ui/forms/Honeypot/Honeypot.tsx'
import { ServiceFrame } from '../../ui/structure/ServiceFrame/ServiceFrame.tsx'
import type { NewsletterData } from './load-newsletter.ts'
import styles from './Newsletter.module.css'

/** Asks for the newsletter (transactions.md §2.4). The shop answers the same for every address and asks it to confirm by mail. */
export function NewsletterPage({ data }: { data: NewsletterData }) {
  const t = useTexts()
  const [isSent, setSent] = useState(false)
  if (isSent) return <NewsletterSent isFocused />
  return (
    <ServiceFrame headline={t('newsletter.title')} lead={<p>{t('newsletter.lead')}</p>}>
      <NewsletterForm data={data} onSent={() => setSent(true)} />
    </ServiceFrame>
  )
}

/** Says what comes next: nothing is sent before the link of the mail is followed. */
export function NewsletterSent({ isFocused = false }: { isFocused?: boolean }) {
  const t = useTexts()
  const element = useFocusOn<HTMLDivElement>(isFocused)
  return (
    <ServiceFrame headline={t('newsletter.sent')}>
      <div ref={element} tabIndex={-1} className={styles.sent}>
        <Notice kind="success" live={isFocused}>
          <p>{t('newsletter.sent.text')}</p>
        </Notice>
        <p>{t('newsletter.sent.missing')}</p>
      </div>
    </ServiceFrame>
  )
}

function NewsletterForm({ data, onSent }: { data: NewsletterData; onSent: () => void }) {
  const t = useTexts()
  const form = useRuledForm({
    id: 'newsletter',
    action: 'newsletter',
    rules: [{ name: 'email', kind: 'email' }],
    flash: data.flash,
    stored: { email: data.email },
    lost: t('newsletter.failed'),
    send: posting({ onDone: onSent }),
  })
  return (
    <form {...form.form} className={styles.form}>
      <FormMessage form={form} />
      <EmailField {...form.field('email')} label={t('newsletter.email')} required />
      <Honeypot />
      <p className={styles.consent}>{t('shell.newsletter.consent')}</p>
      <Button {...form.button} size="l" wide>
        {t('newsletter.button')}
      </Button>
      <p className={styles.consent}>
        <Link href="/service/newsletter/newsletter-abmelden">{t('newsletter.toEnd')}</Link>
      </p>
    </form>
  )
}
