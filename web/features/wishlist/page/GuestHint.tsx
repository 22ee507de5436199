import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { listPath, loginPath } from '../list-address.ts'
import styles from './GuestHint.module.css'

/** In place of the lists of a customer: what a login adds for a visitor without one. */
export function GuestHint() {
  const t = useTexts()
  return (
    <aside className={styles.hint}>
      <p>{t('wishlist.flyout.login')}</p>
      <ButtonLink href={loginPath(listPath())} variant="outline" size="s">
        {t('wishlist.flyout.toLogin')}
      </ButtonLink>
    </aside>
  )
}
