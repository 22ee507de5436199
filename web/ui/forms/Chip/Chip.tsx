import type { ReactNode } from 'react'
import { X } from '#web/generated/icons/X.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { classNames } from '../../class-names.ts'
import styles from './Chip.module.css'

/** A word or two that say what something is. */
export function Tag({
  tone = 'sand',
  children,
}: {
  tone?: 'sand' | 'green' | 'yellow' | 'red' | 'blue'
  children: ReactNode
}) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>
}

type ChipProps = {
  href: string
  /** Chosen now. */
  selected?: boolean
  /** The link takes a choice back: shows a cross; give a `label` that says so. */
  removes?: boolean
  label?: string
  className?: string
  children: ReactNode
}

/** The look of chips, tabs, filters and pills, for what is no plain link. What is chosen looks the same everywhere. */
export const chipLook = (isSelected = false, className?: string): string =>
  classNames(styles.chip, isSelected && styles.selected, className)

/** A choice that is a link: a filter, a subcategory, a suggestion. */
export function Chip({ href, selected, removes, label, className, children }: ChipProps) {
  return (
    <Link
      href={href}
      className={chipLook(selected, className)}
      aria-label={label}
      aria-current={selected && !removes ? 'true' : undefined}
    >
      <span>{children}</span>
      {removes && <X size={16} strokeWidth={1.75} aria-hidden="true" />}
    </Link>
  )
}
