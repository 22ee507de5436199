import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useSite } from '../../lib/scope/use-page.ts'
import { VisuallyHidden } from '../../ui/content/VisuallyHidden/VisuallyHidden.tsx'
import styles from './Logo.module.css'

/**
 * The store's logo, named as the way home; a shop without one shows its name. The picture's priority is low, or React would write a
 * preload of it into the page's body.
 */
export function Logo() {
  const t = useTexts()
  const { logo, shopName } = useSite()
  if (!logo)
    return (
      <span>
        <span aria-hidden="true" className={styles.name}>
          {shopName}
        </span>
        <VisuallyHidden>{t('shell.home')}</VisuallyHidden>
      </span>
    )
  return <img {...logo} alt={t('shell.home')} fetchPriority="low" />
}
