import type { ReactNode } from 'react'
import type { CheckoutCartFragment } from '#web/generated/operations.ts'
import { Island } from '#web/lib/hydration/Island.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import { Page } from '#web/ui/structure/Page/Page.tsx'
import type { loadStep } from '../steps/load-step.ts'
import styles from './checkout.module.css'
import { endedPaymentView, orderAside } from './late-parts.ts'

type StepFrameProps = { headline: string; cart: CheckoutCartFragment; children: ReactNode }

/** A step: its headline, which gets the focus when the step is come to, the order, above or beside it, and what is to be done. */
export function StepFrame({ headline, cart, children }: StepFrameProps) {
  const { endedPayment } = useData<typeof loadStep>()
  return (
    <Page headline={headline} className={styles.columns}>
      <aside className={styles.aside}>
        <Island of={orderAside} props={{ cart }} />
      </aside>
      <div className={styles.part}>
        {endedPayment && <Island of={endedPaymentView} props={endedPayment} />}
        {children}
      </div>
    </Page>
  )
}
