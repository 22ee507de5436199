import '../ui/base.css'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/i18n/use-texts.ts'
import { useSite } from '../lib/scope/use-page.ts'
import { ToastRegion } from '../ui/feedback/Toast/ToastRegion.tsx'
import { Container } from '../ui/structure/Container/Container.tsx'
import defaultStyles from './DefaultLayout.module.css'
import { FooterLink } from './Footer/FooterLink.tsx'
import { Logo } from './Header/Logo.tsx'
import styles from './ResetPasswordLayout.module.css'
import { useShell } from './use-shell.ts'

/** One thing to do and no way aside: the logo leads home, and the legal pages are within reach. */
export function ResetPasswordLayout({ children }: { children: ReactNode }) {
  const t = useTexts()
  const { store } = useSite()
  const bottom = useShell()?.getFooter?.links.find((block) => block.type === 'bottomLinks')
  return (
    <div className={defaultStyles.layout} data-store={store}>
      <a href="#content" className={defaultStyles.skip}>
        {t('shell.skipToContent')}
      </a>
      <header className={styles.header}>
        <Container>
          <a href="/" className={styles.home}>
            <Logo />
          </a>
        </Container>
      </header>
      <main id="content" tabIndex={-1} className={defaultStyles.main}>
        <Container>{children}</Container>
      </main>
      <footer className={styles.footer}>
        <Container>
          <ul className={styles.links}>
            {bottom?.entries.map((entry) => (
              <li key={entry.url}>
                <FooterLink entry={entry} className={styles.link} />
              </li>
            ))}
          </ul>
        </Container>
      </footer>
      <ToastRegion />
    </div>
  )
}
