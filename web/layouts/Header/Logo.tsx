import { useTexts } from '../../lib/i18n/use-texts.ts'
import { shopName } from '../../lib/page/site.ts'
import { useSite } from '../../lib/scope/use-page.ts'
import { VisuallyHidden } from '../../ui/content/VisuallyHidden/VisuallyHidden.tsx'
import styles from './Logo.module.css'
import logo from './logo.svg'
import logoEducation from './logo-education.svg'

/**
 * The store's logo, named as the way home; a shop with another name shows that. The picture's priority is low, or React would write a
 * preload of it into the page's body.
 */
export function Logo() {
  const t = useTexts()
  const { isB2b, textLanguage } = useSite()
  const name = t('ui.shop.name')
  if (name && name !== shopName)
    return (
      <span>
        <span aria-hidden="true" className={styles.name}>
          {name}
        </span>
        <VisuallyHidden>{t('shell.home')}</VisuallyHidden>
      </span>
    )
  return (
    <img
      src={isB2b && textLanguage === 'en' ? logoEducation : logo}
      alt={t('shell.home')}
      width={300}
      height={83}
      fetchPriority="low"
    />
  )
}
