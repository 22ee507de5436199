import { type KeyboardEvent, useId, useState } from 'react'
import { Minus } from '#web/generated/icons/Minus.ts'
import { Plus } from '#web/generated/icons/Plus.ts'
import { Trash2 } from '#web/generated/icons/Trash2.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '../../class-names.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import styles from './QuantityField.module.css'
import { defaultLimits, type Quantity, type QuantityNotice, readQuantity, stepQuantity } from './quantity.rules.ts'

type QuantityFieldProps = {
  /** Name of the counted thing, for the accessible name. */
  label: string
  /** Name of the form field; without script the browser checks the limits. */
  name?: string
  value: number
  minimum?: number
  maximum?: number
  deletesOnZero?: boolean
  disabled?: boolean
  /** Called with the parsed quantity after Enter, after leaving the field, or after a press of a button. */
  onChange: (value: number) => void
  onDelete?: () => void
  /** Receives the notice when the caller shows it elsewhere than below the field. */
  onNotice?: (notice: QuantityNotice | null) => void
  className?: string
}

/** A number of pieces, changed by typing, arrow keys or two buttons; tells the visitor what it corrected and why. */
export function QuantityField({
  label,
  name,
  value,
  minimum = defaultLimits.minimum,
  maximum = defaultLimits.maximum,
  deletesOnZero = false,
  disabled,
  onChange,
  onDelete,
  onNotice,
  className,
}: QuantityFieldProps) {
  const t = useTexts()
  const id = useId()
  const limits = { minimum, maximum, deletesOnZero }
  const [text, setText] = useState(String(value))
  const [notice, setNotice] = useState<QuantityNotice | null>(null)

  // The shop's quantity wins over the typed one. Set while rendering and not in an effect, which could overwrite a
  // later press.
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setText(String(value))
  }

  const take = (quantity: Quantity) => {
    if (onNotice) onNotice(quantity.notice)
    else setNotice(quantity.notice)
    if (quantity.isDeletion) {
      setText(String(value))
      onDelete?.()
      return
    }
    setText(String(quantity.value))
    if (quantity.value !== value) onChange(quantity.value)
  }
  const step = (by: 1 | -1) => take(stepQuantity(text, by, limits))
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1 } as const
    if (event.key === 'Enter') take(readQuantity(text, limits))
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') step(steps[event.key])
    else return
    event.preventDefault()
  }
  const deletes = deletesOnZero && readQuantity(text, limits).value <= minimum
  const message =
    notice?.kind === 'limit'
      ? t('ui.quantity.limit', { maximum: notice.maximum })
      : notice
        ? t('ui.quantity.minimum', { minimum: notice.minimum })
        : ''

  return (
    <div className={classNames(styles.field, className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can not be laid out as a row everywhere */}
      <div role="group" aria-label={label} className={styles.row}>
        <IconButton
          label={t(deletes ? 'ui.quantity.delete' : 'ui.quantity.less')}
          icon={
            deletes ? (
              <Trash2 aria-hidden="true" size={20} strokeWidth={1.75} />
            ) : (
              <Minus aria-hidden="true" size={20} strokeWidth={1.75} />
            )
          }
          disabled={disabled || (!deletes && value <= minimum && text === String(value))}
          onClick={() => step(-1)}
        />
        <input
          id={id}
          className={styles.input}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          name={name}
          aria-label={t('ui.quantity.label', { label })}
          aria-describedby={message ? `${id}-notice` : undefined}
          value={text}
          disabled={disabled}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={() => take(readQuantity(text, limits))}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={t('ui.quantity.more')}
          icon={<Plus aria-hidden="true" size={20} strokeWidth={1.75} />}
          disabled={disabled || value >= Math.max(maximum, minimum)}
          onClick={() => step(1)}
        />
      </div>
      <p id={`${id}-notice`} role="status" className={styles.notice}>
        {message}
      </p>
    </div>
  )
}
