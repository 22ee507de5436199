import { SearchForm } from '../../features/search/SearchForm.tsx'
import { SearchInvitation } from '../../features/search/SearchToggle.tsx'
import { Island } from '../../lib/hydration/Island.tsx'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useSite, useUrl } from '../../lib/scope/use-page.ts'
import { useParameter } from '../../lib/scope/use-parameters.ts'
import { classNames } from '../../ui/class-names.ts'
import signs from '../../ui/content/Sign/Sign.module.css'
import { Container } from '../../ui/structure/Container/Container.tsx'
import { MainNavigation } from '../Navigation/MainNavigation.tsx'
import { navigationId } from '../Navigation/navigation-id.ts'
import { ShellPart } from '../ShellPart.tsx'
import { languageSwitch } from '../shell-parts.ts'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'

/** The bar stays at the top: the way home, the search, the shortcuts; below it the row of groups. The strip scrolls away. */
export function Header() {
  const t = useTexts()
  const { isB2b } = useSite()
  const { path } = useUrl()
  const isFullScreen = useParameter('navigation', 'version') === '2'
  return (
    <header className={styles.header}>
      <div className={styles.strip}>
        <Container className={styles.stripRow}>
          <ShellPart part="serviceStrip" className={styles.service} />
          {isB2b && <Island of={languageSwitch} props={{}} when="now" />}
        </Container>
      </div>
      <div className={styles.ground}>
        <Container className={classNames(styles.bar, isFullScreen && styles.withBurger)}>
          <button
            type="button"
            className={classNames(styles.burger, signs.menu)}
            popoverTarget={navigationId}
            aria-label={t('shell.menu.open')}
          />
          <a href="/" className={styles.home}>
            <Logo />
          </a>
          <SearchForm className={styles.search} />
          <ShellPart part="shortcuts" className={styles.shortcuts} />
        </Container>
      </div>
      {path === '/' && <SearchInvitation />}
      <MainNavigation />
    </header>
  )
}
