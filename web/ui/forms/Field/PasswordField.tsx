import { type ComponentPropsWithRef, useId, useState } from 'react'
import { Eye } from '#web/generated/icons/Eye.ts'
import { EyeOff } from '#web/generated/icons/EyeOff.ts'
import { useIsLive } from '#web/lib/hydration/use-is-live.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '../../class-names.ts'
import styles from './Field.module.css'
import { Field, type FieldTexts, fieldAria } from './Field.tsx'

type PasswordFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type'>

/** What is typed can be shown; the button is there once it works. */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  invalid,
  className,
  ...input
}: PasswordFieldProps) {
  const t = useTexts()
  const ownId = useId()
  const id = input.id ?? ownId
  const texts = { label, hideLabel, hint, error, optional, invalid }
  const [isShown, setShown] = useState(false)
  const isLive = useIsLive()
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field {...texts} id={id} className={className}>
      <span className={styles.password}>
        <input
          // Nothing types a capital into a hidden password.
          autoCapitalize={isShown ? 'none' : undefined}
          autoCorrect="off"
          spellCheck={false}
          {...input}
          type={isShown ? 'text' : 'password'}
          id={id}
          {...fieldAria(id, texts)}
          className={classNames(styles.control)}
        />
        {isLive && (
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={t('ui.password.show', { field: label })}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        )}
      </span>
    </Field>
  )
}
