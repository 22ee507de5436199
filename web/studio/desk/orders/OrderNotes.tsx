import { type FormEvent, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioAddOrderNote } from '../../generated/operations.ts'
import { formatTime } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Field, fieldStyles } from '../../ui/Field.tsx'
import styles from '../Desk.module.css'
import { useChange } from '../use-change.ts'
import type { OrderPartProps } from './order.ts'

/** What customer service has noted about an order. */
export function OrderNotes({ order: { number, notes }, onDone }: OrderPartProps) {
  const texts = useTexts(deskTexts)
  const [text, setText] = useState('')
  const { send, error, errorsOf, isSending } = useChange(StudioAddOrderNote)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    inBackground(
      send({ number, text }).then((isDone) => {
        if (!isDone) return
        setText('')
        onDone(texts.done)
      }),
    )
  }
  return (
    <section className={styles.part}>
      <h2>{texts.notes}</h2>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note.id}>
              {note.text}{' '}
              <span className={styles.quiet}>
                {note.editor}, {formatTime(note.at)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={submit}>
        <Field label={texts.note} errors={errorsOf('text')}>
          {(control) => (
            <textarea
              {...control}
              className={fieldStyles.control}
              maxLength={2000}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        {error && <CallErrorNotice error={error} />}
        <div className={styles.actions}>
          <Button type="submit" disabled={isSending}>
            {texts.addNote}
          </Button>
        </div>
      </form>
    </section>
  )
}
