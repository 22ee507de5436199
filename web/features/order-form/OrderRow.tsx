import { type ClipboardEvent, memo } from 'react'
import { X } from '../../generated/icons/X.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/content/Picture/Picture.tsx'
import { Unbroken } from '../../ui/content/Unbroken/Unbroken.tsx'
import { TextField } from '../../ui/forms/Field/TextField.tsx'
import { IconButton } from '../../ui/forms/IconButton/IconButton.tsx'
import { type FormRow, isFilled, isRefused, type Result } from './form-rows.ts'
import styles from './OrderRow.module.css'

type OrderRowProps = {
  row: FormRow
  /** From 1. */
  place: number
  onChange: (key: number, cell: Partial<Pick<FormRow, 'articleNumber' | 'quantity'>>) => void
  onRemove: (key: number) => void
  /** True when what was pasted is taken as rows. */
  onPaste: (text: string) => boolean
}

/** One row of five hundred: drawn again only when it changes. */
export const OrderRow = memo(function OrderRow({ row, place, onChange, onRemove, onPaste }: OrderRowProps) {
  const t = useTexts()
  const { key, result } = row
  const isWrong = result !== null && isRefused(result)
  const isQuantityWrong = isWrong && result.code === 'BAD_QUANTITY'
  const noteId = result?.message ? `order-form-note-${key}` : undefined
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  return (
    <li className={classNames(styles.row, isWrong && styles.wrong)}>
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      <TextField
        className={styles.number}
        id={`order-form-number-${key}`}
        name="articleNumber"
        label={t('orderForm.row.number', { place })}
        hideLabel
        value={row.articleNumber}
        onChange={({ target }) => onChange(key, { articleNumber: target.value })}
        onPaste={paste}
        maxLength={100}
        invalid={isWrong && !isQuantityWrong}
        aria-describedby={noteId}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        className={styles.quantity}
        id={`order-form-quantity-${key}`}
        name="quantity"
        label={t('orderForm.row.quantity', { place })}
        hideLabel
        value={row.quantity}
        onChange={({ target }) => onChange(key, { quantity: target.value })}
        onPaste={paste}
        placeholder={isFilled(row) ? '1' : undefined}
        inputMode="numeric"
        maxLength={20}
        invalid={isQuantityWrong}
        aria-describedby={noteId}
        autoComplete="off"
      />
      {result && <Answer result={result} noteId={noteId} />}
      {isFilled(row) && (
        <IconButton
          className={styles.remove}
          label={t('orderForm.row.remove', { place })}
          icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={({ currentTarget }) => {
            // The button goes with its row: the focus goes on to the row that takes its place.
            const next = currentTarget.closest('li')?.nextElementSibling
            onRemove(key)
            const target = next?.querySelector('button') ?? next?.querySelector('input')
            target?.focus()
          }}
        />
      )}
    </li>
  )
})

function Answer({ result, noteId }: { result: Result; noteId: string | undefined }) {
  const t = useTexts()
  const { item, message, quantityAdded, quantity } = result
  return (
    <div className={styles.answer}>
      {item?.image && <Picture image={item.image} sizes="48px" alt="" className={styles.picture} />}
      <div className={styles.words}>
        {item && (
          <p>
            <Link href={item.path} className={styles.name}>
              <Unbroken text={item.name} />
            </Link>
            {item.variationText && <span className={styles.variant}> · {item.variationText}</span>}
          </p>
        )}
        {message && (
          <p id={noteId} className={classNames(styles.message, isRefused(result) && styles.refused)}>
            {message}
          </p>
        )}
      </div>
      {item && quantityAdded > 0 && (
        <p className={styles.total}>
          {quantityAdded !== quantity && (
            <span className={styles.pieces}>{t('orderForm.pieces', { count: quantityAdded })}</span>
          )}
          {item.total.stringValue}
        </p>
      )}
    </div>
  )
}
