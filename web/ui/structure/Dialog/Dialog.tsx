import { type ReactNode, useEffect, useId, useRef } from 'react'
import { X } from '#web/generated/icons/X.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '../../class-names.ts'
import { IconButton } from '../../forms/IconButton/IconButton.tsx'
import styles from './Dialog.module.css'

type DialogProps = {
  open: boolean
  /** By Esc, the cross, a press beside it, or the back of a form with method="dialog". Set `open` to false here. */
  onClose: () => void
  headline: ReactNode
  size?: 's' | 'm' | 'l'
  /** On desks a drawer at the right edge, as high as the screen. */
  isDrawer?: boolean
  /** Stays at the bottom while the content scrolls: the buttons. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A native dialog: the browser traps focus, returns it, and closes on Esc; the page behind stands still (base.css).
 * Children are in the document only while it is open.
 */
export function Dialog({ open, onClose, headline, size = 'm', isDrawer, footer, children }: DialogProps) {
  const t = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const headlineId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[size], isDrawer && styles.drawer)}
      aria-labelledby={headlineId}
      onClose={onClose}
      data-closes-beside=""
    >
      {open && (
        <div className={styles.box}>
          <header className={styles.head}>
            <h2 id={headlineId} className={styles.headline}>
              {headline}
            </h2>
            <IconButton
              label={t('ui.dialog.close')}
              icon={<X size={24} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => dialog.current?.close()}
            />
          </header>
          <div className={styles.content}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
