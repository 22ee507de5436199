import { type FormEvent, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useStore } from '#web/lib/browser/store.ts'
import {
  type EditorOfStoreFragment,
  type EditorRole,
  StudioEditorsOf,
  StudioRemoveEditor,
  StudioResetEditor,
  StudioSaveEditor,
} from '../../generated/operations.ts'
import { type AskError, ask } from '../../lib/ask.ts'
import { formatTime } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { editorsTexts } from '../../texts/editors.ts'
import { loginTexts } from '../../texts/login.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, fieldStyles } from '../../ui/Field.tsx'
import { Room } from '../../ui/Room.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { session } from '../login/session.ts'
import styles from './EditorsRoom.module.css'

const roles: readonly EditorRole[] = ['editor', 'publisher', 'administrator']

type Question = { action: 'reset' | 'remove'; editor: EditorOfStoreFragment }
type Wanted = { email: string; name: string; role: EditorRole }

/** Administration of the store's editors. */
export function EditorsRoom() {
  const texts = useTexts(editorsTexts)
  const { roles: roleNames } = useTexts(loginTexts)
  const ui = useTexts(uiTexts)
  const now = useStore(session)
  const { data, error, isLoading, reload } = useAnswer(StudioEditorsOf, {})
  const [failure, setError] = useState<AskError | null>(null)
  const shown = error ?? failure
  const [message, setMessage] = useState('')
  const [question, setQuestion] = useState<Question | null>(null)
  const [password, setPassword] = useState<{ name: string; password: string } | null>(null)
  const ownId = now.state === 'open' ? now.me.id : null

  const save = async (wanted: Wanted): Promise<boolean> => {
    const { data: answer, error: failed } = await ask(StudioSaveEditor, { data: wanted })
    setError(failed)
    if (!answer) return false
    const { editor, password: first } = answer.studio_saveEditor
    setMessage(texts.saved(editor.name))
    if (first) setPassword({ name: editor.name, password: first })
    reload()
    return true
  }

  const carryOut = async ({ action, editor: { id, name } }: Question) => {
    setQuestion(null)
    if (action === 'remove') {
      const { data: answer, error: failed } = await ask(StudioRemoveEditor, { id })
      setError(failed)
      if (answer) setMessage(answer.studio_removeEditor ? texts.saved(name) : texts.refused)
    } else {
      const { data: answer, error: failed } = await ask(StudioResetEditor, { id })
      setError(failed)
      const first = answer?.studio_resetEditor?.password
      if (first) setPassword({ name, password: first })
      else if (answer) setMessage(texts.refused)
    }
    reload()
  }

  return (
    <Room>
      <h1>{texts.editors}</h1>
      <p>{texts.intro}</p>
      {shown && <CallErrorNotice error={shown} onRetry={reload} />}
      <p role="status">{isLoading && !data ? ui.loading : message}</p>
      <Table heads={[texts.name, texts.role, texts.secondFactor, texts.seen, null]}>
        {data?.studio_editors.map((editor) => (
          <tr key={editor.id}>
            <th scope="row">
              {editor.name} {editor.id === ownId && `(${texts.you})`}
              <br />
              <span className={styles.quiet}>{editor.email}</span>
            </th>
            <td>
              {editor.id === ownId ? (
                roleNames[editor.role]
              ) : (
                <RoleChoice
                  name={texts.roleOf(editor.name)}
                  value={editor.role}
                  onChange={(role) => inBackground(save({ email: editor.email, name: editor.name, role }))}
                />
              )}
            </td>
            <td>{editor.hasSecondFactor ? texts.yes : texts.no}</td>
            <td>{editor.seenAt ? formatTime(editor.seenAt) : texts.never}</td>
            <td data-buttons="">
              {editor.id !== ownId && (
                <div className={styles.actions}>
                  <Button onClick={() => setQuestion({ action: 'reset', editor })}>{texts.reset}</Button>
                  <Button look="danger" onClick={() => setQuestion({ action: 'remove', editor })}>
                    {texts.remove}
                  </Button>
                </div>
              )}
            </td>
          </tr>
        ))}
      </Table>
      <NewEditor onSave={save} />
      {question && (
        <Dialog
          title={(question.action === 'reset' ? texts.resetOf : texts.removeOf)(question.editor.name)}
          onClose={() => setQuestion(null)}
          actions={
            <>
              <Button onClick={() => setQuestion(null)}>{ui.cancel}</Button>
              <Button look="danger" onClick={() => inBackground(carryOut(question))}>
                {question.action === 'reset' ? texts.reset : texts.remove}
              </Button>
            </>
          }
        >
          <p>{question.action === 'reset' ? texts.resetText : texts.removeText}</p>
        </Dialog>
      )}
      {password && (
        <Dialog
          title={texts.passwordTitle(password.name)}
          onClose={() => setPassword(null)}
          actions={<Button onClick={() => setPassword(null)}>{ui.close}</Button>}
        >
          <p>{texts.passwordText}</p>
          <output className={styles.password}>{password.password}</output>
        </Dialog>
      )}
    </Room>
  )
}

function RoleChoice(props: { name: string; value: EditorRole; onChange: (role: EditorRole) => void }) {
  const { roles: roleNames } = useTexts(loginTexts)
  const { name, value, onChange } = props
  return (
    <select
      className={fieldStyles.control}
      aria-label={name}
      value={value}
      onChange={(event) => onChange(roles.find((role) => role === event.target.value) ?? value)}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleNames[role]}
        </option>
      ))}
    </select>
  )
}

function NewEditor({ onSave }: { onSave: (wanted: Wanted) => Promise<boolean> }) {
  const texts = useTexts(editorsTexts)
  const [role, setRole] = useState<EditorRole>('editor')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const text = (name: string) => String(entered.get(name) ?? '').trim()
    inBackground(
      onSave({ email: text('email'), name: text('name'), role }).then((isSaved) => {
        if (!isSaved) return
        form.reset()
        // A reset does not change what React holds, and the next editor must not get this one's role unasked.
        setRole('editor')
      }),
    )
  }
  return (
    <section className={styles.part}>
      <h2>{texts.addTitle}</h2>
      <form className={styles.form} onSubmit={submit}>
        <Field label={texts.name}>
          {(control) => <input {...control} className={fieldStyles.control} name="name" maxLength={80} required />}
        </Field>
        <Field label={texts.email}>
          {(control) => (
            <input {...control} className={fieldStyles.control} name="email" type="email" maxLength={200} required />
          )}
        </Field>
        <RoleChoice name={texts.role} value={role} onChange={setRole} />
        <Button type="submit" look="primary">
          {texts.add}
        </Button>
      </form>
    </section>
  )
}
