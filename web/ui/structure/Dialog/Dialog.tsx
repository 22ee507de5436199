import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { classNames } from '../../class-names.ts'
import { IconButton } from '../../forms/IconButton/IconButton.tsx'
import styles from './Dialog.module.css'

type DialogProps = {
  open: boolean
  /** By Esc, the cross, a press beside it, or the back of a form with method="dialog". Set `open` to false here. */
  onClose: () => void
  headline: ReactNode
  size?: 's' | 'm' | 'l'
  /** Stays at the bottom while the content scrolls: the buttons. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A native dialog: the browser traps focus, returns it, and closes on Esc; the page behind stands still (base.css).
 * Children are in the document only while it is open.
 */
export function Dialog({ open, onClose, headline, size = 'm', footer, children }: DialogProps) {
  const t = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const headlineId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])

  // The dialog has no padding of its own, so a press that meets the element itself met the backdrop. One that begins inside and ends beside,
  // as when text is marked, is a click of the element as well.
  const pressed = useRef<EventTarget>(null)
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current && pressed.current === dialog.current) dialog.current?.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way, which the browser has
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={headlineId}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={closeOnBackdrop}
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
