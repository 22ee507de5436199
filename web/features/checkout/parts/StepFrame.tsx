import type { ReactNode } from 'react'
import { Heading } from '../../../ui/content/Heading/Heading.tsx'
import styles from './checkout.module.css'

type StepFrameProps = { headline: string; lead?: ReactNode; aside?: ReactNode; children: ReactNode }

/** A step: its headline, which gets the focus when the step is come to, what is to be done, and beside it the order. */
export function StepFrame({ headline, lead, aside, children }: StepFrameProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>{headline}</Heading>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      <div className={styles.part}>{children}</div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  )
}
