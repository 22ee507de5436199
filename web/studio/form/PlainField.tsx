import { useState } from 'react'
import { inputTimeOf, isoOf, lastInputTime } from '../lib/shop-time.ts'
import { useTexts } from '../lib/texts.ts'
import { formTexts } from '../texts/form.ts'
import { Field, fieldStyles } from '../ui/Field.tsx'
import { useZoneNote } from '../ui/use-zone-note.ts'
import type { Field as FieldModel } from './fields.ts'
import { useUiLanguage } from './form-scope.ts'
import styles from './PlainField.module.css'

type Props = {
  label: string
  help: string
  isRequired: boolean
  errors: readonly string[]
  field: FieldModel
  value: unknown
  onChange: (value: unknown) => void
}

/** Fields that the browser has a control of its own for. */
export function PlainField({ field, value, onChange, ...common }: Props) {
  const texts = useTexts(formTexts)
  const language = useUiLanguage()
  const zone = useZoneNote()
  const { editor, initial, isRequired } = field
  const none = editor.kind === 'text' && editor.isNullable ? null : undefined
  const setText = (text: string) => onChange(text === '' && (!isRequired || none === null) ? none : text)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (editor.kind === 'boolean') {
    return <Check {...common} isChecked={value === undefined ? initial === true : value === true} onChange={onChange} />
  }
  const isTime = editor.kind === 'text' && editor.format === 'date-time'
  if (editor.kind === 'json') return <JsonField {...common} value={value} onChange={onChange} />
  return (
    <Field {...common} help={isTime ? `${common.help} ${zone}`.trim() : common.help}>
      {(control) => {
        const shared = { ...control, className: fieldStyles.control, value: text }
        switch (editor.kind) {
          case 'choice':
            return (
              <select {...shared} onChange={(event) => setText(event.target.value)}>
                {(!isRequired || text === '') && (
                  <option value="">{typeof initial === 'string' ? texts.standard(initial) : texts.noChoice}</option>
                )}
                {editor.options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label[language]}
                  </option>
                ))}
              </select>
            )
          case 'lines':
            return (
              <textarea {...shared} maxLength={editor.maxLength} onChange={(event) => setText(event.target.value)} />
            )
          case 'number':
            return (
              <input
                {...shared}
                type="number"
                min={editor.minimum}
                max={editor.maximum}
                step={editor.step}
                onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
              />
            )
          case 'colour':
            return (
              <span className={styles.colour}>
                <input
                  type="color"
                  aria-label={texts.colourPicker(common.label)}
                  value={/^#[\da-f]{6}$/i.test(text) ? text : (editor.placeholder ?? '#ffffff')}
                  onChange={(event) => setText(event.target.value)}
                />
                <input {...shared} placeholder={editor.placeholder} onChange={(event) => setText(event.target.value)} />
              </span>
            )
          case 'text':
            if (isTime) {
              return (
                <input
                  {...shared}
                  type="datetime-local"
                  max={lastInputTime}
                  value={inputTimeOf(text)}
                  onChange={(event) => setText(event.target.value && isoOf(event.target.value))}
                />
              )
            }
            return (
              <input
                {...shared}
                type="text"
                maxLength={editor.maxLength}
                placeholder={editor.placeholder}
                onChange={(event) => setText(event.target.value)}
              />
            )
          default:
            return null
        }
      }}
    </Field>
  )
}

type CheckProps = Omit<Props, 'field' | 'value'> & { isChecked: boolean }

function Check({ label, help, errors, isChecked, onChange }: CheckProps) {
  return (
    <div>
      <label className={fieldStyles.check}>
        <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
        <span>
          {label}
          {help && <span className={styles.help}>{help}</span>}
        </span>
      </label>
      {errors.length > 0 && <p className={fieldStyles.error}>{errors.join(' · ')}</p>}
    </div>
  )
}

type JsonProps = Omit<Props, 'field'>

/** What no other editor is for. Handed on only while it can be read. */
function JsonField({ value, onChange, errors, ...common }: JsonProps) {
  const texts = useTexts(formTexts)
  const [text, setText] = useState(() => (value === undefined ? '' : JSON.stringify(value, null, 2)))
  const parsed = readJson(text)
  return (
    <Field {...common} errors={parsed ? errors : [texts.badJson]}>
      {(control) => (
        <textarea
          {...control}
          className={`${fieldStyles.control} ${fieldStyles.code}`}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            const next = readJson(event.target.value)
            if (next) onChange(next.value)
          }}
        />
      )}
    </Field>
  )
}

function readJson(text: string): { value: unknown } | null {
  if (text.trim() === '') return { value: undefined }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}
