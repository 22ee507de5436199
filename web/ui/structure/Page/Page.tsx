import type { ReactNode, Ref } from 'react'
import { classNames } from '../../class-names.ts'
import { Heading } from '../../content/Heading/Heading.tsx'
import { Breadcrumb, type Crumb } from '../Breadcrumb/Breadcrumb.tsx'
import styles from './Page.module.css'

type PageProps = {
  /** full: as wide as the container. reading: texts, and tasks with one thing to do, at most 760 px from the same left edge. */
  width?: 'full' | 'reading'
  /** Where the page stands; pages of the checkout, and those of a layout with one way only, have none. */
  crumbs?: readonly Crumb[]
  headline: string
  /** In the line of the headline: a count, a state, a search. */
  beside?: ReactNode
  /** Said below the headline. */
  lead?: ReactNode
  /** The headline and what is said below it change while the page is open, and are read out. */
  isStatus?: boolean
  /** Receives the headline, for a page that moves the focus to it. */
  headRef?: Ref<HTMLDivElement>
  /** Where else one may go from here, beside what is below the headline on wide screens. */
  nav?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

/** The frame of a page with a headline of its own: breadcrumb, headline and what follows start at one edge and at one height. */
export function Page(props: PageProps) {
  const { width = 'full', crumbs = [], headline, beside, lead, isStatus, headRef, nav, className, children } = props
  return (
    <div className={classNames(styles.page, styles[width], nav ? styles.withNav : undefined)}>
      <Breadcrumb crumbs={crumbs} />
      <div className={classNames(styles.body, nav ? undefined : className)}>
        <div
          ref={headRef}
          tabIndex={headRef ? -1 : undefined}
          className={styles.head}
          role={isStatus ? 'status' : undefined}
        >
          <div className={styles.line}>
            <Heading level={1}>{headline}</Heading>
            {beside}
          </div>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {nav ? (
          <div className={styles.columns}>
            {nav}
            <div className={classNames(styles.content, className)}>{children}</div>
          </div>
        ) : (
          children
        )}
      </div>
    </div>
  )
}
