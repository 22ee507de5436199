import { type ReactNode, useState } from 'react'
import { useFocusOn } from '../../lib/forms/use-focus-on.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Notice } from '../../ui/feedback/Notice/Notice.tsx'
import { ServiceFrame } from '../../ui/structure/ServiceFrame/ServiceFrame.tsx'
import type { Declaration } from './declaration.ts'
import styles from './declarations.module.css'

type DeclarationPageProps = {
  data: Declaration<'cancellation' | 'withdrawal'>
  lead: ReactNode
  /** The form, which is told what to do with the engine's receipt. */
  children: (onDone: (receipt: string) => void) => ReactNode
}

/** What the law lets a consumer declare by a button: the form, and then its receipt in its place. */
export function DeclarationPage({ data, lead, children }: DeclarationPageProps) {
  const t = useTexts()
  const flash = data.flash?.form === data.form ? data.flash : null
  const [receipt, setReceipt] = useState(flash?.isDone ? flash.message : null)
  const done = useFocusOn<HTMLDivElement>(receipt !== null)
  return (
    <ServiceFrame headline={t(`${data.form}.title`)} lead={receipt === null && lead}>
      {receipt === null ? (
        children(setReceipt)
      ) : (
        <div ref={done} tabIndex={-1} className={styles.done}>
          <Notice kind="success" headline={t(`${data.form}.done`)}>
            <p>{receipt}</p>
            <p>{t(`${data.form}.done.next`)}</p>
          </Notice>
        </div>
      )}
    </ServiceFrame>
  )
}
