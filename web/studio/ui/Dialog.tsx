import { X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../lib/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'

type Props = {
  title: string
  /** Unmounts the dialog. Without it the dialog stays until one of its actions is chosen. */
  onClose?: () => void
  children: ReactNode
  /** Buttons at the end. */
  actions?: ReactNode
  size?: 'normal' | 'wide' | 'full'
}

/** Open and modal as long as it is mounted; the browser keeps the focus in it and gives it back. */
export function Dialog({ title, onClose, children, actions, size = 'normal' }: Props) {
  const texts = useTexts(uiTexts)
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before it leaves the document: a dialog that is gone gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  // In React these events also come from what stands in the dialog, for example from a file chooser that was cancelled.
  const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget
  const cancel = (event: SyntheticEvent) => {
    if (!isOwn(event)) return
    event.preventDefault()
    onClose?.()
  }
  // Chromium closes a dialog at the second Escape even if the first `cancel` was prevented.
  const closedByBrowser = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget
    if (!isOwn(event) || dialog.open) return
    dialog.showModal()
    onClose?.()
  }
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={closedByBrowser}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {onClose && (
          <Button look="quiet" label={texts.close} onClick={onClose}>
            <X size={20} strokeWidth={1.75} aria-hidden />
          </Button>
        )}
      </header>
      <div className={styles.body}>{children}</div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </dialog>
  )
}
