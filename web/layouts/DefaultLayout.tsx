import '../ui/base.css'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/i18n/use-texts.ts'
import { Static } from '../lib/Static.tsx'
import { useSite } from '../lib/use-page.ts'
import { Container } from '../ui/Container/Container.tsx'
import { ToastRegion } from '../ui/Toast/ToastRegion.tsx'
import styles from './DefaultLayout.module.css'
import { Footer } from './Footer/Footer.tsx'
import { Header } from './Header/Header.tsx'

/** Header, navigation and footer around a page. Breadcrumb and headings are the page's own. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const t = useTexts()
  const { store } = useSite()
  return (
    <div className={styles.layout} data-store={store}>
      <a href="#content" className={styles.skip}>
        {t('shell.skipToContent')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Container>{children}</Container>
      </main>
      <Static as="footer" className={styles.footer}>
        <Footer />
      </Static>
      <ToastRegion />
    </div>
  )
}
