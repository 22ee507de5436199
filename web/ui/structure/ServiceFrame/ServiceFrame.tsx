import type { ReactNode } from 'react'
import { Heading } from '../../content/Heading/Heading.tsx'
import styles from './ServiceFrame.module.css'

type ServiceFrameProps = { headline: string; lead?: ReactNode; children: ReactNode }

/** A page with one thing to do that needs no login: its headline, what it is about, and a card with the form. */
export function ServiceFrame({ headline, lead, children }: ServiceFrameProps) {
  return (
    <div className={styles.page}>
      <Heading level={1}>{headline}</Heading>
      {lead && <div className={styles.lead}>{lead}</div>}
      <div className={styles.card}>{children}</div>
    </div>
  )
}
