import type { ReactNode } from 'react'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Breadcrumb } from '#web/ui/structure/Breadcrumb/Breadcrumb.tsx'
import styles from './AccountFrame.module.css'

type AccountFrameProps = {
  headline: string
  lead?: ReactNode
  /** Where the page stands; none in the layout that has no way but this one. */
  crumbs?: readonly { displayName: string; url?: string }[]
  /** Beside what is to be done; below it on phones. */
  aside?: ReactNode
  children: ReactNode
}

/** A page about the account: headline, one thing to do, and what helps with it. */
export function AccountFrame({ headline, lead, crumbs = [], aside, children }: AccountFrameProps) {
  return (
    <div className={styles.page}>
      <Breadcrumb crumbs={crumbs} />
      <div className={classNames(styles.frame, aside ? styles.withAside : undefined)}>
        <div className={styles.head}>
          <Heading level={1}>{headline}</Heading>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        <div className={styles.card}>{children}</div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </div>
  )
}

/** Account first, then the page itself. */
export function useAccountCrumbs(name: string) {
  const t = useTexts()
  return [{ displayName: t('login.to.account'), url: '/myaccount/overview' }, { displayName: name }]
}
