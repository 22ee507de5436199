import type { FormState } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { useSite } from '#web/lib/scope/use-page.ts'
import { Checkbox } from '#web/ui/forms/Field/Checkbox.tsx'
import styles from '../forms/forms.module.css'

const paths = {
  de: { terms: '/rechtliches/agb/', privacy: '/rechtliches/datenschutz/' },
  en: { terms: '/legal-notice/terms/', privacy: '/legal-notice/privacy/' },
} as const

/** The links stand beside the box: pressing them ticks nothing. */
export function TermsField({ form }: { form: FormState }) {
  const t = useTexts()
  const { textLanguage } = useSite()
  const { terms, privacy } = paths[textLanguage]
  const { id, error, name } = form.choice('acceptsTerms')
  return (
    <div className={styles.group}>
      <Checkbox
        id={id}
        name={name}
        value="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-links` : `${id}-links`}
        required
      >
        {t('account.register.terms')}
      </Checkbox>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <p id={`${id}-links`} className={styles.note}>
        {t('account.register.terms.read')}{' '}
        <Link href={terms} newWindow>
          {t('account.register.terms.terms')}
        </Link>
        {', '}
        <Link href={privacy} newWindow>
          {t('account.register.terms.privacy')}
        </Link>
      </p>
    </div>
  )
}
