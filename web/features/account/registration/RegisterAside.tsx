import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { useSite } from '#web/lib/scope/use-page.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import styles from '../login/Invitation.module.css'
import { Benefits } from '../parts/Benefits.tsx'
import { ExerciseBook } from '../parts/ExerciseBook.tsx'

/** Beside the form: what it is for. */
export function RegisterAside() {
  const t = useTexts()
  const { isB2b } = useSite()
  return (
    <>
      <section className={styles.new} aria-labelledby="register-benefits">
        <ExerciseBook className={styles.picture} />
        <Heading level={2} size="l" id="register-benefits">
          {t('login.benefits')}
        </Heading>
        <Benefits />
      </section>
      {isB2b && (
        <section className={styles.access} aria-labelledby="register-access">
          <Heading level={2} size="l" id="register-access">
            {t('account.register.customer')}
          </Heading>
          <p>{t('login.access.text')}</p>
          <ButtonLink href="/myaccount/customernumber" variant="link">
            {t('login.access')}
          </ButtonLink>
        </section>
      )}
    </>
  )
}
