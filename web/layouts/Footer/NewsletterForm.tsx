import { accountLimits } from '#contract/limits/account.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Button } from '../../ui/forms/Button/Button.tsx'
import { Honeypot } from '../../ui/forms/Honeypot/Honeypot.tsx'
import styles from './NewsletterForm.module.css'

/** Asks for the newsletter on every page: a plain form, so that no page loads a script for it. The answer is a page of its own. */
export function NewsletterForm() {
  const t = useTexts()
  return (
    <form action="/api/newsletter/" method="post" className={styles.form} aria-labelledby="footer-newsletter">
      <div>
        <h2 id="footer-newsletter" className={styles.headline}>
          {t('shell.newsletter')}
        </h2>
        <p className={styles.text}>{t('shell.newsletter.text')}</p>
      </div>
      <div className={styles.row}>
        <input
          id="footer-newsletter-email"
          name="email"
          aria-label={t('shell.newsletter.email')}
          placeholder={t('shell.newsletter.email')}
          type="text"
          inputMode="email"
          required
          maxLength={accountLimits.email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          className={styles.field}
        />
        <Button type="submit" variant="secondary" className={styles.button}>
          {t('shell.newsletter.button')}
        </Button>
      </div>
      <Honeypot />
      <p className={styles.consent}>{t('shell.newsletter.consent')}</p>
    </form>
  )
}
