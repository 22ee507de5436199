import type { ReactNode } from 'react'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Crumb } from '#web/ui/structure/Breadcrumb/Breadcrumb.tsx'
import { Page } from '#web/ui/structure/Page/Page.tsx'
import styles from './AccountFrame.module.css'

type AccountFrameProps = {
  headline: string
  lead?: ReactNode
  /** Where the page stands; none in the layout that has no way but this one. */
  crumbs?: readonly Crumb[]
  /** The places of the account, for who is logged in. */
  nav?: ReactNode
  /** Beside what is to be done; below it on phones. */
  aside?: ReactNode
  children: ReactNode
}

/** A page about the account: headline, one thing to do, and what helps with it. */
export function AccountFrame({ headline, lead, crumbs, nav, aside, children }: AccountFrameProps) {
  return (
    <Page width={aside ? 'full' : 'reading'} crumbs={crumbs} headline={headline} nav={nav} lead={lead}>
      <div className={aside ? styles.columns : undefined}>
        <div className={styles.card}>{children}</div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </Page>
  )
}

/** Account first, then the page itself. */
export function useAccountCrumbs(name: string) {
  const t = useTexts()
  return [{ displayName: t('login.to.account'), url: '/myaccount/overview' }, { displayName: name }]
}
