import type { ReactNode } from 'react'
import type { Crumb } from '../Breadcrumb/Breadcrumb.tsx'
import { Page } from '../Page/Page.tsx'
import styles from './ServiceFrame.module.css'

type ServiceFrameProps = {
  headline: string
  lead?: ReactNode
  /** Where the page stands, if not right below the home page; none in the checkout. */
  crumbs?: readonly Crumb[]
  children: ReactNode
}

/** A page with one thing to do that needs no login: its headline, what it is about, and a card with the form. */
export function ServiceFrame({ headline, lead, crumbs, children }: ServiceFrameProps) {
  return (
    <Page width="reading" crumbs={crumbs ?? [{ displayName: headline }]} headline={headline} lead={lead}>
      <div className={styles.card}>{children}</div>
    </Page>
  )
}
