import type { ComponentPropsWithRef } from 'react'
import { Search } from '#web/generated/icons/Search.ts'
import { classNames } from '../../class-names.ts'
import styles from './Field.module.css'

type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** Name of the field for screen readers. */
  label: string
  /** Name of the button. */
  submitLabel: string
}

/** Field and button of a search; the form around it is the caller's. */
export function SearchField({ label, submitLabel, className, ...input }: SearchFieldProps) {
  return (
    <div className={classNames(styles.search, className)}>
      <input
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        {...input}
        type="search"
        aria-label={label}
      />
      <button type="submit" aria-label={submitLabel}>
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  )
}
