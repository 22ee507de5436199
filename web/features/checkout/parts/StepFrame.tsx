import type { ReactNode } from 'react'
import type { CheckoutCartFragment } from '../../../generated/operations.ts'
import { HydrateLater } from '../../../lib/hydration/HydrateLater.tsx'
import { Late } from '../../../lib/hydration/late-view.tsx'
import { Heading } from '../../../ui/content/Heading/Heading.tsx'
import styles from './checkout.module.css'
import { orderAside } from './order-aside.ts'

type StepFrameProps = { headline: string; lead?: ReactNode; cart: CheckoutCartFragment; children: ReactNode }

/** A step: its headline, which gets the focus when the step is come to, what is to be done, and beside it the order. */
export function StepFrame({ headline, lead, cart, children }: StepFrameProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>{headline}</Heading>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      <div className={styles.part}>{children}</div>
      <aside className={styles.aside}>
        <HydrateLater>
          <Late view={orderAside} props={{ cart }} />
        </HydrateLater>
      </aside>
    </div>
  )
}
