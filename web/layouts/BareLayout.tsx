import '../ui/base.css'
import type { ReactNode } from 'react'
import { Container } from '../ui/structure/Container/Container.tsx'
import styles from './DefaultLayout.module.css'

/** A page that stands for itself: nothing in it needs the rest of the shop. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Container>{children}</Container>
      </main>
    </div>
  )
}
