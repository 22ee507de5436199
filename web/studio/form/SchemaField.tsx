import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useContext, useId, useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { formTexts } from '../texts/form.ts'
import { Button } from '../ui/Button.tsx'
import { FieldErrors } from '../ui/Field.tsx'
import { ChoicesField } from './ChoicesField.tsx'
import {
  alternativeOf,
  emptyValue,
  type Field,
  groupOrNone,
  isGroupValue,
  openAfterMove,
  openAfterRemoval,
  withValue,
} from './fields.ts'
import { findingsBelow, stepTo } from './findings.ts'
import { FormFindings, useErrors, useShippedText, useUiLanguage } from './form-scope.ts'
import { ItemTitle } from './ItemTitle.tsx'
import { MoneyField } from './MoneyField.tsx'
import { PlainField } from './PlainField.tsx'
import { PickField } from './pickers/PickField.tsx'
import { PictureField } from './pickers/PictureField.tsx'
import { HtmlField } from './rich-text/HtmlField.tsx'
import styles from './SchemaField.module.css'

export type SchemaFieldProps = {
  field: Field
  value: unknown
  onChange: (value: unknown) => void
  /** Where the value stands in the record, as findings name it. */
  path: string
}

/** One field of a form made from a schema, with all that it holds. */
export function SchemaField(props: SchemaFieldProps) {
  const { editor } = props.field
  if (editor.kind === 'group') {
    return editor.isPicture ? <PictureGroup {...props} /> : <Group {...props} editor={editor} />
  }
  if (editor.kind === 'list') return <List {...props} editor={editor} />
  return <Leaf {...props} />
}

function Leaf({ field, value, onChange, path }: SchemaFieldProps) {
  const language = useUiLanguage()
  const errors = useErrors(path)
  const texts = useTexts(formTexts)
  const shipped = useShippedText(path)
  const { editor } = field
  const common = {
    label: field.label[language],
    help: [field.help[language], shipped && texts.standard(shipped)].filter(Boolean).join(' '),
    isRequired: field.isRequired,
    errors,
  }
  if (editor.kind === 'html') {
    return <HtmlField {...common} value={typeof value === 'string' ? value : ''} onChange={emptyIs(field, onChange)} />
  }
  if (editor.kind === 'money')
    return <MoneyField {...common} currency={editor.currency} value={value} onChange={onChange} />
  if (editor.kind === 'choices') {
    return <ChoicesField {...common} options={editor.options} value={value} onChange={onChange} />
  }
  if (editor.kind === 'pick') {
    const text = typeof value === 'string' ? value : ''
    return <PickField {...common} of={editor.of} value={text} onChange={emptyIs(field, onChange)} />
  }
  return <PlainField {...common} field={field} value={value} onChange={onChange} />
}

/** An empty text is left out where it may be. */
const emptyIs = (field: Field, onChange: (value: unknown) => void) => (text: string) =>
  onChange(text === '' && !field.isRequired ? undefined : text)

function PictureGroup({ field, value, onChange, path }: SchemaFieldProps) {
  const language = useUiLanguage()
  const errors = [...useErrors(path), ...useErrors(stepTo(path, 'mediaId'))]
  if (field.editor.kind !== 'group') return null
  const rest = field.editor.fields.filter(({ key }) => key !== 'mediaId')
  const picture = isGroupValue(value) ? value : null
  const mediaId = typeof picture?.mediaId === 'string' ? picture.mediaId : ''
  return (
    <PictureField
      label={field.label[language]}
      help={field.help[language]}
      isRequired={field.isRequired}
      errors={errors}
      mediaId={mediaId}
      onChoose={(medium) => {
        const alt = typeof picture?.alt === 'string' && picture.alt !== '' ? picture.alt : medium.alt
        onChange({ ...picture, mediaId: medium.id, alt })
      }}
      onRemove={field.isRequired ? null : () => onChange(undefined)}
    >
      {mediaId && <Fields fields={rest} value={picture} path={path} onChange={onChange} />}
    </PictureField>
  )
}

type GroupEditor = Extract<Field['editor'], { kind: 'group' }>

function Group({ field, value, onChange, path, editor }: SchemaFieldProps & { editor: GroupEditor }) {
  const language = useUiLanguage()
  const errors = useErrors(path)
  const label = field.label[language]
  const change = (next: unknown) =>
    onChange(isGroupValue(next) && !field.isRequired && field.key ? groupOrNone(value, next) : next)
  const content = (
    <>
      <Alternatives editor={editor} value={value} path={path} onChange={change} />
      <FieldErrors errors={errors} />
    </>
  )
  // The form as a whole and items of a list have their heading from where they stand.
  if (!field.key) return <div className={styles.fields}>{content}</div>
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.fields}>{content}</div>
    </fieldset>
  )
}

type FieldsProps = { value: unknown; path: string; onChange: (value: unknown) => void }

