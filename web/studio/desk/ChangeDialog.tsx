import type { ReactNode } from 'react'
import type { AskError } from '../lib/ask.ts'
import { useTexts } from '../lib/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import { Button } from '../ui/Button.tsx'
import { CallErrorNotice } from '../ui/CallErrorNotice.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './Desk.module.css'

type Props = {
  title: string
  /** Name of the button that carries it out. */
  action: string
  look?: 'primary' | 'danger'
  /** Of the last try. */
  error: AskError | null
  refusal: string | null
  isSending: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form of one change: it stays with what was entered until the shop has taken it. */
export function ChangeDialog(props: Props) {
  const { title, action, look = 'primary', error, refusal, isSending, onSubmit, onClose, children } = props
  const ui = useTexts(uiTexts)
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
        {error && <CallErrorNotice error={error} />}
        {refusal && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button type="submit" look={look} disabled={isSending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
