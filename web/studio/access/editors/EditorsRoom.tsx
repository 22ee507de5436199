import { type FormEvent, useState } from 'react'
import { deskRoles, editorRoles } from '#contract/studio-access.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useStore } from '#web/lib/browser/store.ts'
import {
  type EditorOfStoreFragment,
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

type Question = { action: 'reset' | 'remove'; editor: EditorOfStoreFragment }
type Roles = Pick<EditorOfStoreFragment, 'role' | 'desks'>
type Wanted = Roles & { email: string; name: string }

/** Administration of the store's editors. */
export function EditorsRoom() {
  const texts = useTexts(editorsTexts)
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
              <RolesChoice
                roleName={texts.roleOf(editor.name)}
                desksName={texts.desksOf(editor.name)}
                value={editor}
                isOwn={editor.id === ownId}
                onChange={(roles) => inBackground(save({ email: editor.email, name: editor.name, ...roles }))}
              />
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

type RolesChoiceProps = {
  roleName: string
  desksName: string
  value: Roles
  /** The own role of content stays; desks may change. */
  isOwn?: boolean
  onChange: (roles: Roles) => void
}

/** A role of content, and desks; the last of them cannot be taken away. */
function RolesChoice({ roleName, desksName, value: { role, desks }, isOwn = false, onChange }: RolesChoiceProps) {
  const texts = useTexts(editorsTexts)
  const { roles: roleNames } = useTexts(loginTexts)
  return (
    <div className={styles.roles}>
      <select
        className={fieldStyles.control}
        aria-label={roleName}
        value={role ?? ''}
        disabled={isOwn}
        onChange={({ target }) => onChange({ role: editorRoles.find((each) => each === target.value) ?? null, desks })}
      >
        <option value="" disabled={desks.length === 0}>
          {texts.noRole}
        </option>
        {editorRoles.map((each) => (
          <option key={each} value={each}>
            {roleNames[each]}
          </option>
        ))}
      </select>
      <fieldset className={styles.desks} aria-label={desksName}>
        {deskRoles.map((desk) => (
          <label key={desk} className={fieldStyles.check}>
            <input
              type="checkbox"
              checked={desks.includes(desk)}
              disabled={role === null && desks.length === 1 && desks.includes(desk)}
              onChange={({ target }) =>
                onChange({
                  role,
                  desks: deskRoles.filter((each) => (each === desk ? target.checked : desks.includes(each))),
                })
              }
            />
            {roleNames[desk]}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

const newcomer: Roles = { role: 'editor', desks: [] }

function NewEditor({ onSave }: { onSave: (wanted: Wanted) => Promise<boolean> }) {
  const texts = useTexts(editorsTexts)
  const [roles, setRoles] = useState<Roles>(newcomer)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const text = (name: string) => String(entered.get(name) ?? '').trim()
    inBackground(
      onSave({ email: text('email'), name: text('name'), ...roles }).then((isSaved) => {
        if (!isSaved) return
        form.reset()
        // A reset does not change what React holds, and the next editor must not get this one's roles unasked.
        setRoles(newcomer)
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
        <RolesChoice roleName={texts.role} desksName={texts.desks} value={roles} onChange={setRoles} />
        <Button type="submit" look="primary">
          {texts.add}
        </Button>
      </form>
    </section>
  )
}
