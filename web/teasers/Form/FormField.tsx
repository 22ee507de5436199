import { ticked } from '#schemas/form.rules.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { RichText } from '../../ui/content/RichText/RichText.tsx'
import { Checkbox } from '../../ui/forms/Field/Checkbox.tsx'
import { Select } from '../../ui/forms/Field/Select.tsx'
import { TextArea } from '../../ui/forms/Field/TextArea.tsx'
import { TextField } from '../../ui/forms/Field/TextField.tsx'
import styles from './FormField.module.css'
import type { ViewField } from './parse.ts'

type FormFieldProps = { field: ViewField; id: string; error: string | null }

/** Browsers refuse or rewrite addresses of internationalised domains in fields of type email. */
const inputTypes = { text: 'text', email: 'text', phone: 'tel' } as const

/** One field as editors defined it. What browsers check themselves stands in attributes: it is all there is without scripts. */
export function FormField({ field, id, error }: FormFieldProps) {
  const t = useTexts()
  const { kind, name, label, hint, isRequired, isHalf, maxLength, minLength, options } = field
  const className = classNames(styles.field, isHalf && styles.half)
  const shared = {
    id,
    name,
    label,
    hint,
    error,
    className,
    required: isRequired,
    autoComplete: field.autocomplete ?? undefined,
    ...(isRequired ? {} : { optional: t('teasers.form.optional') }),
  }
  switch (kind) {
    case 'hidden':
      return <input type="hidden" name={name} value={field.value ?? ''} />
    case 'textarea':
      return <TextArea {...shared} maxLength={maxLength} minLength={minLength || undefined} />
    case 'select':
      return (
        <Select {...shared} defaultValue="">
          <option value="">{t('teasers.form.choose')}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )
    case 'radio':
      return <RadioField field={field} id={id} error={error} className={className} />
    case 'checkbox':
    case 'consent':
      return <TickField field={field} id={id} error={error} className={className} />
    case 'date':
      return <TextField {...shared} type="date" />
    default:
      return (
        <TextField
          {...shared}
          type={inputTypes[kind]}
          {...(kind === 'email' && { inputMode: 'email', autoCapitalize: 'none', spellCheck: false })}
          maxLength={maxLength}
          minLength={minLength || undefined}
        />
      )
  }
}

type PartProps = FormFieldProps & { className: string }

function RadioField({ field, id, error, className }: PartProps) {
  const t = useTexts()
  const { name, label, hint, isRequired, options } = field
  const described = describedBy(id, hint, error)
  return (
    <fieldset className={classNames(styles.group, className)} aria-describedby={described}>
      <legend className={styles.legend}>
        {label}
        {!isRequired && <span className={styles.optional}> ({t('teasers.form.optional')})</span>}
      </legend>
      {options.map((option, index) => (
        <Checkbox
          key={option}
          type="radio"
          id={index === 0 ? id : undefined}
          name={name}
          value={option}
          required={isRequired}
          aria-invalid={error ? true : undefined}
        >
          {option}
        </Checkbox>
      ))}
      <Notes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

function TickField({ field, id, error, className }: PartProps) {
  const t = useTexts()
  const { kind, name, label, hint, isRequired, consentHtml } = field
  return (
    <div className={className}>
      <Checkbox
        id={id}
        name={name}
        value={ticked}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      >
        {label}
        {!isRequired && <span className={styles.optional}> ({t('teasers.form.optional')})</span>}
      </Checkbox>
      {kind === 'consent' && consentHtml && <RichText html={consentHtml} className={styles.consent} />}
      <Notes id={id} hint={hint} error={error} />
    </div>
  )
}

function Notes({ id, hint, error }: { id: string; hint: string | null; error: string | null }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  )
}

function describedBy(id: string, hint: string | null, error: string | null): string | undefined {
  return classNames(error && `${id}-error`, hint && `${id}-hint`) || undefined
}