/** Shows one of the alternatives; choosing another one takes the values of the first out. */
function Alternatives({ editor, ...rest }: FieldsProps & { editor: GroupEditor }) {
  const texts = useTexts(formTexts)
  const language = useUiLanguage()
  const name = useId()
  const { alternatives, fields } = editor
  const [lastChosen, choose] = useState(() => alternativeOf(alternatives, rest.value))
  const chosen = alternativeOf(alternatives, rest.value, lastChosen)
  const hidden = alternatives.flatMap((keys, index) => (index === chosen ? [] : keys))
  const shown = fields.filter(({ key }) => !hidden.includes(key))
  if (alternatives.length === 0) return <Fields fields={shown} {...rest} />
  const change = (index: number) => {
    choose(index)
    let next: unknown = rest.value
    for (const key of alternatives[chosen] ?? []) next = withValue(next, key, undefined)
    for (const key of alternatives[index] ?? []) {
      const field = fields.find((each) => each.key === key)
      if (field) next = withValue(next, key, emptyValue(field))
    }
    rest.onChange(next)
  }
  const labelOf = (keys: readonly string[]) =>
    keys.map((key) => fields.find((field) => field.key === key)?.label[language] ?? key).join(' + ')
  return (
    <>
      <Fields fields={shown.filter(({ key }) => !alternatives.flat().includes(key))} {...rest} />
      <fieldset className={styles.alternatives}>
        <legend>{texts.exactlyOne}</legend>
        {alternatives.map((keys, index) => (
          <label key={keys.join()}>
            <input type="radio" name={name} checked={index === chosen} onChange={() => change(index)} />
            {labelOf(keys)}
          </label>
        ))}
      </fieldset>
      <Fields fields={shown.filter(({ key }) => alternatives.flat().includes(key))} {...rest} />
    </>
  )
}

function Fields({ fields, value, path, onChange }: FieldsProps & { fields: readonly Field[] }) {
  return fields.map((field) => (
    <SchemaField
      key={field.key}
      field={field}
      value={isGroupValue(value) ? value[field.key] : undefined}
      path={stepTo(path, field.key)}
      onChange={(next) => onChange(withValue(value, field.key, next))}
    />
  ))
}

type ListEditor = Extract<Field['editor'], { kind: 'list' }>

function List({ field, value, onChange, path, editor }: SchemaFieldProps & { editor: ListEditor }) {
  const texts = useTexts(formTexts)
  const language = useUiLanguage()
  const findings = useContext(FormFindings)
  const errors = useErrors(path)
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const itemLabel = editor.item.label[language] || texts.entry
  const [open, setOpen] = useState<number | null>(items.length === 1 ? 0 : null)
  const swap = (index: number, by: 1 | -1) => {
    onChange(items.toSpliced(index, 1).toSpliced(index + by, 0, items[index]))
    setOpen(openAfterMove(open, index, by))
  }
  const isPlain = editor.item.editor.kind !== 'group'
  return (
    <fieldset className={styles.group}>
      <legend>{field.label[language]}</legend>
      {field.help[language] && <p className={styles.help}>{field.help[language]}</p>}
      <ol className={styles.items}>
        {[...items.entries()].map(([index, item]) => {
          const at = stepTo(path, index)
          const isOpen = isPlain || open === index
          const name = `${itemLabel} ${index + 1}`
          const hasFindings = findingsBelow(findings, at).length > 0
          return (
            <li key={index} className={styles.item}>
              <div className={styles.itemHead}>
                {isPlain ? (
                  <span className={styles.itemName}>{name}</span>
                ) : (
                  <button
                    type="button"
                    className={styles.itemName}
                    aria-expanded={isOpen}
                    data-invalid={hasFindings || undefined}
                    onClick={() => setOpen(isOpen ? null : index)}
                  >
                    {index + 1}. <ItemTitle item={item} field={editor.item} />
                  </button>
                )}
                <Button
                  look="quiet"
                  label={`${texts.up}: ${name}`}
                  disabled={index === 0}
                  onClick={() => swap(index, -1)}
                >
                  <ArrowUp size={16} strokeWidth={1.75} aria-hidden />
                </Button>
                <Button
                  look="quiet"
                  label={`${texts.down}: ${name}`}
                  disabled={index === items.length - 1}
                  onClick={() => swap(index, 1)}
                >
                  <ArrowDown size={16} strokeWidth={1.75} aria-hidden />
                </Button>
                <Button
                  look="quiet"
                  label={`${texts.remove}: ${name}`}
                  disabled={items.length <= editor.least}
                  onClick={() => {
                    const rest = items.toSpliced(index, 1)
                    onChange(rest.length === 0 && !field.isRequired ? undefined : rest)
                    setOpen(openAfterRemoval(open, index))
                  }}
                >
                  <Trash2 size={16} strokeWidth={1.75} aria-hidden />
                </Button>
              </div>
              {isOpen && (
                <div className={styles.itemBody}>
                  <SchemaField
                    field={editor.item}
                    value={item}
                    path={at}
                    onChange={(next) => onChange(items.with(index, next ?? emptyValue(editor.item)))}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      <FieldErrors errors={errors} />
      <Button
        disabled={items.length >= editor.most}
        onClick={() => {
          setOpen(items.length)
          onChange([...items, emptyValue(editor.item)])
        }}
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden />
        {texts.add(itemLabel)}
      </Button>
    </fieldset>
  )
}
