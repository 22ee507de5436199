import '../ui/base.css'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/i18n/use-texts.ts'
import { useSite, useUrl } from '../lib/scope/use-page.ts'
import { classNames } from '../ui/class-names.ts'
import { ToastRegion } from '../ui/feedback/Toast/ToastRegion.tsx'
import { Container } from '../ui/structure/Container/Container.tsx'
import styles from './DefaultLayout.module.css'
import { Header } from './Header/Header.tsx'
import { ShellPart } from './ShellPart.tsx'

/** Bars at the bottom of the screen tell what has it how much of the screen they cover. */
const aboveBar = { 'data-above-bar': '' } as const

/** Header, navigation and footer around a page. Breadcrumb and headings are the page's own. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const t = useTexts()
  const { store } = useSite()
  const { path } = useUrl()
  const isOwnPage = /^\/(?:checkout|myaccount)\//.test(path)
  return (
    <div className={styles.layout} data-store={store}>
      <a href="#content" className={styles.skip}>
        {t('shell.skipToContent')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Container>{children}</Container>
      </main>
      <ShellPart
        as="footer"
        part="footer"
        className={classNames(styles.footer, isOwnPage && styles.plain)}
        marks={aboveBar}
      />
      <ToastRegion />
    </div>
  )
}
