import { Menu } from 'lucide-react'
import { SearchForm } from '../../features/search/SearchForm.tsx'
import { SearchToggle } from '../../features/search/SearchToggle.tsx'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Static } from '../../lib/Static.tsx'
import { useSite } from '../../lib/use-page.ts'
import { Container } from '../../ui/Container/Container.tsx'
import { MainNavigation } from '../Navigation/MainNavigation.tsx'
import { navigationId } from '../Navigation/navigation-id.ts'
import { BusinessContact } from './BusinessContact.tsx'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import logo from './logo.svg'
import logoEducation from './logo-education.svg'
import { ServiceStrip } from './ServiceStrip.tsx'

/** Stays at the top: the way home, the search, the departments. */
export function Header() {
  const t = useTexts()
  const { isB2b, textLanguage } = useSite()
  return (
    <header className={styles.header}>
      <Static className={styles.strip}>
        <ServiceStrip />
      </Static>
      <div className={styles.ground}>
        <Container className={styles.bar}>
          <button
            type="button"
            className={styles.burger}
            popoverTarget={navigationId}
            aria-label={t('shell.menu.open')}
          >
            <Menu size={24} strokeWidth={1.75} aria-hidden="true" />
          </button>
          <a href="/" className={styles.home}>
            {/* Within a picture, or React would write a preload of it into the page's body. */}
            <picture>
              <img
                src={isB2b && textLanguage === 'en' ? logoEducation : logo}
                alt={t('shell.home')}
                width={300}
                height={83}
              />
            </picture>
          </a>
          <SearchForm className={styles.search} />
          <SearchToggle className={styles.searchToggle} />
          {isB2b && (
            <div className={styles.business}>
              <BusinessContact />
              <LanguageSwitch />
            </div>
          )}
        </Container>
      </div>
      <MainNavigation />
    </header>
  )
}
