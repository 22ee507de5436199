import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { useSite } from '#web/lib/scope/use-page.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { Benefits } from '../parts/Benefits.tsx'
import { ExerciseBook } from '../parts/ExerciseBook.tsx'
import styles from './Invitation.module.css'
import { withTarget } from './own-path.ts'

/** Advantages of an account, with links to register, for visitors without one. */
export function Invitation({ target }: { target: string | null }) {
  const t = useTexts()
  const { isB2b } = useSite()
  return (
    <>
      <section className={styles.new} aria-labelledby="account-new">
        <ExerciseBook className={styles.picture} />
        <Heading level={2} size="l" id="account-new">
          {t('login.new')}
        </Heading>
        <Benefits />
        <ButtonLink href={withTarget('/myaccount/register', target)} variant="outline" wide>
          {t('login.register')}
        </ButtonLink>
      </section>
      {isB2b && (
        <section className={styles.access} aria-labelledby="account-access">
          <Heading level={2} size="l" id="account-access">
            {t('login.access.headline')}
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
