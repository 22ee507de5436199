import { useState } from 'react'
import { inBackground } from '../../lib/browser/in-background.ts'
import { messageOf } from '../form/finding-messages.ts'
import { type ContentKind, StudioEntryOf, StudioSaveDraft, type TextLanguage } from '../generated/operations.ts'
import { type AskError, ask } from '../lib/ask.ts'
import { navigate } from '../lib/router.ts'
import { useTexts } from '../lib/texts.ts'
import { contentTexts } from '../texts/content.ts'
import { findingTexts } from '../texts/findings.ts'
import { uiTexts } from '../texts/ui.ts'
import { Button } from '../ui/Button.tsx'
import { CallErrorNotice } from '../ui/CallErrorNotice.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field, fieldStyles } from '../ui/Field.tsx'

export type NewField = { name: string; label: string; help?: string; initial?: string }

type Props = {
  kind: ContentKind
  language: TextLanguage | null
  title: string
  fields: readonly NewField[]
  /** The first field is the key. */
  bodyOf: (values: Readonly<Record<string, string>>) => unknown
  hrefOf: (key: string) => string
  onClose: () => void
}

/** Makes a record that does not exist yet: a first draft. */
export function NewRecord({ kind, language, title, fields, bodyOf, hrefOf, onClose }: Props) {
  const texts = useTexts(contentTexts)
  const ui = useTexts(uiTexts)
  const words = useTexts(findingTexts)
  const [values, setValues] = useState(() => Object.fromEntries(fields.map((each) => [each.name, each.initial ?? ''])))
  const [error, setError] = useState<AskError | null>(null)
  /** What is wrong with the key. */
  const [errors, setErrors] = useState<readonly string[]>([])
  const create = async () => {
    const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]))
    const key = typed[fields[0]?.name ?? ''] ?? ''
    const known = await ask(StudioEntryOf, { kind, key, language })
    if (known.data?.studio_entry) return setErrors([texts.exists])
    const { data, error: failure } = await ask(StudioSaveDraft, { kind, key, language, base: 0, body: bodyOf(typed) })
    setError(failure)
    if (!data) return
    const { successful, conflict, findings } = data.studio_saveDraft
    if (successful) navigate(hrefOf(key))
    else setErrors(conflict ? [texts.exists] : findings.map((finding) => messageOf(finding, words)))
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button
            look="primary"
            disabled={fields.some(({ name }) => values[name]?.trim() === '')}
            onClick={() => inBackground(create())}
          >
            {texts.create}
          </Button>
        </>
      }
    >
      {error && <CallErrorNotice error={error} />}
      {fields.map(({ name, label, help }, index) => (
        <Field key={name} label={label} help={help} errors={index === 0 ? errors : []}>
          {(control) => (
            <input
              {...control}
              className={fieldStyles.control}
              value={values[name]}
              onChange={({ target }) => {
                setValues({ ...values, [name]: target.value })
                setErrors([])
              }}
            />
          )}
        </Field>
      ))}
    </Dialog>
  )
}
